export const metadata = { title: 'Blank', description: 'The blank app that the site is measured against.' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}

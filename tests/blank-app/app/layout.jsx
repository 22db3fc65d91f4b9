export const metadata = { title: 'Blank', description: 'The blank app that the site is compared with.' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}

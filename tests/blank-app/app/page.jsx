import Link from 'next/link';

export default function Page() {
  return (
    <>
      <h1>Blank</h1>
      <Link href="/">Home</Link>
    </>
  );
}

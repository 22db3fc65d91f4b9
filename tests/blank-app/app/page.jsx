import Link from 'next/link';
import { pages } from './pages';

export default function Page() {
  return (
    <>
      <h1>Blank</h1>
      {pages.map((page) => (
        <Link key={page} href={`/${page}`}>
          {page}
        </Link>
      ))}
    </>
  );
}

import { pages } from '../pages';

export const dynamicParams = false;

export function generateStaticParams() {
  return pages.map((page) => ({ page }));
}

export default async function Page({ params }) {
  return <h1>{(await params).page}</h1>;
}

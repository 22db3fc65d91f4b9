import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContentPage } from '@/components/pages/content-page';
import { UnfinishedPage } from '@/components/pages/unfinished-page';
import { content } from '@/lib/content-loader/content';
import { isUnfinished } from '@/lib/content-model/pages';
import { pageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ page: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(content().pages).map((path) => ({ page: path.slice(1) }));
}

async function findPage(params: Props['params']) {
  const path = `/${(await params).page}`;
  const page = content().pages[path];
  return page ? { path, page } : notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, page } = await findPage(params);
  return pageMetadata({ title: page.name, description: page.description, path, noindex: isUnfinished(page) });
}

export default async function Page({ params }: Props) {
  const { page } = await findPage(params);
  return isUnfinished(page) ? <UnfinishedPage page={page} /> : <ContentPage page={page} />;
}

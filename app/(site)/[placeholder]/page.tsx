import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContentPage } from '@/components/placeholder/content-page';
import { PlaceholderPage } from '@/components/placeholder/placeholder-page';
import { content } from '@/lib/content-model/content';
import { isUnfinished, type PlaceholderRecord } from '@/lib/content-model/placeholders';
import { pageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ placeholder: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(content().placeholders.pages).map((placeholder) => ({ placeholder }));
}

async function findPage(params: Props['params']) {
  const { placeholder } = await params;
  const pages: Record<string, PlaceholderRecord | undefined> = content().placeholders.pages;
  const page = pages[placeholder];
  return page ? { path: `/${placeholder}`, page } : notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, page } = await findPage(params);
  return pageMetadata({ title: page.name, description: page.description, path, noindex: isUnfinished(page) });
}

export default async function Page({ params }: Props) {
  const { page } = await findPage(params);
  const { placeholders: texts, navigation } = content();
  if (isUnfinished(page)) return <PlaceholderPage {...texts} page={page} />;
  return <ContentPage {...texts} page={page} newTab={navigation.texts.newTab} />;
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContentPage } from '@/components/placeholder/content-page';
import { PlaceholderPage } from '@/components/placeholder/placeholder-page';
import { isUnfinished } from '@/lib/content-schema/placeholders';
import { contactAbout } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { content } from '@/lib/site-content';

const { pages, ...texts } = content.placeholders;

interface Props {
  params: Promise<{ placeholder: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(pages).map((route) => ({ placeholder: route.slice(1) }));
}

async function findPage(params: Props['params']) {
  const path = `/${(await params).placeholder}`;
  const page = Object.entries(pages).find(([route]) => route === path)?.[1];
  if (!page) notFound();
  const { link, subject } = page;
  return { path, page: { ...page, link: subject ? { ...link, href: contactAbout(subject) } : link } };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, page } = await findPage(params);
  return pageMetadata({ title: page.name, description: page.description, path, noindex: isUnfinished(page) });
}

export default async function Page({ params }: Props) {
  const { page } = await findPage(params);
  if (isUnfinished(page)) return <PlaceholderPage {...texts} page={page} />;
  return <ContentPage {...texts} page={page} newTab={content.navigation.texts.newTab} />;
}

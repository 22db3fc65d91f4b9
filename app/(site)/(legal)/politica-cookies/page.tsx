import type { Metadata } from 'next';
import { LegalArticle } from '@/components/legal/legal-article';
import { content } from '@/lib/content-loader/content';
import { routes } from '@/lib/routes';
import { legalMetadata } from '@/lib/seo/metadata';

export function generateMetadata(): Metadata {
  return legalMetadata(content().legal.cookiePolicy, routes.cookiePolicy);
}

export default function CookiePolicyPage() {
  return <LegalArticle page={content().legal.cookiePolicy} />;
}

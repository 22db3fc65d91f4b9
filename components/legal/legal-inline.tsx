import { SectionLink } from '@/components/layout/section-link';
import { RouteLink } from '@/components/ui/route-link';
import type { LegalInline as Inline } from '@/lib/content-schema/legal';

function LegalLink({ href, text }: { href: string; text: string }) {
  if (isSection(href)) return <SectionLink href={href}>{text}</SectionLink>;
  if (href.startsWith('/')) return <RouteLink href={href}>{text}</RouteLink>;
  return <a href={href}>{text}</a>;
}

function isSection(href: string): href is `/#${string}` {
  return href.startsWith('/#');
}

/** Running text of a legal document, with its links. */
export function LegalInline({ text }: { text: Inline }) {
  if (typeof text === 'string') return text;
  return text.map((run, index) => (typeof run === 'string' ? run : <LegalLink key={index} {...run} />));
}

import { Link } from '@/components/ui/link';
import type { LegalInline as Inline } from '@/lib/content-schema/legal';

/** Running text of a legal document, with its links. */
export function LegalInline({ text }: { text: Inline }) {
  if (typeof text === 'string') return text;
  return text.map((run, index) => {
    if (typeof run === 'string') return run;
    const Tag = run.href.startsWith('/') ? Link : 'a';
    return (
      <Tag key={index} href={run.href}>
        {run.text}
      </Tag>
    );
  });
}

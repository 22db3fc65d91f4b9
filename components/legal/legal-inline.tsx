import type { LegalInline as Inline } from '@/lib/content-schema/legal';

/** Running text of a legal document, with its links. */
export function LegalInline({ text }: { text: Inline }) {
  if (typeof text === 'string') return text;
  return text.map((run, index) =>
    typeof run === 'string' ? (
      run
    ) : (
      <a key={index} href={run.href}>
        {run.text}
      </a>
    ),
  );
}

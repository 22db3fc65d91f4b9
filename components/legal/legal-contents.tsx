import { cx } from 'class-variance-authority';
import type { LegalDocument } from '@/lib/content-schema/legal';

interface LegalContentsProps {
  title: string;
  sections: LegalDocument['sections'];
}

/** Sticky beside the text, or above it in two columns and then one. The padding leaves room for focus outlines. */
const place = cx(
  '-m-1 p-1 print:hidden',
  'bar:sticky bar:top-[calc(var(--spacing-bar)+1.5rem)] bar:col-[1/5] bar:self-start',
  'bar:max-h-[calc(100svh-var(--spacing-bar)-3rem-var(--cookies))] bar:overflow-y-auto',
  'max-bar:col-span-full max-bar:mb-[clamp(3rem,6vw,4.5rem)]',
);

/** The table of contents of a legal document. */
export function LegalContents({ title, sections }: LegalContentsProps) {
  return (
    <nav className={place} aria-labelledby="indice">
      <h2 id="indice" className="mb-2 text-time tracking-button font-stretch-115%">
        {title}
      </h2>
      <ol className="gap-x-gap max-bar:columns-2 max-column:columns-1">
        {sections.map(({ id, heading }) => (
          <li key={id} className="break-inside-avoid">
            <a
              className="flex min-h-11 items-center border-t border-tinta/15 py-1.5 leading-tight hover:text-hondo focus-visible:text-hondo focus-visible:-outline-offset-2"
              href={`#${id}`}
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { cx } from 'class-variance-authority';
import type { LegalDocument } from '@/lib/content-schema/legal';

interface LegalContentsProps {
  title: string;
  sections: readonly Pick<LegalDocument['sections'][number], 'id' | 'heading'>[];
}

/** Beside the text, and there while one reads; above it, in two columns and then one, where there is no room. */
const contents = cx(
  '-m-1 p-1 max-bar:col-span-full max-bar:mb-[clamp(3rem,6vw,4.5rem)] bar:col-[1/5] bar:self-start print:hidden',
  'bar:sticky bar:top-[calc(var(--spacing-bar)+1.5rem)] bar:max-h-[calc(100svh-var(--spacing-bar)-3rem)] bar:overflow-y-auto',
);

/** The contents list of a legal text. */
export function LegalContents({ title, sections }: LegalContentsProps) {
  return (
    <nav className={contents} aria-labelledby="indice">
      <h2 id="indice" className="mb-2 text-time tracking-button font-stretch-115%">
        {title}
      </h2>
      <ol className="gap-x-gap max-bar:columns-2 max-column:columns-1">
        {sections.map(({ id, heading }) => (
          <li key={id} className="max-bar:break-inside-avoid">
            <a
              className="flex min-h-11 items-center border-t border-tinta/15 py-1.5 leading-[1.3] hover:text-hondo focus-visible:text-hondo focus-visible:-outline-offset-2"
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

import { cx } from 'class-variance-authority';
import type { LegalPage } from '@/lib/content-model/schemas/legal';
import { documentIds } from '@/lib/routes';
import styles from './legal.module.css';

interface LegalContentsProps {
  title: string;
  sections: LegalPage['sections'];
}

export function LegalContents({ title, sections }: LegalContentsProps) {
  return (
    <nav className={cx(styles.contents, 'print:hidden')} aria-labelledby={documentIds.legalContents}>
      <h2 id={documentIds.legalContents} className="mb-2 text-time tracking-button font-stretch-115%">
        {title}
      </h2>
      <ol className="gap-x-gap">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a className="flex min-h-11 items-center py-1.5 leading-tight" href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

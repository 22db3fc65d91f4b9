import { cx } from 'class-variance-authority';
import type { LegalDocument } from '@/lib/content-schema/legal';
import styles from './legal-contents.module.css';

interface LegalContentsProps {
  title: string;
  sections: readonly Pick<LegalDocument['sections'][number], 'id' | 'heading'>[];
}

/** The contents list of a legal text. */
export function LegalContents({ title, sections }: LegalContentsProps) {
  return (
    <nav className={cx(styles.contents, 'print:hidden')} aria-labelledby="indice">
      <h2 id="indice" className="mb-2 text-time tracking-button font-stretch-115%">
        {title}
      </h2>
      <ol className={styles.list}>
        {sections.map(({ id, heading }) => (
          <li key={id} className={styles.entry}>
            <a className={styles.link} href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

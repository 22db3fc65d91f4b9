import { cx } from 'class-variance-authority';
import { TitleText } from '@/components/ui/title-text';
import { WaveDivider } from '@/components/brand/wave-divider';
import type { LegalCommon, LegalDocument as Document } from '@/lib/content-schema/legal';
import { formatMonth } from '@/lib/dates';
import { LegalBlock } from './legal-block';
import { LegalContents } from './legal-contents';
import { LegalInline } from './legal-inline';
import styles from './legal.module.css';

interface LegalDocumentProps {
  document: Document;
  texts: LegalCommon;
  /** Rows of the table of stored data, in the cookie policy. */
  storage?: string[][];
}

/** A legal document: title, month of its last update, table of contents and sections. */
export function LegalDocument({ document, texts, storage = [] }: LegalDocumentProps) {
  const { title, wave, updatedOn, intro, sections } = document;
  return (
    <article className={styles.document}>
      <header>
        <h1>
          <TitleText {...title} />
        </h1>
        <WaveDivider wave={wave} className={cx(styles.wave, 'text-accent-deep print:text-black')} />
        <p className="measure-34 text-lead text-pretty">
          <LegalInline text={intro} />
        </p>
        <p className="mt-4 text-muted">
          {texts.updated} <time dateTime={updatedOn.slice(0, 7)}>{formatMonth(updatedOn)}</time>
        </p>
      </header>
      <div className={cx(styles.body, 'grid grid-cols-12 gap-x-gap max-column:block print:block')}>
        <LegalContents title={texts.contents} sections={sections} />
        <div className={styles.sections}>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className={styles.heading}>
                {heading}
              </h2>
              <WaveDivider wave={wave} className="mt-4 mb-6 text-accent-deep print:text-black" />
              <div className={styles.blocks}>
                {blocks.map((block, index) => (
                  <LegalBlock key={index} block={block} storage={storage} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

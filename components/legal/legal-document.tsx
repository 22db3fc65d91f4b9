import { cx } from 'class-variance-authority';
import { TitleText } from '@/components/ui/title-text';
import { WaveDivider } from '@/components/drawing/wave-divider';
import type { LegalCommon, LegalDocument as Document } from '@/lib/content-schema/legal';
import { formatMonth } from '@/lib/dates';
import { LegalBlock, type StorageRow } from './legal-block';
import { LegalContents } from './legal-contents';
import styles from './legal-document.module.css';
import { LegalInline } from './legal-inline';

interface LegalDocumentProps {
  document: Document;
  texts: LegalCommon;
  /** Rows of the table of stored data, for a document that has one. */
  storage?: readonly StorageRow[];
}

/** A legal text: title, date of its last update, contents list and sections. */
export function LegalDocument({ document, texts, storage = [] }: LegalDocumentProps) {
  const { title, wave, updatedOn, intro, sections } = document;
  return (
    <article className={styles.document}>
      <header>
        <h1 className={styles.title}>
          <TitleText {...title} />
        </h1>
        <WaveDivider wave={wave} className={cx(styles.divider, 'text-hondo print:text-black')} />
        <p className="measure-34 text-lead text-pretty">
          <LegalInline text={intro} />
        </p>
        <p className="mt-4 text-muted">
          {texts.updated} <time dateTime={updatedOn.slice(0, 7)}>{formatMonth(updatedOn)}</time>
        </p>
      </header>
      <div className={styles.body}>
        <LegalContents title={texts.contents} sections={sections} />
        <div className={styles.prose}>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              <WaveDivider wave={wave} className="mt-4 mb-6 text-hondo print:text-black" />
              {blocks.map((block, index) => (
                <LegalBlock key={index} block={block} storage={storage} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

import { TitleText } from '@/components/ui/title-text';
import { WaveDivider } from '@/components/drawing/wave-divider';
import type { LegalCommon, LegalDocument as Document } from '@/lib/content-schema/legal';
import { formatMonth } from '@/lib/dates';
import { LegalBlock, type StorageRow } from './legal-block';
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
    <article>
      <header>
        <h1>
          <TitleText {...title} />
        </h1>
        <WaveDivider wave={wave} />
        <p className="lead">
          <LegalInline text={intro} />
        </p>
        <p className="mut">
          {texts.updated} <time dateTime={updatedOn.slice(0, 7)}>{formatMonth(updatedOn)}</time>
        </p>
      </header>
      <div className="cols">
        <nav className="toc" aria-labelledby="indice">
          <h2 id="indice">{texts.contents}</h2>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose">
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              <WaveDivider wave={wave} />
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

import { TitleText } from '@/components/ui/title-text';
import { WaveDivider } from '@/components/drawing/wave-divider';
import type { LegalCommon, LegalDocument as Document } from '@/lib/content-schema/legal';
import { formatMonth } from '@/lib/dates';
import { LegalBlock } from './legal-block';
import { LegalContents } from './legal-contents';
import { LegalInline } from './legal-inline';

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
    <article className="pt-[clamp(2.5rem,5vw,4.5rem)] pb-[clamp(3.5rem,6vw,6rem)]">
      <header>
        <h1 className="print:text-[26pt]">
          <TitleText {...title} />
        </h1>
        <WaveDivider
          wave={wave}
          className="mt-[clamp(1.5rem,2.5vw,2.5rem)] mb-[clamp(1.75rem,3vw,3rem)] text-hondo print:text-black"
        />
        <p className="measure-34 text-lead text-pretty">
          <LegalInline text={intro} />
        </p>
        <p className="mt-4 text-muted">
          {texts.updated} <time dateTime={updatedOn.slice(0, 7)}>{formatMonth(updatedOn)}</time>
        </p>
      </header>
      <div className="mt-[clamp(3rem,5.5vw,5.5rem)] grid grid-cols-12 gap-x-gap max-column:block print:mt-8 print:block">
        <LegalContents title={texts.contents} sections={sections} />
        <div className="col-[5/13] max-w-184 space-y-[clamp(3rem,4.5vw,4.5rem)] hyphens-auto [hyphenate-limit-chars:8_4_4] max-bar:col-span-full print:max-w-none print:space-y-8">
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} aria-labelledby={id}>
              <h2
                id={id}
                className="scroll-mt-6 text-[clamp(min(1.5rem,7.75vw),2.3vw,2.25rem)] leading-[1.08] tracking-[-0.02em] hyphens-manual print:text-[14pt]"
              >
                {heading}
              </h2>
              <WaveDivider wave={wave} className="mt-4 mb-6 break-after-avoid text-hondo print:text-black" />
              <div className="space-y-4.5">
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

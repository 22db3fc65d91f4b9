import { cx } from 'class-variance-authority';
import { toString } from 'mdast-util-to-string';
import { columnsClasses } from '@/components/ui/container';
import { TitleText } from '@/components/ui/title-text';
import { WaveDivider } from '@/components/brand/wave';
import type { LegalPage } from '@/lib/content-model/legal';
import { formatMonth } from '@/lib/dates';
import { layoutIds } from '@/lib/routes';
import { legalWords } from '@/lib/words/pages';
import { LegalText, Markdown } from './legal-text';
import styles from './legal.module.css';

function LegalContents({ sections }: Pick<LegalPage, 'sections'>) {
  return (
    <nav className={cx(styles.contents, 'print:hidden')} aria-labelledby={layoutIds.legalContents}>
      <h2 id={layoutIds.legalContents} className="mb-2 text-plus tracking-button font-stretch-115%">
        {legalWords.contents}
      </h2>
      <ol className="gap-x-gap">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a className="flex min-h-11 items-center py-1.5 leading-tight" href={`#${id}`}>
              {toString(heading)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A legal page with its title, the month of its last update, a table of contents and the sections. */
export function LegalArticle({ page }: { page: LegalPage }) {
  const { title, wave, updatedOn, intro, sections } = page;
  return (
    <article className={styles.document}>
      <header>
        <h1>
          <TitleText {...title} />
        </h1>
        <WaveDivider wave={wave} className={cx(styles.wave, 'text-accent-deep print:text-black')} />
        <LegalText className="measure-34 text-lead" text={intro} />
        <p className="mt-4 text-muted">
          {legalWords.updated} <time dateTime={updatedOn.slice(0, 7)}>{formatMonth(updatedOn)}</time>
        </p>
      </header>
      <div className={cx(styles.body, columnsClasses, 'print:block')}>
        <LegalContents sections={sections} />
        <div className={styles.sections}>
          {sections.map(({ id, heading, body }) => (
            <section key={id} aria-labelledby={id}>
              <Markdown node={{ ...heading, data: { hProperties: { id } } }} />
              <WaveDivider wave={wave} className="mt-4 mb-6 text-accent-deep print:text-black" />
              <LegalText text={body} />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

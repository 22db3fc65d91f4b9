import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { WaveGlyph } from '@/components/brand/wave-glyph';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import type { EventPageContent, NextEvent } from '@/lib/content-schema/event';
import type { DownloadFile } from '@/lib/documents/download-file';

interface DownloadsProps extends Pick<
  EventPageContent['downloads'],
  'title' | 'intro' | 'format' | 'languages'
> {
  files: (NextEvent['downloads'][number] & DownloadFile)[];
  children: ReactNode;
}

/** Two heights in turn, aligned at the bottom. */
const pass = 'relative flex flex-col px-card pt-7 pb-7.5 max-column:mt-3 max-column:min-h-60';
const tall = 'col-[1/8] min-h-100 only-of-type:col-[1/13] on-ink';
const low = 'col-[8/13] min-h-82.5 bg-paper-shade';
/** Right padding for the arrow. */
const foot =
  'relative mt-5.5 flex flex-wrap items-center gap-x-4 gap-y-1 border-t-stroke pt-4 pr-8 text-small';

/** The files to download, drawn as passes. */
export function Downloads({ title, intro, format, languages, files, children }: DownloadsProps) {
  return (
    <Section surface="paper" half="top">
      <Container columns className="items-end">
        <SectionHead title={title} className="col-span-full mb-[clamp(2.25rem,4.4vw,4rem)]">
          {intro}
        </SectionHead>
        {files.map((file, index) => (
          <a
            key={file.file}
            className={cx(pass, index % 2 === 0 ? tall : low, index > 1 && 'column:mt-gap')}
            href={file.href}
            download={file.fileName}
            lang={file.language}
            hrefLang={file.language}
          >
            <WaveGlyph wave={file.icon} />
            <b className="mt-auto mb-2.5 pt-8 font-display text-h3 font-stretch-130% max-smallest:font-stretch-normal">
              {file.title}
            </b>
            <span className="measure-24">{file.description}</span>
            <span className={foot}>
              <strong className="font-display leading-label font-semibold font-stretch-115%">
                {file.label}
              </strong>
              <span lang="es">
                {format}, {languages[file.language]}, {file.size}
              </span>
              <span className="absolute right-0 bottom-[0.25em] icon icon-download" />
            </span>
          </a>
        ))}
        {children}
      </Container>
    </Section>
  );
}

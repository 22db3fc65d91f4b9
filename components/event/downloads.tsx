import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { WaveGlyph } from '@/components/brand/wave-glyph';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { TitleText } from '@/components/ui/title-text';
import type { NextEvent } from '@/lib/content-model/schemas/event';
import type { EventLabels } from '@/lib/content-model/schemas/event-labels';
import type { DownloadFile } from '@/lib/event/download-file';

type DownloadsProps = EventLabels['downloads'] & {
  files: (NextEvent['downloads'][number] & DownloadFile)[];
  children: ReactNode;
};

const passes = cx(
  'col-[6/13] grid grid-cols-[4fr_3fr] items-end gap-gap max-1140:col-span-full',
  'max-820:mt-3 max-820:grid-cols-1 max-820:gap-3',
);

/** The files to download, drawn as passes, tall and short in turn. The children are other ways to keep the dates. */
export function Downloads({ title, intro, format, languages, files, children }: DownloadsProps) {
  return (
    <Section surface="paper" half="top" light>
      <Container columns>
        <div className="col-[1/6] max-1140:col-span-full max-1140:mb-9">
          <h2 className="text-h2-small">
            <TitleText {...title} breakBefore />
          </h2>
          <p className="mt-6 measure-23 text-muted">{intro}</p>
          {children}
        </div>
        <div className={passes}>
          {files.map((file, index) => (
            <a
              key={file.file}
              className={cx(
                'flex flex-col px-card pt-7 pb-7.5 only:col-span-full max-820:min-h-60',
                index % 2 === 0 ? 'min-h-80 on-ink' : 'min-h-66 bg-paper-shade',
              )}
              href={file.href}
              download={file.fileName}
              lang={file.language}
              hrefLang={file.language}
            >
              <WaveGlyph wave={file.icon} />
              <b className="mt-auto mb-2.5 pt-8 font-display text-h3 font-stretch-130% max-320:font-stretch-normal">
                {file.title}
              </b>
              <span className="measure-23">{file.description}</span>
              <span className="relative mt-5.5 flex flex-wrap items-center gap-x-4 gap-y-1 border-t-stroke pt-4 pr-8 text-small">
                <strong className="font-display leading-label font-semibold font-stretch-115%">
                  {file.label}
                </strong>
                <span lang="es">
                  {format}, {languages[file.language]}, {file.size}
                </span>
                <svg
                  className="absolute right-0 bottom-1 w-4 fill-none stroke-current stroke-2"
                  viewBox="0 0 16 18"
                  aria-hidden="true"
                >
                  <path d="M8 0v15M1.5 8.5 8 15l6.5-6.5M0 17h16" />
                </svg>
              </span>
            </a>
          ))}
        </div>
      </Container>
    </Section>
  );
}

import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { WaveGlyph } from '@/components/brand/wave';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { TitleText } from '@/components/ui/title-text';
import type { EventContent } from '@/lib/content-model/event';
import type { DownloadFile } from '@/lib/event/download-file';
import { eventSections } from '@/lib/routes';
import { eventWords } from '@/lib/words/event';

interface DownloadsProps {
  files: (EventContent['downloads'][number] & DownloadFile)[];
  children: ReactNode;
}

/** The files to download, drawn as passes, tall and short in turn. The children are other ways to keep the dates. */
export function Downloads({ files, children }: DownloadsProps) {
  const { title, intro, format, languages } = eventWords.downloads;
  return (
    <Section id={eventSections.downloads} surface="paper" padding="half-above">
      <Container as="section" columns>
        <header className="col-[1/6] mb-10 max-1140:col-span-full">
          <h2 className="text-h2-small">
            <TitleText {...title} breakBefore />
          </h2>
          <p className="mt-6 measure-23 text-muted">{intro}</p>
          {children}
        </header>
        <ul className="col-[6/13] grid grid-cols-2 items-end gap-x-gap gap-y-3 max-1140:col-span-full max-820:grid-cols-1">
          {files.map((file, index) => (
            <li key={file.file}>
              <a
                className={cx('flex flex-col px-card py-6.25', index % 2 === 0 ? 'on-ink' : 'bg-paper-shade')}
                href={file.href}
                download={file.fileName}
                lang={file.language}
                hrefLang={file.language}
              >
                <WaveGlyph wave={file.icon} />
                <b className={cx('mb-2 like-h3', index % 2 === 0 ? 'mt-20' : 'mt-12')}>{file.title}</b>
                <span className="measure-23">{file.description}</span>
                <span className="mt-5.5 flex items-end justify-between gap-4 border-t-stroke pt-5 text-small">
                  <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
                    <strong className="font-display leading-label font-semibold font-stretch-115%">
                      {file.label}
                    </strong>
                    <span lang="es">
                      {format}, {languages[file.language]}, {file.size}
                    </span>
                  </span>
                  <svg
                    className="size-4 flex-none fill-none stroke-current stroke-2"
                    viewBox="0 0 16 16"
                    aria-hidden="true"
                  >
                    <path d="M8 0v13M2 7l6 6 6-6M0 15h16" />
                  </svg>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

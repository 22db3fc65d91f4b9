import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { WaveGlyph } from '@/components/drawing/wave-glyph';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import type { EventPageContent, NextEvent } from '@/lib/content-schema/event';
import type { DownloadFile } from '@/lib/documents/download-file';
import styles from './downloads.module.css';

interface DownloadsProps extends Pick<
  EventPageContent['downloads'],
  'title' | 'intro' | 'format' | 'languages'
> {
  files: (NextEvent['downloads'][number] & DownloadFile)[];
  /** What else to take along. */
  children: ReactNode;
}

const tallPass = cx(styles.tall, 'on-tinta print:on-paper');

/** The files to take along, each a pass for the weekend. */
export function Downloads({ title, intro, format, languages, files, children }: DownloadsProps) {
  return (
    <Section ground="cal" half="top">
      <Container columns className="items-end">
        <SectionHead title={title} className={cx(styles.head, 'col-span-full')}>
          {intro}
        </SectionHead>
        {files.map((file, index) => (
          <a
            key={file.file}
            className={cx(styles.pass, index === 0 ? tallPass : 'bg-cal-2')}
            href={file.href}
            download={file.fileName}
            lang={file.language}
            hrefLang={file.language}
          >
            <WaveGlyph wave={file.icon} />
            <b className={cx(styles.title, 'font-display text-h3 font-stretch-130%')}>{file.title}</b>
            <span className="measure-24">{file.description}</span>
            <span className={cx(styles.foot, 'text-small')}>
              <strong className="font-display leading-label font-semibold font-stretch-115%">
                {file.label}
              </strong>
              <span lang="es">
                {format}, {languages[file.language]}, {file.size}
              </span>
              <i className={cx('icon', styles.arrow)} />
            </span>
          </a>
        ))}
        {children}
      </Container>
    </Section>
  );
}

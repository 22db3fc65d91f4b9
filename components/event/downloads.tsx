import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { WaveGlyph } from '@/components/brand/wave-glyph';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import type { NextEvent } from '@/lib/content-model/event';
import type { EventLabels } from '@/lib/content-model/event-labels';
import type { DownloadFile } from '@/lib/event/download-file';
import styles from './downloads.module.css';

type DownloadsProps = EventLabels['downloads'] & {
  files: (NextEvent['downloads'][number] & DownloadFile)[];
  children: ReactNode;
};

/** The files to download, drawn as passes. */
export function Downloads({ title, intro, format, languages, files, children }: DownloadsProps) {
  return (
    <Section surface="paper" half="top">
      <Container columns className="items-end">
        <SectionHead title={title} className="col-span-full mb-16 max-column:mb-9">
          {intro}
        </SectionHead>
        {files.map((file, index) => (
          <a
            key={file.file}
            className={cx(styles.pass, index % 2 === 0 ? cx(styles.tall, 'on-ink') : styles.low)}
            href={file.href}
            download={file.fileName}
            lang={file.language}
            hrefLang={file.language}
          >
            <WaveGlyph wave={file.icon} />
            <b
              className={cx(
                styles.title,
                'font-display text-h3 font-stretch-130% max-smallest:font-stretch-normal',
              )}
            >
              {file.title}
            </b>
            <span className="measure-23">{file.description}</span>
            <span className={cx(styles.foot, 'text-small')}>
              <strong className="font-display leading-label font-semibold font-stretch-115%">
                {file.label}
              </strong>
              <span lang="es">
                {format}, {languages[file.language]}, {file.size}
              </span>
              <span className={cx(styles.arrow, 'icon')} />
            </span>
          </a>
        ))}
        {children}
      </Container>
    </Section>
  );
}

import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { WaveGlyph } from '@/components/brand/wave-glyph';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { TitleText } from '@/components/ui/title-text';
import type { NextEvent } from '@/lib/content-model/schemas/event';
import type { EventLabels } from '@/lib/content-model/schemas/event-labels';
import type { DownloadFile } from '@/lib/event/download-file';
import styles from './downloads.module.css';

type DownloadsProps = EventLabels['downloads'] & {
  files: (NextEvent['downloads'][number] & DownloadFile)[];
  children: ReactNode;
};

/** The files to download, drawn as passes. The children are other ways to keep the dates. */
export function Downloads({ title, intro, format, languages, files, children }: DownloadsProps) {
  return (
    <Section surface="paper" half="top" light>
      <Container columns className="items-end">
        <div className={styles.words}>
          <h2 className="text-h2-small">
            <TitleText {...title} breakBefore />
          </h2>
          <p className="mt-6 measure-23 text-muted">{intro}</p>
          {children}
        </div>
        {files.map((file, index) => (
          <a
            key={file.file}
            className={cx(styles.pass, index % 2 === 0 ? cx(styles.tall, 'on-ink') : styles.short)}
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
      </Container>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { WaveGlyph } from '@/components/drawing/wave-glyph';
import { SectionHead } from '@/components/ui/section-head';
import type { EventPageContent, NextEvent } from '@/lib/content-schema/event';

interface DownloadsProps extends Pick<
  EventPageContent['downloads'],
  'title' | 'intro' | 'format' | 'languages'
> {
  /** With the file's size in words: '64 kB'. */
  files: (NextEvent['downloads'][number] & { size: string })[];
  /** What else to take along. */
  children: ReactNode;
}

/** The files to take along, each a pass for the weekend. */
export function Downloads({ title, intro, format, languages, files, children }: DownloadsProps) {
  return (
    <section className="sec on-cal dl">
      <div className="wrap cols">
        <SectionHead title={title}>{intro}</SectionHead>
        {files.map((file) => (
          <a
            key={file.file}
            className="pass"
            href={file.file}
            download
            lang={file.language}
            hrefLang={file.language}
          >
            <WaveGlyph wave={file.icon} />
            <b>{file.title}</b>
            <span>{file.description}</span>
            <span className="pass-f down">
              <strong>{file.label}</strong>
              <span lang="es">
                {format}, {languages[file.language]}, {file.size}
              </span>
            </span>
          </a>
        ))}
        {children}
      </div>
    </section>
  );
}

import { SectionHead } from '@/components/ui/section-head';
import { WaveGlyph } from '@/components/drawing/wave-glyph';
import type { EventPageContent, NextEvent } from '@/lib/content-schema/event';
import type { DownloadFile } from '@/lib/documents/download-file';

interface DownloadCardsProps extends Pick<
  EventPageContent['downloads'],
  'title' | 'intro' | 'format' | 'languages'
> {
  files: (NextEvent['downloads'][number] & DownloadFile)[];
}

/** The files to take along, each a pass for the weekend. */
export function DownloadCards({ title, intro, format, languages, files }: DownloadCardsProps) {
  return (
    <>
      <SectionHead title={title}>{intro}</SectionHead>
      {files.map((file) => (
        <a
          key={file.file}
          className="pass"
          href={file.href}
          download={file.fileName}
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
    </>
  );
}

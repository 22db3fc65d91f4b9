import type { ReactNode } from 'react';

interface DownloadsProps {
  /** DownloadCards. */
  cards: ReactNode;
  /** What else to take along. */
  children: ReactNode;
}

export function Downloads({ cards, children }: DownloadsProps) {
  return (
    <section className="sec on-cal dl">
      <div className="wrap cols">
        {cards}
        {children}
      </div>
    </section>
  );
}

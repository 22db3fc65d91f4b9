import type { ReactNode } from 'react';

interface DownloadsProps {
  /** Passes. */
  passes: ReactNode;
  /** What else to take along. */
  children: ReactNode;
}

export function Downloads({ passes, children }: DownloadsProps) {
  return (
    <section className="sec on-cal dl">
      <div className="wrap cols">
        {passes}
        {children}
      </div>
    </section>
  );
}

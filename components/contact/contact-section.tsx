import type { ReactNode } from 'react';
import { sections } from '@/lib/routes';

interface ContactProps {
  title: string;
  /** The other ways to write. */
  card: ReactNode;
  /** The form. */
  children: ReactNode;
}

export function Contact({ title, card, children }: ContactProps) {
  return (
    <section id={sections.contact} className="sec ctc on-cal">
      <div className="wrap">
        <h2>{title}</h2>
        <div className="cols">
          {card}
          <div className="ctc-f">{children}</div>
        </div>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { sections } from '@/lib/routes';

interface FaqProps {
  /** FaqIntro. */
  intro: ReactNode;
  /** The questions. */
  children: ReactNode;
}

export function Faq({ intro, children }: FaqProps) {
  return (
    <section id={sections.faq} className="sec on-tinta faq">
      <div className="wrap cols">
        {intro}
        {children}
      </div>
    </section>
  );
}

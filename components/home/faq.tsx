import type { ReactNode } from 'react';
import { TitleText } from '@/components/ui/title-text';
import type { FaqContent } from '@/lib/content-schema/home';
import { sections } from '@/lib/routes';

interface FaqProps extends Pick<FaqContent, 'title' | 'intro' | 'link'> {
  /** The questions. */
  children: ReactNode;
}

export function Faq({ title, intro, link, children }: FaqProps) {
  return (
    <section id={sections.faq} className="sec on-tinta faq">
      <div className="wrap cols">
        <h2>
          <TitleText {...title} />
        </h2>
        <div className="faq-l">
          <p className="mut">{intro}</p>
          <a className="link" href={link.href}>
            {link.label}
          </a>
        </div>
        {children}
      </div>
    </section>
  );
}

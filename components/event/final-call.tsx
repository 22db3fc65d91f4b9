import type { ReactNode } from 'react';
import { TitleText } from '@/components/ui/title-text';
import type { EventPageContent } from '@/lib/content-schema/event';

/** The last word of the page, on the earth's own red; the buy button comes as child. */
export function FinalCall({ title, text, children }: EventPageContent['call'] & { children: ReactNode }) {
  return (
    <section className="call">
      <div className="wrap">
        <div>
          <h2>
            <TitleText {...title} breakBefore />
          </h2>
          <p>{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}

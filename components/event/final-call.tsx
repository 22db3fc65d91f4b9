import type { ReactNode } from 'react';
import { Merlons } from '@/components/music/playing';
import { Container } from '@/components/ui/container';
import { TitleText } from '@/components/ui/title-text';
import type { EventPageContent } from '@/lib/content-schema/event';

/** The last section of the event page; the buy button is its child. */
export function FinalCall({ title, text, children }: EventPageContent['call'] & { children: ReactNode }) {
  return (
    <section className="battlement relative on-accent pt-21 pb-23 max-column:pt-14 max-column:pb-15 print:break-inside-avoid">
      <Merlons />
      <Container className="flex flex-wrap items-end justify-between gap-10">
        <div className="max-w-full min-w-0">
          <h2 className="text-h2-call">
            <TitleText {...title} breakBefore />
          </h2>
          <p className="mt-6 measure-30">{text}</p>
        </div>
        {children}
      </Container>
    </section>
  );
}

import { cx } from 'class-variance-authority';
import { buttonVariants } from '@/components/ui/button';
import { TitleText } from '@/components/ui/title-text';
import type { EventPageContent, NextEvent } from '@/lib/content-schema/event';
import { splitTitle } from '@/lib/event/split-title';
import { arrivalId } from './arrival';
import { TicketLink, type TicketLinkProps } from './ticket-link';

interface EventWordsProps {
  event: Pick<NextEvent, 'place'>;
  page: Pick<EventPageContent, 'intro' | 'heroAccentWords' | 'arrivalLink'>;
  facts: { label: string; value: string }[];
  ticket: TicketLinkProps;
}

/** Four in a row, two by two, or as many beside each other as their words allow. */
const factList = cx(
  'my-9 grid grid-cols-[repeat(4,auto)] justify-start gap-x-[clamp(1.5rem,3.9vw,3.5rem)] gap-y-4.5',
  'max-bar:grid-cols-[repeat(2,auto)] column:max-bar:low:my-6',
  'max-column:my-7 max-column:flex max-column:flex-wrap max-column:gap-x-[clamp(1rem,4vw,3.5rem)]',
);

/** What the next event is, and the way to it. */
export function EventWords({ event, page, facts, ticket }: EventWordsProps) {
  return (
    <div className="relative z-2 px-gutter">
      <p className="mb-6 inline-block bg-cal px-3.5 py-2 font-display text-label text-tinta font-stretch-118%">
        {ticket.state.notice}
      </p>
      <h1 className="text-h1-event max-phone:font-stretch-100%">
        <TitleText {...splitTitle(event.place, page.heroAccentWords)} breakBefore />
      </h1>
      <p className="mt-6 measure-27 text-lead text-cal-90 print:text-black column:max-bar:low:mt-4">
        {page.intro}
      </p>
      <dl className={factList}>
        {facts.map(({ label, value }) => (
          <div key={label} className="max-column:nth-[-n+2]:basis-full">
            <dt className="text-small text-cal-70 print:text-black">{label}</dt>
            <dd className="mt-1 font-display text-fact wrap-anywhere font-stretch-112%">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-3.5">
        {/* The bar at the foot has it within reach already on narrow screens. */}
        <TicketLink {...ticket} className="max-column:hidden" />
        <a
          className={buttonVariants({ variant: 'line', className: 'max-column:grow max-column:basis-full' })}
          href={`#${arrivalId}`}
        >
          {page.arrivalLink}
        </a>
      </div>
    </div>
  );
}

import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { FilmHero } from '@/components/brand/film-hero';
import { ButtonLink } from '@/components/ui/button';
import { measureLongestWord, TitleText } from '@/components/ui/title-text';
import { UnbrokenHyphens } from '@/components/ui/unbroken-hyphens';
import type { EventContent } from '@/lib/content-model/event';
import type { EventView } from '@/lib/event/event-view';
import { eventSections } from '@/lib/routes';
import { eventWords } from '@/lib/words/event';
import styles from './event-hero.module.css';
import { TicketLink } from './ticket-link';

interface EventHeroProps {
  event: Pick<EventContent, 'intro' | 'film'>;
  texts: Pick<EventView['texts'], 'notice' | 'placeTitle' | 'overview'>;
  ticketButton: EventView['buttons']['ticket'];
  /** Whether the page says how to get there. */
  hasArrival: boolean;
}

export function EventHero({ event, texts, ticketButton, hasArrival }: EventHeroProps) {
  const { placeTitle } = texts;
  const titleSize = {
    '--longest-word': measureLongestWord(placeTitle.lead, placeTitle.accent),
  } as CSSProperties;
  return (
    <FilmHero
      film={event.film}
      text={
        <div className="flex flex-col items-start">
          <p className="mb-6 bg-paper px-3.5 py-2 text-small leading-label font-semibold text-ink">
            {texts.notice}
          </p>
          <h1 className={styles.title} style={titleSize}>
            <TitleText {...placeTitle} breakBefore />
          </h1>
          <p className="mt-6 measure-27 text-lead text-soft">{event.intro}</p>
          <dl
            className={cx(
              'mt-9 grid w-full grid-cols-[repeat(4,auto)] justify-start gap-x-[clamp(1rem,3.9vw,3.5rem)] gap-y-4.5',
              'max-1140:grid-cols-[auto_auto]',
              'max-820:mt-7 max-820:flex max-820:flex-wrap max-820:*:nth-[-n+2]:basis-full',
              // There the buttons come first, so that an open cookie banner does not cover them.
              'low-laptop:order-1',
            )}
          >
            {texts.overview.map(({ label, value, note }) => (
              <div key={label}>
                <dt className="text-small text-soft">{label}</dt>
                <dd className="mt-1 font-display text-plus leading-label font-semibold wrap-anywhere font-stretch-112%">
                  <UnbrokenHyphens>{value}</UnbrokenHyphens>
                  {note && (
                    <span className="mt-1 block font-text text-small font-normal text-soft">{note}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-9 flex w-full flex-wrap items-center gap-3.5 max-820:mt-7 low-laptop:mt-7">
            {/* In a narrow window the button is in the TicketBar. */}
            {ticketButton && <TicketLink {...ticketButton} className="max-820:not-low:hidden" />}
            {hasArrival && (
              <ButtonLink
                variant="line"
                className="max-820:grow motion-safe:max-820:mr-14.5"
                href={`#${eventSections.arrival}`}
              >
                {eventWords.head.arrival}
              </ButtonLink>
            )}
          </div>
        </div>
      }
    />
  );
}

import { cx } from 'class-variance-authority';
import { buttonVariants } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { ExternalLink } from '@/components/ui/external-link';
import { narrowWindow, Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import type { EventPageContent, NextEvent } from '@/lib/content-schema/event';
import { generatedMedia } from '@/lib/media/manifest';

interface HotelsProps extends Pick<EventPageContent['hotels'], 'title' | 'intro' | 'mention'> {
  /** `action`: label of the button. */
  hotels: (NextEvent['hotels'][number] & { action: string })[];
  newTab: string;
}

/** Words below the picture, or beside it when it is the only hotel. */
const large = cx(
  'row-span-2 grid min-w-0 grid-rows-[1fr_auto] gap-5.5 @max-pair:not-first:mt-9',
  '@pair:only:col-span-full @pair:only:grid-cols-[7fr_5fr] @pair:only:grid-rows-1 @pair:only:items-center',
);
/** Words beside the picture, or below it where they do not fit. */
const further = cx(
  'grid min-w-0 grid-cols-[min(13.125rem,42.2%)_minmax(0,1fr)] items-center gap-6.5 border-t border-hairline pt-7 @pair:even:last:col-span-full',
  '@max-pair:mt-7 @max-pair:flex @max-pair:flex-wrap @max-pair:gap-4.5',
);

/** The first hotel is large and the others are beside it; two hotels have the same size. */
export function Hotels({ title, intro, mention, hotels, newTab }: HotelsProps) {
  const areTwo = hotels.length === 2;
  return (
    <Section id="hoteles" surface="noche" half="bottom">
      <Container className="@container">
        <SectionHead title={title}>
          {intro} <strong className="font-semibold text-cal print:text-black">{mention}</strong>
        </SectionHead>
        <ul
          className={cx(
            'mt-16 grid gap-x-10 gap-y-7 @max-pair:mt-9 @max-pair:block',
            areTwo ? 'grid-cols-2' : 'grid-cols-[7fr_5fr]',
          )}
        >
          {hotels.map((hotel, index) => (
            <li key={hotel.name} className={index === 0 || areTwo ? large : further}>
              <div className="@max-pair:flex-[1_1_7rem] print:hidden">
                <Picture
                  {...hotel}
                  generated={generatedMedia('pictures', hotel.image)}
                  className="size-full min-h-50 object-cover"
                  sizes={`${narrowWindow} 92vw, 55vw`}
                />
              </div>
              <div className="@max-pair:flex-[100_1_11.5rem]">
                <h3>{hotel.name}</h3>
                <p className="mt-1 text-small leading-snug text-muted">{hotel.town}</p>
                <p className="mt-3 measure-32 text-cal-75 print:text-black">{hotel.description}</p>
                {hotel.href && (
                  <ExternalLink
                    className={buttonVariants({
                      variant: 'line',
                      size: 'sm',
                      arrow: true,
                      className: 'mt-5',
                    })}
                    href={hotel.href}
                    newTab={newTab}
                  >
                    {hotel.action}
                    <span className="sr-only"> {hotel.name}</span>
                  </ExternalLink>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

import { cx } from 'class-variance-authority';
import { buttonVariants } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { ExternalLink } from '@/components/ui/external-link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import type { EventPageContent, NextEvent } from '@/lib/content-schema/event';

interface HotelsProps extends Pick<EventPageContent['hotels'], 'title' | 'intro' | 'reserve' | 'mention'> {
  hotels: NextEvent['hotels'];
  newTab: string;
}

/** Beside each other where a hotel's words have room beside its picture, else below each other. */
const first = 'row-[1/3] grid grid-rows-[1fr_auto] gap-5.5';
const further = cx(
  'grid grid-cols-[min(13.125rem,42.2%)_minmax(0,1fr)] items-center gap-6.5 border-t border-hairline pt-7',
  '@max-trio:mt-7 @max-trio:flex @max-trio:flex-wrap @max-trio:gap-4.5',
);
const picture = 'print:hidden [&_img]:size-full [&_img]:min-h-50 [&_img]:object-cover [&_picture]:contents';

/** The first one large, the others beside it. */
export function Hotels({ title, intro, reserve, mention, hotels, newTab }: HotelsProps) {
  return (
    <Section id="hoteles" ground="noche" half="bottom">
      <Container className="@container">
        <SectionHead title={title}>
          {intro} <strong className="font-semibold text-cal print:text-black">{mention}</strong>
        </SectionHead>
        <ul className="mt-16 grid grid-cols-[7fr_5fr] gap-x-10 gap-y-7 @max-trio:mt-9 @max-trio:block">
          {hotels.map((hotel, index) => (
            <li key={hotel.name} className={cx('min-w-0', index === 0 ? first : further)}>
              <div className={cx(picture, index > 0 && '@max-trio:grow @max-trio:basis-28')}>
                <Picture {...hotel} sizes="(width < 51.25rem) 92vw, 55vw" />
              </div>
              <div className={cx(index > 0 && '@max-trio:grow-100 @max-trio:basis-46')}>
                <h3>{hotel.name}</h3>
                <p className="mt-1 text-small leading-snug text-muted">{hotel.town}</p>
                <p className="mt-3 mb-5 measure-32 text-cal-75 print:text-black">{hotel.description}</p>
                <ExternalLink
                  className={buttonVariants({ variant: 'line', size: 'sm', arrow: true })}
                  href={hotel.href}
                  newTab={newTab}
                >
                  {reserve}
                  <span className="sr-only"> {hotel.name}</span>
                </ExternalLink>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

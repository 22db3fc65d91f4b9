import { ExternalLink } from '@/components/ui/external-link';
import { Picture } from '@/components/ui/picture';
import { SectionHead } from '@/components/ui/section-head';
import type { EventPageContent, NextEvent } from '@/lib/content-schema/event';

interface HotelsProps extends Pick<EventPageContent['hotels'], 'title' | 'intro' | 'reserve' | 'mention'> {
  hotels: NextEvent['hotels'];
  newTab: string;
}

export function Hotels({ title, intro, reserve, mention, hotels, newTab }: HotelsProps) {
  return (
    <section id="hoteles" className="sec on-noche hot">
      <div className="wrap">
        <SectionHead title={title}>
          {intro} <strong>{mention}</strong>
        </SectionHead>
        <ul>
          {hotels.map((hotel) => (
            <li key={hotel.name}>
              <Picture {...hotel} sizes="(width < 51.25rem) 92vw, 55vw" />
              <div>
                <h3>{hotel.name}</h3>
                <p className="small">{hotel.town}</p>
                <p>{hotel.description}</p>
                <ExternalLink className="btn btn-line btn-sm go" href={hotel.href} newTab={newTab}>
                  {reserve}
                  <span className="sr-only"> {hotel.name}</span>
                </ExternalLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

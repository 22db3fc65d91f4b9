import { ExternalLink } from '@/components/ui/external-link';
import { TitleText } from '@/components/ui/title-text';
import type { EventPageContent } from '@/lib/content-schema/event';

export const arrivalId = 'como-llegar';

interface ArrivalProps extends Pick<EventPageContent['arrival'], 'title' | 'items' | 'mapLabel'> {
  mapHref: string;
  newTab: string;
}

export function Arrival({ title, items, mapLabel, mapHref, newTab }: ArrivalProps) {
  return (
    <section id={arrivalId} className="sec on-cal arr">
      <div className="wrap cols">
        <div className="arr-h">
          <h2>
            <TitleText {...title} breakBefore />
          </h2>
          <ExternalLink className="btn btn-ink go" href={mapHref} newTab={newTab}>
            {mapLabel}
          </ExternalLink>
        </div>
        <dl>
          {items.map((item) => (
            <div key={item.title}>
              <dt>{item.title}</dt>
              <dd>
                {item.description}
                {item.href && item.label && (
                  <>
                    {' '}
                    <ExternalLink href={item.href} newTab={newTab}>
                      {item.label}
                    </ExternalLink>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

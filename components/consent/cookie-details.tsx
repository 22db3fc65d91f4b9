import { Link } from '@/components/ui/link';
import type { ConsentContent } from '@/lib/content-schema/consent';
import { routes } from '@/lib/routes';

type Texts = Pick<ConsentContent['panel'], 'detailsTitle' | 'categories' | 'policy'>;

export type CookieDetailsProps = Texts & { id: string };

/** In a low window the details start below the visible part of the banner. */
const reveal = (details: HTMLElement | null) => details?.scrollIntoView({ block: 'nearest' });

/** The purpose of each cookie category. */
export function CookieDetails({ id, detailsTitle, categories, policy }: CookieDetailsProps) {
  return (
    <div id={id} ref={reveal} className="col-span-full mt-3 border-t border-hairline pb-3">
      <h2 className="mt-4 mb-3 text-plus tracking-normal font-stretch-120%">{detailsTitle}</h2>
      <dl className="mb-3 grid grid-cols-3 gap-x-8 gap-y-3 max-column:grid-cols-1">
        {Object.entries(categories).map(([category, { name, description }]) => (
          <div key={category}>
            <dt className="font-title">{name}</dt>
            <dd className="text-small leading-text text-muted">{description}</dd>
          </div>
        ))}
      </dl>
      <Link className="text-small underline underline-offset-control" href={routes.cookiePolicy}>
        {policy}
      </Link>
    </div>
  );
}

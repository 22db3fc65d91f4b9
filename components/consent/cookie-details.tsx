import { Link } from '@/components/ui/link';
import type { ConsentContent } from '@/lib/content-model/schemas/consent';
import { routes } from '@/lib/routes';

type Texts = Pick<ConsentContent['panel'], 'detailsTitle' | 'categories' | 'choose' | 'policy'>;

export type CookieDetailsProps = Texts & { id: string };

/** Scrolls to the details, which in a low window open below the visible part of the banner. */
const reveal = (details: HTMLElement | null) => details?.scrollIntoView({ block: 'nearest' });

/** Explains what each category of cookies is for. */
export function CookieDetails({ id, detailsTitle, categories, choose, policy }: CookieDetailsProps) {
  return (
    <div id={id} ref={reveal} className="mt-3 border-t border-hairline pb-3">
      <h2 className="mt-4 mb-3 text-plus tracking-normal font-stretch-120%">{detailsTitle}</h2>
      <dl className="mb-3 grid grid-cols-3 gap-x-8 gap-y-3 max-820:grid-cols-1">
        {Object.entries(categories).map(([category, { name, description }]) => (
          <div key={category}>
            <dt className="font-title">{name}</dt>
            <dd className="text-small leading-text text-muted">{description}</dd>
          </div>
        ))}
      </dl>
      <p className="mb-3 text-small">{choose}</p>
      <Link className="text-small underline underline-offset-control" href={routes.cookiePolicy}>
        {policy}
      </Link>
    </div>
  );
}

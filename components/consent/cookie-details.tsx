import { Link } from '@/components/ui/link';
import type { PrivacyContent } from '@/lib/content-model/privacy';
import { categories } from '@/lib/consent/consent';
import { routes } from '@/lib/routes';
import { bannerWords, categoryNames } from '@/lib/words/consent';

interface CookieDetailsProps {
  id: string;
  descriptions: PrivacyContent['categories'];
}

/** Scrolls to the details, which in a low window open below the visible part of the banner. */
const reveal = (details: HTMLElement | null) => details?.scrollIntoView({ block: 'nearest' });

/** Explains what each category of cookies is for. */
export function CookieDetails({ id, descriptions }: CookieDetailsProps) {
  return (
    <div id={id} ref={reveal} className="mt-3 border-t border-hairline pb-3">
      <h2 className="mt-4 mb-3 text-plus tracking-normal font-stretch-120%">{bannerWords.detailsTitle}</h2>
      <dl className="mb-3 grid grid-cols-3 gap-x-8 gap-y-3 max-820:grid-cols-1">
        {categories.map((category) => (
          <div key={category}>
            <dt className="font-title">{categoryNames[category]}</dt>
            <dd className="text-small leading-text text-muted">{descriptions[category]}</dd>
          </div>
        ))}
      </dl>
      <p className="mb-3 text-small">{bannerWords.chooseByCategory}</p>
      <Link className="text-small underline underline-offset-control" href={routes.cookiePolicy}>
        {bannerWords.cookiePolicy}
      </Link>
    </div>
  );
}

import { panelTexts } from '@/lib/consent/panel-texts';
import { routes } from '@/lib/routes';

/** What each kind of cookie is for; opened from the banner. */
export function CookieDetails() {
  return (
    <>
      <h2>{panelTexts.detailsTitle}</h2>
      <dl>
        {Object.entries(panelTexts.categories).map(([category, { name, description }]) => (
          <div key={category}>
            <dt>{name}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <a className="cb-p" href={routes.cookiePolicy}>
        {panelTexts.policy}
      </a>
    </>
  );
}

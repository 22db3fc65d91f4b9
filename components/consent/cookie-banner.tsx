'use client';

import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { Link } from '@/components/ui/link';
import { showToast } from '@/lib/browser/toast';
import { acceptAll, essentialOnly, type Choice } from '@/lib/consent/consent';
import { decide, dismiss, useConsent } from '@/lib/consent/store';
import type { ConsentContent } from '@/lib/content-model/consent';
import { routes } from '@/lib/routes';
import { publishBarHeight } from './bar-height';
import { CookieDetails, type CookieDetailsProps } from './cookie-details';

interface CookieBannerProps {
  texts: ConsentContent['banner'];
  panel: Omit<CookieDetailsProps, 'id'> & Pick<ConsentContent['panel'], 'saved' | 'notKept'>;
}

const bar = cx(
  'fixed inset-x-0 bottom-0 z-50 max-h-[60dvh] overflow-y-auto overscroll-contain border-t border-hairline on-ink zoomed:max-h-[42dvh]',
  'grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-6 gap-y-2 max-banner:grid-cols-[minmax(0,1fr)_auto] max-column:gap-x-1 max-column:gap-y-1.5',
  'px-gutter pt-3 pb-safe-3',
  'max-column:pt-2 max-column:pb-safe-1.5',
  'behind-menu transition-sheet duration-open starting:[translate:0_100%] print:hidden',
);
const actions = cx(
  'flex flex-wrap items-center gap-2.5 max-banner:col-span-full max-banner:row-start-2',
  'max-column:gap-x-5 max-column:gap-y-1.5',
);
/** Side by side, or stacked where a label does not fit on one line. */
const choices = cx(
  'grid grid-cols-2 gap-x-2.5 gap-y-1',
  'max-column:shrink max-column:grow max-column:basis-80 max-column:grid-cols-choices',
);
/** Accepting and refusing look the same, as the AEPD's guide requires. */
const choiceLook = {
  variant: 'light',
  size: 'sm',
  align: 'center',
  className: 'max-column:px-2 max-phone:font-stretch-normal',
} as const;
const further = 'flex flex-wrap items-center gap-2.5 max-column:gap-x-5 max-column:gap-y-0';
/** On narrow screens the toggle looks like the link beside it, to save height. */
const lineOfText = cx(
  'max-column:min-h-0 max-column:p-0 max-column:edge-none max-column:before:hidden',
  'max-column:font-text max-column:text-small max-column:leading-line max-column:font-normal max-column:font-stretch-normal',
  'max-column:underline max-column:underline-offset-control',
);

/**
 * Asks for consent while there is no decision, and announces a decision to screen readers. It comes first in the body, so
 * that it is the keyboard's first stop.
 */
export function CookieBanner(props: CookieBannerProps) {
  const consent = useConsent();
  const isOpen = consent.status === 'unknown' && !consent.dismissed;
  return (
    <>
      {/* Not a toast: it would cover the page's buttons, and the banner closes visibly. */}
      <p className="sr-only" role="status">
        {consent.status === 'decided' && consent.isNew && (
          <span key={consent.preferences.timestamp}>{props.panel.saved}</span>
        )}
      </p>
      {isOpen && <OpenBanner {...props} />}
    </>
  );
}

function OpenBanner({ texts, panel }: CookieBannerProps) {
  const banner = useRef<HTMLElement>(null);
  const detailsId = useId();
  const [hasDetails, setHasDetails] = useState(false);

  useEffect(() => (banner.current ? publishBarHeight(banner.current) : undefined), []);

  function choose(choice: Choice) {
    if (!decide(choice)) showToast({ kind: 'error', text: panel.notKept });
  }

  return (
    <section ref={banner} id="cookies" className={bar} aria-label={texts.region} tabIndex={-1}>
      <div>
        {texts.sentences.map((sentence) => (
          <p
            key={sentence}
            className="measure-46 text-body leading-text text-pretty max-column:text-small max-column:leading-tight"
          >
            {sentence}
          </p>
        ))}
      </div>
      <div className={actions}>
        <div className={choices}>
          <Button {...choiceLook} onClick={() => choose(acceptAll)}>
            {texts.accept}
          </Button>
          <Button {...choiceLook} onClick={() => choose(essentialOnly)}>
            {texts.essential}
          </Button>
        </div>
        <div className={further}>
          <Button
            variant="line"
            size="sm"
            className={lineOfText}
            aria-expanded={hasDetails}
            aria-controls={hasDetails ? detailsId : undefined}
            onClick={() => setHasDetails(!hasDetails)}
          >
            {texts.details}
          </Button>
          <Link className="text-small underline underline-offset-control" href={routes.privacyPolicy}>
            {texts.privacy}
          </Link>
        </div>
      </div>
      {hasDetails && <CookieDetails id={detailsId} {...panel} />}
      <CloseButton
        className="-mr-[15px] max-banner:col-start-2 max-banner:row-start-1 max-banner:self-start"
        aria-label={texts.close}
        onClick={dismiss}
      />
    </section>
  );
}

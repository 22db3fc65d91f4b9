'use client';

import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { Link } from '@/components/ui/link';
import { showToast } from '@/lib/browser/toast';
import { acceptAll, essentialOnly, type Choice } from '@/lib/consent/consent';
import { decide, dismiss, useConsent } from '@/lib/consent/store';
import type { ConsentContent } from '@/lib/content-schema/consent';
import { routes } from '@/lib/routes';
import { publishBarHeight } from './bar-height';
import { CookieDetails, type CookieDetailsProps } from './cookie-details';

interface CookieBannerProps {
  texts: ConsentContent['banner'];
  panel: Omit<CookieDetailsProps, 'id'> & Pick<ConsentContent['panel'], 'saved' | 'notKept'>;
}

const bar = cx(
  'fixed inset-x-0 bottom-0 z-50 max-h-[60dvh] overflow-y-auto overscroll-contain border-t border-hairline on-ink',
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 px-gutter pt-3 pb-safe-3',
  'max-column:block max-column:pt-2 max-column:pb-safe-2',
  // Not over the page: a low window has no room for both.
  'zoomed:relative zoomed:max-h-none',
  'behind-menu print:hidden',
);
/** Side by side where both fit. */
const question = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 max-column:gap-y-1.5';
const sentences = cx(
  'measure-46 flex-[1_1_26rem] text-body leading-text max-column:text-small max-column:leading-tight',
  // On narrow screens the text flows around the close button.
  'max-column:basis-full max-column:before:float-right max-column:before:h-[38px] max-column:before:w-[36px]',
);
/** The padding enlarges the area that takes a tap. */
const inlineLink = '-my-1.5 inline-block cursor-pointer py-1.5 underline underline-offset-control';
/** Stacked where a label does not fit on one line. */
const choices = 'grid grid-cols-2 gap-x-2.5 gap-y-1 max-column:grow max-column:grid-cols-choices';
/** Accepting and refusing look the same, as the AEPD's guide requires. */
const choiceLook = {
  variant: 'light',
  size: 'sm',
  align: 'center',
  className: 'max-column:px-2 max-phone:font-stretch-normal',
} as const;

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
      <div className={question}>
        <p className={sentences}>
          {texts.sentences.join(' ')}{' '}
          <button
            type="button"
            className={cx(inlineLink, 'mr-4')}
            aria-expanded={hasDetails}
            aria-controls={hasDetails ? detailsId : undefined}
            onClick={() => setHasDetails(!hasDetails)}
          >
            <span key={String(hasDetails)}>{hasDetails ? texts.hideDetails : texts.details}</span>
          </button>
          <Link className={inlineLink} href={routes.privacyPolicy}>
            {texts.privacy}
          </Link>
        </p>
        <div className={choices}>
          <Button {...choiceLook} onClick={() => choose(acceptAll)}>
            {texts.accept}
          </Button>
          <Button {...choiceLook} onClick={() => choose(essentialOnly)}>
            {texts.essential}
          </Button>
        </div>
      </div>
      <CloseButton
        className="-mr-[15px] max-column:absolute max-column:top-0 max-column:right-gutter"
        aria-label={texts.close}
        onClick={dismiss}
      />
      {hasDetails && <CookieDetails id={detailsId} {...panel} />}
    </section>
  );
}

'use client';

import { cx } from 'class-variance-authority';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { Link } from '@/components/ui/link';
import { showToast } from '@/lib/browser/toast';
import { acceptAll, essentialOnly, type Choice } from '@/lib/consent/consent';
import { dismissBanner, saveDecision, useConsent } from '@/lib/consent/consent-state';
import type { PrivacyContent } from '@/lib/content-model/privacy';
import { layoutIds, routes } from '@/lib/routes';
import { bannerWords, decisionWords } from '@/lib/words/consent';
import { CookieDetails } from './cookie-details';

interface CookieBannerProps {
  sentences: PrivacyContent['banner'];
  descriptions: PrivacyContent['categories'];
}

/** A link inside the text. The padding makes it easier to tap. */
const linkClasses = 'inline-block -my-1.5 cursor-pointer py-1.5 underline underline-offset-control';

/** Accepting and refusing look the same, as the AEPD's guide requires. */
const choiceProps = {
  variant: 'light',
  size: 'sm',
  align: 'center',
  className: 'max-820:min-h-[44px] max-820:px-2 max-820:py-1 max-820:text-[length:min(0.9375rem,4.7vw)]',
} as const;

/**
 * Asks for consent while there is no decision, and announces a decision to screen readers. The banner is in the
 * HTML of every page, hidden until EarlyScript shows it.
 */
export function CookieBanner(props: CookieBannerProps) {
  const consent = useConsent();
  const isPending = consent.status === 'pending';
  const isOpen = consent.status === 'unknown' && !consent.dismissed;

  useLayoutEffect(() => {
    if (!isPending) document.documentElement.toggleAttribute('data-cookies', isOpen);
  }, [isPending, isOpen]);

  return (
    <>
      {/* Visitors who can see the banner close need no toast, which would cover the page's buttons. */}
      <p className="sr-only" role="status">
        {consent.status === 'decided' && consent.isNew && (
          <SpokenStatus key={consent.preferences.timestamp}>{decisionWords.saved}</SpokenStatus>
        )}
      </p>
      {(isPending || isOpen) && <OpenBanner {...props} />}
    </>
  );
}

const announcementMs = 4000;

/**
 * A text that is removed once it has been announced. If it stayed, screen readers would find it before the rest of the
 * page.
 */
function SpokenStatus({ children }: { children: string }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), announcementMs);
    return () => clearTimeout(timer);
  }, []);
  return !isOver && <span>{children}</span>;
}

function OpenBanner({ sentences, descriptions }: CookieBannerProps) {
  const detailsId = useId();
  const [hasDetails, setHasDetails] = useState(false);

  function choose(choice: Choice) {
    if (!saveDecision(choice)) showToast({ kind: 'error', text: decisionWords.notKept });
  }

  return (
    <section
      id={layoutIds.cookieBanner}
      className="behind-menu z-50 border-t border-hairline on-ink px-gutter pt-3 pb-safe-3 max-820:pt-1 max-820:pb-safe-1 print:hidden"
      aria-label={bannerWords.name}
      tabIndex={-1}
    >
      <div className="gap-x-4 820:flex 820:items-center 820:justify-between 1140:gap-x-6">
        {/* As one paragraph the text would be the largest paint of some pages on a phone. */}
        <div className="measure-46 leading-text max-1140:text-[length:min(0.85rem,4.4vw)] max-1140:leading-[1.25] max-820:max-w-none">
          <p className="820:inline">{sentences.slice(0, -1).join(' ')} </p>
          <p className="820:inline">
            {sentences.at(-1)}{' '}
            <button
              type="button"
              className={cx(linkClasses, 'mr-3.5')}
              aria-expanded={hasDetails}
              aria-controls={hasDetails ? detailsId : undefined}
              onClick={() => setHasDetails(!hasDetails)}
            >
              <span key={String(hasDetails)}>
                {hasDetails ? bannerWords.hideDetails : bannerWords.showDetails}
              </span>
            </button>
            <Link className={linkClasses} href={routes.privacyPolicy}>
              {bannerWords.privacyPolicy}
            </Link>
          </p>
        </div>
        {/* The buttons stay in view if the text is longer than the banner is high. */}
        <div
          className={cx(
            'sticky bottom-0 grid flex-none grid-cols-[1fr_1fr_auto] items-center gap-x-2.5 bg-ink',
            'max-820:mt-1 max-820:-mr-3.5 max-820:gap-x-2',
          )}
        >
          <Button {...choiceProps} onClick={() => choose(acceptAll)}>
            {bannerWords.acceptAll}
          </Button>
          <Button {...choiceProps} onClick={() => choose(essentialOnly)}>
            {bannerWords.essentialOnly}
          </Button>
          <CloseButton
            className="820:-mr-3.5 1140:ml-3.5"
            aria-label={bannerWords.close}
            onClick={dismissBanner}
          />
        </div>
      </div>
      {hasDetails && <CookieDetails id={detailsId} descriptions={descriptions} />}
    </section>
  );
}

'use client';

import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { Link } from '@/components/ui/link';
import { showToast } from '@/lib/browser/toast';
import { acceptAll, essentialOnly, type Choice } from '@/lib/consent/consent';
import { decide, dismiss, useConsent } from '@/lib/consent/store';
import type { ConsentContent } from '@/lib/content-model/schemas/consent';
import { documentIds, routes } from '@/lib/routes';
import { keepRoom, showBanner } from './banner-room';
import styles from './cookie-banner.module.css';
import { CookieDetails, type CookieDetailsProps } from './cookie-details';

interface CookieBannerProps {
  texts: ConsentContent['banner'];
  panel: Omit<CookieDetailsProps, 'id'> & Pick<ConsentContent['panel'], 'saved' | 'notKept'>;
}

/** Accepting and refusing look the same, as the AEPD's guide requires. */
const choiceLook = {
  variant: 'light',
  size: 'sm',
  align: 'center',
  className: 'max-column:px-2',
} as const;

/**
 * Asks for consent while there is no decision, and announces a decision to screen readers. The banner comes first in the
 * body, so that the keyboard reaches it first. It is in the HTML of every page, hidden until the inline script shows it.
 */
export function CookieBanner(props: CookieBannerProps) {
  const banner = useRef<HTMLElement>(null);
  const consent = useConsent();
  const isPending = consent.status === 'pending';
  const isOpen = consent.status === 'unknown' && !consent.dismissed;

  useEffect(() => {
    if (!isPending) return keepRoom(isOpen ? banner.current : null);
  }, [isPending, isOpen]);

  return (
    <>
      {/* Visitors who can see the banner close need no toast, which would cover the page's buttons. */}
      <p className="sr-only" role="status">
        {consent.status === 'decided' && consent.isNew && (
          <Announcement key={consent.preferences.timestamp} text={props.panel.saved} />
        )}
      </p>
      {(isPending || isOpen) && <OpenBanner {...props} banner={banner} />}
      <script dangerouslySetInnerHTML={{ __html: showBanner }} />
    </>
  );
}

const announcementMs = 4000;

/** A text that leaves the page after it was announced. Otherwise it would be the first one that a screen reader finds. */
function Announcement({ text }: { text: string }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), announcementMs);
    return () => clearTimeout(timer);
  }, []);
  return !isOver && <span>{text}</span>;
}

function OpenBanner({ texts, panel, banner }: CookieBannerProps & { banner: RefObject<HTMLElement | null> }) {
  const detailsId = useId();
  const [hasDetails, setHasDetails] = useState(false);

  function choose(choice: Choice) {
    if (!decide(choice)) showToast({ kind: 'error', text: panel.notKept });
  }

  return (
    <section
      ref={banner}
      id={documentIds.cookies}
      className={cx(styles.banner, 'behind-menu on-ink print:hidden')}
      aria-label={texts.region}
      tabIndex={-1}
    >
      <div className={styles.question}>
        <p className={styles.text}>
          {texts.sentences.map((sentence) => (
            <span key={sentence} className={styles.sentence}>
              {sentence}{' '}
            </span>
          ))}
          <button
            type="button"
            className={styles.link}
            aria-expanded={hasDetails}
            aria-controls={hasDetails ? detailsId : undefined}
            onClick={() => setHasDetails(!hasDetails)}
          >
            <span key={String(hasDetails)}>{hasDetails ? texts.hideDetails : texts.details}</span>
          </button>
          <Link className={styles.link} href={routes.privacyPolicy}>
            {texts.privacy}
          </Link>
        </p>
        <div className={styles.choices}>
          <Button {...choiceLook} onClick={() => choose(acceptAll)}>
            {texts.accept}
          </Button>
          <Button {...choiceLook} onClick={() => choose(essentialOnly)}>
            {texts.essential}
          </Button>
        </div>
      </div>
      <CloseButton className={styles.close} aria-label={texts.close} onClick={dismiss} />
      {hasDetails && <CookieDetails id={detailsId} {...panel} />}
    </section>
  );
}

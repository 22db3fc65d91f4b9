'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { CloseIcon } from '@/components/ui/close-icon';
import { useOnDemand } from '@/components/ui/use-on-demand';
import { confirmDecision } from '@/lib/consent/confirmation';
import { acceptAll, essentialOnly, type Choice } from '@/lib/consent/consent';
import { decide, dismiss, useConsent } from '@/lib/consent/store';
import type { ConsentContent } from '@/lib/content-schema/consent';
import { reserveRoom } from './reserve-room';

interface CookieBannerProps {
  texts: ConsentContent['banner'];
  privacyHref: string;
}

const loadDetails = () => import('./cookie-details').then(({ CookieDetails }) => CookieDetails);

function choose(choice: Choice) {
  void confirmDecision(decide(choice));
}

/**
 * Asks for consent as long as there is no decision. It comes first in the body, so that it is the keyboard's first
 * stop; the server renders none of it.
 */
export function CookieBanner(props: CookieBannerProps) {
  const consent = useConsent();
  return consent.status === 'unknown' && !consent.dismissed ? <Banner {...props} /> : null;
}

function Banner({ texts, privacyHref }: CookieBannerProps) {
  const bar = useRef<HTMLElement>(null);
  const detailsId = useId();
  const [open, setOpen] = useState(false);
  const [Details, fetchDetails] = useOnDemand(loadDetails);

  useEffect(() => (bar.current ? reserveRoom(bar.current) : undefined), []);

  function toggleDetails() {
    setOpen(!open);
    if (!open && !Details)
      fetchDetails().catch((error: unknown) => console.error('No cookie details.', error));
  }

  return (
    <section ref={bar} id="cookies" className="cb" aria-label={texts.region} tabIndex={-1}>
      <div className="cb-x">
        {texts.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="cb-a">
        <button type="button" className="btn btn-sm cb-b" onClick={() => choose(acceptAll)}>
          {texts.accept}
        </button>
        <button type="button" className="btn btn-sm cb-b" onClick={() => choose(essentialOnly)}>
          {texts.essential}
        </button>
        <button
          type="button"
          className="btn btn-sm btn-line cb-m"
          aria-expanded={open}
          aria-controls={open ? detailsId : undefined}
          onClick={toggleDetails}
        >
          {texts.details}
        </button>
        <a className="cb-p" href={privacyHref}>
          {texts.privacy}
        </a>
      </div>
      {open && (
        <div id={detailsId} className="cb-d">
          {Details && <Details />}
        </div>
      )}
      <button type="button" className="xb" aria-label={texts.close} onClick={dismiss}>
        <CloseIcon />
      </button>
    </section>
  );
}

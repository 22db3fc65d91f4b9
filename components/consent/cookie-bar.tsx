'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { CloseIcon } from '@/components/ui/close-icon';
import { useOnDemand } from '@/components/ui/use-on-demand';
import { confirmDecision } from '@/lib/consent/confirmation';
import { acceptAll, essentialOnly, type Choice } from '@/lib/consent/consent';
import { bannerTexts as texts } from '@/lib/consent/panel-texts';
import { decide, dismiss } from '@/lib/consent/store';
import { routes } from '@/lib/routes';
import { publishBarHeight } from './bar-height';

const loadDetails = () => import('./cookie-details').then(({ CookieDetails }) => CookieDetails);

function choose(choice: Choice) {
  void confirmDecision(decide(choice));
}

/** The question for consent. */
export function CookieBar() {
  const bar = useRef<HTMLElement>(null);
  const detailsId = useId();
  const [open, setOpen] = useState(false);
  const [Details, fetchDetails] = useOnDemand(loadDetails);

  useEffect(() => (bar.current ? publishBarHeight(bar.current) : undefined), []);

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
        <a className="cb-p" href={routes.privacyPolicy}>
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

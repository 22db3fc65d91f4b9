'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { CloseIcon } from '@/components/ui/close-icon';
import { confirmAfterReload, confirmDecision } from '@/lib/consent/confirmation';
import { acceptAll, essentialOnly, type Choice } from '@/lib/consent/consent';
import { decide, dismiss, useConsent } from '@/lib/consent/store';
import type { ConsentContent } from '@/lib/content-schema/consent';
import { routes } from '@/lib/routes';
import { publishBarHeight } from './bar-height';

interface CookieBannerProps {
  texts: ConsentContent['banner'];
  panel: Pick<ConsentContent['panel'], 'detailsTitle' | 'categories' | 'policy' | 'saved' | 'notKept'>;
}

/**
 * Asks for consent as long as there is no decision. It comes first in the body, so that it is the keyboard's first
 * stop; the server, which knows of no decision, renders none of it.
 */
export function CookieBanner(props: CookieBannerProps) {
  const consent = useConsent();
  const { saved, notKept } = props.panel;

  useEffect(() => confirmAfterReload({ saved, notKept }), [saved, notKept]);

  return consent.status === 'unknown' && !consent.dismissed ? <Question {...props} /> : null;
}

function Question({ texts, panel }: CookieBannerProps) {
  const bar = useRef<HTMLElement>(null);
  const detailsId = useId();
  const [open, setOpen] = useState(false);

  useEffect(() => (bar.current ? publishBarHeight(bar.current) : undefined), []);

  const choose = (choice: Choice) => confirmDecision(decide(choice), panel);

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
          onClick={() => setOpen(!open)}
        >
          {texts.details}
        </button>
        <a className="cb-p" href={routes.privacyPolicy}>
          {texts.privacy}
        </a>
      </div>
      {open && (
        <div id={detailsId} className="cb-d">
          <h2>{panel.detailsTitle}</h2>
          <dl>
            {Object.entries(panel.categories).map(([category, { name, description }]) => (
              <div key={category}>
                <dt>{name}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
          <a className="cb-p" href={routes.cookiePolicy}>
            {panel.policy}
          </a>
        </div>
      )}
      <button type="button" className="xb" aria-label={texts.close} onClick={dismiss}>
        <CloseIcon />
      </button>
    </section>
  );
}

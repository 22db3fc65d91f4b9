import { useId, useState } from 'react';
import { CloseIcon } from '@/components/ui/close-icon';
import { Switch } from '@/components/ui/switch';
import { confirmDecision } from '@/lib/consent/confirmation';
import type { Category } from '@/lib/consent/consent';
import { panelTexts } from '@/lib/consent/panel-texts';
import { allowedBy, decide, reset, useConsent } from '@/lib/consent/store';
import { formatInstant } from '@/lib/dates';

const categories: Category[] = ['essential', 'analytics', 'personalization'];

/** The manager's content. Switches are a draft until 'Guardar'; a decision made elsewhere replaces the draft. */
export function CookiePreferences({ onClose }: { onClose: () => void }) {
  const consent = useConsent();
  const [source, setSource] = useState(consent);
  const [draft, setDraft] = useState(allowedBy(consent));
  const id = useId();

  if (source !== consent) {
    setSource(consent);
    setDraft(allowedBy(consent));
  }

  function save() {
    void confirmDecision(decide(draft));
    onClose();
  }

  return (
    <>
      <h2>{panelTexts.title}</h2>
      <button type="button" className="xb" aria-label={panelTexts.close} onClick={onClose}>
        <CloseIcon />
      </button>
      <p>{panelTexts.intro}</p>
      <ul>
        {categories.map((category) => (
          <li key={category}>
            <label htmlFor={`${id}${category}`}>{panelTexts.categories[category].name}</label>
            <p id={`${id}${category}-d`}>{panelTexts.categories[category].description}</p>
            <Switch
              id={`${id}${category}`}
              aria-describedby={`${id}${category}-d`}
              disabled={category === 'essential'}
              checked={category === 'essential' || draft[category]}
              onCheckedChange={(checked) => setDraft({ ...draft, [category]: checked })}
            />
          </li>
        ))}
      </ul>
      <p className="cp-u" role="status">
        {consent.status === 'decided' ? (
          <>
            {panelTexts.updated}:{' '}
            <time dateTime={consent.preferences.timestamp}>
              {formatInstant(consent.preferences.timestamp)}
            </time>
          </>
        ) : (
          panelTexts.undecided
        )}
      </p>
      <div className="cp-a">
        <button type="button" className="btn btn-sm" onClick={save}>
          {panelTexts.save}
        </button>
        <button type="button" className="btn btn-sm btn-line" onClick={reset}>
          {panelTexts.reset}
        </button>
      </div>
    </>
  );
}

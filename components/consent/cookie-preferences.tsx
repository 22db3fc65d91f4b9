import { useId, useState } from 'react';
import { CloseIcon } from '@/components/ui/close-icon';
import { Switch } from '@/components/ui/switch';
import { confirmDecision } from '@/lib/consent/confirmation';
import type { Category } from '@/lib/consent/consent';
import { allowedBy, decide, reset, useConsent } from '@/lib/consent/store';
import type { ConsentContent } from '@/lib/content-schema/consent';
import { formatInstant } from '@/lib/dates';

interface CookiePreferencesProps {
  texts: ConsentContent['panel'];
  onClose: () => void;
}

const categories: Category[] = ['essential', 'analytics', 'personalization'];

/** The manager's content. Switches are a draft until 'Guardar'; a decision made elsewhere replaces the draft. */
export function CookiePreferences({ texts, onClose }: CookiePreferencesProps) {
  const consent = useConsent();
  const [source, setSource] = useState(consent);
  const [draft, setDraft] = useState(allowedBy(consent));
  const id = useId();

  if (source !== consent) {
    setSource(consent);
    setDraft(allowedBy(consent));
  }

  function save() {
    confirmDecision(decide(draft), texts);
    onClose();
  }

  return (
    <>
      <h2>{texts.title}</h2>
      <button type="button" className="xb" aria-label={texts.close} onClick={onClose}>
        <CloseIcon />
      </button>
      <p>{texts.intro}</p>
      <ul>
        {categories.map((category) => (
          <li key={category}>
            <label htmlFor={`${id}${category}`}>{texts.categories[category].name}</label>
            <p id={`${id}${category}-d`}>{texts.categories[category].description}</p>
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
            {texts.updated}:{' '}
            <time dateTime={consent.preferences.timestamp}>
              {formatInstant(consent.preferences.timestamp)}
            </time>
          </>
        ) : (
          texts.undecided
        )}
      </p>
      <div className="cp-a">
        <button type="button" className="btn btn-sm" onClick={save}>
          {texts.save}
        </button>
        <button type="button" className="btn btn-sm btn-line" onClick={reset}>
          {texts.reset}
        </button>
      </div>
    </>
  );
}

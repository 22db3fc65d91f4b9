import { cx } from 'class-variance-authority';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { Switch } from '@/components/ui/switch';
import { confirmDecision } from '@/lib/consent/confirmation';
import type { Category } from '@/lib/consent/consent';
import { allowedBy, decide, reset, useConsent } from '@/lib/consent/store';
import type { ConsentContent } from '@/lib/content-schema/consent';
import { formatInstant } from '@/lib/dates';
import styles from './cookie-preferences.module.css';

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
      <h2 className={styles.title}>{texts.title}</h2>
      <CloseButton className={styles.close} aria-label={texts.close} onClick={onClose} />
      <p className="mt-2 mb-5">{texts.intro}</p>
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category} className={styles.category}>
            <label className="font-title" htmlFor={`${id}${category}`}>
              {texts.categories[category].name}
            </label>
            <p id={`${id}${category}-d`} className="text-small leading-text text-muted">
              {texts.categories[category].description}
            </p>
            <Switch
              id={`${id}${category}`}
              className={styles.switch}
              aria-describedby={`${id}${category}-d`}
              disabled={category === 'essential'}
              checked={category === 'essential' || draft[category]}
              onCheckedChange={(checked) => setDraft({ ...draft, [category]: checked })}
            />
          </li>
        ))}
      </ul>
      <p className={cx(styles.status, 'text-small text-muted')} role="status">
        {/* Elements rather than bare texts: a browser's translation may have replaced those. */}
        {consent.status === 'decided' ? (
          <span key={consent.preferences.timestamp}>
            {texts.updated}:{' '}
            <time dateTime={consent.preferences.timestamp}>
              {formatInstant(consent.preferences.timestamp)}
            </time>
          </span>
        ) : (
          <span>{texts.undecided}</span>
        )}
      </p>
      <div className="flex gap-2.5 max-column:flex-col">
        <Button size="sm" className="max-column:min-h-12 max-column:justify-center" onClick={save}>
          {texts.save}
        </Button>
        <Button
          variant="line"
          size="sm"
          className="max-column:min-h-12 max-column:justify-center"
          onClick={reset}
        >
          {texts.reset}
        </Button>
      </div>
    </>
  );
}

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
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
      <h2 className="pr-12 text-large leading-label tracking-normal font-stretch-120% max-column:text-[1.375rem]">
        {texts.title}
      </h2>
      <CloseButton
        className="absolute top-[16px] right-[16px] max-column:right-[calc(var(--spacing-gutter)-15px)]"
        aria-label={texts.close}
        onClick={onClose}
      />
      <p className="mt-2 mb-5">{texts.intro}</p>
      <ul className="border-b border-tinta-20">
        {categories.map((category) => (
          <li
            key={category}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-0.5 border-t border-tinta-20 py-4"
          >
            <label className="font-title" htmlFor={`${id}${category}`}>
              {texts.categories[category].name}
            </label>
            <p id={`${id}${category}-d`} className="text-small leading-text text-muted">
              {texts.categories[category].description}
            </p>
            <Switch
              id={`${id}${category}`}
              className="col-start-2 row-[1/span_2]"
              aria-describedby={`${id}${category}-d`}
              disabled={category === 'essential'}
              checked={category === 'essential' || draft[category]}
              onCheckedChange={(checked) => setDraft({ ...draft, [category]: checked })}
            />
          </li>
        ))}
      </ul>
      <p className="my-4 text-small text-muted" role="status">
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

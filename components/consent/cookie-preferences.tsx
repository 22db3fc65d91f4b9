import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { Switch } from '@/components/ui/switch';
import { showToast } from '@/lib/browser/toast';
import { essentialOnly, type Category } from '@/lib/consent/consent';
import { getChoice, decide, reset, useConsent } from '@/lib/consent/store';
import type { ConsentContent } from '@/lib/content-model/schemas/consent';
import { formatInstant } from '@/lib/dates';

interface CookiePreferencesProps {
  texts: ConsentContent['panel'];
  onClose: () => void;
}

const categories: Category[] = ['essential', 'analytics', 'personalization'];

/** The content of the cookie panel. The switches take effect with 'Guardar'. */
export function CookiePreferences({ texts, onClose }: CookiePreferencesProps) {
  const consent = useConsent();
  const [draft, setDraft] = useState(getChoice(consent));
  const id = useId();

  function handleSave() {
    if (!decide(draft)) showToast({ kind: 'error', text: texts.notKept });
    onClose();
  }

  function handleReset() {
    reset();
    setDraft(essentialOnly);
  }

  return (
    <>
      <h2 className="pr-12 text-large leading-label tracking-normal font-stretch-120% max-820:text-[min(1.375rem,7vw)]">
        {texts.title}
      </h2>
      <CloseButton
        className="absolute top-[16px] right-[16px] in-[dialog]:right-1.5"
        aria-label={texts.close}
        onClick={onClose}
      />
      <p className="mt-2 mb-4.5">{texts.intro}</p>
      <ul>
        {categories.map((name) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-0.5 border-t border-hairline-ink py-4 last:border-b"
          >
            <label className="font-title" htmlFor={`${id}${name}`}>
              {texts.categories[name].name}
            </label>
            <p id={`${id}${name}-description`} className="text-small leading-text text-muted">
              {texts.categories[name].description}
            </p>
            <Switch
              id={`${id}${name}`}
              className="col-start-2 row-span-2 row-start-1"
              aria-describedby={`${id}${name}-description`}
              disabled={name === 'essential'}
              checked={name === 'essential' || draft[name]}
              onCheckedChange={(checked) => setDraft({ ...draft, [name]: checked })}
            />
          </li>
        ))}
      </ul>
      <p className="mt-4 mb-4.5 text-small text-muted" role="status">
        {/* React cannot replace a text that the browser has translated, but it can replace an element. */}
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
      <div className="flex gap-2.5 max-820:flex-col">
        <Button size="sm" align="center" onClick={handleSave}>
          {texts.save}
        </Button>
        <Button variant="line" size="sm" align="center" onClick={handleReset}>
          {texts.reset}
        </Button>
      </div>
    </>
  );
}

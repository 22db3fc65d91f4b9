import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { Switch } from '@/components/ui/switch';
import { showToast } from '@/lib/browser/toast';
import { categories, essentialOnly } from '@/lib/consent/consent';
import { forgetDecision, getChoice, saveDecision, useConsent } from '@/lib/consent/consent-state';
import type { PrivacyContent } from '@/lib/content-model/privacy';
import { formatInstant } from '@/lib/dates';
import { categoryNames, decisionWords, panelWords } from '@/lib/words/consent';

interface CookiePreferencesProps {
  descriptions: PrivacyContent['categories'];
  onClose: () => void;
}

/** The content of the cookie panel. The switches take effect with 'Guardar'. */
export function CookiePreferences({ descriptions, onClose }: CookiePreferencesProps) {
  const consent = useConsent();
  const [draft, setDraft] = useState(getChoice(consent));
  const id = useId();

  function handleSave() {
    if (!saveDecision(draft)) showToast({ kind: 'error', text: decisionWords.notKept });
    onClose();
  }

  function handleReset() {
    forgetDecision();
    setDraft(essentialOnly);
  }

  return (
    <>
      <h2 className="pr-12 text-large leading-label tracking-normal font-stretch-120% max-820:text-[min(1.375rem,7vw)]">
        {panelWords.title}
      </h2>
      <CloseButton
        className="absolute top-[16px] right-[16px] in-[dialog]:right-1.5"
        aria-label={panelWords.close}
        onClick={onClose}
      />
      <p className="mt-2 mb-4.5">{panelWords.intro}</p>
      <ul>
        {categories.map((name) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-0.5 border-t border-hairline-ink py-4 last:border-b"
          >
            <label className="font-title" htmlFor={`${id}${name}`}>
              {categoryNames[name]}
            </label>
            <p id={`${id}${name}-description`} className="text-small leading-text text-muted">
              {descriptions[name]}
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
            {panelWords.updated}:{' '}
            <time dateTime={consent.preferences.timestamp}>
              {formatInstant(consent.preferences.timestamp)}
            </time>
          </span>
        ) : (
          <span>{panelWords.undecided}</span>
        )}
      </p>
      <div className="flex gap-2.5 max-820:flex-col">
        <Button size="sm" align="center" onClick={handleSave}>
          {panelWords.save}
        </Button>
        <Button variant="line" size="sm" align="center" onClick={handleReset}>
          {panelWords.reset}
        </Button>
      </div>
    </>
  );
}

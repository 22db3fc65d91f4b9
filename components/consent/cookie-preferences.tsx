import { cx } from 'class-variance-authority';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { Switch } from '@/components/ui/switch';
import { showToast } from '@/lib/browser/toast';
import type { Category } from '@/lib/consent/consent';
import { allowedBy, decide, reset, useConsent } from '@/lib/consent/store';
import type { ConsentContent } from '@/lib/content-schema/consent';
import { formatInstant } from '@/lib/dates';

interface CookiePreferencesProps {
  texts: ConsentContent['panel'];
  /** Place of the close button in the panel's corner. */
  corner: string;
  onClose: () => void;
}

/** A name, what it is for, and beside both the switch. */
const category =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-0.5 border-t border-hairline-tinta py-4 last:border-b';

const categories: Category[] = ['essential', 'analytics', 'personalization'];

/** The manager's content. Switches are a draft until 'Guardar'; a decision made elsewhere replaces the draft. */
export function CookiePreferences({ texts, corner, onClose }: CookiePreferencesProps) {
  const consent = useConsent();
  const [source, setSource] = useState(consent);
  const [draft, setDraft] = useState(allowedBy(consent));
  const id = useId();

  if (source !== consent) {
    setSource(consent);
    setDraft(allowedBy(consent));
  }

  function save() {
    if (!decide(draft)) showToast({ kind: 'error', text: texts.notKept });
    onClose();
  }

  return (
    <>
      <h2 className="pr-12 text-large leading-label tracking-normal font-stretch-120% max-column:text-[min(1.375rem,7vw)]">
        {texts.title}
      </h2>
      <CloseButton className={cx('absolute top-[16px]', corner)} aria-label={texts.close} onClick={onClose} />
      <p className="mt-2 mb-5">{texts.intro}</p>
      <ul>
        {categories.map((name) => (
          <li key={name} className={category}>
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
      <p className="my-4 text-small text-muted" role="status">
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

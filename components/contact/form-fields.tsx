import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { controlClasses, Field, makeFieldAttributes, Select } from '@/components/ui/field';
import { cleanLines, countCodePoints } from '@/lib/contact/form/clean-text';
import { honeypotField, isRequired, limits, makeLabel, type ContactField } from '@/lib/contact/form/message';
import { fieldFixes, formWords, subjects } from '@/lib/words/contact';

/** The id of the field's control, to which its error links. */
export const makeFieldId = (name: ContactField): string => `contact-${name}`;

const makeControlAttributes = (name: ContactField, fix: string | undefined, hintId?: string) => ({
  ...makeFieldAttributes(makeFieldId(name), fix, hintId),
  name,
  required: isRequired(name),
});

const counterId = 'contact-message-count';

function MessageField({ fix }: { fix: string | undefined }) {
  const [count, setCount] = useState(0);
  return (
    <Field id={makeFieldId('message')} label={makeLabel('message')} fix={fix} wide>
      <textarea
        {...makeControlAttributes('message', fix, counterId)}
        className={controlClasses}
        rows={5}
        placeholder={formWords.messagePlaceholder}
        dir="auto"
        // The server counts in the same way.
        onInput={(event) => setCount(countCodePoints(cleanLines(event.currentTarget.value)))}
      />
      <p
        id={counterId}
        className={cx(
          'col-start-2 row-start-3 pt-2 text-small leading-note',
          count > limits.messageMax ? 'font-bold text-error' : 'text-muted',
        )}
        dir="auto"
      >
        {formWords.counter(count, limits.messageMax)}
      </p>
    </Field>
  );
}

/** The fields, and the honeypot that only bots fill in. */
export function FormFields({ errors }: { errors: readonly { field: ContactField }[] }) {
  const fixIfWrong = (name: ContactField, fix: string) =>
    errors.some(({ field }) => field === name) ? fix : undefined;
  const nameFix = fixIfWrong('name', fieldFixes.name(limits.nameMin, limits.nameMax));
  const emailFix = fixIfWrong('email', fieldFixes.email);
  const subjectFix = fixIfWrong('subject', fieldFixes.subject);
  const messageFix = fixIfWrong('message', fieldFixes.message(limits.messageMin, limits.messageMax));
  return (
    <>
      <Field id={makeFieldId('name')} label={makeLabel('name')} fix={nameFix}>
        <input
          {...makeControlAttributes('name', nameFix)}
          className={controlClasses}
          type="text"
          autoComplete="name"
          dir="auto"
        />
      </Field>
      <Field id={makeFieldId('email')} label={makeLabel('email')} fix={emailFix}>
        <input
          {...makeControlAttributes('email', emailFix)}
          className={controlClasses}
          type="email"
          autoComplete="email"
          spellCheck="false"
          dir="auto"
        />
      </Field>
      <Field id={makeFieldId('subject')} label={makeLabel('subject')} fix={subjectFix} wide>
        <Select {...makeControlAttributes('subject', subjectFix)}>
          {Object.values(subjects).map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </Select>
      </Field>
      <MessageField fix={messageFix} />
      <div className="sr-only" aria-hidden="true">
        <label>
          {formWords.trap}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
        </label>
      </div>
    </>
  );
}

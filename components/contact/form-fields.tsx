import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { controlClasses, Field, makeFieldAttributes, Select } from '@/components/ui/field';
import { cleanLines, countCodePoints } from '@/lib/contact/form/clean-text';
import { honeypotField, limits, type ContactField } from '@/lib/contact/form/message';
import { fieldFixes, fieldLabels, formWords, subjects } from '@/lib/words/contact';

export const fieldIds = {
  name: 'contact-name',
  email: 'contact-email',
  subject: 'contact-subject',
  message: 'contact-message',
};

const counterId = 'contact-message-count';

function MessageField({ fix }: { fix: string | undefined }) {
  const [count, setCount] = useState(0);
  return (
    <Field id={fieldIds.message} label={`${fieldLabels.message} *`} fix={fix} wide>
      <textarea
        {...makeFieldAttributes(fieldIds.message, fix, counterId)}
        className={controlClasses}
        name="message"
        rows={5}
        required
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
      <Field id={fieldIds.name} label={`${fieldLabels.name} *`} fix={nameFix}>
        <input
          {...makeFieldAttributes(fieldIds.name, nameFix)}
          className={controlClasses}
          name="name"
          type="text"
          required
          autoComplete="name"
          dir="auto"
        />
      </Field>
      <Field id={fieldIds.email} label={`${fieldLabels.email} *`} fix={emailFix}>
        <input
          {...makeFieldAttributes(fieldIds.email, emailFix)}
          className={controlClasses}
          name="email"
          type="email"
          required
          autoComplete="email"
          spellCheck="false"
          dir="auto"
        />
      </Field>
      <Field id={fieldIds.subject} label={`${fieldLabels.subject} *`} fix={subjectFix} wide>
        <Select {...makeFieldAttributes(fieldIds.subject, subjectFix)} name="subject" required>
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

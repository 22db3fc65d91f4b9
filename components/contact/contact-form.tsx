'use client';

import { useRef } from 'react';
import { Field, fieldAttributes } from '@/components/ui/field';
import { formTexts } from '@/lib/contact/form/form-texts';
import { limits, sentAnchor, trapField } from '@/lib/contact/form/limits';
import type { ContactField } from '@/lib/contact/form/schema';
import { contactEndpoint, routes } from '@/lib/routes';
import { ContactCounter } from './message-counter';
import { ContactErrors } from './form-errors';
import { ContactResult } from './form-result';
import { useContactForm } from './use-contact-form';

interface ContactFormProps {
  /** Who is responsible for the data. */
  owner: string;
  phone: string | null;
}

const { texts, messages, subjects } = formTexts;

const idOf = (field: ContactField) => `contact-${field}`;
const counterId = 'contact-count';

/** A form that posts by itself without JavaScript; with it, it validates, sends and answers in place. */
export function ContactForm({ owner, phone }: ContactFormProps) {
  const message = useRef<HTMLTextAreaElement>(null);
  const { form, state, handleSubmit, handleInput } = useContactForm(
    { messages, subjects },
    {
      sent: texts.sent,
      failed: texts.failed,
      connection: phone ? texts.connectionWithPhone : texts.connection,
      toast: texts.sentToast,
    },
  );
  const errors = state.status === 'idle' ? state.errors : [];
  const sending = state.status === 'sending';
  const untouched = state.status === 'idle' && errors.length === 0;

  const control = (name: ContactField, hintId?: string) => {
    const fix = errors.some(({ field }) => field === name) ? texts.fixes[name] : undefined;
    return {
      field: { id: idOf(name), label: texts.labels[name], fix },
      input: { name, ...fieldAttributes(idOf(name), fix, hintId) },
    };
  };
  const fields = {
    name: control('name'),
    email: control('email'),
    subject: control('subject'),
    message: control('message', counterId),
  };

  return (
    <form
      ref={form}
      className="frm"
      method="post"
      action={contactEndpoint}
      acceptCharset="utf-8"
      aria-busy={sending}
      onSubmit={handleSubmit}
      onInput={handleInput}
    >
      <p className="req">{texts.requiredHint}</p>
      <Field {...fields.name.field}>
        <input {...fields.name.input} type="text" autoComplete="name" />
      </Field>
      <Field {...fields.email.field}>
        <input {...fields.email.input} type="email" autoComplete="email" spellCheck={false} />
      </Field>
      <Field {...fields.subject.field}>
        <select {...fields.subject.input}>
          {subjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </select>
      </Field>
      <Field {...fields.message.field}>
        <textarea
          {...fields.message.input}
          ref={message}
          rows={limits.messageRows}
          placeholder={texts.messagePlaceholder}
        />
        <ContactCounter id={counterId} text={texts.counter} max={limits.messageMax} message={message} />
      </Field>
      <label className="trap" aria-hidden="true">
        {texts.trap}
        <input name={trapField} tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
      </label>

      {errors.length > 0 && <ContactErrors title={texts.errorsTitle} errors={errors} idOf={idOf} />}
      {state.status === 'success' && (
        <ContactResult kind="success" title={texts.sentTitle} text={state.text} />
      )}
      {state.status === 'error' && <ContactResult kind="error" title={texts.failedTitle} text={state.text} />}
      {untouched && (
        <div id={sentAnchor} className="res sent" data-kind="success" tabIndex={-1}>
          <strong>{texts.sentTitle}</strong>
          <p>{texts.sent}</p>
        </div>
      )}

      <button type="submit" className="btn" disabled={sending}>
        {sending ? texts.sending : texts.submit}
        {sending && <span className="spin" aria-hidden="true" />}
      </button>
      <p className="prv">
        {texts.privacy.replace('{owner}', owner)} <a href={routes.privacyPolicy}>{texts.privacyLink}</a>
      </p>
    </form>
  );
}

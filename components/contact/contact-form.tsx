'use client';

import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { makeMailtoLink } from '@/lib/contact/form/mailto-link';
import { contactEndpoint, routes } from '@/lib/routes';
import { answerWords, connectionWords, formWords } from '@/lib/words/contact';
import { FormFields } from './form-fields';
import { ContactOutcome, ErrorList } from './form-outcome';
import { useContactForm } from './use-contact-form';

interface ContactFormProps {
  email: string;
  phone: string | undefined;
  privacyNotice: string;
}

/** Validates, sends and shows the answer on the page. Without JavaScript the browser posts the form. */
export function ContactForm({ email, phone, privacyNotice }: ContactFormProps) {
  const { form, state, sentCount, handleSubmit, clearErrors } = useContactForm(
    phone ? connectionWords.failedWithPhone : connectionWords.failed,
  );
  const errors = state.status === 'idle' ? state.errors : [];
  const sending = state.status === 'sending';

  return (
    <form
      ref={form}
      className="relative grid grid-cols-2 items-start gap-x-gap gap-y-3 max-820:grid-cols-1"
      method="post"
      action={contactEndpoint}
      acceptCharset="utf-8"
      aria-label={formWords.name}
      aria-busy={sending}
      onSubmit={handleSubmit}
      onInput={clearErrors}
    >
      <p className="col-span-full mb-3 text-small leading-note text-muted">{formWords.requiredHint}</p>
      <div className="contents" inert={sending}>
        <FormFields key={sentCount} errors={errors} />
      </div>

      {errors.length > 0 && (
        <ContactOutcome kind="invalid" title={answerWords.errorsTitle} focusKey={state}>
          <ErrorList errors={errors} />
        </ContactOutcome>
      )}
      {state.status === 'sent' && (
        <ContactOutcome kind="sent" title={answerWords.sentTitle} focusKey={state}>
          <p className="mt-1">{state.text}</p>
        </ContactOutcome>
      )}
      {state.status === 'failed' && (
        <ContactOutcome kind="failed" title={answerWords.failedTitle} focusKey={state}>
          <p className="mt-1">{state.text}</p>
          <a
            className="mt-1 inline-block underline underline-offset-inline"
            href={makeMailtoLink(email, state.unsent)}
          >
            {answerWords.mailInstead(email)}
          </a>
        </ContactOutcome>
      )}

      <Button
        type="submit"
        align="center"
        className="w-72 max-w-full max-1140:col-span-full max-820:w-full"
        disabled={sending}
      >
        <span>{sending ? formWords.sending : formWords.submit}</span>
        {sending && (
          <span className="size-4 flex-none animate-spin border-3 border-disabled-text border-t-transparent" />
        )}
      </Button>
      <p className="text-small leading-note text-muted max-1140:col-span-full max-820:mt-3">
        {privacyNotice}{' '}
        <Link className="text-ink underline underline-offset-inline" href={routes.privacyPolicy}>
          {formWords.privacyPolicy}
        </Link>
      </p>
    </form>
  );
}

import { useRef } from 'react';
import { control as controlLook, Field, fieldAttributes, Select } from '@/components/ui/field';
import { honeypotField, limits } from '@/lib/contact/form/limits';
import type { ContactField } from '@/lib/contact/form/schema';
import type { ContactContent } from '@/lib/content-model/contact';
import { MessageCounter } from './message-counter';

interface FormFieldsProps {
  texts: ContactContent['form'];
  subjects: readonly string[];
  errors: readonly { field: ContactField }[];
}

const counterId = 'contact-count';

export const fieldId = (field: ContactField) => `contact-${field}`;

/** The four fields, and the honeypot that only bots fill in. */
export function FormFields({ texts, subjects, errors }: FormFieldsProps) {
  const message = useRef<HTMLTextAreaElement>(null);
  const control = (name: ContactField, hintId?: string) => {
    const fix = errors.some(({ field }) => field === name) ? texts.fixes[name] : undefined;
    return {
      field: { id: fieldId(name), label: texts.labels[name], fix },
      input: { name, ...fieldAttributes(fieldId(name), fix, hintId) },
    };
  };
  const fields = {
    name: control('name'),
    email: control('email'),
    subject: control('subject'),
    message: control('message', counterId),
  };

  return (
    <>
      <Field {...fields.name.field}>
        <input {...fields.name.input} className={controlLook} type="text" autoComplete="name" />
      </Field>
      <Field {...fields.email.field}>
        <input
          {...fields.email.input}
          className={controlLook}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
      </Field>
      <Field {...fields.subject.field} wide>
        <Select {...fields.subject.input}>
          {subjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </Select>
      </Field>
      <Field {...fields.message.field} wide>
        <textarea
          {...fields.message.input}
          className={controlLook}
          ref={message}
          rows={limits.messageRows}
          placeholder={texts.messagePlaceholder}
        />
        <MessageCounter id={counterId} text={texts.counter} max={limits.messageMax} message={message} />
      </Field>
      <label className="sr-only" aria-hidden="true">
        {texts.trap}
        <input name={honeypotField} tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
      </label>
    </>
  );
}

import { useRef } from 'react';
import { control as look, Field, fieldAttributes, Select } from '@/components/ui/field';
import {
  fieldLabel,
  fieldNames,
  fields,
  fillLimits,
  honeypotField,
  type ContactField,
} from '@/lib/contact/fields';
import type { ContactContent } from '@/lib/content-model/contact';
import { MessageCounter } from './message-counter';

interface FormFieldsProps {
  texts: ContactContent['form'];
  subjects: ContactContent['subjects'];
  errors: readonly { field: ContactField }[];
}

export const fieldId = (field: ContactField) => `contact-${field}`;

interface FormFieldProps extends Omit<FormFieldsProps, 'errors'> {
  name: ContactField;
  hasError: boolean;
}

function FormField({ name, texts, subjects, hasError }: FormFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { input, autoComplete, rows, rules } = fields[name];
  const id = fieldId(name);
  const counterId = `${id}-count`;
  const fix = hasError ? fillLimits(name, texts.fixes[name]) : undefined;
  const field = { id, label: fieldLabel(name, texts.labels), fix };
  const control = { name, required: rules.required, autoComplete };

  if (input === 'select')
    return (
      <Field {...field} wide>
        <Select {...control} {...fieldAttributes(id, fix)}>
          {subjects.map((subject) => (
            <option key={subject.id}>{subject.label}</option>
          ))}
        </Select>
      </Field>
    );
  if (input === 'textarea')
    return (
      <Field {...field} wide>
        <textarea
          {...control}
          {...fieldAttributes(id, fix, counterId)}
          className={look}
          ref={area}
          rows={rows}
          placeholder={texts.messagePlaceholder}
        />
        <MessageCounter
          id={counterId}
          name={name}
          text={texts.counter}
          max={rules.max ?? Infinity}
          area={area}
        />
      </Field>
    );
  return (
    <Field {...field}>
      <input
        {...control}
        {...fieldAttributes(id, fix)}
        className={look}
        type={input}
        spellCheck={input === 'email' ? false : undefined}
      />
    </Field>
  );
}

/** The fields, and the honeypot that only bots fill in. */
export function FormFields({ texts, subjects, errors }: FormFieldsProps) {
  return (
    <>
      {fieldNames.map((name) => (
        <FormField
          key={name}
          name={name}
          texts={texts}
          subjects={subjects}
          hasError={errors.some(({ field }) => field === name)}
        />
      ))}
      <div className="sr-only" aria-hidden="true">
        <label>
          {texts.trap}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
        </label>
      </div>
    </>
  );
}

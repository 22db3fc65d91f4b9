import { useRef } from 'react';
import { box, control as look, Field, fieldAttributes, Select } from '@/components/ui/field';
import {
  fieldLabel,
  fieldNames,
  fields,
  fillLimits,
  honeypotField,
  kinds,
  listChoices,
  type ContactField,
} from '@/lib/contact/fields';
import type { ContactContent } from '@/lib/content-model/schemas/contact';
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
  const { kind, autoComplete, rules } = fields[name];
  const { element, attributes, wide } = kinds[kind];
  const choices = listChoices(
    fields[name],
    subjects.map(({ label }) => label),
  );
  const id = fieldId(name);
  const counterId = element === 'textarea' ? `${id}-count` : undefined;
  const fix = hasError ? fillLimits(fields[name], texts.fixes[name] ?? '') : undefined;
  const control = {
    name,
    required: rules.required,
    autoComplete,
    ...attributes,
    ...fieldAttributes(id, fix, counterId),
  };
  return (
    <Field id={id} label={fieldLabel(name, texts.labels)} fix={fix} wide={wide}>
      {element === 'input' && <input {...control} className={choices ? box : look} />}
      {element === 'select' && (
        <Select {...control}>
          {choices?.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      )}
      {counterId && (
        <>
          <textarea {...control} className={look} ref={area} placeholder={texts.messagePlaceholder} />
          <MessageCounter
            id={counterId}
            name={name}
            text={texts.counter}
            max={rules.max ?? Infinity}
            area={area}
          />
        </>
      )}
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

import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { box, control as look, Field, makeFieldAttributes, Select } from '@/components/ui/field';
import {
  makeFieldLabel,
  fieldNames,
  fields,
  fillLimits,
  honeypotField,
  kinds,
  listChoices,
  type ContactField,
} from '@/lib/contact/fields';
import { countCodePoints, normalise } from '@/lib/contact/validate';
import type { ContactContent } from '@/lib/content-model/schemas/contact';
import { fill } from '@/lib/content-model/fill';

interface FormFieldsProps {
  texts: ContactContent['form'];
  errors: readonly { field: ContactField }[];
}

export const makeFieldId = (field: ContactField) => `contact-${field}`;

interface FormFieldProps extends Omit<FormFieldsProps, 'errors'> {
  name: ContactField;
  hasError: boolean;
}

function FormField({ name, texts, hasError }: FormFieldProps) {
  const [count, setCount] = useState(0);
  const { kind, autoComplete, rules } = fields[name];
  const { element, attributes, wide } = kinds[kind];
  const { max = Infinity } = rules;
  const choices = listChoices(fields[name]);
  const id = makeFieldId(name);
  const counterId = element === 'textarea' ? `${id}-count` : undefined;
  const fix = hasError ? fillLimits(fields[name], texts.fixes[name] ?? '') : undefined;
  const control = {
    name,
    required: rules.required,
    autoComplete,
    ...attributes,
    ...makeFieldAttributes(id, fix, counterId),
  };
  return (
    <Field id={id} label={makeFieldLabel(name, texts.labels)} fix={fix} wide={wide}>
      {element === 'input' && <input {...control} className={choices ? box : look} />}
      {element === 'select' && (
        <Select {...control}>
          {choices?.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      )}
      {element === 'textarea' && (
        <>
          <textarea
            {...control}
            className={look}
            placeholder={texts.messagePlaceholder}
            // The server counts in the same way.
            onInput={(event) => setCount(countCodePoints(normalise(name, event.currentTarget.value)))}
          />
          <p
            id={counterId}
            className={cx(
              'col-start-2 row-start-3 pt-2 text-small leading-note',
              count > max ? 'font-bold text-error' : 'text-muted',
            )}
          >
            {fill(texts.counter, { count, max })}
          </p>
        </>
      )}
    </Field>
  );
}

/** The fields, and the honeypot that only bots fill in. */
export function FormFields({ texts, errors }: FormFieldsProps) {
  return (
    <>
      {fieldNames.map((name) => (
        <FormField
          key={name}
          name={name}
          texts={texts}
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

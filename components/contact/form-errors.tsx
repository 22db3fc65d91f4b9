'use client';

import { useEffect, useRef, type MouseEvent } from 'react';
import type { FieldError } from '@/lib/contact/form/schema';

interface ContactErrorsProps {
  title: string;
  errors: readonly FieldError[];
  /** Id of a field's control. */
  idOf: (field: FieldError['field']) => string;
}

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** The list of errors: takes the focus when it appears, and each entry leads to its field. */
export function ContactErrors({ title, errors, idOf }: ContactErrorsProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => box.current?.focus(), [errors]);

  return (
    <div ref={box} className="errs" role="alert" tabIndex={-1}>
      <p>{title}</p>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${idOf(field)}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

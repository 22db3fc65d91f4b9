import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
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

interface ContactResultProps {
  kind: 'success' | 'error';
  title: string;
  text: string;
  /** A further way, where this one failed. */
  children?: ReactNode;
}

/** What became of the message. Takes the focus, which the disabled button has lost. */
export function ContactResult({ kind, title, text, children }: ContactResultProps) {
  const banner = useRef<HTMLDivElement>(null);

  useEffect(() => banner.current?.focus(), []);

  return (
    <div
      ref={banner}
      className="res"
      data-kind={kind}
      role={kind === 'success' ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <strong>{title}</strong>
      <p>{text}</p>
      {children}
    </div>
  );
}

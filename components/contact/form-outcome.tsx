import { cx } from 'class-variance-authority';
import { useEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import type { FieldError } from '@/lib/contact/form/schema';
import { fieldId } from './form-fields';

const box =
  'col-span-full mb-4 scroll-my-clear px-6 py-5 forced-colors:border-2 forced-colors:border-[CanvasText]';
const heading = 'font-display text-plus leading-tight font-title font-stretch-115%';

interface ContactErrorsProps {
  title: string;
  errors: readonly FieldError[];
}

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** The list of errors: takes the focus when it appears, and each entry leads to its field. */
export function ContactErrors({ title, errors }: ContactErrorsProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => list.current?.focus(), [errors]);

  return (
    <div
      ref={list}
      className={cx(box, 'border-l-[0.375rem] border-hondo bg-cal-2')}
      role="alert"
      tabIndex={-1}
    >
      <p className={heading}>{title}</p>
      <ul className="mt-2">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              className="inline-block py-1 font-semibold text-hondo underline underline-offset-inline"
              href={`#${fieldId(field)}`}
              onClick={focusField}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OutcomeProps extends ComponentProps<'div'> {
  kind: 'success' | 'error';
  title: string;
  text: string;
}

const grounds = { success: 'bg-success', error: 'bg-error' };

/** The result of sending, on green or red. */
export function Outcome({ kind, title, text, className, children, ...props }: OutcomeProps) {
  return (
    <div className={cx(box, 'text-cal', grounds[kind], className)} tabIndex={-1} {...props}>
      <strong className={heading}>{title}</strong>
      <p className="mt-1">{text}</p>
      {children}
    </div>
  );
}

interface ContactResultProps extends Pick<OutcomeProps, 'kind' | 'title' | 'text'> {
  /** A further way, where this one failed. */
  children?: ReactNode;
}

/** The result of sending, shown in place. Takes the focus, which the disabled button has lost. */
export function ContactResult(props: ContactResultProps) {
  const outcome = useRef<HTMLDivElement>(null);

  useEffect(() => outcome.current?.focus(), []);

  return <Outcome ref={outcome} role={props.kind === 'success' ? 'status' : 'alert'} {...props} />;
}

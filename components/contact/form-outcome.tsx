import { cx } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import type { FieldError } from '@/lib/contact/form/schema';
import { fieldId } from './form-fields';

const box =
  'col-span-full mb-4 scroll-my-clear px-6 py-5 forced-colors:border-2 forced-colors:border-[CanvasText]';
const heading = 'font-display text-plus leading-tight font-title font-stretch-115%';

/** A ref callback that moves the focus to an element when it appears: the disabled button has lost it. */
function takeFocus(element: HTMLElement | null) {
  element?.focus();
}

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

interface ContactErrorsProps {
  title: string;
  errors: readonly FieldError[];
}

/** The list of errors, each with a link to its field. */
export function ContactErrors({ title, errors }: ContactErrorsProps) {
  return (
    <div
      ref={takeFocus}
      className={cx(box, 'border-l-[0.375rem] border-accent-deep bg-paper-shade')}
      role="alert"
      tabIndex={-1}
    >
      <p className={heading}>{title}</p>
      <ul className="mt-2">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              className="inline-block py-1 font-semibold text-error underline underline-offset-inline"
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

/** The result of sending, on green or red. */
export function Outcome({ kind, title, text, className, children, ...props }: OutcomeProps) {
  const colour = kind === 'success' ? 'bg-success' : 'bg-error';
  return (
    <div className={cx(box, 'text-paper', colour, className)} tabIndex={-1} {...props}>
      <strong className={heading}>{title}</strong>
      <p className="mt-1">{text}</p>
      {children}
    </div>
  );
}

/** The result of sending by script, announced to screen readers. */
export function ContactResult(props: Pick<OutcomeProps, 'kind' | 'title' | 'text' | 'children'>) {
  return <Outcome ref={takeFocus} role={props.kind === 'success' ? 'status' : 'alert'} {...props} />;
}

import { cx } from 'class-variance-authority';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import type { FieldError } from '@/lib/contact/validate';
import { fieldId } from './form-fields';

const heading = 'font-display text-plus leading-tight font-title font-stretch-115%';

interface AnnouncementProps {
  role: 'alert' | 'status';
  className: string;
  /** When this value changes, the box takes the focus, which the disabled button has lost. */
  answer: unknown;
  children: ReactNode;
}

/** Screen readers read this box because it takes the focus. If it were a live region too, they would read it twice. */
function Announcement({ role, className, answer, children }: AnnouncementProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [answer]);
  return (
    <div
      ref={box}
      className={cx(
        'col-span-full mb-4 scroll-my-clear px-6 py-5 forced-colors:border-2 forced-colors:border-[CanvasText]',
        className,
      )}
      role={role}
      aria-live="off"
      tabIndex={-1}
    >
      {children}
    </div>
  );
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
    <Announcement role="alert" className="border-l-[0.375rem] border-error bg-paper-shade" answer={errors}>
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
    </Announcement>
  );
}

interface ContactResultProps {
  kind: 'success' | 'error';
  title: string;
  text: string;
  children?: ReactNode;
}

/** Says on green or red whether the message was sent. */
export function ContactResult({ kind, title, text, children }: ContactResultProps) {
  const isSuccess = kind === 'success';
  return (
    <Announcement
      role={isSuccess ? 'status' : 'alert'}
      className={cx('text-paper', isSuccess ? 'bg-success' : 'bg-error')}
      answer={text}
    >
      <strong className={heading}>{title}</strong>
      <p className="mt-1">{text}</p>
      {children}
    </Announcement>
  );
}

import { cva } from 'class-variance-authority';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import type { FieldError } from '@/lib/contact/form/message';
import { makeFieldId } from './form-fields';

const outcomeClasses = cva(
  'col-span-full mb-4 scroll-my-clear px-6 py-5 forced-colors:border-2 forced-colors:border-[CanvasText]',
  {
    variants: {
      kind: {
        invalid: 'border-l-[0.375rem] border-error bg-paper-shade',
        sent: 'bg-success text-paper',
        failed: 'bg-error text-paper',
      },
    },
  },
);

interface ContactOutcomeProps {
  kind: 'invalid' | 'sent' | 'failed';
  title: string;
  /** Whenever this changes, the box takes the focus. The button lost it when it was disabled. */
  focusKey: unknown;
  children: ReactNode;
}

/**
 * Says whether the message was sent, or what is wrong with it. Screen readers read this box because it takes the focus. If
 * it were a live region too, they would read it twice.
 */
export function ContactOutcome({ kind, title, focusKey, children }: ContactOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [focusKey]);
  return (
    <div
      ref={box}
      className={outcomeClasses({ kind })}
      role={kind === 'sent' ? 'status' : 'alert'}
      aria-live="off"
      tabIndex={-1}
    >
      <p className="font-display text-plus leading-tight font-title font-stretch-115%">{title}</p>
      {children}
    </div>
  );
}

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** The list of errors, each with a link to its field. */
export function ErrorList({ errors }: { errors: readonly FieldError[] }) {
  return (
    <ul className="mt-2">
      {errors.map(({ field, message }) => (
        <li key={field}>
          <a
            className="inline-block py-1 font-semibold text-error underline underline-offset-inline"
            href={`#${makeFieldId(field)}`}
            onClick={focusField}
          >
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
}

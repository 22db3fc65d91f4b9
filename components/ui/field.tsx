import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

interface FieldProps {
  /** Id of the control. */
  id: string;
  label: string;
  /** Tells the visitor how to correct an invalid value. */
  fix: string | undefined;
  /** Spans all columns of the form. */
  wide?: boolean;
  children: ReactNode;
}

/** Classes of a control in a Field. */
export const controlClasses = cx(
  'col-span-full min-h-12 w-full border-b-stroke pt-2 pb-2.5 text-plus leading-lead transition-shadow',
  'placeholder:text-placeholder aria-invalid:border-error',
  'focus:border-accent-deep focus:edge-rule focus:outline-transparent forced-colors:focus:outline-[Highlight]',
);

const makeFixId = (id: string) => `${id}-fix`;

/** Attributes that connect a control with its label, its `fix` and a further description, whose id is `hintId`. */
export function makeFieldAttributes(id: string, fix: string | undefined, hintId?: string) {
  const described = [fix && makeFixId(id), hintId].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': fix ? true : undefined,
    'aria-describedby': described || undefined,
  };
}

/** A label and its control. There is always room for one line below them, so that an error moves nothing. */
export function Field({ id, label, fix, wide, children }: FieldProps) {
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_auto_minmax(2.375rem,auto)] gap-x-4',
        wide && 'col-span-full',
      )}
    >
      <label className="col-span-full text-small font-semibold" htmlFor={id}>
        {label}
      </label>
      {children}
      {fix && (
        <p
          id={makeFixId(id)}
          className="col-start-1 row-start-3 exclamation py-2 pl-5 text-small leading-note font-semibold text-error"
        >
          {fix}
        </p>
      )}
    </div>
  );
}

/** A select in a Field, with the brand's arrow. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <>
      <select className={cx(controlClasses, 'row-start-2 cursor-pointer appearance-none pr-10')} {...props} />
      <span className="pointer-events-none col-span-full row-start-2 mr-0.5 mb-px icon icon-select self-center justify-self-end forced-colors:bg-[FieldText]" />
    </>
  );
}

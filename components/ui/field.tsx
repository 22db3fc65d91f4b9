import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface FieldProps {
  /** Id of the control. */
  id: string;
  label: string;
  /** How to put right what is wrong with the value; undefined when nothing is. */
  fix: string | undefined;
  /** Over all columns of the form. */
  wide?: boolean;
  children: ReactNode;
}

/** The look of a control in a Field: a value and a rule under it. */
export const control = cx(
  'col-span-full min-h-12 w-full border-b-stroke pt-2 pb-2.5 text-plus leading-lead transition-shadow',
  'placeholder:text-placeholder placeholder:opacity-100 aria-invalid:border-hondo',
  'focus:border-hondo focus:edge-rule focus:outline-transparent forced-colors:focus:outline-[Highlight]',
);

const fixId = (id: string) => `${id}-fix`;

/** Attributes that tie a control to its label and to the sentence below it. `hintId` names a further description. */
export function fieldAttributes(id: string, fix: string | undefined, hintId?: string) {
  const described = [fix && fixId(id), hintId].filter(Boolean).join(' ');
  return {
    id,
    required: true,
    'aria-invalid': fix ? true : undefined,
    'aria-describedby': described || undefined,
  };
}

/** Label above, control, and below it the room for one sentence on an error, so that nothing moves when one comes. */
export function Field({ id, label, fix, wide, children }: FieldProps) {
  return (
    <div
      className={cx('grid grid-cols-[minmax(0,1fr)_auto] grid-rows-field gap-x-4', wide && 'col-span-full')}
    >
      <label className="col-span-full text-small font-semibold" htmlFor={id}>
        {label}
      </label>
      {children}
      {fix && (
        <p
          id={fixId(id)}
          className="col-start-1 row-start-3 exclamation py-2 pl-5 text-small leading-note font-semibold text-hondo"
        >
          {fix}
        </p>
      )}
    </div>
  );
}

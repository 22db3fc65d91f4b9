import type { ReactNode } from 'react';

interface FieldProps {
  /** Id of the control. */
  id: string;
  label: string;
  /** How to put right what is wrong with the value; undefined when nothing is. */
  fix: string | undefined;
  children: ReactNode;
}

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

/** Label above, control, and below it the room for one sentence on an error. */
export function Field({ id, label, fix, children }: FieldProps) {
  return (
    <div className="fld">
      <label htmlFor={id}>{label}</label>
      {children}
      {fix && (
        <p id={fixId(id)} className="fix">
          {fix}
        </p>
      )}
    </div>
  );
}

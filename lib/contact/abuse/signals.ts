/** Milliseconds in which no person fills in the form. */
const hasty = 2000;
/** As many links as advertising has. */
const manyLinks = 3;

export interface Signals {
  /** The field no person sees was filled. */
  trapFilled: boolean;
  /** Milliseconds the form was on screen; null when unknown, as without JavaScript. */
  elapsed: number | null;
  message: string;
}

function countSignals({ trapFilled, elapsed, message }: Signals): number {
  const links = message.match(/https?:\/\/(?:www\.)?|www\./gi)?.length ?? 0;
  return Number(trapFilled) + Number(elapsed !== null && elapsed < hasty) + Number(links >= manyLinks);
}

/**
 * True when a message bears two of a robot's marks. It is delivered all the same, only marked: password managers
 * fill hidden fields, and a person may paste links or be quick.
 */
export function isSuspect(signals: Signals): boolean {
  return countSignals(signals) >= 2;
}

/** Milliseconds from the request header; null for anything but a plain number. */
export function parseElapsed(header: string | null): number | null {
  return header !== null && /^\d{1,12}$/.test(header) ? Number(header) : null;
}

/** Something for staff to look at, in Spanish. */
export interface Finding {
  /** An error stops the build: a missing page or file, or a link that no visitor could want. */
  level: 'error' | 'warning' | 'placeholderValue';
  /** The file to open, in the content's folder. */
  file: string;
  text: string;
}

export const errorIn = (file: string, text: string): Finding => ({ level: 'error', file, text });
export const warningIn = (file: string, text: string): Finding => ({ level: 'warning', file, text });

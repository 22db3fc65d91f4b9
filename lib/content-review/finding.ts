import type { content } from '../site-content';

export type Content = typeof content;

/** Something for staff to look at, in Spanish. */
export interface Finding {
  /** An error stops the build: a missing page or file, or a link that no visitor could want. */
  level: 'error' | 'warning' | 'placeholderValue';
  /** The file to open, from the repository's root. */
  file: string;
  text: string;
}

export const errorIn = (file: string, text: string): Finding => ({ level: 'error', file, text });
export const warningIn = (file: string, text: string): Finding => ({ level: 'warning', file, text });

import type { content } from '../site-content';

export type Content = typeof content;

/** What a finding is about; also their order in a report. */
export const topics = ['file', 'media', 'link', 'fact', 'outOfDate', 'text', 'standIn'] as const;

export type Topic = (typeof topics)[number];

/** Something for staff to look at, in Spanish. */
export interface Finding {
  /** An error is what a visitor would run into: a page or a file that is not there. */
  level: 'error' | 'notice';
  topic: Topic;
  /** The file to open, from the repository's root. */
  file: string;
  text: string;
}

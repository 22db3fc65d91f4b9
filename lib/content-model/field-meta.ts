import type { ColorName } from '../brand/colors';
import type { MediaUse } from '../media/folders';

/** What a field means beyond its type. Schemas carry this record as zod metadata. */
export interface FieldMeta {
  title?: string;
  description?: string;
  /** Spanish labels of a choice's values, in the same order. */
  labels?: string[];
  /** The pattern of what a form accepts, and the message beside the field for anything else. */
  accepts?: { regex: string; message: string };
  /** Set if the field may name a page of this site. Loading checks that the page exists. */
  link?: 'internal' | 'any';
  /** True for a text that visitors read, in which facts are filled in. */
  prose?: true;
  /** True if the text has several sentences. */
  multiline?: true;
  /** For a field that names an upload: what the site uses it for. */
  use?: MediaUse;
  /** The shape that a background film and its poster need. */
  shape?: 'landscape' | 'portrait';
  /** The colour on which a picture is shown. Copies that cannot be transparent have it as background. */
  ground?: ColorName;
}

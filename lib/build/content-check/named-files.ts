import { contentFields, type ContentField } from '../../content-model/content-fields';
import type { Content } from '../../content-model/load';
import type { MediaUse } from '../../media/folders';

/** An uploaded file that the content names, and the field that names it. */
export interface NamedFile extends Pick<ContentField, 'file' | 'field' | 'meta'> {
  use: MediaUse;
  name: string;
}

/** Every uploaded file that the content names, in the content's order. */
export function namedFiles(content: Content): NamedFile[] {
  return contentFields(content).flatMap(({ value, meta, ...place }) =>
    meta.use && typeof value === 'string' ? [{ ...place, meta, use: meta.use, name: value }] : [],
  );
}

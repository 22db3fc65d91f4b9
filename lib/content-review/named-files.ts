import type { MediaUse } from '../media/folders';
import type { Content } from './finding';
import { textFields, type TextField } from './text-fields';

/** An uploaded file that the content names, and the field that names it. */
export interface NamedFile extends Omit<TextField, 'text'> {
  use: MediaUse;
  name: string;
}

/** Uses by field; the first that matches counts. */
const usesByField: [RegExp, MediaUse][] = [
  [/\.(landscape|portrait)\.video$/, 'background'],
  [/\.video$/, 'film'],
  [/^entries\[\d+\]\.poster$/, 'poster'],
  [/\.captions$/, 'captions'],
  [/^track\.file$/, 'music'],
  [/\.(image|poster)$/, 'picture'],
];

/** Every uploaded file that the content names, in the content's order. */
export function namedFiles(content: Content): NamedFile[] {
  return textFields(content).flatMap(({ file, field, text: name }) => {
    const [, use] = usesByField.find(([fields]) => fields.test(field)) ?? [];
    return use ? [{ use, name, file, field }] : [];
  });
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { legalDocumentSchema } from '@/lib/content-schema/legal';
import { content } from '@/lib/site-content';

const guide = readFileSync('lib/content/README.md', 'utf8');
const source = (file: string) => readFileSync(`lib/content/${file}`, 'utf8');

/** Recipes: a heading and its text. */
const recipes = guide
  .split(/^#{2,3} /m)
  .slice(1)
  .filter((part) => part.includes('**Archivo y campo'))
  .map((part) => ({ heading: part.split('\n')[0] ?? '', text: part }));

/** Words of recipes that the content need not contain: null for no phone, and the lists of placeholder values. */
const passing = ['null', 'placeholderValues'];

/** Fields that a recipe names: the code after 'Archivo y campos' in the same line. */
function namedFields(text: string): { file: string; field: string }[] {
  const [, line = ''] = /\*\*Archivo y campos?\*\*: (.*)/.exec(text) ?? [];
  let file = '';
  return [...line.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => {
    if (name.endsWith('.ts')) file = name;
    return file && /^[a-zA-Z]+(\.[a-zA-Z]+)*$/.test(name) && !name.endsWith('.ts') && !passing.includes(name)
      ? [{ file, field: name }]
      : [];
  });
}

describe('the guide', () => {
  it('has a recipe for each usual change', () => {
    expect(recipes.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining([
        'Cambiar la fecha del mismo evento',
        'Anunciar el evento siguiente, también en otro lugar',
        'Agotado, aplazado, cancelado, celebrado',
        'Cambiar la empresa responsable o la edad mínima',
        'Cambiar el nombre de la marca',
        'Cambiar lugares, opiniones, públicos o valores',
        'Subir o cambiar una foto',
        'Cambiar, añadir o quitar un hotel',
        'Poner, cambiar o quitar el vídeo de una pregunta',
        'Cambiar la música',
        'Añadir un apartado legal',
        'Convertir una página en desarrollo en una galería o una lista',
      ]),
    );
    expect(guide).toContain('`CONTACT_TO`');
  });

  it.each(recipes)(
    '$heading: says what can go wrong and how to check it, and names existing fields',
    ({ text }) => {
      expect(text).toContain('**Si está mal**');
      expect(text).toContain('**Cómo se ve**');
      const missing = namedFields(text).filter(({ file, field }) =>
        field.split('.').some((key) => !new RegExp(`\\b${key}\\b`).test(source(file))),
      );
      expect(missing).toEqual([]);
    },
  );

  it.each(recipes)('$heading: has ten lines at most', ({ text }) => {
    const withoutExample = text.replace(/```[\s\S]*?```/g, '');
    expect(withoutExample.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(11);
  });

  it('lists the states in order and shows how to write former days', () => {
    const states = [...guide.matchAll(/`'([a-z-]+)'`\s+\(/g)].map(([, state]) => state);
    expect(states).toEqual(Object.keys(content.eventPage.states));
    expect(guide).toMatch(/`previousDays: \{ firstDay: '\d{4}-\d\d-\d\d', lastDay: '\d{4}-\d\d-\d\d' \},`/);
  });

  it('has an example of a legal section that the schema accepts', () => {
    const block = /```ts\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
    const json = block
      .trim()
      .replace(/,$/, '')
      .replace(/([{,]\s*)(\w+):/g, '$1"$2":')
      .replace(/'([^']*)'/g, '"$1"')
      .replace(/,(\s*[}\]])/g, '$1');
    const section: { id: string } = JSON.parse(json);
    // Staff may have pasted the example unchanged.
    const others = content.legal.notice.sections.filter(({ id }) => id !== section.id);
    const sections = [section, ...others];
    expect(legalDocumentSchema.safeParse({ ...content.legal.notice, sections }).error).toBeUndefined();
  });
});

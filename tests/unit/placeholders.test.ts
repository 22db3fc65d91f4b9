import { describe, expect, it } from 'vitest';
import { placeholders } from '@/lib/content/placeholders';
import { placeholdersSchema } from '@/lib/content-schema/placeholders';
import { ownPages } from './support/content-samples';

const addresses = [
  '/galeria',
  '/experiencias-pasadas',
  '/testimonios',
  '/patrocinadores',
  '/partners',
  '/proponer-espacio',
  '/colaborar',
];

describe('the pages without content of their own', () => {
  const pages = Object.entries(placeholdersSchema.parse(placeholders).pages);
  const remedy =
    'Each of the seven addresses has either a folder in app/ or a row in lib/content/placeholders.ts.';

  it("are those of the specification's seven that have no page of their own", () => {
    const unfinished = addresses.filter((address) => !ownPages.includes(address));
    expect(pages.map(([path]) => path).sort(), remedy).toEqual(unfinished.sort());
  });

  it('have words of their own each', () => {
    expect(new Set(pages.map(([, { description }]) => description)).size).toBe(pages.length);
  });

  it('carry the title and the way home that the specification quotes', () => {
    const { title, home } = placeholders;
    expect(`${title.lead} ${title.accent}`).toBe('Página en desarrollo');
    expect(home).toBe('Volver al inicio');
  });

  it('none may be added', () => {
    const [first] = pages;
    const more = { ...placeholders.pages, '/otra': first?.[1] };
    expect(placeholdersSchema.safeParse({ ...placeholders, pages: more }).success).toBe(false);
  });
});

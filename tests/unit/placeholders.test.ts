import { describe, expect, it } from 'vitest';
import { placeholders } from '@/lib/content/placeholders';
import { placeholdersSchema } from '@/lib/content-schema/placeholders';

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
  it("are the specification's seven, each with its own wave and words", () => {
    const pages = Object.entries(placeholdersSchema.parse(placeholders).pages);
    expect(pages.map(([path]) => path)).toEqual(addresses);
    expect(new Set(pages.map(([, { wave }]) => wave)).size).toBe(7);
    expect(new Set(pages.map(([, { description }]) => description)).size).toBe(7);
  });

  it('carry the title and the way home that the specification quotes', () => {
    const { title, home } = placeholders;
    expect(`${title.lead} ${title.accent}`).toBe('Página en desarrollo');
    expect(home).toBe('Volver al inicio');
  });

  it('none may be missing and none may be added', () => {
    const { '/galeria': gallery, ...others } = placeholders.pages;
    expect(placeholdersSchema.safeParse({ ...placeholders, pages: others }).success).toBe(false);
    expect(
      placeholdersSchema.safeParse({ ...placeholders, pages: { ...placeholders.pages, '/otra': gallery } })
        .success,
    ).toBe(false);
  });
});

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeDocument } from '@/lib/build/make-document';
import { printable } from '@/lib/documents/printable';
import { programmeModel, timetableModel } from '@/lib/build/document-models';
import { downloadFile } from '@/lib/documents/download-file';
import { emptyFolder, removeFolders } from '../fakes/folders';
import { readPdf } from './support/read-pdf';
import { content, withEvent } from './support/content';

const picture = 'tests/content/pictures/mar-landscape.jpg';

/** Without emoji, which no printing face has. */
const models = {
  programme: printable(programmeModel(content, picture)),
  timetable: printable(timetableModel(content, picture)),
};
const names = ['programme', 'timetable'] as const;
const bare = (text: string) => text.replace(/\s/g, '');

/** The printed texts of a model; addresses are in links, and the brand is drawn. */
function printedTexts(model: unknown, key = ''): string[] {
  if (['href', 'brand', 'picture', 'language', 'documentTitle', 'colors'].includes(key)) return [];
  if (typeof model === 'string') return model ? [model] : [];
  if (typeof model !== 'object' || model === null) return [];
  return Object.entries(model).flatMap(([name, value]) => printedTexts(value, name));
}

describe.each(names)('the %s', (name) => {
  const model = models[name];
  const language = name === 'programme' ? 'es' : 'en';

  it('holds all texts of the content', async () => {
    const { text } = await readPdf(makeDocument(name, content, picture));
    expect(printedTexts(model).filter((part) => !text.includes(bare(part)))).toEqual([]);
  });

  it('is accessible: language, title, tags, alternative texts, bookmarks in reading order', async () => {
    const bytes = makeDocument(name, content, picture);
    const pdf = await readPdf(bytes);
    expect(pdf).toMatchObject({
      language,
      tagged: true,
      accessibilityStandard: '1',
      title: model.documentTitle,
    });
    expect(pdf.alternatives).toEqual([content.site.brand, content.site.brand]);
    expect(pdf.outline[0]).toBe(content.event.place);
    expect(pdf.outline).toEqual(expect.arrayContaining(model.entries.map(({ title }) => title)));
    const places = pdf.outline.map((heading) => pdf.text.indexOf(bare(heading)));
    expect(places).toEqual([...places].sort((first, second) => first - second));
    expect(bytes.toString('latin1')).not.toContain('/Type3');
    expect(bytes.length).toBeLessThanOrEqual(400 * 1024);
  });

  it('links to the hotels and the page', async () => {
    const { links } = await readPdf(makeDocument(name, content, picture));
    const { hotels } = content.event;
    expect(links).toEqual(expect.arrayContaining(hotels.flatMap(({ href }) => href ?? [])));
    expect(links).toContain(`https://${model.address}`);
  });

  it('has the same bytes for the same content, others for another date', () => {
    expect(makeDocument(name, content, picture).equals(makeDocument(name, content, picture))).toBe(true);
    const moved = withEvent({ firstDay: '2031-06-06', lastDay: '2031-06-07' });
    expect(makeDocument(name, moved, picture).equals(makeDocument(name, content, picture))).toBe(false);
  });

  it('prints what looks like markup, and foreign letters', async () => {
    const [first, ...others] = content.event.hotels;
    const strange = 'Łódź #[a] *b* $c$ <d> \\e @f "g"';
    const { text } = await readPdf(
      makeDocument(name, withEvent({ hotels: [{ ...first!, name: `🏰 ${strange}` }, ...others] }), picture),
    );
    expect(text).toContain(bare(strange));
  });

  it('names a character that is in no font, in Spanish', () => {
    const [first, ...others] = content.event.hotels;
    const unprintable = withEvent({ hotels: [{ ...first!, name: 'Hotel \u{10280}' }, ...others] });
    expect(() => makeDocument(name, unprintable, picture)).toThrow(/no puede imprimir \u{10280}/u);
  });

  it('has room for more hotels, longer texts and more parts', async () => {
    const long = 'Una palabra extraordinariamente larga. '.repeat(8).trim();
    const hotels = Array.from({ length: 5 }, (_, index) => ({
      ...content.event.hotels[0]!,
      name: `Hotel número ${index + 1}`,
      description: long.slice(0, 200),
      href: index === 0 ? undefined : 'https://hotel.example.com',
    }));
    const programme = [...content.event.programme, ...content.event.programme].map((entry, index) => ({
      ...entry,
      description: `${index} ${long}`,
    }));
    const altered = withEvent({
      hotels,
      programme,
      place: 'El castillo de Santa María de las Torres de Abajo',
    });
    const { text } = await readPdf(makeDocument(name, altered, picture));
    const said = printedTexts((name === 'programme' ? programmeModel : timetableModel)(altered, picture));
    expect(said.filter((part) => !text.replaceAll('-', '').includes(bare(part).replaceAll('-', '')))).toEqual(
      [],
    );
  });
});

it('the programme prints a title without accent', async () => {
  const hotels = { ...content.eventLabels.hotels, title: { lead: 'Dormir aquí' } };
  const altered = { ...content, eventLabels: { ...content.eventLabels, hotels } };
  expect((await readPdf(makeDocument('programme', altered, picture))).outline).toContain('Dormir aquí');
});

it('the programme has two pages, the timetable one', async () => {
  const pages = await Promise.all(
    names.map(async (name) => (await readPdf(makeDocument(name, content, picture))).pages),
  );
  expect(pages).toEqual([2, 1]);
});

it('both show the dates', () => {
  expect(models.programme.facts[0]?.value).toBe('9-10 Mayo 2031');
  expect(models.timetable.facts[0]?.value).toBe('9-10 May 2031');
});

it('a download has its address, a readable name and its size', async () => {
  const folder = await emptyFolder();
  const file = '/mi-programa-es.pdf';
  writeFileSync(path.join(folder, file), Buffer.alloc(64_400));
  expect(downloadFile({ file, language: 'es' }, 'ALMENA', folder)).toEqual({
    href: file,
    fileName: 'mi-programa-almena-es.pdf',
    size: '64\u00a0kB',
  });
  await removeFolders();
});

import { describe, expect, it } from 'vitest';
import { printable } from '@/lib/brand/printable';
import { makeDocument } from '@/lib/build/documents/make-document';
import { makeProgrammeModel, makeTimetableModel } from '@/lib/build/documents/models';
import type { Content } from '@/lib/content-loader/load-content';
import { routes } from '@/lib/routes';
import { content, withEvent } from './support/content';
import { readPdf } from './support/read-pdf';

const picture = 'tests/content/pictures/mar-landscape.jpg';
const bare = (text: string) => text.replace(/[\s-]/g, '');
const { event, eventView, site } = content;
const [hotel, hotelWithSite] = event.hotels;

/** The texts of a model that are printed. Addresses are in links instead, and the brand is drawn. */
function printedTexts(model: unknown, key = ''): string[] {
  if (['href', 'brand', 'picture', 'language', 'documentTitle', 'colors', 'drawing'].includes(key)) return [];
  if (typeof model === 'string') return model ? [model] : [];
  if (typeof model !== 'object' || model === null) return [];
  return Object.entries(model).flatMap(([name, value]) => printedTexts(value, name));
}

describe.each([
  { name: 'programme', language: 'es', pages: 2, dates: eventView.texts.dates, model: makeProgrammeModel },
  { name: 'timetable', language: 'en', pages: 1, dates: eventView.english.dates, model: makeTimetableModel },
] as const)('the $name', ({ name, language, pages, dates, model }) => {
  const make = (changed: Content = content) => makeDocument(name, changed, picture);
  const missing = (changed: Content, text: string) =>
    printedTexts(printable(model(changed, picture))).filter((part) => !bare(text).includes(bare(part)));

  it('holds dates, texts and links of the content, on as many sheets as are printed', async () => {
    const pdf = await readPdf(make());
    expect(missing(content, pdf.text), 'texts that are not in the document').toEqual([]);
    expect(bare(pdf.text)).toContain(bare(dates));
    expect(pdf.pages).toBe(pages);
    expect(make().equals(make()), 'the bytes of two builds').toBe(true);
    const links = [hotelWithSite!.href, `https://${site.domain}${routes.nextEvent}`];
    expect(pdf.links).toEqual(expect.arrayContaining(links));
  });

  it('is accessible: language, title, tags, alternative texts, bookmarks in reading order', async () => {
    const bytes = make();
    const pdf = await readPdf(bytes);
    expect(pdf).toMatchObject({ language, tagged: true, accessibilityStandard: '1' });
    expect(pdf.title).toContain(`${site.brand}, ${event.place}`);
    expect(pdf.alternatives).toEqual([site.brand, site.brand]);
    // The overview above the headings may name a part too, so each heading is searched for behind the one before it.
    const places = pdf.outline.reduce<number[]>(
      (found, heading) => [...found, bare(pdf.text).indexOf(bare(heading), (found.at(-1) ?? -1) + 1)],
      [],
    );
    expect(places.length).toBeGreaterThan(4);
    expect(places).not.toContain(-1);
    expect(bytes.toString('latin1'), 'fonts that are drawings').not.toContain('/Type3');
    expect(bytes.length).toBeLessThanOrEqual(400 * 1024);
  });

  it('prints what looks like markup, without emoji, in the fonts of the repository only', async () => {
    const strange = 'Łódź m² ŉ #[a] *b* $c$ <d> \\e @f "g" ©';
    const withHotel = (name: string) =>
      make(withEvent({ place: 'Torre del Ŀ', hotels: [{ ...hotel!, name }] }));
    const pdf = withHotel(`🏰 ${strange} 1️⃣`);
    expect(bare((await readPdf(pdf)).text)).toContain(bare(strange + hotel!.town));
    const used = [...pdf.toString('latin1').matchAll(/\/BaseFont \/\w+\+(\w+)/g)].map(([, name]) => name);
    // Typst brings fonts of its own. If it used them, the Ŀ of the place, which our italics lack, would add one of them to this
    // list, and the Ж, which none of our fonts has, would be printed.
    const fonts = ['AnybodyLabel', 'AnybodyTitle', 'HankenGrotesk', 'InstrumentSerif'];
    expect([...new Set(used)].sort()).toEqual(fonts);
    expect(() => withHotel('Ж')).toThrow(/has Ж/);
  });

  it('has room for more hotels, longer texts and more parts', async () => {
    const long = 'Una palabra extraordinariamente larga. '.repeat(8).trim();
    const { programme } = event;
    const description = long.slice(0, 200);
    const larger = withEvent({
      place: 'El castillo de Santa María de las Torres de Abajo',
      hotels: [1, 2, 3, 4, 5].map((number) => ({ ...hotel!, name: `Hotel número ${number}`, description })),
      programme: [...programme, ...programme].map((part, index) => ({
        ...part,
        description: `${index} ${long}`,
      })),
    });
    expect(missing(larger, (await readPdf(make(larger))).text)).toEqual([]);
  });
});

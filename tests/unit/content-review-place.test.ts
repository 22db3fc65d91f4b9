import { describe, expect, it } from 'vitest';
import { reviewContent } from '@/lib/content-review/review';
import { content } from '@/lib/site-content';
import { goodUploads, ownPages } from './support/content-samples';
import { weekend } from './support/weekend';

const almonaster = 'Castillo de Almonaster la Real, Almonaster La Real, Huelva';

/** The content as it is while its texts are about the event of the specification. */
const arrival = { ...content.eventPage.arrival, english: 'Almonaster la Real is 100 km from Huelva.' };
const before = {
  ...content,
  event: weekend,
  eventPage: { ...content.eventPage, describes: almonaster, arrival },
};

/** Buitrago, a Sunday and a Monday, in two parts; nothing else is changed. */
const moved: typeof content = {
  ...before,
  event: {
    ...weekend,
    name: 'ALMENA en Buitrago',
    uid: 'buitrago-2027@example.com',
    firstDay: '2027-05-09',
    lastDay: '2027-05-10',
    place: 'Buitrago del Lozoya',
    venue: 'Castillo de Buitrago',
    province: 'Madrid',
    programme: weekend.programme.slice(0, 2),
  },
};

const captions = [
  {
    name: 'concepto.vtt',
    valid: true,
    end: 9,
    words: [{ line: 8, text: 'Sábado: de las 16:00 a las 23:30' }],
  },
];

function review(sample: typeof content, today: string): string[] {
  const uploads = { ...goodUploads(sample), captions };
  return reviewContent(sample, { exists: () => true, isPdf: () => true, pages: ownPages, uploads, today })
    .filter(({ level }) => level !== 'placeholderValue')
    .map(({ file, text }) => `${file.replace('lib/content/', '')} ${text}`);
}

describe('the next event in another place', () => {
  const faq = {
    ...content.faq,
    entries: [{ ...content.faq.entries[0]!, video: 'a.mp4', captions: 'concepto.vtt' }],
  };
  const said = review({ ...moved, faq }, '2026-11-01').join('\n');

  it('is told with what to read again', () => {
    expect(said).toContain(`event-page.ts describes: estos textos son de «${almonaster}»`);
    expect(said).toContain("Después pon describes: 'Castillo de Buitrago, Buitrago del Lozoya, Madrid'");
  });

  it.each([
    'event.ts venueEnglish: nombra «almonaster»',
    'event.ts hotels[0].town: nombra «almonaster»',
    'event.ts mapHref: nombra «almonaster»',
    'event.ts ticketHref: nombra «almonaster»',
    'event.ts firstDay: 9-10 Mayo 2027 no es fin de semana',
    'films/concepto.vtt línea 8: dice «Sábado» y el evento es el 9-10 Mayo 2027: domingo 18:00-22:00, lunes 16:00-02:00',
    'films/concepto.vtt línea 8: dice «23:30» y el evento es el 9-10 Mayo 2027',
  ])('is compared with every text: %s', (words) => {
    expect(said).toContain(words);
  });

  it.each(['event.ts summary', 'event.ts mapHref', 'event-page.ts arrival.english'])(
    'has to be named in %s, whatever the texts say they are about',
    (field) => {
      const describes = 'Castillo de Buitrago, Buitrago del Lozoya, Madrid';
      const eventPage = { ...moved.eventPage, describes };
      const event = { ...moved.event, summary: 'Un fin de semana en la sierra.' };
      expect(review({ ...moved, event, eventPage }, '2026-11-01').join('\n')).toContain(
        `${field}: no nombra Buitrago del Lozoya`,
      );
    },
  );

  it('is none while everything is about the same place', () => {
    expect(review(before, '2025-10-01').filter((text) => /nombra|describes/.test(text))).toEqual([]);
  });
});

import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { content } from '@/lib/site-content';
import { weekend } from './support/weekend';
import printedFacts from '../../media/documents/facts.json';
import { fingerprint, programmeModel, shareModel, timetableModel } from '../../media/documents/model';
import { pdfText } from './support/pdf-text';

const remedy =
  'The content has changed since this was made: run `npm run documents` and commit what it writes.';
const models = {
  programme: programmeModel(content),
  timetable: timetableModel(content),
  share: shareModel(content),
};

/** Addresses are behind links, not printed; flags and keys say nothing. */
function printedTexts(model: unknown, key = ''): string[] {
  if (key === 'href' || key === 'brand') return [];
  if (typeof model === 'string') return model ? [model] : [];
  if (typeof model !== 'object' || model === null) return [];
  return Object.entries(model).flatMap(([name, value]) => printedTexts(value, name));
}

describe.each(['programme', 'timetable', 'share'] as const)('%s', (name) => {
  it('was made from the content as it is now', () => {
    expect(printedFacts[name], remedy).toBe(fingerprint(models[name]));
  });
});

describe.each([
  { file: 'public/programacion/programa-es.pdf', model: models.programme, language: 'es', pages: 2 },
  { file: 'public/programacion/timetable-en.pdf', model: models.timetable, language: 'en', pages: 1 },
])('$file', ({ file, model, language, pages }) => {
  const bytes = readFileSync(file);
  const raw = bytes.toString('latin1');
  const text = pdfText(bytes);

  it('says everything the content says, as text', () => {
    const missing = printedTexts(model).filter((part) => !text.includes(part.replace(/\s/g, '')));
    expect(missing, remedy).toEqual([]);
  });

  it('has a title, its language, tags and real fonts, and at most 400 KB', () => {
    expect({
      title: raw.includes(`/Title (${model.title}: ${model.brand}`),
      language: raw.includes(`/Lang (${language})`),
      tagged: raw.includes('/MarkInfo'),
      drawnLetters: raw.includes('/Type3'),
      pages: raw.match(/\/Type \/Page\b/g)?.length,
    }).toEqual({ title: true, language: true, tagged: true, drawnLetters: false, pages });
    expect(bytes.length).toBeLessThanOrEqual(400 * 1024);
  });
});

describe('models', () => {
  const withState = (state: typeof content.event.state) => ({
    ...content,
    event: { ...weekend, state },
  });

  it.each(['sold-out', 'postponed', 'cancelled'] as const)(
    'print a warning when the event is %s',
    (state) => {
      const notice = content.eventPage.states[state].notice;
      expect(programmeModel(withState(state)).notice).toBe(notice);
      expect(timetableModel(withState(state)).notice).toBe(content.documents.timetable.notices[state]);
      expect(shareModel(withState(state)).event.lines.join()).toContain(notice);
    },
  );

  it.each(['announced', 'few-left', 'past'] as const)(
    'stay as they are when the event becomes %s',
    (state) => {
      expect(fingerprint(programmeModel(withState(state)))).toBe(
        fingerprint(programmeModel(withState('on-sale'))),
      );
    },
  );

  it('carry the date as the specification writes it', () => {
    const specified = withState('on-sale');
    expect(JSON.stringify(programmeModel(specified))).toContain('14-15 Noviembre 2025');
    expect(JSON.stringify(timetableModel(specified))).toContain('14-15 November 2025');
  });
});

describe('share images and icons', () => {
  it.each(['home', 'event', 'site'])('share-%s.jpg is light enough for a chat preview', (name) => {
    expect(statSync(`public/images/share-${name}.jpg`).size).toBeLessThanOrEqual(200 * 1024);
  });
});

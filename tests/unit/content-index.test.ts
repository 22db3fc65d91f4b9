import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findText } from '@/lib/content-review/find-text';
import { textIndex } from '@/lib/content-review/staff-preview';
import { slug } from '@/lib/media/folders';
import { eventFacts } from '@/lib/event/facts';
import { content } from '@/lib/site-content';

const index = textIndex(content, process.cwd());
const place = (shown: string) => findText(index, shown)[0];

describe('where a text is changed', () => {
  it('is given by file, field and line', () => {
    const [hotel] = content.event.hotels;
    const found = place(hotel?.name ?? '');
    expect(found).toMatchObject({ file: 'lib/content/event.ts', field: 'hotels[0].name' });
    const line = readFileSync('lib/content/event.ts', 'utf8').split('\n')[(found?.line ?? 0) - 1];
    expect(line).toContain(hotel?.name);
  });

  it('is found by a part of it in any case and white space', () => {
    const [entry] = content.faq.entries;
    const part = entry?.description.slice(5, 60).toUpperCase().replaceAll(' ', '\u00a0\n ');
    expect(place(part ?? '')).toMatchObject({ file: 'lib/content/faq.ts', field: 'entries[0].description' });
  });

  it('is found for an element with several texts', () => {
    const { intro, mention } = content.eventPage.hotels;
    const fields = findText(index, `${intro} ${mention}`).map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['hotels.intro', 'hotels.mention']));
  });

  it('is first the page’s own text, then one with the same capitals', () => {
    const [route, { name }] = Object.entries(content.placeholders.pages)[0]!;
    expect(findText(index, name, route)[0]?.field).toBe(`pages.${route}.name`);
    const places = [
      { text: 'LUZ', file: 'a.ts', field: 'a' },
      { text: 'Luz', file: 'b.ts', field: 'b' },
    ];
    expect(findText(places, 'Luz').map(({ field }) => field)).toEqual(['b', 'a']);
  });

  it('is found with a value in place of its name in braces', () => {
    const age = content.eventPage.facts.ageValue.replace('{age}', String(content.site.minimumAge));
    expect(place(age)).toMatchObject({ file: 'lib/content/event-page.ts', field: 'facts.ageValue' });
  });

  it('is the event for days and hours', () => {
    const { dates, timeline } = eventFacts(content.event);
    expect(place(dates)).toMatchObject({ file: 'lib/content/event.ts', field: 'firstDay, lastDay' });
    expect(place(timeline[0]?.time ?? '')?.field).toContain('programme[0].start');
  });

  it('is the state’s text for a ticket button', () => {
    const { state } = content.event;
    const fields = findText(index, content.eventPage.states[state].buy).map(({ field }) => field);
    expect(fields).toContain(`states.${state}.buy`);
    expect(fields).not.toContain('hero.buy');
  });

  it('is a line of its own for each of two equal values', () => {
    const twice = content.event.hotels.map(({ town }) => town);
    const lines = index.filter(({ field }) => /^hotels\[\d+\]\.town$/.test(field)).map(({ line }) => line);
    expect(lines).toHaveLength(twice.length);
    expect(new Set(lines).size).toBe(twice.length);
  });

  it('is the field that names a picture, by the address of any size', () => {
    const [hotel] = content.event.hotels;
    const shown = `https://almena.example.com/media/${slug(hotel?.image ?? '')}-960.a1b2c3d4e5.avif`;
    expect(place(shown)).toMatchObject({ file: 'lib/content/event.ts', field: 'hotels[0].image' });
  });

  it('is found for the whole line of the footer', () => {
    const fields = findText(index, `© 2031 ${content.site.brand}. ${content.navigation.texts.rights}`);
    expect(fields.map(({ field }) => field)).toContain('texts.rights');
  });

  it.each(['', '  ', 'xyz-no-está', 'a', '©', '2025'])('is not found for «%s»', (shown) => {
    expect(findText(index, shown)).toEqual([]);
  });
});

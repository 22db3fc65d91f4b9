import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkContent } from '@/lib/build/content-check/check-content';
import { makeProgrammeModel } from '@/lib/build/documents/models';
import { loadContent } from '@/lib/content-loader/load-content';
import { listUpcomingEvents } from '@/lib/event/upcoming-events';
import type { EventState } from '@/lib/event-states';
import { shareWords } from '@/lib/seo/share-images';
import { nextEventWords } from '@/lib/words/event';
import { content, contentFolder, eventFile, replacing } from '../support/content';
import { announcing, aYearLater } from '../support/dates';

const spring = '2031-05-09';
const autumn = '2031-09-19';
const winter = '2031-12-05';

it.each<[next: string, events: Record<string, EventState>]>([
  [spring, { [autumn]: 'on-sale', [spring]: 'sold-out' }],
  [autumn, { [spring]: 'past', [winter]: 'announced', [autumn]: 'on-sale' }],
  [spring, { [spring]: 'postponed', [autumn]: 'announced' }],
  [spring, { [spring]: 'cancelled', [autumn]: 'announced' }],
  [autumn, { [autumn]: 'past', [spring]: 'past' }],
])('the next event is the one of %s among %o', (next, events) => {
  const listed = Object.entries(events).map(([firstDay, state]) => ({ value: { firstDay, state } }));
  expect(listUpcomingEvents(listed)[0]?.value.firstDay).toBe(next);
});

const event = readFileSync(`tests/content/${eventFile}`, 'utf8');
const celebrated = { [eventFile]: replacing('state: on-sale', 'state: past') };
const peniscola = announcing({ peniscola: { firstDay: '2032-03-12', lastDay: '2032-03-13' } });

it('the next complete event takes over page, card, PDFs and share images when the first event is past', () => {
  const second = { 'events/aldea-nueva.yaml': aYearLater(event) };
  const before = loadContent(contentFolder({ ...second, ...peniscola }));
  expect(before.event.place).toBe(content.event.place);
  expect(before.furtherDates.map(({ place }) => place)).toEqual(['Peñíscola', 'Aldea Nueva']);

  const after = loadContent(contentFolder({ ...second, ...peniscola, ...celebrated }));
  expect(after.event.place).toBe('Aldea Nueva');
  expect(after.eventView).toMatchObject({
    dates: '19-20 Septiembre 2032',
    cardTitle: nextEventWords.heading,
  });
  expect(JSON.stringify(makeProgrammeModel(after, ''))).toContain('Aldea Nueva');
  expect(shareWords(after).event.lines[0]).toBe('19-20 Septiembre 2032');
  expect(after.furtherDates.map(({ place }) => place)).toEqual(['Peñíscola']);
});

it('the last event stays the page while nothing but announcements is left, and the content check says what is missing', async () => {
  const folder = contentFolder({ ...peniscola, ...celebrated });
  const loaded = loadContent(folder);
  expect(loaded.event).toMatchObject({ place: content.event.place, state: 'past' });
  expect(loaded.furtherDates.map(({ place }) => place)).toEqual(['Peñíscola']);
  const problems = await checkContent(folder, {}, '2031-10-01');
  expect(problems).toContainEqual({
    level: 'warning',
    file: `${folder}/${eventFile}`,
    line: 1,
    field: 'Estado',
    text: expect.stringMatching(/Solo quedan fechas anunciadas.*la de Peñíscola, crea su evento/),
  });
});

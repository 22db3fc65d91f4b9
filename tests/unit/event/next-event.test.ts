import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadContent } from '@/lib/content-model/load/load-content';
import { findNextEvent } from '@/lib/event/next-event';
import type { EventState } from '@/lib/event-states';
import { contentFolder } from '../support/content';

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
  const listed = Object.entries(events).map(([firstDay, state]) => ({ firstDay, state }));
  expect(findNextEvent(listed)?.firstDay).toBe(next);
});

it('the file of a second event takes over when the first event is past', () => {
  const folder = contentFolder({});
  const file = `${folder}/events/villaserena-del-mar.yaml`;
  const text = readFileSync(file, 'utf8');
  const later = text
    .replaceAll('2031-09', '2032-09')
    .replace('place: Villaserena del Mar', 'place: Aldea Nueva');
  writeFileSync(`${folder}/events/aldea-nueva.yaml`, later);
  expect(loadContent(folder).event.place).toBe('Villaserena del Mar');
  writeFileSync(file, text.replace('state: on-sale', 'state: past'));
  const content = loadContent(folder);
  expect(content.eventFile).toBe('events/aldea-nueva.yaml');
  expect(content.eventView.dates).toContain('2032');
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Problem } from '@/lib/content-loader/problems';
import { nextEventWords } from '@/lib/words/event';
import { checkEdited } from './support/check-edited';
import { content, eventFile, replacing } from './support/content';
import { announcing, aYearLater } from './support/dates';

const { place } = content.event;
const event = readFileSync(`tests/content/${eventFile}`, 'utf8');
const secondFile = 'events/aldea-nueva.yaml';

it('a complete second event, and an announcement of another weekend, have nothing to mend', async () => {
  const nearby = { firstDay: '2031-09-19', lastDay: '2031-09-20' };
  const calledOff = { firstDay: '2031-09-12', lastDay: '2031-09-13', state: 'cancelled' } as const;
  const edits = { [secondFile]: aYearLater(event, place), ...announcing({ a: nearby, b: calledOff }) };
  expect(await checkEdited(edits)).toEqual([]);
});

it.each<[what: string, from: string, to: string, level: Problem['level'], words: string]>([
  ['a missing picture', 'image: pictures/salon.jpg', 'image: pictures/torre.jpg', 'error', 'no está'],
  ['a letter that PDFs lack', 'name: Hotel del Puerto', 'name: Hotel Ж', 'error', 'no pueden imprimir «Ж»'],
  [
    'a fact without a value',
    'homeLine: Entre el palacio y el puerto',
    'homeLine: Llama al {phone}',
    'error',
    'sin {phone}',
  ],
  [
    'another event’s identifier',
    'uid: aldea-nueva-2032',
    'uid: villa-serena-2031',
    'error',
    'el identificador de',
  ],
  ['a sale that should have opened', 'state: on-sale', 'state: announced', 'warning', 'todavía no vende'],
])('a later event is checked before its day: %s', async (_what, from, to, level, words) => {
  const edits = {
    [secondFile]: () => replacing(from, to)(aYearLater(event, place)()),
    'site.yaml': (text: string) => text.replace(/^phone:.*$/m, ''),
  };
  const [first, ...others] = await checkEdited(edits);
  expect(first).toMatchObject({ level, text: expect.stringContaining(words) });
  expect(first?.file).toMatch(/events\/(aldea-nueva|villaserena-del-mar)\.yaml$/);
  expect(first?.line).toBeGreaterThan(0);
  expect(others).toEqual([]);
});

const sameDays = { firstDay: '2031-09-20', lastDay: '2031-09-21' };
it.each<[date: Parameters<typeof announcing>[0][string], words: string]>([
  [{ place: place.toLowerCase(), ...sameDays }, `Ya hay un evento completo en ${place.toLowerCase()}.`],
  [{ place }, 'Si es el mismo fin de semana, borra este anuncio.'],
  [
    { firstDay: '2031-03-07', lastDay: '2031-03-08' },
    'Esta fecha terminó el 8 de marzo de 2031. Borra el anuncio',
  ],
  [
    { firstDay: '2031-09-12', lastDay: '2031-09-13' },
    `La web llama «${nextEventWords.heading}» al de ${place}, y esta fecha es anterior.`,
  ],
  [{ onSaleSince: '2031-04-01' }, 'anuncia la venta para el 1 de abril de 2031 y todavía no vende'],
])('staff are warned of an announcement: %o', async (date, words) => {
  const problems = await checkEdited(announcing({ a: date }));
  expect(problems).toMatchObject([{ level: 'warning', text: expect.stringContaining(words) }]);
  expect(problems[0]?.file).toMatch(/dates\/a\.yaml$/);
});

it.each<[date: Parameters<typeof announcing>[0][string], field: string, words: string]>([
  [{ firstDay: '2032-03-12' }, 'Último día', 'Se esperan los dos días'],
  [{ lastDay: '2032-03-12' }, 'Primer día', 'Se esperan los dos días'],
  [{ firstDay: '2032-03-12', lastDay: '2032-03-11' }, 'Último día', 'no sea anterior al primer día'],
  [{ state: 'few-left' }, 'Dónde se compran las entradas', 'con este estado se venden'],
  [{ line: 'En {place}' }, 'Una línea', '{place}'],
])('an announcement that cannot be published is refused at its field: %o', async (date, field, words) => {
  const problems = await checkEdited(announcing({ a: date }));
  expect(problems).toMatchObject([{ level: 'error', field, text: expect.stringContaining(words) }]);
});

import { describe, expect, it } from 'vitest';
import { outOfDate } from '@/lib/content-review/out-of-date';
import { samples } from './support/content-samples';
import { weekend } from './support/weekend';

const fresh = {
  today: '2025-10-01',
};

/** An event of its own, so that these rules hold whatever the next event is. */
const event = samples.event({
  ...weekend,
  uid: 'prueba-2025@example.com',
  firstDay: '2025-11-14',
  lastDay: '2025-11-15',
  state: 'on-sale',
  onSaleSince: '2025-09-01',
}).event;

function problems(change: Partial<typeof event>, when: Partial<typeof fresh> = {}): string[] {
  const sample = samples.event({ ...event, ...change });
  return outOfDate(sample, { ...fresh, ...when })
    .filter(({ file }) => !file.includes('/legal/'))
    .map(({ text }) => text);
}

describe('an event that is out of date', () => {
  it('is none while the weekend lies ahead, nor on its last day', () => {
    expect(problems({})).toEqual([]);
    expect(problems({}, { today: '2025-11-16' })).toEqual([]);
  });

  it('still sells after its end', () => {
    expect(problems({}, { today: '2025-11-17' })).toEqual([
      "state: el evento terminó el 16 Noviembre 2025 y la web sigue vendiendo entradas; pon 'past' o las fechas del siguiente",
    ]);
  });

  it.each(['announced', 'sold-out'] as const)('is still %s after its end', (state) => {
    expect(problems({ state }, { today: '2025-12-01' }).join()).toContain("pon 'past'");
  });

  it('waits for a new date after the day that was announced', () => {
    expect(problems({ state: 'postponed' }, { today: '2025-12-01' }).join()).toContain('sigue aplazado');
  });

  it.each(['past', 'cancelled'] as const)('may be %s for ever', (state) => {
    expect(problems({ state }, { today: '2025-12-01' })).toEqual([]);
  });

  it('is past before its time', () => {
    expect(problems({ state: 'past' }).join()).toContain("dice 'past'");
  });

  it('is only announced although the sale should have begun, or sells before it', () => {
    expect(problems({ state: 'announced' }).join()).toContain('la venta debía empezar el 1 Septiembre 2025');
    expect(problems({ onSaleSince: '2025-10-02' }).join()).toContain('la web ya vende');
  });

  it.each([
    [{ firstDay: '2027-05-09', lastDay: '2027-05-10' }, 'no es fin de semana (domingo, lunes)', '2027-01-01'],
    [{ firstDay: '2035-11-16', lastDay: '2035-11-17' }, 'faltan más de dos años', '2025-10-01'],
  ])('is on days that can hardly be meant: %o', (days, words, today) => {
    expect(problems(days, { today }).join()).toContain(words);
  });

  it.each([
    [{ start: '22:00', end: '18:00' }, 'programme[0]: de 22:00-18:00 son 20 horas; ¿están bien start y end?'],
    [{ start: '18:00', end: '17:30' }, 'programme[1]: empieza (16:00-02:00) antes de que acabe programme[0]'],
  ])('has hours that can hardly be meant: %o', (hours, words) => {
    const programme = weekend.programme.map((part, index) => (index === 0 ? { ...part, ...hours } : part));
    expect(problems({ programme }).join('\n')).toContain(words);
  });

  it('may have a long night', () => {
    const programme = weekend.programme.map((part, index) =>
      index === 1 ? { ...part, end: '06:00' } : part,
    );
    expect(problems({ programme })).toEqual([]);
  });
});

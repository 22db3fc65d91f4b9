import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WeekendNow } from '@/components/event/weekend-now';
import { eventWords } from '@/lib/words/event';

it('two nights may have a part of the same title and hour', () => {
  const { now, next } = eventWords.programme;
  const night = {
    from: 0,
    to: 0.5,
    now: now('concierto', '02:00'),
    next: next('concierto', 'lunes', '22:00'),
  };
  const firstDayMs = Date.parse('2031-09-19T22:00+02:00');
  const hourMs = 3_600_000;
  const nights = [0, 24, 48].map((hours) => ({
    ...night,
    startsAtMs: firstDayMs + hours * hourMs,
    endsAtMs: firstDayMs + (hours + 4) * hourMs,
  }));
  vi.spyOn(Date, 'now').mockReturnValue(firstDayMs + hourMs);
  // React prints an error if two elements have one key.
  const { container } = render(<WeekendNow parts={nights} />);
  expect(container.textContent).toBe(night.now + night.next);
});

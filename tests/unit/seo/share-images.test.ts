import { describe, expect, it } from 'vitest';
import { shareImages, shareWords } from '@/lib/seo/share-images';
import { content } from '@/lib/site-content';
import { weekend } from '../support/weekend';

const withEvent = (change: Partial<typeof weekend>) => ({ ...content, event: { ...weekend, ...change } });

describe('share images', () => {
  it('say title, date and place', () => {
    const { home, event } = shareWords(withEvent({}));
    expect(home.lines).toEqual(['14-15 Noviembre 2025, Almonaster La Real']);
    expect(event.title).toEqual({ lead: 'Almonaster', accent: 'La Real' });
    expect(event.lines).toEqual(['14-15 Noviembre 2025', `Huelva. ${weekend.capacityLabel}`]);
    expect(event.alt).toBe('ALMENA en Almonaster La Real, 14-15 Noviembre 2025');
  });

  it.each(['sold-out', 'postponed', 'cancelled'] as const)('warn when the event is %s', (state) => {
    expect(shareWords(withEvent({ state })).event.lines.join()).toContain(
      content.eventPage.states[state].notice,
    );
  });

  it('do not promise the days of a postponed event', () => {
    const { home, event } = shareWords(withEvent({ state: 'postponed' }));
    const { lead, accent } = content.eventPage.facts.pending;
    expect(event.lines[0]).toBe(`${lead} ${accent}`);
    expect([...home.lines, ...event.lines, event.alt].join()).not.toContain('Noviembre');
  });

  it('have another address as soon as they show something else, and only then', () => {
    const before = shareImages(withEvent({}));
    const moved = shareImages(withEvent({ firstDay: '2026-05-08', lastDay: '2026-05-09' }));
    expect(moved.event.url).not.toBe(before.event.url);
    expect(moved.home.url).not.toBe(before.home.url);
    expect(moved.site.url).toBe(before.site.url);
    expect(shareImages(withEvent({ state: 'sold-out' })).event.url).not.toBe(before.event.url);
    expect(shareImages(withEvent({ state: 'few-left', updatedOn: '2025-11-02' }))).toEqual(before);
  });
});

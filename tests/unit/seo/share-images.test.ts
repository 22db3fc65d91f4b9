import { describe, expect, it } from 'vitest';
import { eventStates } from '@/lib/content-schema/event';
import { shareImages, shareWords } from '@/lib/seo/share-images';
import { content } from '@/lib/site-content';
import { weekend } from '../support/weekend';

const withEvent = (change: Partial<typeof weekend>) => ({ ...content, event: { ...weekend, ...change } });

describe('share images', () => {
  it('show title, date and place', () => {
    const { home, event } = shareWords(withEvent({}));
    const { notice } = content.eventPage.states['on-sale'];
    expect(home.lines).toEqual(['14-15 Noviembre 2025, Almonaster La Real', notice]);
    expect(event.title).toEqual({ lead: 'Almonaster', accent: 'La Real' });
    expect(event.lines).toEqual(['14-15 Noviembre 2025', `Huelva. ${notice}`]);
    expect(event.alt).toBe(`ALMENA en Almonaster La Real, 14-15 Noviembre 2025. ${notice}`);
  });

  it.each(eventStates)('show the state of the event: %s', (state) => {
    const { notice } = content.eventPage.states[state];
    const { home, event } = shareWords(withEvent({ state, onSaleSince: undefined }));
    for (const text of [home.lines.join(), event.lines.join(), home.alt, event.alt])
      expect(text).toContain(notice);
  });

  it('leave out the days of a postponed event', () => {
    const { home, event } = shareWords(withEvent({ state: 'postponed' }));
    const { lead, accent } = content.eventPage.facts.pending;
    expect(event.lines[0]).toBe(`${lead} ${accent}`);
    expect([...home.lines, ...event.lines, event.alt].join()).not.toContain('Noviembre');
  });

  it('change their address only when they show something else', () => {
    const before = shareImages(withEvent({}));
    const moved = shareImages(withEvent({ firstDay: '2026-05-08', lastDay: '2026-05-09' }));
    expect(moved.event.url).not.toBe(before.event.url);
    expect(moved.home.url).not.toBe(before.home.url);
    expect(moved.site.url).toBe(before.site.url);
    expect(shareImages(withEvent({ state: 'sold-out' })).event.url).not.toBe(before.event.url);
  });
});

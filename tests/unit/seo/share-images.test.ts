import { describe, expect, it } from 'vitest';
import { eventStates } from '@/lib/event/state';
import { shareImages, shareWords } from '@/lib/seo/share-images';
import { content, withEvent } from '../support/content';

describe('share images', () => {
  it('show title, date and place', () => {
    const { home, event } = shareWords(withEvent({}));
    const { notice } = content.eventLabels.states['on-sale'];
    expect(home.lines).toEqual(['9-10 Mayo 2031, Villa Serena', notice]);
    expect(event.title).toEqual({ lead: 'Villa', accent: 'Serena' });
    expect(event.lines).toEqual(['9-10 Mayo 2031', `Cádiz. ${notice}`]);
    expect(event.alt).toBe(`Señal en Villa Serena, 9-10 Mayo 2031. ${notice}`);
  });

  it.each(eventStates)('show the state of the event: %s', (state) => {
    const { notice } = content.eventLabels.states[state];
    const { home, event } = shareWords(withEvent({ state, onSaleSince: undefined }));
    for (const text of [home.lines.join(), event.lines.join(), home.alt, event.alt])
      expect(text).toContain(notice);
  });

  it('leave out the days of a postponed event', () => {
    const { home, event } = shareWords(withEvent({ state: 'postponed' }));
    const { lead, accent } = content.eventLabels.facts.pending;
    expect(event.lines[0]).toBe(`${lead} ${accent}`);
    expect([...home.lines, ...event.lines, event.alt].join()).not.toContain('Mayo');
  });

  it('change their address only when they show something else', () => {
    const before = shareImages(withEvent({}));
    const moved = shareImages(withEvent({ firstDay: '2031-06-06', lastDay: '2031-06-07' }));
    expect(moved.event.url).not.toBe(before.event.url);
    expect(moved.home.url).not.toBe(before.home.url);
    expect(moved.site.url).toBe(before.site.url);
    expect(shareImages(withEvent({ state: 'sold-out' })).event.url).not.toBe(before.event.url);
  });
});

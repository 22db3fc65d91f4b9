import { appendFileSync, cpSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { makeShareImagePath, shareWords, type ShareImageName } from '@/lib/seo/share-images';
import { overviewWords } from '@/lib/words/event';
import { stateWords } from '@/lib/words/states';
import { makeFolder } from '../../fakes/folders';
import { content, withEvent } from '../support/content';

it('share images show title, date, place and state, without the days of a postponed event', () => {
  const { home, event } = shareWords(withEvent({}));
  const { name, place, province } = content.event;
  const { dates, dateParts, notice, placeTitle } = content.eventView;
  expect(home.lines).toEqual([`${dates}, ${place}`, notice]);
  expect(event.title).toEqual(placeTitle);
  expect(event.lines).toEqual([dates, `${province}. ${notice}`]);
  expect(event.alt).toBe(`${name}, ${dates}. ${notice}`);
  const { pending } = overviewWords.es;
  const postponed = shareWords(withEvent({ state: 'postponed' }));
  expect(postponed.event.lines).toEqual([
    `${pending.days} ${pending.rest}`,
    `${province}. ${stateWords.postponed.notice.es}`,
  ]);
  expect([...postponed.home.lines, postponed.event.alt].join()).not.toContain(dateParts.rest);
});

it('a share image changes its address only when it shows something else', () => {
  const before = withEvent({});
  const moved = withEvent({ firstDay: '2031-06-06', lastDay: '2031-06-07' });
  const hasMoved = (name: ShareImageName) =>
    makeShareImagePath(name, moved) !== makeShareImagePath(name, before);
  expect((['home', 'event', 'site'] as const).filter(hasMoved)).toEqual(['home', 'event']);
});

it.each(['lib/brand/fonts/anybody-title.ttf', 'components/ui/title-text.tsx', 'lib/brand/colors.css'])(
  'another %s gives the share images another address',
  (file) => {
    const repository = makeFolder();
    for (const folder of ['app/share', 'components', 'lib/brand', 'tests/content'])
      cpSync(folder, path.join(repository, folder), { recursive: true });
    vi.spyOn(process, 'cwd').mockReturnValue(repository);
    const before = makeShareImagePath('home', withEvent({}));
    appendFileSync(path.join(repository, file), ' ');
    expect(makeShareImagePath('home', withEvent({}))).not.toBe(before);
  },
);

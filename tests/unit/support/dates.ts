import { stringify } from 'yaml';
import type { Announcement } from '@/lib/content-model/announcement';
import { content, replacing } from './content';

const announced = { place: 'Peñíscola', province: 'Castellón', state: 'announced' };

/** Edits that add announcements to the test content, in files named after their keys. */
export const announcing = (dates: Record<string, Partial<Announcement>>) =>
  Object.fromEntries(
    Object.entries(dates).map(([name, date]) => [
      `dates/${name}.yaml`,
      () => stringify({ ...announced, ...date }),
    ]),
  );

/** Makes the text of an event's file into that of another event, a year later. */
export const aYearLater =
  (event: string, place = 'Aldea Nueva') =>
  () =>
    [
      replacing(`place: ${content.event.place}`, `place: ${place}`),
      replacing('uid: villa-serena-2031', 'uid: aldea-nueva-2032'),
      (text: string) => text.replaceAll('2031-09', '2032-09'),
    ].reduce((text, edit) => edit(text), event);

import { expect, it } from 'vitest';
import type { MessageStore } from '@/lib/contact/server/message-store';

export function behavesAsStore(open: () => MessageStore) {
  it('lists the names of all processes in order, and reads their texts', async () => {
    await Promise.all([open().add('2', 'dos'), open().add('1', 'uno'), open().add('1', 'uno')]);
    expect(await open().list()).toEqual(['1', '2']);
    expect(await open().read('2')).toBe('dos');
  });

  it('removes a text, also if another process does so too', async () => {
    await open().add('1', 'uno');
    await Promise.all([open().remove('1'), open().remove('1')]);
    expect([await open().read('1'), await open().list()]).toEqual([null, []]);
  });
}

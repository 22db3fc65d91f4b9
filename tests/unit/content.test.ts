import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentFile, textFields } from '@/lib/content-review/text-fields';
import { formatDateRange, formatDateRangeEnglish } from '@/lib/dates';
import { content } from '@/lib/site-content';
import { sourceFiles, withoutComments } from './support/source-files';

describe('the content as it is', () => {
  it('is in files named after their keys, which messages rely on', () => {
    const files = new Set([...textFields(content).map(({ file }) => file), contentFile('legal', 'common')]);
    expect([...files].filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('single source', () => {
  const { firstDay, lastDay, ticketHref } = content.event;
  const facts = [
    firstDay,
    lastDay,
    formatDateRange(firstDay, lastDay),
    formatDateRangeEnglish(firstDay, lastDay),
    content.site.email,
    ...(ticketHref ? [new URL(ticketHref).host] : []),
    ...content.faq.entries.flatMap(({ video = [] }) => video),
  ];
  // The schemas' messages give examples, which may happen to be the values of the day.
  const files = sourceFiles(['app', 'components', 'lib', 'media', 'scripts']).filter(
    // The scripts that make the films know them by name.
    (file) => !/^(lib\/content(-schema)?|media\/(audio|faq))\//.test(file),
  );

  it.each(facts)('%s is typed in lib/content and nowhere else', (fact) => {
    expect(files.filter((file) => withoutComments(file).includes(fact))).toEqual([]);
  });

  it('and the date in one file of it', () => {
    const typed = textFields(content).filter(
      ({ field, text }) => field !== 'updatedOn' && (text.includes(firstDay) || text.includes(lastDay)),
    );
    expect(new Set(typed.map(({ file }) => file))).toEqual(new Set(['lib/content/event.ts']));
  });
});

import { describe, expect, it } from 'vitest';
import { parseContent } from '@/lib/content-schema/parse';
import { reviewContent } from '@/lib/content-review/review';
import { content } from '@/lib/site-content';
import { changed, files, type File } from './support/content-records';
import { goodUploads, ownPages } from './support/content-samples';
import { doubtfulValues } from './support/doubtful-values';
import { rightValues } from './support/right-values';
import { weekend } from './support/weekend';

/** Known content, whatever staff announce today. */
const standard: typeof content = {
  ...content,
  event: {
    ...weekend,
    hotels: weekend.hotels.map((hotel, index) => ({
      ...hotel,
      image: `hotel-${index}.jpg`,
      href: `https://hotel-${index}.example.com`,
    })),
    programme: weekend.programme.map((part) => ({ ...part, english: { title: 'Part', details: [] } })),
  },
  eventPage: {
    ...content.eventPage,
    describes: 'Castillo de Almonaster la Real, Almonaster La Real, Huelva',
  },
  site: { ...content.site, brand: 'ALMENA', domain: 'almena.example.com', minimumAge: 21 },
};

/** The content with one value changed in one file. */
function withValue(file: File, field: string, value: unknown): typeof content {
  const key = file.replace(/\.ts$/, '').replace(/-\w/g, ([, letter = '']) => letter.toUpperCase());
  return changed(standard, `${key.replace('/', '.')}.${field}`, value);
}

const reviewed = (sample: typeof content) =>
  reviewContent(sample, {
    ...{ exists: () => true, isPdf: () => true, pages: ownPages, today: '2025-10-01' },
    uploads: goodUploads(sample),
  }).map(({ file, text }) => `${file} ${text}`);
const usual = new Set(reviewed(standard));

function saidOf(file: File, field: string, value: unknown): string[] {
  return reviewed(withValue(file, field, value)).filter((text) => !usual.has(text));
}

describe('a value that a visitor might regret is told with what is wrong', () => {
  it.each(doubtfulValues.filter(([, , , said]) => said !== null))(
    '%s, %s: %j',
    (file, field, value, said) => {
      expect(saidOf(file, field, value).join('\n')).toContain(said);
    },
  );
});

describe('an unusual value that is right is accepted in silence', () => {
  it.each(rightValues)('%s, %s: %j', (file, field, value) => {
    const { schema, value: record } = files[file];
    expect(() =>
      parseContent({ tried: { file, schema, value: changed(record, field, value) } }),
    ).not.toThrow();
    expect(saidOf(file, field, value)).toEqual([]);
  });
});

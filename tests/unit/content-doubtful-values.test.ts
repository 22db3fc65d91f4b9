import { describe, expect, it } from 'vitest';
import { parseContent } from '@/lib/content-schema/parse';
import { content } from '@/lib/site-content';
import { changed, files, type File } from './support/content-records';
import { review } from './support/content-samples';
import { doubtfulLinks } from './support/doubtful-links';
import { doubtfulTexts } from './support/doubtful-texts';
import { rightValues } from './support/right-values';
import { weekend } from './support/weekend';

/** The content with a known event. */
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

const reviewed = (sample: typeof content) => review(sample).map(({ file, text }) => `${file} ${text}`);
const usual = new Set(reviewed(standard));

function saidOf(file: File, field: string, value: unknown): string[] {
  return reviewed(withValue(file, field, value)).filter((text) => !usual.has(text));
}

describe('a doubtful value gives a warning that says what is wrong', () => {
  it.each([...doubtfulLinks, ...doubtfulTexts])('%s, %s: %j', (file, field, value, said) => {
    expect(saidOf(file, field, value).join('\n')).toContain(said);
  });
});

describe('an unusual but right value is accepted without a warning', () => {
  it.each(rightValues)('%s, %s: %j', (file, field, value) => {
    const { schema, value: record } = files[file];
    expect(() =>
      parseContent({ tried: { file, schema, value: changed(record, field, value) } }),
    ).not.toThrow();
    expect(saidOf(file, field, value)).toEqual([]);
  });
});

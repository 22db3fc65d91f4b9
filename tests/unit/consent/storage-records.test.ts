import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { consentMonths } from '@/lib/consent/consent';
import { storageKeys } from '@/lib/consent/storage-keys';
import { storageRecords } from '@/lib/consent/storage-records';
import { content } from '@/lib/site-content';

const own = storageRecords(content.consent.storage, false);

describe('the records of the cookie policy', () => {
  it('are exactly the keys the code writes', () => {
    expect(own.map(({ key }) => key).sort()).toEqual(Object.values(storageKeys).sort());
  });

  it('are all essential as long as no Google tag is configured', () => {
    expect(own.map(({ category }) => category)).toEqual(own.map(() => 'essential'));
  });

  it('name the cookies of Google with a tag configured', () => {
    const added = storageRecords(content.consent.storage, true).slice(own.length);
    expect(added.map(({ key, category }) => [key, category])).toEqual([
      ['_ga', 'analytics'],
      ['_ga_*', 'analytics'],
      ['_gcl_au', 'personalization'],
    ]);
  });

  it('say the lifetime that the rules apply', () => {
    const preferences = own.find(({ key }) => key === storageKeys.preferences);
    expect(preferences?.lifetime).toContain(`${consentMonths} meses`);
    expect(own.every(({ purpose, lifetime }) => !/[{}]/.test(purpose + lifetime))).toBe(true);
  });
});

describe('the source', () => {
  const root = process.cwd();
  const files = ['app', 'components', 'lib']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(folder, name),
      ),
    )
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('/content/') && !name.includes('/legal/'));
  const filesWith = (pattern: RegExp) =>
    files.filter((name) => pattern.test(readFileSync(path.join(root, name), 'utf8')));

  it('touches the browser’s storage through one file only', () => {
    expect(filesWith(/window\[area\]|\b(local|session)Storage\s*[.[]|indexedDB\s*[.[]|caches\.open/)).toEqual(
      ['lib/browser/storage.ts'],
    );
  });

  it('writes only keys that are described', () => {
    const writers = filesWith(/\bwriteItem\(/).filter((name) => name !== 'lib/browser/storage.ts');
    expect(writers).toContain('lib/consent/store.ts');
    for (const name of writers) {
      const text = readFileSync(path.join(root, name), 'utf8');
      for (const [, key = ''] of text.matchAll(/\bwriteItem\([^,]+,\s*([^,]+),/g)) {
        const described = key.startsWith('storageKeys.') || text.includes(`const ${key} = storageKeys.`);
        expect(described, `${key} in ${name} comes from storageKeys`).toBe(true);
      }
    }
  });

  it('sets no cookie, and removes those of Google in one place', () => {
    expect(filesWith(/document\.cookie\s*=[^=]|cookieStore|cookies\(\)\.set/)).toEqual([
      'lib/consent/google-tag.ts',
    ]);
  });
});

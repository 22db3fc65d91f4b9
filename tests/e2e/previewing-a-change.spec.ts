import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixtures';

/** The files of the build that contain one of these words. */
function filesWith(folder: string, words: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|rsc|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => words.some((word) => readFileSync(file, 'utf8').includes(word)));
}

test('the real site sends nothing of the list for staff', async ({ page }) => {
  const marks = ['staff-preview', 'content-findings'];
  expect(filesWith('.next/static', marks)).toEqual([]);
  expect(
    filesWith('.next/server/app', marks.slice(0, 1)).filter((file) => /\.(html|rsc)$/.test(file)),
  ).toEqual([]);
  await page.goto('/');
  await expect(page.locator('#staff-preview')).toHaveCount(0);
});

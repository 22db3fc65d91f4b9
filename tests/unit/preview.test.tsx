import type * as navigation from 'next/navigation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SiteDocument } from '@/app/site-document';
import { readSavedProblems, type Problem } from '@/lib/content-loader/problems';
import { env } from '@/lib/env';
import type * as mediaManifest from '@/lib/media/media-manifest';
import { parseEnv } from '@/lib/parse-env';

vi.mock('@/lib/env', { spy: true });
vi.mock('@/lib/content-loader/problems', { spy: true });
// There is no build here, so there is no music.
vi.mock('@/lib/media/media-manifest', (): Partial<typeof mediaManifest> => ({
  findMusicTrack: (track) => ({ ...track, src: '/media/a.mp3' }),
}));
vi.mock('next/navigation', (): Partial<typeof navigation> => ({
  usePathname: () => '/',
  useRouter: vi.fn(),
}));

it.each([
  ['preview', true],
  ['production', false],
])('the pages of a %s deployment show what staff should look at: %s', (name, isShown) => {
  vi.mocked(env).mockReturnValue(
    parseEnv({ VERCEL: '1', VERCEL_ENV: name, CONTENT_DIR: process.env.CONTENT_DIR }),
  );
  const problem: Problem = { level: 'warning', file: 'lib/content/faq.yaml', line: 5, text: 'Falta algo.' };
  vi.mocked(readSavedProblems).mockReturnValue([problem]);
  const html = renderToStaticMarkup(<SiteDocument>página</SiteDocument>);
  expect(html).toContain('página');
  expect([problem.text, problem.file].map((text) => html.includes(text))).toEqual([isShown, isShown]);
});

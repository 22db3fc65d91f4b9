import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { acceptAll, essentialOnly, type Choice } from '@/lib/consent/consent';

const ids = { gtmId: 'GTM-TEST', gaId: 'G-TEST' };
const analyticsOnly: Choice = { analytics: true, personalization: false };
const personalizationOnly: Choice = { analytics: false, personalization: true };
const gtm = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST';
const ga = 'https://www.googletagmanager.com/gtag/js?id=G-TEST';

const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  personalization_storage: 'denied',
};
const granted = Object.fromEntries(Object.keys(denied).map((signal) => [signal, 'granted']));

let appended: MockInstance<HTMLHeadElement['append']>;
const scripts = () => appended.mock.calls.flat().map((node) => (node as HTMLScriptElement).src);

/** Commands, which Google's tag accepts as `arguments` objects, and events. */
const queued = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as IArguments)] : entry,
  );
const updates = () => queued().filter((entry) => Array.isArray(entry) && entry[1] === 'update');

/** The functions of a page on which no tag is loaded yet. */
async function open() {
  vi.resetModules();
  return import('@/lib/consent/google-tag');
}

beforeEach(() => {
  appended = vi.spyOn(document.head, 'append').mockImplementation(() => {});
});

afterEach(() => {
  delete window.dataLayer;
  for (const name of ['_ga', '_ga_TEST', '_gcl_au', 'other'])
    document.cookie = `${name}=; expires=${new Date(0).toUTCString()}; path=/`;
});

it('denies everything by default before it grants anything or starts a tag', async () => {
  const { applyGoogleTags } = await open();
  applyGoogleTags(ids, acceptAll);
  expect(queued()).toEqual([
    ['consent', 'default', denied],
    ['js', expect.any(Date)],
    ['consent', 'update', granted],
    expect.objectContaining({ event: 'gtm.js' }),
    ['config', 'G-TEST', { cookie_expires: 31_104_000, cookie_update: false }],
  ]);
});

it('updates the signals with each change and loads each script once', async () => {
  const { applyGoogleTags } = await open();
  applyGoogleTags(ids, analyticsOnly);
  applyGoogleTags(ids, personalizationOnly);
  applyGoogleTags(ids, acceptAll);
  expect(updates()).toEqual([
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
    ['consent', 'update', { ...granted, analytics_storage: 'denied' }],
    ['consent', 'update', granted],
  ]);
  expect(scripts()).toEqual([gtm, ga]);
});

it.each([
  [ids, analyticsOnly, [gtm, ga]],
  [ids, personalizationOnly, [gtm]],
  [ids, essentialOnly, []],
  [{ gtmId: null, gaId: 'G-TEST' }, personalizationOnly, []],
  [{ gtmId: 'GTM-TEST', gaId: null }, acceptAll, [gtm]],
])('with %o and the choice %o it loads %o', async (configured, choice, expected) => {
  const { applyGoogleTags } = await open();
  applyGoogleTags(configured, choice);
  expect(scripts()).toEqual(expected);
});

it.each([
  [essentialOnly, 'other=1'],
  [analyticsOnly, '_ga=1; _ga_TEST=1; other=1'],
  [personalizationOnly, '_gcl_au=1; other=1'],
])('with the choice %o it leaves the cookies %s', async (choice, expected) => {
  const { applyGoogleTags } = await open();
  for (const name of ['_ga', '_ga_TEST', '_gcl_au', 'other']) document.cookie = `${name}=1; path=/`;
  applyGoogleTags(ids, choice);
  expect(document.cookie).toBe(expected);
});

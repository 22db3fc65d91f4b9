import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { acceptAll, essentialOnly, type Choice } from '@/lib/consent/consent';

const ids = { gtmId: 'GTM-TEST', gaId: 'G-TEST' };
const analyticsOnly: Choice = { analytics: true, personalization: false };
const personalizationOnly: Choice = { analytics: false, personalization: true };

async function loadTags() {
  vi.resetModules();
  return import('@/lib/consent/google-tag');
}

const commands = () => (window.dataLayer ?? []).map((entry) => (isArguments(entry) ? [...entry] : entry));
const scripts = () =>
  appended.mock.calls.flat().map((node) => (node instanceof HTMLScriptElement ? node.src : node));
let appended: MockInstance<HTMLHeadElement['append']>;

function isArguments(entry: unknown): entry is IArguments {
  return Object.prototype.toString.call(entry) === '[object Arguments]';
}

const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  personalization_storage: 'denied',
};

beforeEach(() => {
  appended = vi.spyOn(document.head, 'append').mockImplementation(() => {});
});

afterEach(() => {
  delete window.dataLayer;
  for (const name of ['_ga', '_ga_TEST', '_gcl_au', 'other'])
    document.cookie = `${name}=; expires=${new Date(0).toUTCString()}; path=/`;
});

describe('Consent Mode v2', () => {
  it('denies everything before it grants anything, and before a tag starts', async () => {
    const { applyGoogleTags } = await loadTags();
    applyGoogleTags(ids, acceptAll);
    expect(commands()[0]).toEqual(['consent', 'default', denied]);
    expect(commands()[2]).toEqual([
      'consent',
      'update',
      Object.fromEntries(Object.keys(denied).map((signal) => [signal, 'granted'])),
    ]);
    expect(commands()[3]).toMatchObject({ event: 'gtm.js' });
    expect(commands()[4]).toEqual(['config', 'G-TEST', { cookie_expires: 31_104_000, cookie_update: false }]);
  });

  it('sends commands as arguments objects, which the tag tells from events', async () => {
    const { applyGoogleTags } = await loadTags();
    applyGoogleTags(ids, acceptAll);
    expect((window.dataLayer ?? []).filter(isArguments)).toHaveLength(4);
  });

  it.each([
    [analyticsOnly, { ...denied, analytics_storage: 'granted' }],
    [
      personalizationOnly,
      {
        analytics_storage: 'denied',
        ad_storage: 'granted',
        ad_user_data: 'granted',
        ad_personalization: 'granted',
        personalization_storage: 'granted',
      },
    ],
  ])('signals %o', async (choice, signals) => {
    const { consentSignals } = await loadTags();
    expect(consentSignals(choice)).toEqual(signals);
  });

  it('updates with each change and loads each script once', async () => {
    const { applyGoogleTags } = await loadTags();
    applyGoogleTags(ids, analyticsOnly);
    applyGoogleTags(ids, acceptAll);
    applyGoogleTags(ids, acceptAll);
    expect(commands().filter((entry) => Array.isArray(entry) && entry[1] === 'default')).toHaveLength(1);
    expect(commands().filter((entry) => Array.isArray(entry) && entry[1] === 'update')).toHaveLength(3);
    expect(scripts()).toHaveLength(2);
  });
});

describe('the scripts', () => {
  const gtm = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST';
  const ga = 'https://www.googletagmanager.com/gtag/js?id=G-TEST';

  it.each([
    [ids, acceptAll, [gtm, ga]],
    [ids, analyticsOnly, [gtm, ga]],
    [ids, personalizationOnly, [gtm]],
    [ids, essentialOnly, []],
    [{ gtmId: null, gaId: 'G-TEST' }, personalizationOnly, []],
    [{ gtmId: 'GTM-TEST', gaId: null }, acceptAll, [gtm]],
  ])('of %o with %o are %o', async (given, choice, expected) => {
    const { applyGoogleTags } = await loadTags();
    applyGoogleTags(given, choice);
    expect(scripts()).toEqual(expected);
  });
});

it.each([
  [essentialOnly, 'other=1'],
  [analyticsOnly, '_ga=1; _ga_TEST=1; other=1'],
  [personalizationOnly, '_gcl_au=1; other=1'],
])('with the choice %o the cookies that stay are %s', async (choice, staying) => {
  const { applyGoogleTags } = await loadTags();
  for (const name of ['_ga', '_ga_TEST', '_gcl_au', 'other']) document.cookie = `${name}=1; path=/`;
  applyGoogleTags(ids, choice);
  expect(document.cookie).toBe(staying);
});

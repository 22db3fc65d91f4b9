import { afterEach, expect, it, vi } from 'vitest';
import { startGoogleAnalytics, stopGoogleAnalytics } from '@/lib/consent/google-analytics';

/** The commands so far. Google's tag accepts a command only as an `arguments` object. */
const commands = () =>
  (window.dataLayer ?? []).map((entry) => {
    expect(Object.prototype.toString.call(entry)).toBe('[object Arguments]');
    return [...(entry as IArguments)];
  });

afterEach(() => {
  delete window.dataLayer;
  delete window['ga-disable-G-TEST'];
});

it('loads Analytics once, grants it nothing but analytics before it starts, and silences it until consent is back', () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  startGoogleAnalytics('G-TEST');
  const advertising = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  const first = [
    ['consent', 'default', { analytics_storage: 'granted', ...advertising }],
    ['js', expect.any(Date)],
    ['config', 'G-TEST', { cookie_expires: 31_104_000, cookie_update: false }],
  ];
  expect(commands()).toEqual(first);
  expect(window['ga-disable-G-TEST']).toBe(false);
  stopGoogleAnalytics('G-TEST');
  expect(window['ga-disable-G-TEST']).toBe(true);
  startGoogleAnalytics('G-TEST');
  expect(window['ga-disable-G-TEST']).toBe(false);
  expect(commands().slice(first.length)).toEqual([
    ['consent', 'update', { analytics_storage: 'denied' }],
    ['consent', 'update', { analytics_storage: 'granted' }],
  ]);
  expect(append.mock.calls.flat().map((node) => (node as HTMLScriptElement).src)).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-TEST',
  ]);
});

it('removes the cookies of Analytics and no others, once Analytics is silent', () => {
  for (const name of ['_ga', '_ga_TEST', 'other']) document.cookie = `${name}=1; path=/`;
  const isSilent: unknown[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => isSilent.push(window['ga-disable-G-TEST']));
  stopGoogleAnalytics('G-TEST');
  expect(isSilent).not.toHaveLength(0);
  expect(isSilent).not.toContain(undefined);
  vi.restoreAllMocks();
  stopGoogleAnalytics('G-TEST');
  expect(document.cookie).toBe('other=1');
  expect(window.dataLayer, 'no command without the tag').toBeUndefined();
  document.cookie = `other=; expires=${new Date(0).toUTCString()}; path=/`;
});

import { afterEach, expect, it, vi } from 'vitest';
import { removeGoogleCookies, startGoogleAnalytics } from '@/lib/consent/google-analytics';

/** The commands so far. Google's tag accepts a command only as an `arguments` object. */
const commands = () =>
  (window.dataLayer ?? []).map((entry) => {
    expect(Object.prototype.toString.call(entry)).toBe('[object Arguments]');
    return [...(entry as IArguments)];
  });

afterEach(() => {
  delete window.dataLayer;
});

it('loads Analytics once, and grants it nothing but analytics before it starts', () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  startGoogleAnalytics('G-TEST');
  startGoogleAnalytics('G-TEST');
  const advertising = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  expect(commands()).toEqual([
    ['consent', 'default', { analytics_storage: 'granted', ...advertising }],
    ['js', expect.any(Date)],
    ['config', 'G-TEST', { cookie_expires: 31_104_000, cookie_update: false }],
  ]);
  expect(append.mock.calls.flat().map((node) => (node as HTMLScriptElement).src)).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-TEST',
  ]);
});

it('removes the cookies of Analytics and no others', () => {
  for (const name of ['_ga', '_ga_TEST', 'other']) document.cookie = `${name}=1; path=/`;
  removeGoogleCookies();
  expect(document.cookie).toBe('other=1');
  document.cookie = `other=; expires=${new Date(0).toUTCString()}; path=/`;
});

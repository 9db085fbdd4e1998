// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { settingsAttributes, type WebSettings, webSettings } from './web-settings.ts';

const root = document.documentElement;
afterEach(() => {
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
});

const settings: WebSettings = {
  analytics: true,
  staffSignIn: true,
  versionCheckMinutes: 5,
  appReloadMinutes: 90,
  noReload: ['/payment', '#saldo'],
};

describe('what a shop sets for its pages', () => {
  it('arrives with each of them: when to start again, when to look for a version (specification, section 9)', () => {
    for (const [name, value] of Object.entries(settingsAttributes(settings))) root.setAttribute(name, value);
    expect(webSettings()).toEqual(settings);
  });

  it('is the usual where a page says nothing', () => {
    expect(webSettings()).toEqual({
      analytics: false,
      staffSignIn: false,
      versionCheckMinutes: 30,
      appReloadMinutes: 60,
      noReload: [],
    });
  });
});

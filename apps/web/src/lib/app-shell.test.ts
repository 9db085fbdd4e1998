import { expect, test } from 'vitest';
import { appShell } from './app-shell.ts';

const assets = { script: '/a.js', styles: ['/a.css'], fonts: [], preloads: [], routes: {} };
const settings = {
  analytics: false,
  versionCheckMinutes: 30,
  staffSignIn: false,
  appReloadMinutes: 60,
  noReload: [],
};

test('the shell is that of the design where the shop says nothing', () => {
  const html = appShell(assets, settings);
  expect(html).toContain('<meta name="theme-color" content="#094a28"><title>Sporta</title>');
  expect(html).not.toContain('data-shop-name');
});

test('the shell carries name, colour and style sheet of the shop, whatever signs the name has', () => {
  const html = appShell(assets, {
    ...settings,
    shopName: 'A"><script>&',
    themeColour: '#68151c',
    brandSheet: '/icons/brand-1.css',
  });
  expect(html).toContain('data-shop-name="A&#34;&#62;&#60;script&#62;&#38;" data-theme-colour="#68151c"');
  expect(html).toContain('<meta name="theme-color" content="#68151c"><title>A&#34;&#62;&#60;script&#62;&#38;</title>');
  // after the design's own: it has the last word
  expect(html.indexOf('/icons/brand-1.css')).toBeGreaterThan(html.indexOf('/a.css'));
});

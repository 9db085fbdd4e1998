import type { DocumentAssets } from './document-assets.ts';
import { settingsAttributes, themeColourOf, type WebSettings } from './web-settings.ts';

/** On the root element of the shell: the browser draws the page itself, there is none to take over. */
export const SHELL_MARK = 'data-shell';

/** A page with the program of the shop and nothing else. It has no inline script, so that one policy holds wherever it is kept. */
export function appShell({ script, styles, fonts, preloads }: DocumentAssets, settings: WebSettings): string {
  const attributes = Object.entries(settingsAttributes(settings)).map(
    ([name, value]) => ` ${name}="${escaped(value)}"`,
  );
  return [
    `<!doctype html><html lang="it" ${SHELL_MARK}="yes"${attributes.join('')}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="theme-color" content="${themeColourOf(settings)}"><title>${escaped(settings.shopName ?? 'Sporta')}</title>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(settings.brandSheet ? [`<link rel="stylesheet" href="${settings.brandSheet}">`] : []),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${script}"></script></head><body></body></html>`,
  ].join('\n');
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

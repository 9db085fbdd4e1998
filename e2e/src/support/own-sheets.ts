import type { Page } from 'playwright';
import { shopUrl } from './shop.ts';

/** Selectors of each style sheet of the shop's build, by its address, without what holds for a moment only. */
export type Selectors = Record<string, string[]>;

/** @param page of the shop; its browser reads the sheets. The worker's program names all that a device keeps, sheets among them. */
export async function readSelectors(page: Page): Promise<Selectors> {
  const worker = await (await fetch(`${shopUrl()}/worker.js`)).text();
  const sheets = [...new Set([...worker.matchAll(/\/assets\/[\w-]+\.css/g)].map(([sheet]) => sheet))];
  const texts = await Promise.all(sheets.map(async (each) => (await fetch(shopUrl() + each)).text()));
  return page.evaluate(
    (read) => {
      const selectorsOf = (css: string) => {
        const found: string[] = [];
        const look = (rules: CSSRuleList, around: string) => {
          for (const rule of rules) {
            let selector = around;
            if (rule instanceof CSSStyleRule) {
              const own = rule.selectorText;
              const nested = own.includes('&') ? own.replaceAll('&', `:is(${around})`) : `:is(${around}) ${own}`;
              selector = around === '' ? own : nested;
              if (rule.style.length > 0) found.push(selector);
            }
            if ('cssRules' in rule) look(rule.cssRules as CSSRuleList, selector);
          }
        };
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        look(sheet.cssRules, '');
        // whether a pointer is over it, and what is drawn before it, is not asked; what is left without a name is any element
        return found.map((selector) =>
          selector
            .replace(/::[\w-]+(\([^)]*\))?|:(hover|active|focus(-visible|-within)?)(?![\w-])/g, '')
            .replace(/([>+~,(]|^)\s*(?=$|[,)])/g, '$1*')
            .replace(/(^|,)\s*(?=[>+~])/g, '$1*'),
        );
      };
      return Object.fromEntries(read.map(({ href, css }) => [href, selectorsOf(css)]));
    },
    sheets.map((href, index) => ({ href, css: texts[index] ?? '' })),
  );
}

/**
 * What sheets that a page does not name would draw on it. Nothing, if it brings all it is drawn with; and what a page before it brought
 * changes nothing on it then.
 * @param page whose browser looks; it stays where it is
 * @param html of the page looked at, as the server sends it
 */
export function strangeRules(page: Page, html: string, selectors: Selectors): Promise<string[]> {
  return page.evaluate(
    ([text, all]) => {
      const looked = new DOMParser().parseFromString(text, 'text/html');
      const named = [...looked.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href'));
      const draws = (selector: string) => {
        try {
          return looked.querySelector(selector) !== null;
        } catch {
          return false;
        }
      };
      return Object.entries(all)
        .filter(([href]) => !named.includes(href))
        .flatMap(([, rules]) => rules.filter(draws));
    },
    [html, selectors] as const,
  );
}

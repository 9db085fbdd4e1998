import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheet = readFileSync(new URL('../../styles/overlay.css', import.meta.url), 'utf8');
/** What stands in the block that begins with these words. */
const blockOf = (selector: string) => sheet.slice(sheet.indexOf(`${selector} {`)).split('}')[0] ?? '';

it.each([
  ['.dialog', 500],
  ['.drawer', 620],
  ['&.w750', 750],
])('%s is at most %i px wide (specification, section 9)', (selector, px) => {
  expect(blockOf(selector)).toContain(`max-width: ${px}px;`);
});

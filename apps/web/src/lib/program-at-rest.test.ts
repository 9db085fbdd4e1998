import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folders = [new URL('../', import.meta.url), new URL('../../../../packages/domain/src/', import.meta.url)];

/** What stands in the first column of a module is done as soon as its file arrives, on pages that may never need it. */
const madeAtOnce = /^(?:export )?const \w+(?:: [^=]+)? = new Intl\.DateTimeFormat\b/m;

it('no file makes a format of dates before somebody needs it: the first one takes a poor phone 30 to 80 ms', () => {
  const sources = folders.flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: folder })
      .filter((name) => !name.includes('.test.'))
      .map((name) => ({ name, text: readFileSync(new URL(name.replaceAll('\\', '/'), folder), 'utf8') })),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter(({ text }) => madeAtOnce.test(text)).map(({ name }) => name)).toEqual([]);
});

it('what is meant to be found is', () => {
  expect(madeAtOnce.test("const hour = new Intl.DateTimeFormat('it-IT', {});")).toBe(true);
  expect(madeAtOnce.test('import x;\nexport const clock: Clock = new Intl.DateTimeFormat()')).toBe(true);
  expect(madeAtOnce.test('function f() {\n  const hour = new Intl.DateTimeFormat();\n}')).toBe(false);
});

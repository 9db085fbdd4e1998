import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders = [new URL('./', import.meta.url), new URL('../../../packages/ui/src/styles/', import.meta.url)];

/** A ground or words in plain white stay white in the dark look, beside words or on a ground that turn. */
const PLAIN_WHITE = /^\s*(background(-color)?|color):[^;]*(#fff(fff)?|white)\b/;

test('grounds and words take their colour from a role, which the dark look turns', () => {
  const sheets = folders.flatMap((folder) =>
    globSync('**/*.css', { cwd: folder }).map((name) => ({ name, css: readFileSync(new URL(name, folder), 'utf8') })),
  );
  expect(sheets.length).toBeGreaterThan(60);
  const plain = sheets.flatMap(({ name, css }) =>
    css
      .split('\n')
      .filter((line) => PLAIN_WHITE.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(plain).toEqual([]);
});

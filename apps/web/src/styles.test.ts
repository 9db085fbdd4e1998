import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders = [new URL('./', import.meta.url), new URL('../../../packages/ui/src/styles/', import.meta.url)];

/** White, and words in basil or tomato for a light ground: they stay as they are in the dark look, on grounds that turn. */
const FOR_LIGHT_ONLY = [
  /^\s*(background(-color)?|color):[^;]*(#fff(fff)?|white)\b/,
  /^\s*color:[^;]*(basilico-[67]00|pomodoro-[67]00)/,
];

test('grounds and words take their colour from a role, which the dark look turns', () => {
  const sheets = folders.flatMap((folder) =>
    globSync('**/*.css', { cwd: folder }).map((name) => ({ name, css: readFileSync(new URL(name, folder), 'utf8') })),
  );
  expect(sheets.length).toBeGreaterThan(60);
  const stuck = sheets.flatMap(({ name, css }) =>
    css
      .split('\n')
      .filter((line) => FOR_LIGHT_ONLY.some((fault) => fault.test(line)))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(stuck).toEqual([]);
});

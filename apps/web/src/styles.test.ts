import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders = [new URL('./', import.meta.url), new URL('../../../packages/ui/src/styles/', import.meta.url)];

/** White, and words in basil or tomato for a light ground: they stay as they are in the dark look, on grounds that turn. */
const FOR_LIGHT_ONLY = [
  /^\s*(background(-color)?|color):[^;]*(#fff(fff)?|white)\b/,
  /^\s*color:[^;]*(basilico-[67]00|pomodoro-[67]00)/,
];

/** Every sheet of the shop and of its design system. */
const sheets = folders.flatMap((folder) =>
  globSync('**/*.css', { cwd: folder }).map((name) => ({
    name: name.replaceAll('\\', '/'),
    css: readFileSync(new URL(name, folder), 'utf8'),
  })),
);

test('the sheets are found', () => expect(sheets.length).toBeGreaterThan(60));

test('grounds and words take their colour from a role, which the dark look turns', () => {
  const stuck = sheets.flatMap(({ name, css }) =>
    css
      .split('\n')
      .filter((line) => FOR_LIGHT_ONLY.some((fault) => fault.test(line)))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(stuck).toEqual([]);
});

/** Drawn in the units of the map, beside and inside its pins, which do not grow. */
const OF_A_DRAWING = [
  'features/stores/stores.css: font: 800 15px / 1 var(--font-display)',
  'features/stores/stores.css: font: 550 15px / 1 var(--font-sans, inherit)',
  'features/orders/van-map.css: font: 600 11px / 1 var(--font-display)',
];

/** The sizes of text of a sheet that stay as they are when the browser's text is made larger, and heights of its lines too. */
function stuckText(css: string): string[] {
  const bare = css.replace(/\/\*.*?\*\//gs, '');
  return [
    ...bare.matchAll(/(?<![\w-])(?:font|font-size|line-height|--text-[\w-]+)\s*:[^;{}]*\d(?:px|pt)\b[^;{}]*/g),
  ].map(([declaration]) => declaration.replace(/\s+/g, ' ').trim());
}

const web = new URL('./', import.meta.url);

/** The sheets a sheet is made of, each with the layer it is put into. */
function partsOf(sheet: URL): { part: URL; layer: string | undefined }[] {
  const css = readFileSync(sheet, 'utf8');
  return [...css.matchAll(/^@import "(\..+)"(?: layer\((\w+)\))?;$/gm)].map(([, part = '', layer]) => ({
    part: new URL(part, sheet),
    layer,
  }));
}

/** All of it stands in one `@layer components {}`. */
function isLayered(sheet: URL): boolean {
  const bare = readFileSync(sheet, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .trim();
  return /^@layer components \{.*\}$/s.test(bare) && !/^\}/m.test(bare.slice(0, -1));
}

/** Sheets that pages and late parts bring with them, beside the one of every page. */
const brought = globSync('**/*.{ts,tsx}', { cwd: web }).flatMap((name) => {
  const script = readFileSync(new URL(name, web), 'utf8');
  return [...script.matchAll(/^import '(.+\.css)';$/gm)]
    .map(([, sheet = '']) => new URL(sheet, new URL(name, web)))
    .filter(({ pathname }) => !pathname.endsWith('/src/styles.css'));
});

test('a sheet that a page brings with it keeps its place among the others, however late it comes', () => {
  expect(brought.length).toBeGreaterThan(0);
  const loose = brought.flatMap((sheet) => {
    const parts = partsOf(sheet);
    if (parts.length === 0) return isLayered(sheet) ? [] : [sheet.pathname];
    // in the layer by what brings it or by itself: in both it would be in a layer of the layer, under all the others
    return parts
      .filter(({ part, layer }) => (layer === undefined ? !isLayered(part) : layer !== 'components' || isLayered(part)))
      .map(({ part }) => part.pathname);
  });
  expect(loose).toEqual([]);
});

test('each sheet of the shop is brought, and by one file only', () => {
  const lists = [...new Set(brought.map(({ href }) => href)), new URL('styles.css', web).href].map((it) => new URL(it));
  const parts = lists.flatMap((list) => partsOf(list).map(({ part }) => part.href));
  expect(parts.filter((part, place) => parts.indexOf(part) !== place)).toEqual([]);
  const known = new Set([...parts, ...lists.map(({ href }) => href)]);
  const lost = globSync('**/*.css', { cwd: web }).filter((name) => !known.has(new URL(name, web).href));
  expect(lost).toEqual([]);
});

test('text follows the size set in the browser (WCAG 2.2, 1.4.4)', () => {
  const stuck = sheets.flatMap(({ name, css }) => stuckText(css).map((found) => `${name}: ${found}`));
  expect(stuck.sort()).toEqual(OF_A_DRAWING.toSorted());
});

test('what is meant to be found is: text in pixels, however it is written', () => {
  expect(stuckText('a { font-size: 12px }')).toEqual(['font-size: 12px']);
  expect(stuckText('a { font: 600\n  15px / 1 var(--font-sans); }')).toEqual(['font: 600 15px / 1 var(--font-sans)']);
  expect(stuckText('a{color:red;font:700 1rem/22px x}')).toEqual(['font:700 1rem/22px x']);
  expect(stuckText('a { font-size: clamp(1rem, 3vw, 20px); }')).toEqual(['font-size: clamp(1rem, 3vw, 20px)']);
  expect(stuckText('a { line-height: 9pt; }')).toEqual(['line-height: 9pt']);
  expect(stuckText('a { --text-lg: 18px; }')).toEqual(['--text-lg: 18px']);
  expect(stuckText('a { /* font-size: 12px; */ font-size: 0.75rem; width: 12px; line-height: 1.5; }')).toEqual([]);
});

/** Each selector of a sheet, those of nested rules after those they stand in, parted by a space. */
function selectorsOf(css: string): string[] {
  const found: string[] = [];
  const around: string[] = [];
  for (const [, head = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') around.pop();
    if (end !== '{') continue;
    // conditions say nothing of what is chosen
    const selector = head.trim().startsWith('@') ? '' : head.trim().replace(/\s+/g, ' ');
    if (selector) found.push(`${around.join(' ')} ${selector}`.trim());
    around.push(selector);
  }
  return found;
}

/** In place of `:has(…)`. */
const HAS = '\u0000';

/**
 * Those that choose something beside or within what has `:has()`, and do not name it. A browser keeps one note for all that hangs on
 * `:has()`: with one selector that may mean anything, each change of a page that a `:has()` of the body looks at styles the whole page anew.
 */
function unnamedAfterHas(css: string): string[] {
  const withoutBrackets = (text: string) => {
    let bare = text;
    for (let before = ''; before !== bare; ) {
      before = bare;
      bare = bare
        .replace(/:has\([^()]*\)/g, HAS)
        .replace(/:(?:is|where)\(([^(),]*)[^()]*\)/g, '$1')
        .replace(/:[\w-]+\(([^()]*)\)/g, (_, within: string) => (within.includes(HAS) ? HAS : ''));
    }
    return bare;
  };
  const isUnnamed = (rest: string) => {
    const last = rest.split(/[\s>+~]+/).at(-1) ?? '';
    return /[\s>+~]/.test(rest.trimEnd()) && !/^[a-z]|[.#[]/i.test(last);
  };
  return selectorsOf(css).filter((selector) =>
    withoutBrackets(selector)
      .split(',')
      .some((each) => each.trim().split(HAS).slice(1).some(isUnnamed)),
  );
}

test('what hangs on :has() of something else has a name', () => {
  expect(sheets.flatMap(({ name, css }) => unnamedAfterHas(css).map((found) => `${name}: ${found}`))).toEqual([]);
});

test('what is meant to be found is: selectors without a name after :has()', () => {
  expect(unnamedAfterHas('body:has(.bar) .act > :not(.list) { top: 0 }')).toHaveLength(1);
  expect(unnamedAfterHas('body:has(.bar) { & > * { top: 0 } }')).toHaveLength(1);
  expect(unnamedAfterHas('@media (x) { a:not(:has(> .b > *)) > * { top: 0 } }')).toHaveLength(1);
  expect(unnamedAfterHas('body:has(.bar) .act > :is(.add, .stp), .a > :has(:checked), b:has(> i) { top: 0 }')).toEqual(
    [],
  );
  expect(unnamedAfterHas('.a { &:has(.b) .c:not(.d) { top: 0 } } .e > * { top: 0 }')).toEqual([]);
});

/**
 * Those that choose whatever stands beside something. With one of them a browser styles all of a part of the page anew with each thing that
 * is put into that part, all of the page with one put into its body: it cannot know that nothing of the selector is there.
 */
const unnamedBeside = (css: string): string[] =>
  selectorsOf(css).filter((selector) => /[+~]\s*(?:\*|:(?!is\())/.test(selector.replace(/:nth-[\w-]+\([^)]*\)/g, '')));

test('what stands beside something is chosen by a name', () => {
  const banco = new URL('../../backoffice/src/', import.meta.url);
  const all = [
    ...sheets,
    ...globSync('**/*.css', { cwd: banco }).map((name) => ({ name, css: readFileSync(new URL(name, banco), 'utf8') })),
  ];
  expect(all.flatMap(({ name, css }) => unnamedBeside(css).map((found) => `${name}: ${found}`))).toEqual([]);
});

test('what is meant to be found is: selectors without a name after + and ~', () => {
  expect(unnamedBeside('.a { & > * + * { top: 0 } }')).toHaveLength(1);
  expect(unnamedBeside('.a h2 + *, .b ~ :not(.c) { top: 0 }')).toHaveLength(1);
  expect(unnamedBeside('.a > * + * img { top: 0 }')).toHaveLength(1);
  expect(unnamedBeside('.a + .b, .a ~ :is(.c, .d), .e > :nth-child(n + 3), li + li { top: 0 }')).toEqual([]);
});

test('words only for screen readers begin with a word or a bracket: browsers put a space before them, which no comma may follow', () => {
  const roots = ['./', '../../backoffice/src/', '../../../packages/ui/src/'].map(
    (root) => new URL(root, import.meta.url),
  );
  const spoken = roots.flatMap((root) =>
    globSync('**/*.tsx', { cwd: root }).flatMap((name) =>
      [...readFileSync(new URL(name, root), 'utf8').matchAll(/className="sr">\s*(\S[^<]*)/g)].map(([, words = '']) => ({
        name,
        words,
      })),
    ),
  );
  expect(spoken.length).toBeGreaterThan(20);
  expect(spoken.filter(({ words }) => /^[,:;.]/.test(words))).toEqual([]);
});

/** What one feature draws and another adds to. */
const ADDED_TO = ['due-table', 'ls'];

test('features name their parts unlike each other: a sheet stays when one goes on to another page', () => {
  const features = new Map<string, Set<string>>();
  for (const { name, css } of sheets) {
    const feature = /^features\/([^/]+)\//.exec(name)?.[1];
    if (!feature) continue;
    const bare = css.replace(/\/\*.*?\*\//gs, '');
    // in a layer, perhaps in a query: what stands further in belongs to what is around it
    for (const [, part = ''] of bare.matchAll(/^ {0,4}\.([a-z][\w-]*)\s*[{,]/gm))
      features.set(part, (features.get(part) ?? new Set()).add(feature));
  }
  const alike = [...features].filter(([part, { size }]) => size > 1 && !ADDED_TO.includes(part));
  expect(features.size).toBeGreaterThan(300);
  expect(alike.map(([part, of]) => `${part}: ${[...of].join(', ')}`)).toEqual([]);
});

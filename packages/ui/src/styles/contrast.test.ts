import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The colours of a sheet by name: one of the light look, or a pair of both. */
function coloursOf(name: string): Map<string, string[]> {
  const found = sheet(name).matchAll(/--color-([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g);
  return new Map([...found].map(([, role = '', light = '', dark = '', only]) => [role, only ? [only] : [light, dark]]));
}

const light = coloursOf('./tokens.css');
const pairs = coloursOf('./dark.css');

type LookName = 'light' | 'dark';

function colourOf(role: string, look: LookName): string {
  const colour = look === 'dark' ? (pairs.get(role)?.[1] ?? light.get(role)?.[0]) : light.get(role)?.[0];
  if (!colour) throw new Error(`There is no colour ${role}`);
  return colour;
}

/** Relative luminance of WCAG 2.2, 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [bright = 0, deep = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (deep + 0.05);
}

const grounds = ['page', 'surface', 'band'];
const softGreens = ['soft', 'soft-2'];
const paleGrounds = ['farina-25', 'farina-50'];
const tints = [...light.keys()].filter((role) => role.startsWith('tint-'));

/** What is read, and upon what: 4.5 (WCAG 2.2, 1.4.3). */
const words: Record<string, string[]> = {
  ink: [...grounds, ...softGreens, 'soft-3', ...paleGrounds, 'farina-100', 'farina-200', 'limone-50', 'limone-100'],
  'ink-2': [...grounds, ...softGreens, ...paleGrounds, 'farina-100', 'limone-50', 'error-field'],
  'ink-3': [...grounds, ...paleGrounds],
  leaf: [...grounds, ...softGreens],
  'leaf-line': [...grounds, 'soft'],
  offer: grounds,
  'offer-strong': [...grounds, ...softGreens, 'pomodoro-50'],
  'limone-700': ['limone-50', 'limone-100'],
  'limone-800': ['limone-100', 'limone-200'],
  'farina-700': ['farina-100'],
  'farina-600': ['farina-50', 'farina-100'],
  success: ['success-bg', 'surface'],
  warn: ['warn-bg', 'surface', 'page'],
  error: ['error-bg', 'error-field', 'surface', 'page'],
  info: ['info-bg', 'surface', 'page'],
  'on-accent': [
    'basilico-600',
    'basilico-700',
    'basilico-800',
    'basilico-900',
    'pomodoro-600',
    'error-fill',
    'farina-900',
  ],
  'basilico-200': ['basilico-800', 'basilico-900'],
  'basilico-900': ['limone-300', 'limone-400'],
  'limone-300': ['basilico-800', 'farina-900'],
};

/** Edges of what is operated, marks, rings of focus: 3 (1.4.11). */
const marks: Record<string, string[]> = {
  'line-strong': ['surface', 'page'],
  'leaf-line': [...grounds, ...softGreens],
  focus: [...grounds, 'soft', 'soft-2'],
  'basilico-600': ['page', 'surface'],
  'error-fill': ['on-accent'],
  offer: grounds,
};

function tooWeak(look: LookName, least: number, table: Record<string, string[]>): string[] {
  return Object.entries(table).flatMap(([front, backs]) =>
    backs
      .map((back) => [`${front} on ${back}`, contrast(colourOf(front, look), colourOf(back, look))] as const)
      .filter(([, ratio]) => ratio < least)
      .map(([name, ratio]) => `${name}: ${ratio.toFixed(2)}`),
  );
}

for (const look of ['light', 'dark'] as const) {
  test(`words can be read in the ${look} look`, () => expect(tooWeak(look, 4.5, words)).toEqual([]));
  test(`marks and edges are seen in the ${look} look`, () => expect(tooWeak(look, 3, marks)).toEqual([]));
}

test('on the light tiles of products the light colours are read in both looks', () => {
  const onTiles = Object.fromEntries(['ink', 'ink-2', 'leaf', 'offer-strong'].map((role) => [role, tints]));
  expect(tints.length).toBe(16);
  expect(tooWeak('light', 4.5, onTiles)).toEqual([]);
  // one colour for both looks: the ground of a picture stays as it is
  expect(tints.filter((tint) => pairs.has(tint))).toEqual([]);
});

test('the light half of every pair is the colour of tokens.css', () => {
  const strays = [...pairs].filter(([role, [first]]) => light.get(role)?.[0] !== first).map(([role]) => role);
  expect(pairs.size).toBeGreaterThan(40);
  expect(strays).toEqual([]);
});

test('what is meant to be measured is: black on white is 21, grey 767676 on white 4.54', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

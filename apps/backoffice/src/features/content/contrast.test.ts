import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bannerBackgrounds } from '@sporta/contract/banner-words.ts';
import { contrastOf, LEAST_CONTRAST } from '@sporta/domain/contrast.ts';
import { expect, test } from 'vitest';
import { bannerContrast } from './contrast.ts';

test('contrast is that of the standard', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrastOf('#fff', '#000')).toBeCloseTo(21, 5);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastOf('#0e743b', '#0e743b')).toBe(1);
});

test('text reads well upon every background the shop offers', async () => {
  const css = await readFile(
    path.join(import.meta.dirname, '../../../../../packages/ui/src/styles/banner.css'),
    'utf8',
  );
  for (const background of bannerBackgrounds) {
    const [, rule = ''] = new RegExp(`\\.on-${background} \\{([^}]*)\\}`).exec(css) ?? [];
    const colours = new Map(
      [...rule.matchAll(/(--[a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
    );
    expect(colours.size, background).toBe(6);
    expect(
      bannerContrast((name) => colours.get(name) ?? ''),
      background,
    ).toBeGreaterThan(LEAST_CONTRAST);
  }
});

import { shopDrawings } from '@sporta/contract';
import type { ProductRow } from '@sporta/contract/import/catalogue-rows.ts';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DRAWN } from './art/drawn.ts';
import { hasArt } from './art/food-art.ts';
import { CONTENTS } from './contents/tray.ts';
import {
  ILLUSTRATION_KEYS,
  illustration,
  type PackshotInput,
  PICTURE_SIZES,
  packshot,
  packshotFor,
  renderPicture,
  SECTOR_KEYS,
  SHAPES,
  sectorPicture,
} from './index.ts';
import { sizeOf } from './picker/size.ts';
import { PROFILES } from './shapes/bottle-profiles.ts';
import { expectSelfContained } from './testing/self-contained.ts';
import { TEXTURES } from './textures/index.ts';

const input = (more: Partial<PackshotInput>): PackshotInput => ({
  shape: 'box',
  brand: 'Casa Lorenzi',
  label: 'Nome|del prodotto',
  weight: '500 g',
  art: ['lemon', 'basil'],
  seed: '1',
  ...more,
});

const product = (more: Partial<ProductRow>): ProductRow => ({
  kind: 'product',
  code: '1',
  name: 'Penne rigate',
  brand: 'Molino Serra',
  description: '500 g',
  categories: ['pasta-riso-e-farine/pasta-di-semola/pasta-corta'],
  vat: 4,
  price: 1,
  ...more,
});

describe('packshot', () => {
  it('gives the same bytes for the same input', () => {
    for (const shape of SHAPES) expect(packshot(input({ shape }))).toBe(packshot(input({ shape })));
  });

  it('draws every shape, content, profile and texture as self-contained XML', () => {
    for (const shape of SHAPES) expectSelfContained(packshot(input({ shape })));
    for (const content of Object.keys(CONTENTS)) expectSelfContained(packshot(input({ shape: 'tray', content })));
    for (const profile of Object.keys(PROFILES) as (keyof typeof PROFILES)[])
      expectSelfContained(packshot(input({ shape: 'bottle', profile, fill: '#c84' })));
    for (const window of TEXTURES) expectSelfContained(packshot(input({ shape: 'doypack', window })));
    for (const art of Object.keys(DRAWN)) expectSelfContained(packshot(input({ shape: 'heap', art: [art] })));
  });

  it('draws department pictures and illustrations', () => {
    for (const key of SECTOR_KEYS) expectSelfContained(sectorPicture(key));
    for (const key of ILLUSTRATION_KEYS) expectSelfContained(illustration(key));
    expect(ILLUSTRATION_KEYS).toEqual(expect.arrayContaining(shopDrawings.map(({ key }) => key)));
    expect(() => sectorPicture('altro')).toThrow('No department called altro');
  });

  it('draws any label, brand and weight without breaking the XML', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.constantFrom(...SHAPES), (brand, label, weight, shape) => {
        expectSelfContained(packshot(input({ brand, label, weight, shape })));
      }),
      { numRuns: 60 },
    );
  });

  it('refuses art that does not exist', () => {
    expect(() => packshot(input({ art: ['niente'] }))).toThrow('No art called niente');
    expect(hasArt('lemon')).toBe(true);
    expect(hasArt('niente')).toBe(false);
  });
});

describe('packshotFor', () => {
  it('shows the pasta of the name in the window', () => {
    expect(packshotFor(product({})).window).toBe('penne');
    expect(packshotFor(product({ name: 'Spaghetti n. 5' })).window).toBe('spaghetti');
  });

  it('repeats the units of a multiple size', () => {
    const water = packshotFor(
      product({
        name: 'Acqua minerale naturale',
        brand: 'Fonte Lupa',
        description: '6 × 1,5 L',
        categories: ['acqua-e-bevande'],
      }),
    );
    expect(water).toMatchObject({
      shape: 'multi',
      of: 'bottle',
      n: 3,
      back: true,
      badge: '6 × 1,5 L',
      weight: '1,5 L',
    });
  });

  it('shows several of what stands, lies or is stacked, and a crate as one', () => {
    const pack = (name: string, description: string, category: string) =>
      packshotFor(product({ name, description, categories: [category] }));
    const yogurt = 'latticini-e-uova/yogurt';
    expect(pack('Yogurt alla fragola', '2 × 125 g', yogurt)).toMatchObject({ shape: 'multi', of: 'cup', n: 2 });
    expect(pack('Salviette detergenti', '3 × 72 pezzi', 'infanzia')).toMatchObject({ of: 'flowpack', n: 3 });
    expect(pack('Prosciutto crudo', '2 × 80 g', 'salumi')).toMatchObject({ of: 'slices', n: 2 });
    expect(pack('Birra lager', '24 × 33 cl', 'vini-e-birre')).toMatchObject({ of: 'bottle', n: 4, rows: 3 });
    expect(pack('Mozzarella', '3 × 125 g', 'formaggi').art).toHaveLength(3);
    // trays are piled up, not set in a row of four small ones
    const trays = packshot(input({ shape: 'multi', of: 'alutray', n: 4 }));
    expect(new Set(trays.match(/<use href="#m\w*" transform="translate\([\d.-]+ [\d.-]+\)"/g)).size).toBe(4);
  });

  it('draws three cartons as high as the picture allows', () => {
    const height = (svg: string) => Number(/ scale\(([\d.]+)\) translate/.exec(svg)?.[1]);
    const brick = input({ shape: 'multi', of: 'brick', w: 118, h: 196, d: 46, n: 3, scale: 0.78 });
    // side by side they would be drawn at 0.84
    expect(height(packshot(brick))).toBeGreaterThan(0.95);
  });

  it('lays as many eggs in the box as there are', () => {
    const eggs = (n: number) => packshot(input({ shape: 'eggs', n })).match(/rx="25" ry="34"/g)?.length;
    expect([4, 6, 10, 12, 18].map(eggs)).toEqual([4, 6, 10, 12, 18]);
  });

  it('takes art and colour from the flavour', () => {
    const yogurt = (name: string) =>
      packshotFor(
        product({ name, brand: 'Cascina Lieta', description: '150 g', categories: ['latticini-e-uova/yogurt'] }),
      );
    expect(yogurt('Yogurt alla fragola').art).toEqual(['strawberry']);
    expect(yogurt('Yogurt alla fragola').variant).not.toBe(yogurt('Yogurt al limone').variant);
  });

  it('takes picture data as hints, and to the letter with fixed', () => {
    const hint = { shape: 'box', art: ['lemon'], variant: '#123456' };
    const hinted = packshotFor(product({ name: 'Spaghetti n. 5', picture: hint }));
    expect(hinted).toMatchObject({ shape: 'pouch', variant: '#123456' });
    const fixed = packshotFor(product({ name: 'Spaghetti n. 5', picture: { ...hint, fixed: true } }));
    expect(fixed).toMatchObject({ shape: 'box', art: ['lemon'], variant: '#123456' });
    expect(fixed).not.toHaveProperty('fixed');
  });

  it('draws any product name in any department', () => {
    const departments = fc.constantFrom('frutta-e-verdura', 'latticini', 'carne', 'pesce', 'vini', 'casa', 'altro');
    fc.assert(
      fc.property(fc.string({ minLength: 2 }), departments, fc.string(), (name, department, description) => {
        expectSelfContained(packshot(packshotFor(product({ name, categories: [department], description }))));
      }),
      { numRuns: 60 },
    );
  });
});

describe('sizeOf', () => {
  it('reads multiples, weights and pieces', () => {
    expect(sizeOf('6 × 1,5 L')).toMatchObject({ count: 6, each: '1,5 L', amount: 1500, unit: 'ml' });
    expect(sizeOf('ca. 420 g')).toMatchObject({ count: 1, each: 'ca. 420 g', amount: 420, unit: 'g' });
    expect(sizeOf('4 pezzi')).toMatchObject({ count: 1, amount: 4, unit: 'piece' });
    expect(sizeOf('al kg')).toEqual({ text: 'al kg', count: 1, each: 'al kg' });
  });
});

describe('renderPicture', () => {
  const svg = packshot(input({ shape: 'bottle', profile: 'oil' }));

  it('gives a square bitmap with a transparent ground in each size and format', async () => {
    for (const size of PICTURE_SIZES) {
      for (const format of ['webp', 'avif', 'png'] as const) {
        const { width, height, hasAlpha } = await sharp(await renderPicture(svg, { size, format })).metadata();
        expect({ width, height, hasAlpha }).toEqual({ width: size, height: size, hasAlpha: true });
      }
    }
  });

  it('refuses sizes out of range', async () => {
    await expect(renderPicture(svg, { size: 4000, format: 'webp' })).rejects.toThrow(RangeError);
  });
});

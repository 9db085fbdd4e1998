import { packshot, packshotFor } from '@sporta/pictures/index.ts';
import { isNamed } from '@sporta/pictures/picker/packshot-for.ts';
import { expectSelfContained } from '@sporta/pictures/testing/self-contained.ts';
import { describe, expect, it } from 'vitest';
import { demoRows } from './index.ts';

describe('pictures of the demo catalogue', () => {
  const products = demoRows('2026-11-20').filter((row) => row.kind === 'product');
  const pictures = new Map(products.map((row) => [row.code, packshot(packshotFor(row))]));

  it('has more than a thousand products, each named by a rule and drawn', () => {
    expect(products.length).toBeGreaterThan(1000);
    expect(products.filter((row) => !isNamed(row)).map(({ name }) => name)).toEqual([]);
    for (const svg of pictures.values()) expectSelfContained(svg);
  });

  it('has no two products with the same picture', () => {
    expect(new Set(pictures.values()).size).toBe(products.length);
  });

  it('tells products of one shelf apart by more than their text', () => {
    // What is left of a pack-shot without its words: two neighbours of one brand should seldom share all of it.
    const looks = new Map<string, number>();
    for (const row of products) {
      const { seed, label, weight, ...look } = packshotFor(row);
      const key = `${row.categories[0]} ${JSON.stringify(look)}`;
      looks.set(key, (looks.get(key) ?? 0) + 1);
    }
    expect(looks.size / products.length).toBeGreaterThan(0.9);
  });
});

import type { CartItem } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { estimatedText, sectionsOf } from './sections.ts';

function line(id: number, categoryId: number, more: Partial<CartItem> = {}): CartItem {
  const product = { productId: id, productNatureId: 1, breadCrumbs: [{ categoryId, name: `Reparto ${categoryId}` }] };
  return { cartItemId: id, cartItemInsertionTypeId: 1, estimated: false, product, ...more } as unknown as CartItem;
}

const free = line(1, 3, { cartItemInsertionTypeId: 2 });
const offer = line(4, 2, { promotions: [{ name: '3×2', amount: 1.19 }] });
const items = [free, line(2, 2), line(3, 1), offer];
const shape = (view: Parameters<typeof sectionsOf>[1]) =>
  sectionsOf(items, view).map(({ name, items: lines }) => [name, ...lines.map((each) => each.cartItemId)]);

describe('sectionsOf', () => {
  it('groups by sector and keeps free items last (specification, section 4)', () => {
    expect(shape('sectors')).toEqual([
      ['Reparto 1', 3],
      ['Reparto 2', 2, 4],
      ['Omaggi', 1],
    ]);
  });

  it('shows the last added first', () => {
    expect(shape('latest')).toEqual([
      ['Ultimi aggiunti', 4, 3, 2],
      ['Omaggi', 1],
    ]);
  });

  it('keeps only what is on offer', () => {
    expect(shape('offers')).toEqual([
      ['In offerta', 4],
      ['Omaggi', 1],
    ]);
  });
});

describe('estimatedText', () => {
  it('says how many lines will be weighed', () => {
    const weighed = line(9, 1, { estimated: true });
    expect(estimatedText([line(2, 2)])).toBe('');
    expect(estimatedText([weighed])).toMatch(/^Un prodotto si pesa/);
    expect(estimatedText([weighed, weighed, weighed])).toMatch(/^Tre prodotti si pesano/);
  });
});

import { describe, expect, it } from 'vitest';
import { FacetValues } from './facet-values.ts';
import { goneProduct } from './gone-product.ts';
import type { ProductRow } from './rows.ts';

const classes = Array.from({ length: 30 }, (_, index) => ({
  classId: index + 1,
  code: `c${index}`,
  name: `Classe ${index}`,
  groupId: 1,
  groupCode: 'linea',
  groupName: 'Linea',
}));

const product = (fields: Partial<ProductRow>): ProductRow => ({ ...goneProduct(1), ...fields });

describe('the facet values of products', () => {
  it('are held once for all products that have the same', () => {
    const values = new FacetValues(classes);
    values.reserve(64);
    for (let slot = 0; slot < 60; slot++)
      values.put(slot, product({ classIds: [1 + (slot % 3), 9], brand: 'Marca', vendorId: slot }));
    expect(values.sets).toHaveLength(4);
    const numbers = values.groups([])[0]!.values.map(({ number }) => number);
    expect(values.valuesOf(4).slice(0, 2)).toEqual([numbers[1], numbers[8]]);
    values.reserve(128);
    expect(values.valuesOf(5).slice(0, 2)).toEqual([numbers[2], numbers[8]]);
  });

  it('are all there when one product has many', () => {
    const values = new FacetValues(classes);
    values.reserve(64);
    values.put(0, product({ classIds: [3, 4] }));
    values.put(1, product({ classIds: classes.map(({ classId }) => classId) }));
    const numbers = values.groups([])[0]!.values.map(({ number }) => number);
    expect(values.valuesOf(0)).toEqual([numbers[2], numbers[3]]);
    expect(values.valuesOf(1)).toEqual(numbers);
  });

  it('keep their numbers when there are very many brands', () => {
    const values = new FacetValues(classes);
    const brands = Array.from({ length: 66_000 }, (_, index) => ({ id: index + 1, name: `Marca ${index}` }));
    values.reserve(brands.length);
    brands.forEach(({ id, name }, slot) => {
      values.put(slot, product({ brand: name, vendorId: id }));
    });
    const marca = values.groups(brands).find(({ group }) => group === 'marca')!;
    expect(values.valuesOf(65_999)).toEqual([marca.values[65_999]!.number]);
    expect(values.valuesOf(0)).toEqual([marca.values[0]!.number]);
  });

  it('are none of a product that is gone', () => {
    const values = new FacetValues(classes);
    values.reserve(64);
    values.put(5, product({ classIds: [1] }));
    values.put(5, undefined);
    expect(values.valuesOf(5)).toEqual([]);
  });
});

describe('price bands', () => {
  it('end with their upper price', () => {
    const values = new FacetValues([]);
    const first = values.bandOf(0);
    const bands = [0, 100, 101, 200, 201, 500, 501, 1000, 1001, 2000, 2001, 1_000_000];
    expect(bands.map((cents) => values.bandOf(cents) - first)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });
});

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

function rowOf(values: FacetValues, slot: number): number[] {
  return Array.from(values.rows.subarray(slot * values.width, (slot + 1) * values.width)).filter((each) => each !== 0);
}

describe('the facet values of products', () => {
  it('keep every row when one product has more values than there was room for', () => {
    const values = new FacetValues(classes);
    values.reserve(64);
    values.put(0, product({ classIds: [3, 4] }));
    values.put(1, product({ classIds: classes.map(({ classId }) => classId) }));
    const numbers = values.groups([])[0]!.values.map(({ number }) => number);
    expect(rowOf(values, 0)).toEqual([numbers[2], numbers[3]]);
    expect(rowOf(values, 1)).toEqual(numbers);
  });

  it('keep their numbers when there are more brands than sixteen bits count', () => {
    const values = new FacetValues(classes);
    const brands = Array.from({ length: 66_000 }, (_, index) => ({ id: index + 1, name: `Marca ${index}` }));
    values.reserve(brands.length);
    brands.forEach(({ id, name }, slot) => {
      values.put(slot, product({ brand: name, vendorId: id }));
    });
    const marca = values.groups(brands).find(({ group }) => group === 'marca')!;
    expect(rowOf(values, 65_999)).toEqual([marca.values[65_999]!.number]);
    expect(rowOf(values, 0)).toEqual([marca.values[0]!.number]);
  });

  it('empty the row of a product that is gone', () => {
    const values = new FacetValues(classes);
    values.reserve(64);
    values.put(5, product({ classIds: [1] }));
    values.put(5, undefined);
    expect(rowOf(values, 5)).toEqual([]);
  });
});

import type { ProductRow, PromotionRow } from '@sporta/contract/import/catalogue-rows.ts';

/** For tests: a product of the pantry, plenty of it, with what is said besides. @param price euro */
export const product = (code: string, price: number, more: Partial<ProductRow> = {}): ProductRow => ({
  kind: 'product',
  code,
  name: `Prodotto ${code}`,
  categories: ['dispensa'],
  vat: 10,
  price,
  stock: { '*': 1000 },
  ...more,
});

/** For tests: a promotion in force, named as its code. */
export const promotion = (row: Partial<PromotionRow> & Pick<PromotionRow, 'code' | 'promotion'>): PromotionRow => ({
  kind: 'promotion',
  name: row.code,
  startsOn: '2020-01-01',
  endsOn: '2090-01-01',
  ...row,
});

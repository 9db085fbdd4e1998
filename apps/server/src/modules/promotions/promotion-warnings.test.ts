import type { Promotion } from '@sporta/domain';
import { expect, it } from 'vitest';
import type { Catalogue, ProductRow } from '../catalogue/index.ts';
import { promotionWarnings } from './promotion-warnings.ts';

const row = (productId: number, promotable: boolean) =>
  ({ productId, name: `Latte ${productId}`, promotable, prices: [], sellingMode: 'piece' }) as unknown as ProductRow;
const promotion: Promotion = {
  kind: 'm-for-n',
  take: 3,
  pay: 2,
  promotionId: 1,
  name: '3×2',
  startsAt: 0,
  endsAt: 1,
  segment: 'everyone',
  productIds: [1, 2, 3],
  stackable: false,
};
const facts = {
  catalogue: { promotionIndex: { byProduct: new Map(), byCode: new Map() } } as unknown as Catalogue,
  warehouseId: 1,
  costs: new Map(),
  contributionCents: 0,
};
const said = (...rows: ProductRow[]) => promotionWarnings(promotion, rows, facts).map(({ text }) => text);

it('says how many of the chosen products promotions leave alone, and which', () => {
  expect(said(row(1, true), row(2, true))).toEqual([]);
  expect(said(row(1, false))).toEqual(['Il prodotto scelto è escluso dalle promozioni, il prezzo non cambia: Latte 1']);
  expect(said(row(1, true), row(2, false))).toEqual([
    '1 dei 2 prodotti scelti è escluso dalle promozioni, il prezzo non cambia: Latte 2',
  ]);
  expect(said(row(1, true), ...[2, 3, 4, 5, 6].map((id) => row(id, false)))).toEqual([
    '5 dei 6 prodotti scelti sono esclusi dalle promozioni, il prezzo non cambia: Latte 2, Latte 3, Latte 4 e altri 2',
  ]);
});

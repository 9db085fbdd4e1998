import type { ProductRow, WithdrawnRow } from './rows.ts';

/** Such a product as one that is sold: nothing of it is there. */
export const withdrawnProduct = (row: WithdrawnRow): ProductRow => ({ ...goneProduct(row.productId), ...row });

/** Stands for a product that was taken out of the catalogue while it was in a cart: there is nothing left to say of it. */
export function goneProduct(productId: number): ProductRow {
  return {
    productId,
    code: String(productId),
    variant: '',
    name: 'Prodotto non più in vendita',
    shortName: 'Prodotto non più in vendita',
    brand: '',
    vendorId: 0,
    description: '',
    slug: '',
    productKind: null,
    natureId: 1,
    sellingMode: 'piece',
    contentAmount: null,
    contentUnit: null,
    drainedGrams: null,
    averageGrams: null,
    grossGrams: null,
    minQuantity: 1000,
    maxQuantity: null,
    quantityStep: 1000,
    boxItems: null,
    palletItems: null,
    sellByBox: false,
    packageDescription: null,
    alcoholPercent: null,
    mealTicket: false,
    perishable: false,
    promotable: true,
    shelfLifeDays: null,
    classMaxName: null,
    classMaxQuantity: null,
    facts: {},
    hasPicture: false,
    pictureVersion: 0,
    popularity: 0,
    newUntil: null,
    categoryIds: [],
    classIds: [],
    eans: [],
    vat: { vatCategoryId: 1, code: '0', descr: 'Esente IVA', rateBp: 0 },
    prices: [],
    morePhotos: [],
    stock: [],
  };
}

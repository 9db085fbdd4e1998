import { productNatureIds } from '@sporta/contract/constants.ts';
import { type Catalogue, hasBit, type ProductRow } from '../catalogue/index.ts';

export interface ProductsAsked {
  q?: string | undefined;
  categoryId?: number | undefined;
  vendorId?: number | undefined;
  productIds?: readonly number[] | undefined;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('it');

/** Products on sale that answer all that is asked, by name; free items are none of them. */
export function findProducts(catalogue: Catalogue, asked: ProductsAsked): ProductRow[] {
  if (asked.productIds) return asked.productIds.flatMap((id) => catalogue.product(id) ?? []);
  const words = plain(asked.q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const ean = /^\d{8,14}$/.test(asked.q ?? '') ? catalogue.slotOfEan(asked.q!) : undefined;
  const inCategory = asked.categoryId === undefined ? undefined : catalogue.slotsInCategory(asked.categoryId);
  if (asked.categoryId !== undefined && !inCategory) return [];
  const ofBrand = asked.vendorId === undefined ? undefined : catalogue.slotsOfVendor(asked.vendorId);
  const found: ProductRow[] = [];
  catalogue.products.forEach((row, slot) => {
    if (!row || row.natureId === productNatureIds.free) return;
    if (inCategory && !hasBit(inCategory, slot)) return;
    if (ofBrand && !ofBrand.has(slot)) return;
    if (slot !== ean && words.length > 0) {
      const text = plain(`${row.name} ${row.description} ${row.code}`);
      if (!words.every((word) => text.includes(word))) return;
    }
    found.push(row);
  });
  return found.sort((a, b) => a.name.localeCompare(b.name, 'it') || a.productId - b.productId);
}

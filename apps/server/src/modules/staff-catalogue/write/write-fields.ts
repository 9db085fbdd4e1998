import type { Arrival } from '@sporta/contract/staff-product-fields.ts';
import { euroToCents } from '@sporta/domain';
import type { Tx } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/errors.ts';
import { sizesOfPhotos } from '../../media/index.ts';
import { writeColumns } from './columns.repo.ts';
import { writeCategories, writeCost, writeEans, writeLabels, writeVat } from './links.repo.ts';
import { writePrice } from './prices.repo.ts';
import { type ReplenishmentPart, writeReplenishment } from './replenishment.repo.ts';
import { type StockAmount, writeStock } from './stock.repo.ts';

/** A product with the fields that change; `fields` are all, as they will be. */
export interface Rewrite {
  productId: number;
  name: string;
  changed: readonly string[];
  fields: Readonly<Record<string, unknown>>;
}

/**
 * Writes everything but stock.
 * @param stores names of the warehouses there are
 * @throws BusinessError `category-not-found`, `ean-taken`, `photo-not-found`, `store-not-found`
 */
export async function writeFields(
  tx: Tx,
  { productId, changed, fields }: Rewrite,
  stores: ReadonlyMap<number, string>,
): Promise<void> {
  if (changed.includes('photo')) await mustBeStored(tx, 'photo', [fields.photo as string | null]);
  if (changed.includes('morePhotos')) await mustBeStored(tx, 'morePhotos', fields.morePhotos as string[]);
  await writeColumns(tx, productId, changed, fields);
  for (const field of changed) {
    const value = fields[field];
    if (field === 'categories') await assignCategories(tx, productId, value as number[]);
    else if (field === 'labels') await writeLabels(tx, productId, value as string[]);
    else if (field === 'eans') await assignEans(tx, productId, value as string[]);
    else if (field === 'vat') await writeVat(tx, productId, value as number);
    else if (field === 'cost') await writeCost(tx, productId, value === null ? null : euroToCents(value as number));
    else if (field.startsWith('price:')) {
      const [priceListId, warehouseId] = numbersIn(field) as [number, number];
      if (warehouseId !== 0) mustExist(stores, warehouseId, field);
      const cents = value === null ? null : euroToCents(value as number);
      await writePrice(tx, { productId, priceListId, warehouseId }, cents);
    } else if (field.startsWith('reorder:') || field.startsWith('arrival:')) {
      const [warehouseId] = numbersIn(field) as [number];
      mustExist(stores, warehouseId, field);
      await writeReplenishment(tx, productId, warehouseId, partOf(field, value));
    }
  }
}

/**
 * Writes stock, which comes last and in one order, since orders wait for its rows.
 * @throws BusinessError `stock-promised`, `store-not-found`
 */
export async function writeStocks(
  tx: Tx,
  rewrites: readonly Rewrite[],
  stores: ReadonlyMap<number, string>,
): Promise<void> {
  const amounts = rewrites.flatMap(({ changed, fields, ...product }) =>
    changed
      .filter((field) => field.startsWith('stock:'))
      .map((field) => ({ ...product, field, warehouseId: numbersIn(field)[0] as number, value: fields[field] })),
  );
  const inOrder = amounts.toSorted((a, b) => a.warehouseId - b.warehouseId || a.productId - b.productId);
  for (const { productId, name, field, warehouseId, value } of inOrder) {
    mustExist(stores, warehouseId, field);
    const amount: StockAmount = typeof value === 'number' ? Math.round(value * 1000) : (value as 'unlimited' | null);
    const promised = await writeStock(tx, productId, warehouseId, amount);
    if (promised === undefined) continue;
    const text = (promised / 1000).toLocaleString('it-IT');
    const refusal = `${name}: ${text} sono già promessi agli ordini, la giacenza non può scendere sotto`;
    throw new BusinessError('stock-promised', refusal, { field });
  }
}

const partOf = (field: string, value: unknown): ReplenishmentPart =>
  field.startsWith('arrival:')
    ? { arrival: value as Arrival | null }
    : { reorderPoint: value === null ? null : Math.round((value as number) * 1000) };

const numbersIn = (field: string): number[] => field.split(':').slice(1).map(Number);

function mustExist(stores: ReadonlyMap<number, string>, warehouseId: number, field: string): void {
  if (!stores.has(warehouseId))
    throw new BusinessError('store-not-found', 'Non abbiamo trovato questa sede', { field });
}

async function mustBeStored(tx: Tx, field: string, photos: readonly (string | null)[]): Promise<void> {
  const named = photos.filter((photo) => photo !== null);
  const known = await sizesOfPhotos(tx, named);
  if (known.length === new Set(named).size) return;
  throw new BusinessError('photo-not-found', 'Questa foto non c’è: caricala prima', { field });
}

async function assignCategories(tx: Tx, productId: number, ids: number[]): Promise<void> {
  const unknown = await writeCategories(tx, productId, ids);
  if (unknown.length === 0) return;
  throw new BusinessError('category-not-found', `Il reparto ${unknown[0]} non c’è`, { field: 'categories' });
}

async function assignEans(tx: Tx, productId: number, eans: string[]): Promise<void> {
  const owner = await writeEans(tx, productId, eans);
  if (owner === undefined) return;
  throw new BusinessError('ean-taken', `Un codice EAN è già del prodotto ${owner}`, { field: 'eans' });
}

import type { FieldChange } from '@sporta/contract';
import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { isSameValue } from '../../platform/same-value.ts';
import { type AuditActor, writeAudit } from '../audit/index.ts';
import { afterImports, tellOfProducts } from './changes.repo.ts';
import { type PhotoSizes, photoSizesOf } from './photo-sizes.ts';
import { readStoredProducts, type StoredProduct } from './product-fields.repo.ts';
import { productErrors } from './product-rules.ts';
import { knownWarehouses } from './write/stock.repo.ts';
import { type Rewrite, writeFields, writeStocks } from './write/write-fields.ts';

export interface ProductChange extends FieldChange {
  productId: number;
}

/**
 * Changes products, all of it or nothing. A change that was made already is left out, so that it may be sent again.
 * @returns how many fields are others now
 * @throws BusinessError `product-not-found`, `changed-meanwhile` (with what is there now), `product-incomplete`, and those of
 * `writeFields` and `writeStocks`
 */
export async function changeProducts(
  tx: Tx,
  actor: AuditActor,
  changes: readonly ProductChange[],
  action: 'product.create' | 'product.change' | 'product.publish' = 'product.change',
): Promise<number> {
  await afterImports(tx);
  const stored = await readStoredProducts(tx, [...new Set(changes.map(({ productId }) => productId))], { lock: true });
  const stores = await knownWarehouses(tx);
  const rewrites = rewritesOf(stored, changes, await photoSizesOf(tx, stored.values(), changes));
  for (const rewrite of rewrites) await writeFields(tx, rewrite, stores);
  await writeStocks(tx, rewrites, stores);
  for (const { productId, name, changed, fields } of rewrites) {
    const before = stored.get(productId)!.fields;
    await writeAudit(tx, actor, action, {
      subject: { kind: 'product', id: productId, name },
      before: Object.fromEntries(changed.map((field) => [field, before[field] ?? null])),
      after: Object.fromEntries(changed.map((field) => [field, fields[field] ?? null])),
    });
  }
  if (rewrites.length > 0)
    await tellOfProducts(
      tx,
      rewrites.map(({ productId }) => productId),
    );
  return rewrites.reduce((sum, { changed }) => sum + changed.length, 0);
}

/** The products that differ afterwards. @throws BusinessError as `changeProducts` */
export function rewritesOf(
  stored: ReadonlyMap<number, StoredProduct>,
  changes: readonly ProductChange[],
  sizes: PhotoSizes,
): Rewrite[] {
  const next = new Map<number, { fields: Record<string, unknown>; changed: Set<string> }>();
  const conflicts: { productId: number; field: string; seen: unknown; now: unknown }[] = [];
  for (const { productId, field, before, after } of changes) {
    const product = stored.get(productId);
    if (!product) throw new BusinessError('product-not-found', 'Non abbiamo trovato questo prodotto');
    const own = next.get(productId) ?? { fields: { ...product.fields }, changed: new Set<string>() };
    next.set(productId, own);
    const now = own.fields[field] ?? null;
    if (isSameValue(now, after)) continue;
    if (!isSameValue(now, before)) conflicts.push({ productId, field, seen: before, now });
    own.fields[field] = after;
    own.changed.add(field);
  }
  if (conflicts.length > 0) {
    const message = 'Qualcun altro ha cambiato questi valori nel frattempo: guarda quelli di adesso';
    throw new BusinessError('changed-meanwhile', message, { field: conflicts[0]!.field, data: { conflicts } });
  }
  const errors = [...next].flatMap(([productId, { fields, changed }]) =>
    productErrors(stored.get(productId)!, fields, changed, sizes),
  );
  if (errors[0]) {
    throw new BusinessError('product-incomplete', errors[0].text, {
      field: errors[0].field,
      data: { remarks: errors },
    });
  }
  return [...next].flatMap(([productId, { fields, changed }]) =>
    changed.size === 0 ? [] : [{ productId, name: String(fields.name), changed: [...changed], fields }],
  );
}

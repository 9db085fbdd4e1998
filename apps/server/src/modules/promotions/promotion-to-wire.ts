import type { PromotionVersion, StaffPromotion, StaffPromotionRow } from '@sporta/contract';
import { promotionLabel } from '@sporta/domain';
import type { CallContext } from '../../platform/http/register-call.ts';
import { auditLabels, changesOfSubject } from '../audit/index.ts';
import { type Catalogue, readProductRows } from '../catalogue/index.ts';
import { productToWire } from './product-to-wire.ts';
import { fieldsOf, promotionOf, stateOf } from './promotion-fields.ts';
import { type ListedPromotion, readPromotion } from './promotions.repo.ts';
import { ownsPromotion, seesPromotion, storesOf } from './rights.ts';
import { promotionNotFound } from './save-promotion.ts';

/** Versions the editor shows, and products it lists at once. */
const shownVersions = 50;
const shownProducts = 200;

/** A promotion with everything its editor shows. @throws BusinessError `promotion-not-found` */
export async function promotionPage(
  { db, deps, now, account }: Pick<CallContext, 'db' | 'deps' | 'now' | 'account'>,
  catalogue: Catalogue,
  promotionId: number,
): Promise<StaffPromotion> {
  const stores = storesOf(account);
  const stored = await readPromotion(db, promotionId);
  if (!stored || !seesPromotion(stores, stored.warehouseIds)) throw promotionNotFound();
  const warehouseId = stored.warehouseIds?.[0] ?? catalogue.defaultWarehouse?.warehouseId ?? 0;
  const [versions, rows] = await Promise.all([
    changesOfSubject(db, 'promotion', promotionId, shownVersions),
    readProductRows(deps, stored.productIds.slice(0, shownProducts)),
  ]);
  return {
    promotionId,
    state: stateOf(stored, now.getTime()),
    fields: fieldsOf(stored),
    editable: ownsPromotion(stores, stored.warehouseIds),
    products: rows.map((row) => productToWire(row, warehouseId)),
    versions: versions.map(versionToWire),
  };
}

function versionToWire(entry: Awaited<ReturnType<typeof changesOfSubject>>[number]): PromotionVersion {
  const before = (entry.before ?? {}) as Record<string, unknown>;
  const after = (entry.after ?? {}) as Record<string, unknown>;
  // of a draft that was made only what it is called is news
  const fields = entry.action === 'promotion.create' ? ['name'] : Object.keys(after);
  return {
    versionId: entry.auditId,
    at: entry.at.toISOString(),
    name: entry.name,
    label: auditLabels[entry.action as keyof typeof auditLabels] ?? entry.action,
    changes: fields.map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null })),
  };
}

/** A promotion in the calendar and in the list. */
export function rowToWire(listed: ListedPromotion, catalogue: Catalogue, now: number): StaffPromotionRow {
  const promotion = promotionOf(listed);
  const nameOf = (id: number) => catalogue.warehouses.find((each) => each.warehouseId === id)?.name ?? '';
  return {
    promotionId: listed.promotionId,
    name: listed.name,
    kind: listed.kind,
    label: promotion ? promotionLabel(promotion) : '',
    state: stateOf(listed, now),
    startsAt: new Date(listed.startsAt).toISOString(),
    endsAt: new Date(listed.endsAt).toISOString(),
    products: listed.products,
    ...(listed.warehouseIds ? { stores: listed.warehouseIds.map(nameOf) } : {}),
    segment: listed.segment,
    ...(listed.promoCode ? { promoCode: listed.promoCode } : {}),
  };
}

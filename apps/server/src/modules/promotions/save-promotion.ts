import type { FieldChange, PromotionField, PromotionFields } from '@sporta/contract';
import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { isSameValue } from '../../platform/same-value.ts';
import type { Account } from '../../platform/session.ts';
import { writeAudit } from '../audit/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { fieldsOf, newFields, type StoredPromotion, stateOf, storedOf } from './promotion-fields.ts';
import { promotionErrors } from './promotion-rules.ts';
import {
  codeOf,
  daysFrom,
  insertPromotion,
  knownProducts,
  readPromotion,
  tellOfPromotion,
  updatePromotion,
  writeProducts,
} from './promotions.repo.ts';
import { mustOwn, seesPromotion, storesOf } from './rights.ts';

export interface Editor {
  account: Account;
  now: Date;
}

/** What still changes of a promotion that customers have met: what they were shown is history, and prices are compared with it. */
const openFields = new Set<string>(['name', 'endsAt', 'maxPerOrder', 'contribution'] satisfies PromotionField[]);
/** For so long a promotion that ended may be let go on: somebody stopped the wrong one. */
const secondThoughtsMs = 15 * 60_000;

/** @throws BusinessError `promotion-not-found` */
export async function lockPromotion(tx: Tx, { account }: Editor, promotionId: number): Promise<StoredPromotion> {
  const stored = await readPromotion(tx, promotionId, { lock: true });
  if (!stored || !seesPromotion(storesOf(account), stored.warehouseIds)) throw promotionNotFound();
  return stored;
}

export const promotionNotFound = () =>
  new BusinessError('promotion-not-found', 'Non abbiamo trovato questa offerta', { field: 'promotion_id' });

/**
 * Makes a draft, once for each key. @returns its id
 * @throws BusinessError as `changePromotion`
 */
export async function createPromotion(
  tx: Tx,
  editor: Editor,
  key: string,
  changes: readonly FieldChange[],
): Promise<number> {
  const code = `banco-${key}`;
  const known = await codeOf(tx, code);
  if (known !== undefined) return known;
  const [starts, ends] = await daysFrom(tx, editor.now, 1, 8);
  const fields = {
    ...newFields(starts, ends),
    ...Object.fromEntries(changes.map(({ field, after }) => [field, after])),
  };
  mustEndAfterItBegins(fields);
  await mustBeThere(tx, fields);
  mustOwn(storesOf(editor.account), fields.warehouseIds);
  const id = await insertPromotion(tx, code, storedOf(0, fields, false));
  // somebody pressed twice: the other press made it
  if (id === undefined) return (await codeOf(tx, code))!;
  await writeProducts(tx, id, fields.productIds);
  await writeAudit(tx, editor, 'promotion.create', { subject: subjectOf(id, fields.name), after: fields });
  await tellOfPromotion(tx, id);
  return id;
}

/**
 * Changes a promotion, all of it or nothing. A change that was made already is left out, so that it may be sent again.
 * @throws BusinessError `promotion-not-found`, `changed-meanwhile` (with what is there now), `promotion-begun`,
 * `promotion-incomplete`, `not-your-stores`, `store-not-found`, `product-not-found`
 */
export async function changePromotion(
  tx: Tx,
  editor: Editor,
  catalogue: Catalogue,
  promotionId: number,
  changes: readonly FieldChange[],
): Promise<void> {
  const stored = await lockPromotion(tx, editor, promotionId);
  const stores = storesOf(editor.account);
  mustOwn(stores, stored.warehouseIds);
  const before = fieldsOf(stored);
  const { fields, changed } = withChanges(before, changes);
  if (changed.length === 0) return;
  const now = editor.now.getTime();
  mustBeOpen(stored, changed, now);
  mustOwn(stores, fields.warehouseIds);
  mustEndAfterItBegins(fields);
  await mustBeThere(tx, fields);
  if (stored.active) {
    // who moves the first day to today means: from now on
    if (changed.includes('startsAt') && Date.parse(fields.startsAt) < now) fields.startsAt = editor.now.toISOString();
    mustBeComplete(fields, catalogue, now, stored.startsAt < now);
  }
  await updatePromotion(tx, storedOf(promotionId, fields, stored.active));
  if (changed.includes('productIds')) await writeProducts(tx, promotionId, fields.productIds);
  const pick = (of: PromotionFields) => Object.fromEntries(changed.map((field) => [field, of[field]]));
  await writeAudit(tx, editor, 'promotion.change', {
    subject: subjectOf(promotionId, fields.name),
    before: pick(before),
    after: pick(fields),
  });
  await tellOfPromotion(tx, promotionId);
}

/** @throws BusinessError `promotion-incomplete`, with everything that is wrong */
export function mustBeComplete(fields: PromotionFields, catalogue: Catalogue, now: number, begun = false): void {
  const remarks = promotionErrors(fields, catalogue, now, begun);
  const [first] = remarks;
  if (!first) return;
  throw new BusinessError('promotion-incomplete', first.text, { field: first.field, data: { remarks } });
}

export const subjectOf = (id: number, name: string) => ({ kind: 'promotion' as const, id, name });

function withChanges(before: PromotionFields, changes: readonly FieldChange[]) {
  const fields: PromotionFields = { ...before };
  const changed: PromotionField[] = [];
  const conflicts: { field: string; seen: unknown; now: unknown }[] = [];
  for (const change of changes) {
    const field = change.field as PromotionField;
    const now = fields[field];
    if (isSameValue(now, change.after)) continue;
    if (!isSameValue(now, change.before)) conflicts.push({ field, seen: change.before, now });
    Object.assign(fields, { [field]: change.after });
    changed.push(field);
  }
  if (conflicts.length > 0) {
    const message = 'Qualcun altro ha cambiato questi valori nel frattempo: guarda quelli di adesso';
    throw new BusinessError('changed-meanwhile', message, { field: conflicts[0]!.field, data: { conflicts } });
  }
  return { fields, changed };
}

function mustBeOpen(stored: StoredPromotion, changed: readonly PromotionField[], now: number): void {
  const state = stateOf(stored, now);
  if (state === 'draft' || state === 'scheduled') return;
  if (state === 'active') {
    const closed = changed.find((field) => !openFields.has(field));
    if (closed === undefined) return;
    const message = 'Questa offerta è già iniziata: fermala e fanne una copia con i nuovi valori';
    throw new BusinessError('promotion-begun', message, { field: closed });
  }
  const onlyEnd = changed.every((field) => field === 'endsAt');
  if (onlyEnd && now - stored.endsAt < secondThoughtsMs) return;
  throw new BusinessError('promotion-begun', 'Questa offerta è finita: fanne una copia', { field: changed[0]! });
}

/** Drafts too: a calendar has no place for what ends before it begins. */
function mustEndAfterItBegins({ startsAt, endsAt }: PromotionFields): void {
  if (Date.parse(endsAt) > Date.parse(startsAt)) return;
  throw new BusinessError('promotion-incomplete', 'La fine viene prima dell’inizio', { field: 'endsAt' });
}

/** Stores and products that are named must be there. */
async function mustBeThere(tx: Tx, fields: PromotionFields): Promise<void> {
  const { warehouseIds, productIds, giftProductId } = fields;
  if (warehouseIds) {
    const found = await tx
      .selectFrom('warehouse')
      .select('warehouse_id')
      .where('warehouse_id', 'in', warehouseIds)
      .where('active', '=', true)
      .execute();
    if (found.length < warehouseIds.length) {
      throw new BusinessError('store-not-found', 'Non abbiamo trovato una delle sedi', { field: 'warehouseIds' });
    }
  }
  const field = (await knownProducts(tx, productIds)) < productIds.length ? 'productIds' : 'giftProductId';
  const gifts = giftProductId === null ? [] : [giftProductId];
  if (field === 'productIds' || (await knownProducts(tx, gifts)) < gifts.length) {
    throw new BusinessError('product-not-found', 'Non abbiamo trovato uno dei prodotti', { field });
  }
}

import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeAudit } from '../audit/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { fieldsOf, stateOf, storedOf } from './promotion-fields.ts';
import { deletePromotion, tellOfPromotion, updatePromotion } from './promotions.repo.ts';
import { mustOwn, storesOf } from './rights.ts';
import { type Editor, lockPromotion, mustBeComplete, subjectOf } from './save-promotion.ts';

/**
 * Lets a draft hold. One whose first day has come already holds from now on: nobody met it before.
 * @throws BusinessError `promotion-not-found`, `not-your-stores`, `promotion-incomplete`
 */
export async function publishPromotion(
  tx: Tx,
  editor: Editor,
  catalogue: Catalogue,
  promotionId: number,
): Promise<void> {
  const stored = await lockPromotion(tx, editor, promotionId);
  mustOwn(storesOf(editor.account), stored.warehouseIds);
  if (stored.active) return;
  const now = editor.now.getTime();
  const fields = fieldsOf({ ...stored, startsAt: Math.max(stored.startsAt, now) });
  mustBeComplete(fields, catalogue, now);
  await updatePromotion(tx, storedOf(promotionId, fields, true));
  await writeAudit(tx, editor, 'promotion.publish', {
    subject: subjectOf(promotionId, fields.name),
    after: { startsAt: fields.startsAt, endsAt: fields.endsAt },
  });
  await tellOfPromotion(tx, promotionId);
}

/**
 * Ends a promotion now; one that has not begun is a draft again, and one that ended stays as it is.
 * @throws BusinessError `promotion-not-found`, `not-your-stores`
 */
export async function stopPromotion(tx: Tx, editor: Editor, promotionId: number): Promise<void> {
  const stored = await lockPromotion(tx, editor, promotionId);
  mustOwn(storesOf(editor.account), stored.warehouseIds);
  const state = stateOf(stored, editor.now.getTime());
  if (state === 'draft' || state === 'ended') return;
  // one that began this very moment nobody has met
  const begun = stored.startsAt < editor.now.getTime();
  const endsAt = begun ? editor.now.getTime() : stored.endsAt;
  await updatePromotion(tx, { ...stored, active: begun, endsAt });
  await writeAudit(tx, editor, 'promotion.stop', {
    subject: subjectOf(promotionId, stored.name),
    before: { endsAt: new Date(stored.endsAt).toISOString() },
    after: begun ? { endsAt: new Date(endsAt).toISOString() } : { endsAt: null },
  });
  await tellOfPromotion(tx, promotionId);
}

/** Throws a draft away. @throws BusinessError `promotion-not-found`, `not-your-stores`, `promotion-begun` */
export async function removePromotion(tx: Tx, editor: Editor, promotionId: number): Promise<void> {
  const stored = await lockPromotion(tx, editor, promotionId);
  mustOwn(storesOf(editor.account), stored.warehouseIds);
  if (stored.active) {
    throw new BusinessError('promotion-begun', 'Si eliminano solo le bozze', { field: 'promotion_id' });
  }
  await deletePromotion(tx, promotionId);
  await writeAudit(tx, editor, 'promotion.remove', {
    subject: subjectOf(promotionId, stored.name),
    before: fieldsOf(stored),
  });
  await tellOfPromotion(tx, promotionId);
}

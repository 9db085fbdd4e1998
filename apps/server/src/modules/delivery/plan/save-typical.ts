import { type SlotTerms, shopDay } from '@sporta/domain';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/errors.ts';
import { readTemplates } from '../timeslots.repo.ts';
import { lockPlan } from './plan.repo.ts';
import type { PlanOf } from './read-plan.ts';
import { isSoldWithAnotherEnd, overlapsAnother, type TypicalWindow, writeTypical } from './typical-week.repo.ts';

/** The windows of the typical week of a store and service, by day and hour. */
export async function typicalWeek(db: Db | Tx, { warehouseId, deliveryServiceId }: PlanOf) {
  const templates = await readTemplates(db, warehouseId);
  return templates
    .filter((template) => template.deliveryServiceId === deliveryServiceId)
    .sort((a, b) => a.weekday - b.weekday || a.beginTime.localeCompare(b.beginTime));
}

/**
 * Adds a window to the typical week, changes it or takes it out, in the caller's transaction. A window keeps its hours while
 * orders rely on them: another end is another window.
 * @throws BusinessError `window-order`, `window-overlaps`
 */
export async function saveTypical(
  tx: Tx,
  of: PlanOf & { now: Date },
  window: TypicalWindow,
  terms: SlotTerms & { active: boolean },
): Promise<void> {
  if (window.endTime <= window.beginTime) {
    throw new BusinessError('window-order', 'La fine viene dopo l’inizio', { field: 'end_time' });
  }
  await lockPlan(tx, of.warehouseId);
  if (terms.active && (await overlapsAnother(tx, of, window))) {
    throw new BusinessError('window-overlaps', 'Un’altra fascia di questo giorno copre le stesse ore', {
      field: 'begin_time',
    });
  }
  if (await isSoldWithAnotherEnd(tx, of, window, shopDay(of.now.getTime()))) {
    throw new BusinessError('window-overlaps', 'Ci sono ordini in una fascia che inizia alla stessa ora', {
      field: 'begin_time',
    });
  }
  await writeTypical(tx, of, window, terms);
}

import { calls } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../../platform/db/database.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { writeAudit } from '../audit/index.ts';
import { readWeeklyTerms, saveWeeklyTerms, weeklyTermsVersion } from '../delivery/index.ts';
import { type Asking, planAsked } from './plan-asked.ts';

export function registerWeeklyRoutes(app: FastifyInstance): void {
  const { staffWeeklySlots } = calls;

  registerCall(app, staffWeeklySlots.read, (c) => termsOf(c, c.input.warehouse_id));

  registerCall(app, staffWeeklySlots.save, async (c) => {
    const { warehouse_id, version, share_percent: sharePercent, release_hours: releaseHours } = c.input;
    const { store } = await planAsked(c, homesOf(warehouse_id));
    const after = { sharePercent, releaseHours };
    await withTransaction(c.db, async (tx) => {
      const before = await saveWeeklyTerms(tx, store.warehouseId, version, after);
      await writeAudit(tx, c, 'slot.weekly', {
        subject: { kind: 'slot', name: 'Fasce settimanali' },
        warehouseId: store.warehouseId,
        before,
        after,
      });
    });
    return termsOf(c, warehouse_id);
  });
}

const homesOf = (warehouse_id: number | undefined) => ({ warehouse_id, delivery_service_id: deliveryServiceIds.home });

async function termsOf(c: Asking, warehouseId: number | undefined) {
  const { store } = await planAsked(c, homesOf(warehouseId));
  const terms = await readWeeklyTerms(c.db, store.warehouseId);
  return { terms: { warehouseId: store.warehouseId, ...terms, version: weeklyTermsVersion(terms) } };
}

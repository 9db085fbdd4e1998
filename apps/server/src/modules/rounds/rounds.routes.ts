import { calls } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { pdfAnswer } from '../../platform/http/envelope.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { storesAsked } from '../../platform/stores-asked.ts';
import { boardOf } from './board.ts';
import type { PlanSeen } from './change-plan.ts';
import { closeRound } from './close-round.ts';
import { proofOf } from './delivery-proof.ts';
import { addRound, assignRound, confirmRounds, removeRound } from './edit-rounds.ts';
import type { Engines } from './engines.ts';
import { moveStop } from './move-stop.ts';
import { slotOf } from './plan-in-hand.ts';
import { proposeRounds } from './propose-rounds.ts';
import { printRounds } from './round-sheet.ts';
import { saveVan } from './save-van.ts';
import { firstStore } from './slot-orders.repo.ts';
import { startByManager } from './start-round.ts';
import { tellLate } from './tell-late.ts';
import { townMapOf } from './town-map.ts';
import { vansOf } from './vans.repo.ts';

const seenOf = ({ timeslot_id: timeslotId, revision }: { timeslot_id: number; revision: number }): PlanSeen => ({
  timeslotId,
  revision,
});

/** The rounds of a store: planned, changed by hand, confirmed and started by who runs it. */
export function registerRoundRoutes(app: FastifyInstance, engines: Engines): void {
  const { staffRounds } = calls;

  registerCall(app, staffRounds.vans, async (c) => ({
    vans: await vansOf(c.db, storesAsked(c.account.staff!, c.input.warehouse_id)),
  }));

  registerCall(app, staffRounds.saveVan, async (c) => {
    const { van_id: vanId, warehouse_id: warehouseId, name, crates, active } = c.input;
    return { van: await saveVan(c.deps, c.account, { vanId, warehouseId, name, crates, active }) };
  });

  registerCall(app, staffRounds.board, async (c) => ({ board: await boardAsked(c, c.input) }));

  registerCall(app, staffRounds.town, async (c) => {
    const warehouseId = await storeAsked(c, c.input.warehouse_id);
    return { town: await townMapOf(c.deps, warehouseId) };
  });

  registerCall(app, staffRounds.propose, async (c) => ({
    board: await proposeRounds(c.deps, c.account, seenOf(c.input), engines),
  }));

  registerCall(app, staffRounds.moveStop, (c) => {
    const { order_id: orderId, round_id: roundId, position, confirm } = c.input;
    return moveStop(c.deps, c.account, { ...seenOf(c.input), orderId, roundId, position, confirm }, engines);
  });

  registerCall(app, staffRounds.assign, async (c) => {
    const { round_id: roundId, driver_id: driverId, leaves_before_minutes: leavesBeforeMinutes } = c.input;
    const input = { ...seenOf(c.input), roundId, driverId, leavesBeforeMinutes };
    return { board: await assignRound(c.deps, c.account, input, engines) };
  });

  registerCall(app, staffRounds.addRound, async (c) => ({
    board: await addRound(c.deps, c.account, { ...seenOf(c.input), vanId: c.input.van_id }),
  }));

  registerCall(app, staffRounds.removeRound, async (c) => ({
    board: await removeRound(c.deps, c.account, { ...seenOf(c.input), roundId: c.input.round_id }),
  }));

  registerCall(app, staffRounds.confirm, async (c) => ({
    board: await confirmRounds(c.deps, c.account, seenOf(c.input)),
  }));

  registerCall(app, staffRounds.start, async (c) => {
    const { timeslot_id: timeslotId, round_id: roundId, leave_behind: leaveBehind } = c.input;
    await startByManager(c.deps, c.account, { timeslotId, roundId, leaveBehind });
    const slot = await slotOf(c.db, c.account, timeslotId);
    return { board: await boardOf(c.db, { ...slot, now: c.now }) };
  });

  registerCall(app, staffRounds.close, async (c) => {
    const { timeslot_id: timeslotId, round_id: roundId, reason } = c.input;
    const stops = c.input.stops.map(({ order_id: orderId, brought, adult_checked: adultChecked }) => ({
      orderId,
      brought,
      adultChecked,
    }));
    await closeRound(c.deps, c.account, { timeslotId, roundId, stops, reason });
    return { board: await boardOf(c.db, { ...(await slotOf(c.db, c.account, timeslotId)), now: c.now }) };
  });

  registerCall(app, staffRounds.tellLate, async (c) => ({ told: await tellLate(c.deps, c.account, c.input.round_id) }));

  registerCall(app, staffRounds.sheet, async (c) => {
    const { timeslot_id: timeslotId, round_id: roundId } = c.input;
    const pdf = await printRounds(c.deps, c.account, { timeslotId, roundId });
    return pdfAnswer(pdf, roundId === undefined ? `giri-${timeslotId}.pdf` : `giro-${roundId}.pdf`);
  });

  registerCall(app, staffRounds.proof, async (c) => ({ proof: await proofOf(c, c.input.order_id) }));
}

async function boardAsked(
  c: CallContext<typeof calls.staffRounds.board>,
  { warehouse_id: asked, day, timeslot_id: timeslotId }: CallContext<typeof calls.staffRounds.board>['input'],
) {
  if (timeslotId !== undefined) return boardOf(c.db, { ...(await slotOf(c.db, c.account, timeslotId)), now: c.now });
  const warehouseId = await storeAsked(c, asked);
  return boardOf(c.db, { warehouseId, day: day ?? shopDay(c.now.getTime()), timeslotId: undefined, now: c.now });
}

/** The store asked for, or the first of theirs. @throws BusinessError `store-not-found` */
async function storeAsked(
  c: Pick<CallContext<typeof calls.staffRounds.town>, 'account' | 'db' | 'refuse'>,
  asked: number | undefined,
): Promise<number> {
  const stores = storesAsked(c.account.staff!, asked);
  const warehouseId = asked ?? (await firstStore(c.db, stores));
  if (warehouseId === undefined)
    throw c.refuse('store-not-found', 'Non abbiamo trovato questa sede', { field: 'warehouse_id' });
  return warehouseId;
}

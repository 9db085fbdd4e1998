import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { Account } from '../../platform/session.ts';
import { seesStore } from '../../platform/staff-rights.ts';
import { writeAudit } from '../audit/index.ts';
import { readOrder, sendOrderLetter } from '../order-book/index.ts';
import { expectedArrival } from './arrival.ts';
import { minutesLate } from './board.ts';
import { lateRounds } from './late-rounds.ts';
import { lockRound } from './rounds.repo.ts';
import { findHomeSlot } from './slot-orders.repo.ts';
import { roundNotFound } from './start-round.ts';
import { markToldLate } from './stops.repo.ts';

/** What the outbox carries (topic `rounds.late`). */
export interface LateMail {
  orderId: number;
}

/**
 * Writes to the customers whom a van reaches late, each once for a round. @returns how many are written to now
 * @throws BusinessError `round-not-found`, `round-not-started`
 */
export async function tellLate(deps: Deps, account: Account, roundId: number): Promise<number> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const round = await lockRound(tx, roundId);
    if (!round || !seesStore(account.staff!, round.warehouseId)) throw roundNotFound();
    if (round.state !== 'started') throw new BusinessError('round-not-started', 'Questo giro non è per strada');
    const late = (await lateRounds(tx, { roundId }, now)).flatMap(({ stops }) => stops.map(({ orderId }) => orderId));
    const told = await markToldLate(tx, roundId, late, now);
    for (const orderId of told) await writeOutbox(tx, 'rounds.late', { orderId } satisfies LateMail);
    if (told.length > 0) {
      await writeAudit(tx, { account, now }, 'round.tell-late', {
        subject: { kind: 'round', id: roundId, name: `Giro ${round.number}, ${round.vanName}` },
        warehouseId: round.warehouseId,
        before: {},
        after: { orders: told.length },
      });
    }
    return told.length;
  });
}

const clockText = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' });

/** Tells a customer when the van comes instead; nothing when it was there meanwhile, or keeps its time after all. */
export async function sendLate({ orderId }: LateMail, deps: Deps): Promise<void> {
  const order = await readOrder(deps.db, orderId);
  if (order?.state !== 'out-for-delivery') return;
  const at = await expectedArrival(deps.db, orderId, deps.clock.now());
  const slot = await findHomeSlot(deps.db, order.timeslotId);
  if (at === undefined || (slot && minutesLate(at, slot.endAt) === 0)) return;
  const when = clockText.format(new Date(at));
  await sendOrderLetter(deps, order, {
    subject: `La spesa arriva in ritardo, ordine ${order.orderNumber}`,
    preview: `Arriviamo verso le ${when}`,
    title: 'Siamo in ritardo, ci dispiace',
    blocks: [
      {
        kind: 'text',
        text: `Il furgone ha avuto un ritardo: la tua spesa arriva verso le ${when}. Freschi e surgelati restano al freddo fino alla porta. Sulla pagina dell’ordine vedi quante tappe mancano.`,
      },
      { kind: 'button', label: 'Segui il furgone', url: `${deps.config.publicUrl}/profile/orders/${orderId}` },
    ],
  });
}

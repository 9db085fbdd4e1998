import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { readOrder, sendOrderLetter } from '../order-book/index.ts';
import { expectedArrival } from '../rounds/index.ts';
import { isVanNoticeDue, markVanTold, takeVanNotice, untoldOrders } from './van-notices.repo.ts';

/** The page says "un messaggio 30 minuti prima dell'arrivo". */
const MINUTES_BEFORE = 30;
/** Orders looked at in a minute; vans of a slot bring fewer. */
const AT_ONCE = 500;

/** The job: takes orders whose van is near, by the times of its round; without a round by the beginning of the slot. */
export async function queueVanNotices({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  for (const orderId of await untoldOrders(db, AT_ONCE)) {
    const at = await expectedArrival(db, orderId, now);
    if (at === undefined || at - now.getTime() > MINUTES_BEFORE * 60_000) continue;
    await withTransaction(db, async (tx) => {
      if (await takeVanNotice(tx, orderId, now)) await writeOutbox(tx, 'notices.van', { orderId });
    });
  }
}

const clockText = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' });

/** Tells who ordered, once; not of a van that has been there meanwhile. */
export async function sendVanNotice({ orderId }: { orderId: number }, deps: Deps): Promise<void> {
  const { db, clock, config } = deps;
  if (!(await isVanNoticeDue(db, orderId))) return;
  const order = await readOrder(db, orderId);
  const now = clock.now();
  const at = await expectedArrival(db, orderId, now);
  if (!order || at === undefined) return;
  const when = at <= now.getTime() ? 'tra pochi minuti' : `verso le ${clockText.format(new Date(at))}`;
  await sendOrderLetter(deps, order, {
    subject: `Il furgone sta arrivando, ordine ${order.orderNumber}`,
    preview: `La tua spesa arriva ${when}`,
    title: 'Il furgone sta arrivando',
    blocks: [
      { kind: 'text', text: `La tua spesa arriva ${when}. Sulla pagina dell’ordine vedi quante tappe mancano.` },
      { kind: 'button', label: 'Segui il furgone', url: `${config.publicUrl}/profile/orders/${orderId}` },
    ],
  });
  await markVanTold(db, orderId, now);
}

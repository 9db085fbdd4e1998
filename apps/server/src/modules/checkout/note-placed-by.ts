import type { Tx } from '../../platform/db/database.ts';
import type { Account } from '../../platform/session.ts';
import { staffActor, writeAudit } from '../audit/index.ts';
import { noteInHistory, type OrderRow, setPlacedBy } from '../order-book/index.ts';

/** Writes down who of the staff placed an order for its customer, in the transaction that places it. */
export async function notePlacedBy(tx: Tx, order: OrderRow, { actedBy }: Account, now: Date): Promise<void> {
  if (!actedBy) return;
  const { orderId, orderNumber, warehouseId } = order;
  await setPlacedBy(tx, orderId, actedBy.accountId);
  await noteInHistory(tx, orderId, { actor: staffActor(actedBy), note: 'Ordine fatto al telefono', now });
  await writeAudit(tx, { account: actedBy, now }, 'customer.buy', {
    subject: { kind: 'order', id: orderId, name: orderNumber },
    warehouseId,
  });
}

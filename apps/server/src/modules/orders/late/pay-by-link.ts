import type { Tx } from '../../../platform/db/database.ts';
import { writeOutbox } from '../../../platform/outbox.ts';
import { instantText, noteInHistory, type OrderRow } from '../../order-book/index.ts';
import { payByOf } from './pay-by.ts';
import { insertRequest } from './payment-requests.repo.ts';
import { byLinkReason, requestText } from './request-text.ts';

/** The customer ordered by telephone and pays by themselves: they are asked for it, and the order is kept until then. */
export async function askToPayByLink(tx: Tx, { orderId, cutoffAt }: OrderRow, now: Date): Promise<void> {
  const { payBy, remindAt } = payByOf(cutoffAt, now);
  await insertRequest(tx, { orderId, reason: byLinkReason, payBy, remindAt, now });
  const note = `${requestText(byLinkReason)} Da pagare entro ${instantText(payBy.toISOString())}.`;
  await noteInHistory(tx, orderId, { actor: 'system', note, now });
  await writeOutbox(tx, 'order.payment-asked', { orderId });
}

import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { Account } from '../../platform/session.ts';
import { writeAudit } from '../audit/index.ts';
import { THE_SHOP } from '../mails/index.ts';
import { readOrder, sendOrderLetter } from '../order-book/index.ts';
import { lockedCaseOf } from './case-asked.ts';
import { setCase } from './cases.repo.ts';
import { findUnsent, insertMessage, markMailed } from './messages.repo.ts';

/**
 * Writes to the customer about a case, by mail and on the page of the order; a case of nobody becomes the writer's. The same key
 * writes once. @throws BusinessError `case-not-found`
 */
export function answerCase(
  deps: Deps,
  account: Account,
  { caseId, text, key }: { caseId: number; text: string; key: string },
): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const found = await lockedCaseOf(tx, account, caseId);
    const messageId = await insertMessage(tx, { caseId, staffId: account.accountId, key, text, now });
    if (messageId === undefined) return;
    if (found.state !== 'closed') {
      await setCase(tx, caseId, {
        state: 'answered',
        assigneeId: found.assigneeId ?? account.accountId,
        closedAt: null,
      });
    }
    await writeOutbox(tx, 'case.message', { messageId });
    await writeAudit(tx, { account, now }, 'case.answer', {
      subject: { kind: 'order', id: found.orderId, name: found.orderNumber },
      warehouseId: found.warehouseId,
      after: { caseId, messageId },
    });
  });
}

/** Mails a message to who ordered; a repetition after a crash finds it mailed. */
export async function sendCaseMessage(deps: Deps, messageId: number): Promise<void> {
  const message = await findUnsent(deps.db, messageId);
  const order = message && (await readOrder(deps.db, message.orderId));
  if (!message || !order) return;
  const about = message.kind === 'problem' ? 'la tua segnalazione' : 'il tuo recesso';
  await sendOrderLetter(deps, order, {
    subject: `Ti rispondiamo, ordine ${order.orderNumber}`,
    preview: `${message.by} del servizio clienti ti scrive per ${about}`,
    title: `Ti scriviamo per ${about}`,
    blocks: [
      { kind: 'text', text: message.text },
      { kind: 'small', text: `${message.by}, servizio clienti ${THE_SHOP}. Puoi rispondere a questa e-mail.` },
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${order.orderId}` },
    ],
  });
  await markMailed(deps.db, messageId, deps.clock.now());
}

import { formatEuro } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { type MoneyBack, moneyBackText, readOrder, sendOrderLetter } from '../order-book/index.ts';
import { certificateParts, paymentParts } from './refund-parts.repo.ts';
import { findReturn } from './returns.repo.ts';

/** "Rimborso partito": what of a return went where, tender by tender, and when it is there. */
export async function sendRefunded(deps: Deps, returnId: number): Promise<void> {
  const row = await findReturn(deps.db, returnId);
  const order = row && (await readOrder(deps.db, row.orderId));
  if (!order || row.refundCents === 0) return;
  const parts = [...(await paymentParts(deps.db, returnId)), ...(await certificateParts(deps.db, returnId))];
  const rest = row.refundCents - parts.reduce((sum, { cents }) => sum + cents, 0);
  const all: MoneyBack[] = rest > 0 ? [...parts, { to: 'account', cents: rest }] : parts;
  await sendOrderLetter(deps, order, {
    subject: `Rimborso partito, ordine ${order.orderNumber}`,
    preview: `${formatEuro(row.refundCents)}, e dove li ritrovi`,
    title: 'Il tuo rimborso è partito',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Ordine', order.orderNumber],
          ['Rimborso', formatEuro(row.refundCents)],
        ],
      },
      { kind: 'text', text: moneyBackText(all) },
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${order.orderId}` },
    ],
  });
}

import { formatEuro } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { type MoneyBack, moneyBackText, readOrder, sendOrderLetter } from '../order-book/index.ts';
import { linesText } from './lines-text.ts';
import { certificateParts, paymentParts } from './refund-parts.repo.ts';
import { findReturn, findReturnOfCertificate } from './returns.repo.ts';

/**
 * "Rimborso partito": what of a return went where, tender by tender, and when it is there; of what staff gave back also what and why.
 * Staff may leave it out.
 */
export async function sendRefunded(deps: Deps, returnId: number): Promise<void> {
  const row = await findReturn(deps.db, returnId);
  const order = row && (await readOrder(deps.db, row.orderId));
  if (!order || row.refundCents === 0 || !row.byMail) return;
  const parts = [...(await paymentParts(deps.db, returnId)), ...(await certificateParts(deps.db, returnId))];
  const rest = row.refundCents - parts.reduce((sum, { cents }) => sum + cents, 0);
  const all: MoneyBack[] = rest > 0 ? [...parts, { to: 'account', cents: rest }] : parts;
  await sendOrderLetter(deps, order, {
    subject: `${row.asVoucher ? 'Il tuo buono' : 'Rimborso partito'}, ordine ${order.orderNumber}`,
    preview: `${formatEuro(row.refundCents)}, e dove li ritrovi`,
    title: row.asVoucher ? 'Il tuo buono è pronto' : 'Il tuo rimborso è partito',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Ordine', order.orderNumber],
          [row.asVoucher ? 'Buono' : 'Rimborso', formatEuro(row.refundCents)],
          ...(row.isByStaff && row.reason ? [['Motivo', row.reason] as const] : []),
        ],
      },
      ...(row.isByStaff && row.lines.length > 0 ? [{ kind: 'text', text: linesText(order, row.lines) } as const] : []),
      { kind: 'text', text: moneyBackText(all) },
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${order.orderId}` },
    ],
  });
}

/** The same for a message of a version that named the certificate only. */
export async function sendRefundedByCertificate(deps: Deps, giftCertificateId: number): Promise<void> {
  const returnId = await findReturnOfCertificate(deps.db, giftCertificateId);
  if (returnId !== undefined) await sendRefunded(deps, returnId);
}

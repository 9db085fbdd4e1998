import { formatEuro } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import {
  certificateOf,
  lockOrder,
  moneyBackText,
  noteInHistory,
  readOrder,
  sendOrderLetter,
} from '../order-book/index.ts';
import { hasCertificateInstead, insertCertificateInstead, type PaymentRow } from '../payments/index.ts';
import { giveCertificate } from './certificate-refunds.repo.ts';
import { insteadUntil } from './certificate-terms.ts';

/**
 * Gives the customer of an order that came to nothing a certificate for what a provider never takes back: meal tickets are never
 * paid back in money (domain rules, "Payments"). Once for each payment, however often it is asked for.
 */
export function giveCertificateInstead(
  deps: Deps,
  { paymentId, orderId }: Pick<PaymentRow, 'paymentId' | 'orderId'>,
  cents: number,
): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    await lockOrder(tx, orderId);
    if (await hasCertificateInstead(tx, paymentId)) return;
    const giftCertificateId = await giveCertificate(tx, orderId, { cents, until: insteadUntil(now) });
    await insertCertificateInstead(tx, { paymentId, giftCertificateId, cents, now });
    const note = `${formatEuro(cents)} non possono tornare da dove sono venuti: li trovi in un buono nuovo.`;
    await noteInHistory(tx, orderId, { actor: 'system', note, now });
    await writeOutbox(tx, 'order.certificate-instead', { orderId, giftCertificateId });
  });
}

/** Tells the customer of such a certificate: what it replaces, its code and until when it is good. */
export async function sendCertificateInstead(
  deps: Deps,
  { orderId, giftCertificateId }: { orderId: number; giftCertificateId: number },
): Promise<void> {
  const order = await readOrder(deps.db, orderId);
  const payment = order?.payments.find(({ certificate }) => certificate?.giftCertificateId === giftCertificateId);
  if (!order || !payment?.certificate) return;
  const { name, certificate } = payment;
  const amount = formatEuro(certificate.cents);
  await sendOrderLetter(deps, order, {
    subject: `Un buono da ${amount} per l’ordine ${order.orderNumber}`,
    preview: `Al posto di ${name}`,
    title: 'Abbiamo un buono per te',
    blocks: [
      {
        kind: 'text',
        text: `L’ordine ${order.orderNumber} non è arrivato e non lo paghi. ${name} non si riprende questi ${amount}: te li diamo in un buono da spendere da noi.`,
      },
      { kind: 'text', text: moneyBackText([certificateOf(certificate)]) },
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${orderId}` },
    ],
  });
}

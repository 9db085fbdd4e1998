import { formatEuro } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { datedText, readOrder, sendOrderLetter } from '../order-book/index.ts';
import { findCertificate } from './certificate-refunds.repo.ts';

/** Tells the customer that what meal tickets had paid comes back as a certificate, and why. */
export async function sendRefundCertificate(
  deps: Deps,
  { orderId, giftCertificateId }: { orderId: number; giftCertificateId: number },
): Promise<void> {
  const order = await readOrder(deps.db, orderId);
  const certificate = await findCertificate(deps.db, giftCertificateId);
  if (!order || !certificate) return;
  const { code, cents, validTo } = certificate;
  await sendOrderLetter(deps, order, {
    subject: `Un buono per il rimborso, ordine ${order.orderNumber}`,
    preview: `${formatEuro(cents)} da spendere da noi`,
    title: 'Ti rimborsiamo con un buono',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Ordine', order.orderNumber],
          ['Buono', code],
          ['Valore', formatEuro(cents)],
          ...(validTo ? ([['Vale fino al', datedText(validTo.toISOString())]] as [string, string][]) : []),
        ],
      },
      {
        kind: 'text',
        text: 'Questa parte della spesa era pagata con buoni pasto: chi li emette non li riprende più, o solo interi, e per legge non si cambiano in denaro. Il buono è già sul tuo conto: lo usi alla prossima spesa.',
      },
    ],
  });
}

import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { formatEuro } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { chargesOf } from '../invoicing/index.ts';
import { lineTitle, type OrderView, paidWith, readOrder, sendOrderLetter } from '../order-book/index.ts';

/** "Spesa consegnata": what it cost in the end, what was missing, and how much of it was paid with what. */
export async function sendOrderDelivered(deps: Deps, orderId: number): Promise<void> {
  const order = await readOrder(deps.db, orderId);
  if (!order) return;
  const { totalCents } = chargesOf(order);
  const brought = order.deliveryServiceId === deliveryServiceIds.home ? 'consegnata' : 'ritirata';
  const missing = order.lines.filter(({ outcome }) => outcome === 'missing').map(lineTitle);
  await sendOrderLetter(deps, order, {
    subject: `Ordine ${order.orderNumber}: spesa ${brought}`,
    preview: `In tutto ${formatEuro(totalCents)}`,
    title: `Spesa ${brought}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Numero', order.orderNumber],
          ['Costo della spesa', formatEuro(totalCents)],
          ...paidWith(order).map(([label, cents]): [string, string] => [label, formatEuro(cents)]),
        ],
      },
      ...(missing.length === 0 ? [] : [{ kind: 'text', text: [missingTitle(order), ...missing].join('\n') } as const]),
      {
        kind: 'small',
        text: order.redelivers
          ? `È la riconsegna gratuita dell’ordine ${order.redelivers.orderNumber}: non paghi nulla.`
          : 'I prodotti a peso si pagano per il peso vero. Quello che avevamo bloccato in più torna disponibile, di solito entro qualche giorno.',
      },
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${order.orderId}` },
    ],
  });
}

/** What of a redelivery did not come was paid for: its report is open again. */
const missingTitle = ({ redelivers }: OrderView) =>
  redelivers
    ? 'Non c’era: la tua segnalazione è di nuovo aperta, ti rispondiamo entro un giorno.'
    : 'Non c’era, e non lo paghi:';

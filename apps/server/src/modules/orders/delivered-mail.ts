import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { formatEuro } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { hasReceipt, renderReceipt } from '../invoicing/index.ts';
import type { MailBlock } from '../mails/index.ts';
import {
  type Letter,
  lineTitle,
  type OrderView,
  orderCosts,
  paidWith,
  readOrder,
  sendOrderLetter,
} from '../order-book/index.ts';

/** "Spesa consegnata": what it cost in the end, what was missing, and how much of it was paid with what. */
export async function sendOrderDelivered(deps: Deps, orderId: number): Promise<void> {
  const order = await readOrder(deps.db, orderId);
  if (!order) return;
  const { totalCents, voucherCents } = orderCosts(order).now;
  const brought = order.deliveryServiceId === deliveryServiceIds.home ? 'consegnata' : 'ritirata';
  const missing = order.lines.filter(({ outcome }) => outcome === 'missing').map(lineTitle);
  const receipt = await receiptOf(deps, order);
  const letter = {
    subject: `Ordine ${order.orderNumber}: spesa ${brought}`,
    preview: `In tutto ${formatEuro(totalCents)}`,
    title: `Spesa ${brought}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Numero', order.orderNumber],
          ['Costo della spesa', formatEuro(totalCents)],
          ...(voucherCents > 0 ? [['Buoni, già tolti', formatEuro(-voucherCents)] as [string, string]] : []),
        ],
      },
      ...tenderBlocks(order),
      ...(receipt
        ? [{ kind: 'text', text: 'La ricevuta è qui in allegato, e nella pagina dell’ordine.' } as const]
        : []),
      ...(missing.length === 0 ? [] : [{ kind: 'text', text: [missingTitle(order), ...missing].join('\n') } as const]),
      {
        kind: 'small',
        text: order.redelivers
          ? `È la riconsegna gratuita dell’ordine ${order.redelivers.orderNumber}: non paghi nulla.`
          : 'I prodotti a peso si pagano per il peso vero. Quello che avevamo bloccato in più torna disponibile, di solito entro qualche giorno.',
      },
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${order.orderId}` },
    ],
  } satisfies Letter;
  await sendOrderLetter(deps, order, letter, receipt ? { attachments: [receipt] } : {});
}

function tenderBlocks(order: OrderView): MailBlock[] {
  const rows = paidWith(order).map(([label, cents]): [string, string] => [label, formatEuro(cents)]);
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', text: 'Pagato con' },
    { kind: 'sums', rows },
  ];
}

/** The receipt as it stands now; what is given back later is on papers of its own. Nothing of a redelivery. */
async function receiptOf({ shop }: Deps, order: OrderView) {
  if (!hasReceipt(order)) return undefined;
  const content = await renderReceipt(order, shop.seller);
  return { filename: `ricevuta-${order.orderNumber}.pdf`, content, contentType: 'application/pdf' };
}

/** What of a redelivery did not come was paid for: its report is open again. */
const missingTitle = ({ redelivers }: OrderView) =>
  redelivers
    ? 'Non c’era: la tua segnalazione è di nuovo aperta, ti rispondiamo entro un giorno.'
    : 'Non c’era, e non lo paghi:';

import type { Deps } from '../../platform/deps.ts';
import { type OrderView, sendOrderLetter } from '../order-book/index.ts';

/** A redelivery does not come: its report is open again, since the customer has paid for the goods. */
export async function sendRedeliveryCancelled(
  deps: Deps,
  order: OrderView,
  first: NonNullable<OrderView['redelivers']>,
): Promise<void> {
  const cancelled = order.events.findLast(({ toState }) => toState === 'cancelled');
  const nothingCame = order.lines.every(({ outcome }) => outcome === 'missing');
  const why =
    cancelled?.actor === 'customer'
      ? `Abbiamo annullato la riconsegna ${order.orderNumber} come hai chiesto.`
      : nothingCame
        ? `Ci dispiace: i prodotti della riconsegna ${order.orderNumber} non erano disponibili, e l’abbiamo annullata.`
        : [`Abbiamo annullato la riconsegna ${order.orderNumber}`, cancelled?.note].filter(Boolean).join('. ');
  await sendOrderLetter(deps, order, {
    subject: `Riconsegna ${order.orderNumber} annullata`,
    preview: 'Riguardiamo la tua segnalazione',
    title: 'Riconsegna annullata',
    blocks: [
      { kind: 'text', text: why },
      {
        kind: 'text',
        text: `La tua segnalazione sull’ordine ${first.orderNumber} è di nuovo aperta: ti rispondiamo entro un giorno.`,
      },
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${first.orderId}` },
    ],
  });
}

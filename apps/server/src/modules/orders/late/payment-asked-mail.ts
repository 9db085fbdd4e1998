import { formatEuro } from '@sporta/domain';
import type { Deps } from '../../../platform/deps.ts';
import { instantText, readOrder, sendOrderLetter } from '../../order-book/index.ts';
import { missingOf } from '../missing-money.ts';
import { requestText } from './request-text.ts';

/** Asks the customer to pay, or reminds them; nothing is sent once the order is paid or cancelled. */
export async function sendPaymentAsked(deps: Deps, orderId: number): Promise<void> {
  const order = await readOrder(deps.db, orderId);
  const missing = order && (await missingOf(deps.db, order));
  if (!order || missing?.payBy === undefined) return;
  const until = instantText(missing.payBy.toISOString());
  await sendOrderLetter(deps, order, {
    subject: `Conferma il pagamento dell’ordine ${order.orderNumber}`,
    preview: `Entro ${until}`,
    title: 'Conferma il pagamento',
    blocks: [
      {
        kind: 'text',
        text: `${requestText(missing.reason)} Teniamo la fascia e i prodotti fino a ${until}: se per allora non è pagato, annulliamo l’ordine e non ti addebitiamo nulla.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Ordine', order.orderNumber],
          ['Da confermare', formatEuro(missing.cents)],
          ['Entro', until],
        ],
      },
      { kind: 'button', label: 'Conferma il pagamento', url: `${deps.config.publicUrl}/profile/orders/${orderId}` },
      {
        kind: 'small',
        text: 'Puoi usare la stessa carta o un’altra. Incassiamo solo il conto vero, dopo la preparazione.',
      },
    ],
  });
}

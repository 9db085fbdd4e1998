import { WITHDRAWAL_DAYS } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import type { MailBlock } from '../mails/index.ts';
import type { OrderView } from '../order-book/index.ts';

/**
 * What the customer keeps of the contract in the confirmation itself, which stays when the site changes: withdrawal and what it
 * does not cover, legal guarantee, where to complain (Codice del consumo, art. 51 c. 7 with art. 49 c. 1). Who sells stands at
 * the foot of each mail.
 */
export async function contractTerms(db: Db, order: OrderView, publicUrl: string): Promise<MailBlock[]> {
  const { email, phone } = await db
    .selectFrom('warehouse')
    .select(['email', 'phone'])
    .where('warehouse_id', '=', order.warehouseId)
    .executeTakeFirstOrThrow();
  const contacts = [email, phone].filter(Boolean).join(' o ');
  const page = `${publicUrl}/profile/orders/${order.orderId}`;
  return [
    { kind: 'text', text: 'Le condizioni del tuo acquisto' },
    {
      kind: 'small',
      text: [
        `Recesso: puoi recedere entro ${WITHDRAWAL_DAYS} giorni dalla consegna, senza dire perché, dalla pagina dell’ordine ${page}. Non vale per i prodotti che si deteriorano o scadono in fretta, per quelli sigillati che per igiene non si restituiscono una volta aperti e per quelli preparati su misura (artt. 52 e 59 del Codice del consumo).`,
        'Garanzia: vale la garanzia legale di conformità (artt. 128 e seguenti del Codice del consumo).',
        ...(contacts ? [`Reclami e assistenza: ${contacts}.`] : []),
      ].join('\n'),
    },
  ];
}

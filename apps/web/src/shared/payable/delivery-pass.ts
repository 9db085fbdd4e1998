import { endpoints } from '@sporta/contract';
import { euroToCents } from '@sporta/domain';
import type { Api } from '../../lib/api.ts';
import type { Payable } from './payable.ts';

/** A delivery pass: its own page says how each purchase stands. */
export function deliveryPassPayable(api: Api, orderId: number): Payable {
  const listPage = '/profile/delivery-pass';
  const itsPage = `${listPage}/${orderId}`;
  return {
    async resume(saveAuth) {
      const input = { order_id: orderId, ...(saveAuth === undefined ? {} : { save_auth: saveAuth }) };
      const { data } = await api.call(endpoints.deliveryPasses.resumePayment, input);
      return {
        title: `Abbonamento ${data.orderNumber}`,
        toPayCents: euroToCents(data.amount),
        paymentUrl: data.paymentUrl,
        clientSecret: data.payment_client_secret,
        paymentData: data.payment_data,
      };
    },
    async abandon() {
      await api.call(endpoints.deliveryPasses.abandonPayment, { order_id: orderId });
      return listPage;
    },
    choicePage: listPage,
    completedPage: itsPage,
    errorPage: itsPage,
    listPage,
    words: {
      notFound: 'Non troviamo questo abbonamento',
      amongYours: 'lo trovi fra i tuoi abbonamenti',
      toList: 'Vai ai tuoi abbonamenti',
      safe: 'Finché non paghi non compri nulla.',
      nothingCharged: 'Non abbiamo addebitato nulla.',
      goesAhead: 'l’abbonamento parte lo stesso e ti scriviamo',
      taken: 'incassiamo appena confermi',
      done: 'Abbonamento pronto',
      afterwards: () => 'Lo trovi nel tuo profilo',
    },
  };
}

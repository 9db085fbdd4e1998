import { endpoints } from '@sporta/contract';
import { euroToCents } from '@sporta/domain';
import type { Api } from '../../lib/api.ts';
import type { Payable } from './payable.ts';

/** A voucher for somebody else: its words are kept for the next try. */
export function giftVoucherPayable(api: Api, orderId: number): Payable {
  const choicePage = `/gift-voucher?again=${orderId}`;
  return {
    async resume(saveAuth) {
      const input = { order_id: orderId, ...(saveAuth === undefined ? {} : { save_auth: saveAuth }) };
      const { data } = await api.call(endpoints.giftVouchers.resumePayment, input);
      return {
        title: `Buono regalo ${data.orderNumber}`,
        toPayCents: euroToCents(data.amount),
        paymentUrl: data.paymentUrl,
        clientSecret: data.payment_client_secret,
        paymentData: data.payment_data,
      };
    },
    async abandon() {
      await api.call(endpoints.giftVouchers.abandonPayment, { order_id: orderId });
      return choicePage;
    },
    choicePage,
    completedPage: `/cart/payment-completed-melaregalo/${orderId}`,
    errorPage: `/payment-error-melaregalo/${orderId}`,
    listPage: '/profile/gifts',
    words: {
      notFound: 'Non troviamo questo regalo',
      amongYours: 'lo trovi fra i tuoi buoni',
      toList: 'Vai ai tuoi buoni',
      safe: 'Il regalo resta come l’hai scritto.',
      nothingCharged: 'Non abbiamo addebitato nulla.',
      goesAhead: 'il regalo parte lo stesso e ti scriviamo',
      taken: 'incassiamo appena confermi',
      done: 'Regalo pronto',
      afterwards: () => 'Lo mandiamo nel giorno che hai scelto',
    },
  };
}

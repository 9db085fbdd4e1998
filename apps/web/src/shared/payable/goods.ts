import { endpoints } from '@sporta/contract';
import { euroToCents } from '@sporta/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { applyCart } from '../cart/index.ts';
import type { Payable } from './payable.ts';

/** An order of goods: its cart opens again when the payment is abandoned. */
export function goodsPayable(api: Api, queryClient: QueryClient, orderId: number): Payable {
  const choicePage = '/payment';
  return {
    async resume(saveAuth) {
      const input = { order_id: orderId, ...(saveAuth === undefined ? {} : { save_auth: saveAuth }) };
      const { data } = await api.call(endpoints.order.resumePayment, input);
      return {
        title: `Ordine ${data.order.orderNumber}`,
        toPayCents: euroToCents(data.toPay ?? data.orderGrossTotal),
        others: data.others,
        cartTotal: data.confirmed ? undefined : data.orderGrossTotal,
        paymentUrl: data.paymentUrl,
        clientSecret: data.payment_client_secret,
        paymentData: data.payment_data,
      };
    },
    async abandon() {
      applyCart(queryClient, (await api.call(endpoints.order.abandonPayment, { order_id: orderId })).data);
      const { state } = (await api.call(endpoints.order.paymentState, { order_id: orderId })).data;
      // it was confirmed before, and lacks this payment still: its own page offers the ways to pay
      return state === 'paid' ? `/profile/orders/${orderId}` : choicePage;
    },
    choicePage,
    completedPage: `/cart/payment-completed/${orderId}`,
    errorPage: `/cart/payment-error/${orderId}`,
    listPage: '/profile/orders',
    words: {
      notFound: 'Non troviamo questo ordine',
      amongYours: 'lo trovi fra i tuoi ordini',
      toList: 'Vai ai tuoi ordini',
      safe: 'Il carrello e la fascia sono al sicuro.',
      nothingCharged: 'Non abbiamo addebitato nulla e il carrello è salvo.',
      goesAhead: 'l’ordine parte lo stesso e ti scriviamo',
      taken: 'blocchiamo adesso, incassiamo il conto vero',
      done: 'Ordine confermato',
      afterwards: (slot) => slot,
    },
  };
}

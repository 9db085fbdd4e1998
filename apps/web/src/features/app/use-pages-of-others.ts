import { endpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { addressOfForm, leaveBy } from '../../shared/payment/index.ts';
import { type Arrival, pageAfterClosing, readArrival } from './model/payment-address.ts';
import type { Native } from './native.ts';

/** In the shell pages of providers and issuers lie over the shop, and close by themselves when the customer is back. */
export function usePagesOfOthers(native: Native): void {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (native.platform === 'web') return;
    const { origin } = window.location;
    const show = (href: string | undefined) => {
      // What was paid or linked meanwhile is not what the page knew.
      void queryClient.invalidateQueries();
      if (href) void router.navigate({ href, replace: true });
      else void router.invalidate();
    };
    return leaveBy((step) => {
      const { orderId } = step;
      const pageOfOrder = pageAfterClosing(orderId);
      const page = native.openPage(step.kind === 'get' ? step.url : addressOfForm(step, origin), {
        onAddress(address) {
          const arrival = readArrival(address, { origin, orderId });
          if (arrival.kind === 'stay') return;
          page.close();
          void follow(api, arrival).then(show, (error) => {
            toast.error(messageOf(error, 'Non siamo riusciti a sapere com’è andata: riprova.'));
            show(pageOfOrder);
          });
        },
        onClosed: () => show(pageOfOrder),
      });
    });
  }, [native, api, router, queryClient]);
}

/** @returns the page to show; undefined for the one that is there */
async function follow(api: Api, arrival: Exclude<Arrival, { kind: 'stay' }>): Promise<string | undefined> {
  const { mealTickets, payments } = endpoints;
  switch (arrival.kind) {
    case 'page':
      return arrival.href;
    case 'satispay': {
      const { data } = await api.call(payments.satispayFeedback, { order_id: arrival.orderId });
      return data.nextUrl ?? `/payment/satispay/${arrival.orderId}`;
    }
    case 'edenred': {
      const { product, code, state } = arrival;
      const call = product === 'compliments' ? mealTickets.mobileCallbackTc : mealTickets.mobileCallback;
      await api.call(call, { code, ...(state ? { state } : {}) });
      toast.success('Conto collegato: ora puoi usare i tuoi buoni');
      return undefined;
    }
    case 'edenred-logout':
      await api.call(arrival.product === 'compliments' ? mealTickets.mobileLogoutTc : mealTickets.mobileLogout, {});
      return undefined;
  }
}

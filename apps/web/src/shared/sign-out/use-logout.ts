import { endpoints, isApiError } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { askWorker } from '../../lib/ask-worker.ts';
import { useApi } from '../../lib/use-api.ts';
import { dropCart, forgetKeptChanges, tellOtherTabs } from '../cart/index.ts';
import { setSession } from '../session/index.ts';
import { mayLeave } from './leaving-question.ts';

/**
 * Ends the session here and in the other tabs, and goes home, or to another page of the shop. Asks before when changes of the cart
 * would be lost, which only the late parts of a page keep.
 */
export function useLogout(href = '/') {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const logout = useMutation({
    mutationFn: async () => {
      // What is still asked would be answered "log in" once the session has ended, and lead to the login page.
      await queryClient.cancelQueries();
      try {
        await api.call(endpoints.session.logout, {});
      } catch (error) {
        if (!isApiError(error) || error.kind !== 'network' || !(await leaveHere())) throw error;
        toast.info('Sei uscito da questo dispositivo. Al negozio lo diciamo appena torna la rete.');
      }
    },
    onSuccess: async () => {
      await queryClient.cancelQueries();
      setSession(queryClient, undefined);
      dropCart(queryClient);
      forgetKeptChanges();
      await router.navigate({ href });
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
      await router.invalidate();
      tellOtherTabs({ type: 'left' });
    },
    onError: () => {
      toast.error('Non siamo riusciti a uscire: riprova');
      void queryClient.invalidateQueries();
    },
  });
  const leave = async () => {
    if (await mayLeave()) logout.mutate();
  };
  return { leave: () => void leave(), isPending: logout.isPending };
}

/**
 * Leaves without a network: the worker takes off the device what is of the customer, and lets nothing more be asked with their session.
 * @returns false without a worker, or one that cannot remember it
 */
async function leaveHere(): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller;
  return Boolean(worker) && (await askWorker(worker as ServiceWorker, { type: 'leave' })) === 'left';
}

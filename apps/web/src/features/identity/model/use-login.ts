import { endpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../../../lib/use-api.ts';
import { setCart, tellOtherTabs } from '../../../shared/cart/index.ts';
import { safeReturnPath, setSession, takeWantedProduct } from '../../../shared/session/index.ts';

export interface LoginValues {
  login: string;
  password: string;
  remember: boolean;
}

/**
 * Logs in, puts the product that started the login into the cart, and goes to where the visitor was heading
 * (specification, section 2; domain rules, "Cart").
 */
export function useLogin(redirect: string | undefined) {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: ({ login, password, remember }: LoginValues) =>
      api.call(endpoints.session.login, { login, password, remember_me: remember }),
    onSuccess: async ({ user, data, response }) => {
      // what a visitor was shown may cost something else for this customer
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
      setSession(queryClient, user);
      setCart(queryClient, data);
      const wanted = takeWantedProduct();
      if (wanted) {
        try {
          const added = await api.call(endpoints.cart.addItem, {
            product_id: wanted.productId,
            quantity: wanted.quantity,
          });
          setCart(queryClient, added.data);
          toast.success(`${wanted.name}: nel carrello`);
        } catch (error) {
          toast.error(
            error instanceof Error ? `${wanted.name}: ${error.message}` : 'Il prodotto non è stato aggiunto: riprova',
          );
        }
      }
      for (const warning of response.warningsMessage) toast.warning(warning);
      tellOtherTabs({ type: 'session' });
      await router.navigate({ href: safeReturnPath(redirect) });
      await router.invalidate();
    },
  });
}

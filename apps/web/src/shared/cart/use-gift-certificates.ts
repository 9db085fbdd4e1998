import { endpoints } from '@sporta/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { applyCart } from './apply-cart.ts';
import { useCartAction } from './use-cart-action.ts';

/** Applies a code. A refusal belongs to its field, so it is not a toast. */
export function useAddGiftCertificate() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) => {
      const { data } = await api.call(endpoints.cart.addGiftCertificate, { code });
      applyCart(queryClient, data);
      return data;
    },
  });
}

export function useRemoveGiftCertificate() {
  return useCartAction<number>((api, id) =>
    api.call(endpoints.cart.removeGiftCertificate, { gift_certificate_id: id }),
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { offerToPutBack } from '../../shared/cart/index.ts';

/** What is taken out of the cart on any page can be put back for a moment. */
export function PutBack(): null {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => offerToPutBack(api, queryClient), [api, queryClient]);
  return null;
}

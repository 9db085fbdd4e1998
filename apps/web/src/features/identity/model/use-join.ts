import { endpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../../../lib/use-api.ts';
import { tellOtherTabs } from '../../../shared/cart/index.ts';

/** Accepts with the account that is logged in; prices and menus change with it, here and in the other tabs. */
export function useJoin(companyName: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: ({ token }: { token: string }) => api.call(endpoints.company.acceptInvitation, { token }),
    onSuccess: async () => {
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
      await queryClient.invalidateQueries({ queryKey: ['session'] });
      tellOtherTabs({ type: 'session' });
      await router.navigate({ to: '/', replace: true });
      await router.invalidate();
      toast.success(`Adesso fai la spesa per ${companyName}`);
    },
  });
}

import { type StaffCustomer, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { Plus } from '@sporta/ui/icons/Plus.ts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';

/** Opens the shop as this customer, who is on the telephone; a bar there says so and leads back here. */
export function BuyButton({ customer: { userId, blocked } }: { customer: StaffCustomer }) {
  const api = useApi();
  const start = useMutation({
    mutationFn: () => api.call(staffEndpoints.staffCustomers.startBuying, { user_id: userId }),
    onSuccess: () => window.location.assign('/'),
    onError: (error) => toast.error(messageOf(error)),
  });
  if (blocked) return null;
  return (
    <Button busy={start.isPending} onClick={() => start.mutate()}>
      <Plus />
      Compra per il cliente
    </Button>
  );
}

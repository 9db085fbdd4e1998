import { staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Menu, MenuItem } from '@sporta/ui/components/menu/Menu.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { Plus } from '@sporta/ui/icons/Plus.ts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../errors/index.ts';

/** Opens the shop as somebody who is on the telephone; a bar there says so and leads back to their page, or to their company's. */
export function useStartBuying(fromCompany: boolean) {
  const api = useApi();
  return useMutation({
    mutationFn: (userId: number) =>
      api.call(staffEndpoints.staffCustomers.startBuying, { user_id: userId, from_company: fromCompany }),
    onSuccess: () => window.location.assign('/'),
    onError: (error) => toast.error(messageOf(error)),
  });
}

/** An order by telephone for this customer. */
export function BuyButton({ userId }: { userId: number }) {
  const start = useStartBuying(false);
  return (
    <Button busy={start.isPending} onClick={() => start.mutate(userId)}>
      <Plus />
      Compra per il cliente
    </Button>
  );
}

/** An order by telephone for one of these people of a company: who is calling is chosen first, unless there is only one. */
export function BuyFor({ people }: { people: readonly { userId: number; name: string; email: string }[] }) {
  const start = useStartBuying(true);
  const [only, ...others] = people;
  if (!only) return null;
  const button = (
    <Button busy={start.isPending} onClick={others.length === 0 ? () => start.mutate(only.userId) : undefined}>
      <Plus />
      Nuovo ordine
    </Button>
  );
  if (others.length === 0) return button;
  return (
    <Menu trigger={button}>
      {people.map(({ userId, name, email }) => (
        <MenuItem key={userId} onClick={() => start.mutate(userId)}>
          Per {name || email}
        </MenuItem>
      ))}
    </Menu>
  );
}

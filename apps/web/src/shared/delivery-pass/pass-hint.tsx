import type { Cart } from '@sporta/contract';
import { euroToCents, formatEuro } from '@sporta/domain';
import { Link } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import { slotFee } from '../../lib/slot-fee.ts';
import { useApi } from '../../lib/use-api.ts';
import { useSession } from '../session/index.ts';
import { passOffersQuery } from './passes.ts';

/** One quiet line for a household that pays for a delivery a pass of the shop would make free. */
export default function PassHint({ cart }: { cart: Cart }) {
  const { isInPerson, user } = useSession();
  const mayHelp =
    isInPerson && cart.editable && !cart.change && !cart.deliveryPass && !user.company && slotFee(cart) > 0;
  const { data } = useQuery({ ...passOffersQuery(useApi()), enabled: mayHelp, staleTime: 60_000 });
  const prices = (data?.offers ?? [])
    .filter(({ freeFrom }) => freeFrom <= cart.totalPrice)
    .map(({ price }) => euroToCents(price));
  if (!mayHelp || prices.length === 0) return null;
  return (
    <p className="xs muted pass-hint">
      Con l’
      <Link className="link" href="/profile/delivery-pass">
        abbonamento consegne
      </Link>{' '}
      da {formatEuro(Math.min(...prices))} questa consegna sarebbe gratis.
    </p>
  );
}

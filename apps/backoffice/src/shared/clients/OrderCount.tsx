import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { hrefOf } from '../../lib/search-params.ts';
import { countOf } from '../figures/index.ts';
import type { ClientOrders } from './orders-of-query.ts';

interface OrderCountProps {
  of: ClientOrders;
  figures: { orders: number; cancelled: number };
}

/** "8 ordini e 1 annullato o reso", and the list of them: of the stores this person sees. */
export function OrderCount({ of, figures: { orders, cancelled } }: OrderCountProps) {
  return (
    <Link className="link" href={hrefOf('/ordini', { day: 'all', ...of })}>
      {countOf(orders, 'ordine', 'ordini')}
      {cancelled > 0 ? ` e ${countOf(cancelled, 'annullato o reso', 'annullati o resi')}` : null}
    </Link>
  );
}

import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { useQuery } from '@tanstack/react-query';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { listCount } from '../figures/index.ts';
import { type ClientOrders, ordersOfQuery } from './orders-of-query.ts';

/** "8 ordini": as many as the list has that it opens, of the stores this person sees. */
export function OrderCount({ of }: { of: ClientOrders }) {
  const { data } = useQuery(ordersOfQuery(useApi(), of));
  if (!data) return <>…</>;
  const { totItems } = data.page;
  return (
    <Link className="link" href={hrefOf('/ordini', { day: 'all', ...of })}>
      {totItems === 1 ? '1 ordine' : `${listCount(totItems)} ordini`}
    </Link>
  );
}

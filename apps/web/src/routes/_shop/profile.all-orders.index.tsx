import { createFileRoute } from '@tanstack/react-router';
import {
  AllOrdersPage,
  allOrdersQuery,
  MastersOnly,
  type OrdersSearch,
  requestOf,
  requireMaster,
} from '../../features/company/index.ts';
import { shopNow } from '../../lib/shop-clock.ts';
import { shopName } from '../../lib/shop-name.ts';
import { knownSession } from '../../shared/session/index.ts';

export const Route = createFileRoute('/_shop/profile/all-orders/')({
  beforeLoad: requireMaster,
  // The page itself leaves out what means nothing: here it would be loaded by every visitor of the shop.
  validateSearch: (search): OrdersSearch => search,
  loader: async ({ context: { queryClient, api }, location }) => {
    const now = shopNow();
    if (!knownSession(queryClient).master) return { now };
    await queryClient
      .ensureInfiniteQueryData(allOrdersQuery(api, requestOf(location.search, now)))
      .catch(() => undefined);
    return { now };
  },
  head: () => ({ meta: [{ title: `Tutti gli ordini — ${shopName()}` }] }),
  component: AllOrdersRoute,
});

function AllOrdersRoute() {
  const { now } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  return (
    <MastersOnly title="Gli ordini di tutti li vede il responsabile dell’azienda">
      <AllOrdersPage
        search={search}
        now={now}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </MastersOnly>
  );
}

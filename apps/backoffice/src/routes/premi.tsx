import { createFileRoute, useRouter } from '@tanstack/react-router';
import { RewardsPage, readRewardsSearch } from '../features/rewards/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/premi')({ validateSearch: readRewardsSearch, component: Rewards });

function Rewards() {
  const search = Route.useSearch();
  const router = useRouter();
  return <RewardsPage search={search} onSearch={(next) => void router.navigate({ href: hrefOf('/premi', next) })} />;
}

import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ReportsPage, readReportsSearch } from '../features/reports/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/rapporti')({
  validateSearch: readReportsSearch,
  component: Reports,
});

function Reports() {
  const search = Route.useSearch();
  const router = useRouter();
  return <ReportsPage search={search} onSearch={(next) => void router.navigate({ href: hrefOf('/rapporti', next) })} />;
}

import { createFileRoute, useRouter } from '@tanstack/react-router';
import { readSlotsSearch, SlotsPage } from '../features/slots/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/fasce')({
  validateSearch: readSlotsSearch,
  component: Slots,
});

function Slots() {
  const search = Route.useSearch();
  const router = useRouter();
  return <SlotsPage search={search} onSearch={(next) => void router.navigate({ href: hrefOf('/fasce', next) })} />;
}

import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ColdPage, readColdSearch } from '../features/cold/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/celle')({
  validateSearch: readColdSearch,
  component: Cells,
});

function Cells() {
  const search = Route.useSearch();
  const router = useRouter();
  return (
    <ColdPage search={search} onSearch={(next) => void router.navigate({ href: hrefOf('/celle', { ...next }) })} />
  );
}

import { createFileRoute, useRouter } from '@tanstack/react-router';
import { readStoreSearch, StorePage } from '../features/picking-store/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/preparazione/regole')({
  validateSearch: readStoreSearch,
  component: Rules,
});

function Rules() {
  const search = Route.useSearch();
  const router = useRouter();
  return (
    <StorePage
      search={search}
      onSearch={(next) => void router.navigate({ href: hrefOf('/preparazione/regole', next) })}
    />
  );
}

import { createFileRoute, useRouter } from '@tanstack/react-router';
import { CollectionsPage, readCollectionsSearch } from '../features/collections/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/consegne/ritiri')({
  validateSearch: readCollectionsSearch,
  component: Collections,
});

function Collections() {
  const router = useRouter();
  return (
    <CollectionsPage
      search={Route.useSearch()}
      onSearch={(search) => void router.navigate({ href: hrefOf('/consegne/ritiri', { ...search }) })}
    />
  );
}

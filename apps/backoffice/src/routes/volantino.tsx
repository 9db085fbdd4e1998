import { createFileRoute, useRouter } from '@tanstack/react-router';
import { FlyersPage, readFlyerSearch } from '../features/flyer/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/volantino')({
  validateSearch: readFlyerSearch,
  component: Flyers,
});

function Flyers() {
  const search = Route.useSearch();
  const router = useRouter();
  return (
    <FlyersPage
      search={search}
      onSearch={(next) => void router.navigate({ href: hrefOf('/volantino', { ...next }) })}
    />
  );
}

import { createFileRoute, useRouter } from '@tanstack/react-router';
import { RoundsPage, readRoundsSearch } from '../features/rounds/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/consegne/')({ validateSearch: readRoundsSearch, component: Rounds });

function Rounds() {
  const router = useRouter();
  return (
    <RoundsPage
      search={Route.useSearch()}
      onSearch={(search) => void router.navigate({ href: hrefOf('/consegne', search) })}
    />
  );
}

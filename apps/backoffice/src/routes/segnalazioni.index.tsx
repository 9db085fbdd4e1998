import { createFileRoute, useRouter } from '@tanstack/react-router';
import { CasesPage, readCasesSearch } from '../features/cases/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/segnalazioni/')({ validateSearch: readCasesSearch, component: Cases });

function Cases() {
  const search = Route.useSearch();
  const router = useRouter();
  return (
    <CasesPage search={search} onSearch={(next) => void router.navigate({ href: hrefOf('/segnalazioni', next) })} />
  );
}

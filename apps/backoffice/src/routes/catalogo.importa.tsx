import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ImportsPage, readImportsSearch } from '../features/imports/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/catalogo/importa')({ validateSearch: readImportsSearch, component: Imports });

function Imports() {
  const search = Route.useSearch();
  const router = useRouter();
  return (
    <ImportsPage
      search={search}
      onSearch={(next) => void router.navigate({ href: hrefOf('/catalogo/importa', next) })}
    />
  );
}

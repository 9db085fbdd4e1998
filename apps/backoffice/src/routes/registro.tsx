import { createFileRoute, useRouter } from '@tanstack/react-router';
import { AuditPage, readAuditSearch } from '../features/audit/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/registro')({ validateSearch: readAuditSearch, component: Audit });

function Audit() {
  const search = Route.useSearch();
  const router = useRouter();
  return <AuditPage search={search} onSearch={(next) => void router.navigate({ href: hrefOf('/registro', next) })} />;
}

import { createFileRoute, useRouter } from '@tanstack/react-router';
import { InvoicesPage, readInvoicesSearch } from '../features/invoices/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/fatture')({ validateSearch: readInvoicesSearch, component: Invoices });

function Invoices() {
  const search = Route.useSearch();
  const router = useRouter();
  return <InvoicesPage search={search} onSearch={(next) => void router.navigate({ href: hrefOf('/fatture', next) })} />;
}

import { createFileRoute, useRouter } from '@tanstack/react-router';
import { QuotesPage, readQuotesSearch } from '../features/quotes/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/clienti/preventivi')({ validateSearch: readQuotesSearch, component: Quotes });

function Quotes() {
  const search = Route.useSearch();
  const router = useRouter();
  const show = (next: typeof search) =>
    void router.navigate({ href: hrefOf('/clienti/preventivi', next), resetScroll: false });
  return <QuotesPage search={search} onSearch={show} />;
}

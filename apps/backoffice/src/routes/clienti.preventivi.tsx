import { createFileRoute, useRouter } from '@tanstack/react-router';
import { QuotesPage, type QuotesSearch, readQuotesSearch } from '../features/quotes/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/clienti/preventivi')({ validateSearch: readQuotesSearch, component: Quotes });

function Quotes() {
  const search = Route.useSearch();
  const router = useRouter();
  const show = (next: QuotesSearch) =>
    void router.navigate({ href: hrefOf('/clienti/preventivi', next), resetScroll: false });
  return <QuotesPage search={search} onSearch={show} />;
}

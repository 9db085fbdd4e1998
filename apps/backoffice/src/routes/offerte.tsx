import { createFileRoute, useRouter } from '@tanstack/react-router';
import { PromotionsPage, readPromotionsSearch } from '../features/promotions/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/offerte')({
  validateSearch: readPromotionsSearch,
  component: Promotions,
});

function Promotions() {
  const search = Route.useSearch();
  const router = useRouter();
  return (
    <PromotionsPage
      search={search}
      onSearch={(next) => void router.navigate({ href: hrefOf('/offerte', next), resetScroll: false })}
    />
  );
}

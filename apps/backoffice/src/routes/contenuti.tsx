import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ContentPage, readContentSearch } from '../features/content/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/contenuti')({
  validateSearch: readContentSearch,
  component: Content,
});

function Content() {
  const search = Route.useSearch();
  const router = useRouter();
  return (
    <ContentPage
      search={search}
      onSearch={(next) => void router.navigate({ href: hrefOf('/contenuti', { ...next }) })}
    />
  );
}

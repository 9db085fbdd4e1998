import { createFileRoute, useRouter } from '@tanstack/react-router';
import { readWorkSearch, WorkPage } from '../features/picking/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/preparazione/')({ validateSearch: readWorkSearch, component: Work });

function Work() {
  const router = useRouter();
  return (
    <WorkPage
      search={Route.useSearch()}
      onSearch={(search) => void router.navigate({ href: hrefOf('/preparazione', search) })}
    />
  );
}

import { createFileRoute, useRouter } from '@tanstack/react-router';
import { AuditPage } from '../features/audit/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/registro')({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({
    page: /^[1-9]\d{0,5}$/.test(String(page)) ? Number(page) : undefined,
  }),
  component: Audit,
});

function Audit() {
  const { page = 1 } = Route.useSearch();
  const router = useRouter();
  return (
    <AuditPage
      page={page}
      onPage={(next) => void router.navigate({ href: hrefOf('/registro', { page: next === 1 ? undefined : next }) })}
    />
  );
}

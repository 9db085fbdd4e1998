import { isShopDay } from '@sporta/domain';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { PaymentsPage } from '../features/payments/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/pagamenti')({
  validateSearch: ({ day }: Record<string, unknown>): { day?: string | undefined } => ({
    day: typeof day === 'string' && isShopDay(day) ? day : undefined,
  }),
  component: Payments,
});

function Payments() {
  const { day } = Route.useSearch();
  const router = useRouter();
  return (
    <PaymentsPage day={day} onDay={(next) => void router.navigate({ href: hrefOf('/pagamenti', { day: next }) })} />
  );
}

import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { CheckoutShell } from '../features/shell/index.ts';
import { readMarks } from '../shared/payment/index.ts';
import { requireLogin } from '../shared/session/index.ts';

export const Route = createFileRoute('/_purchase')({
  beforeLoad: requireLogin,
  loader: ({ context: { queryClient, api } }) => readMarks(queryClient, api),
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: PurchaseLayout,
});

/** Cart and payment: the frame knows by the address which of the two it is. An order that is placed stands in the shop's own frame again. */
function PurchaseLayout() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <CheckoutShell step={path.startsWith('/checkout') ? 1 : 2}>
      <Outlet />
    </CheckoutShell>
  );
}

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

/** Cart, payment, done: the frame knows by the address which of the three it is. */
function PurchaseLayout() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const completed = path.startsWith('/cart/payment-completed');
  const step = path.startsWith('/checkout') ? 1 : completed ? 3 : 2;
  return (
    <CheckoutShell step={step} finished={completed}>
      <Outlet />
    </CheckoutShell>
  );
}

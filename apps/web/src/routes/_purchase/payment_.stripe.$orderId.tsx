import { createFileRoute } from '@tanstack/react-router';
import { StripePayScreen } from '../../features/stripe-pay/index.ts';
import { parseId } from '../../lib/parse-id.ts';
import { shopName } from '../../lib/shop-name.ts';

/** What Stripe adds to the address it sends the browser back to. */
interface BackSearch {
  payment_intent?: string;
  payment_intent_client_secret?: string;
  redirect_status?: string;
}

const names = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'] as const;

export const Route = createFileRoute('/_purchase/payment_/stripe/$orderId')({
  params: {
    parse: ({ orderId }) => ({ orderId: parseId(orderId) }),
    stringify: ({ orderId }) => ({ orderId: String(orderId) }),
  },
  validateSearch: (search: Record<string, unknown>): BackSearch =>
    Object.fromEntries(names.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : []))),
  head: () => ({ meta: [{ title: `Pagamento — ${shopName()}` }] }),
  component: StripeRoute,
});

function StripeRoute() {
  const { orderId } = Route.useParams();
  return <StripePayScreen orderId={orderId} back={Route.useSearch()} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { StopPage } from '../features/driver/index.ts';

export const Route = createFileRoute('/giro/$orderId')({
  staticData: { wholeScreen: true },
  // What is no number is no stop of the round, and the page says so.
  params: { parse: ({ orderId }) => ({ orderId: Number(orderId) }) },
  component: Stop,
});

function Stop() {
  const { orderId } = Route.useParams();
  // Another stop begins with nothing signed.
  return <StopPage key={orderId} orderId={orderId} />;
}

import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_shop/profile/')({
  beforeLoad: () => {
    throw redirect({ to: '/profile/orders' });
  },
});

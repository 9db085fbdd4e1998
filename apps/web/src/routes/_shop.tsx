import { createFileRoute, Outlet } from '@tanstack/react-router';
import { navigationQuery } from '../features/shell/model/navigation.ts';
import { ShopShell } from '../features/shell/shop-shell.tsx';

export const Route = createFileRoute('/_shop')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(navigationQuery(api));
    return { year: new Date().getFullYear() };
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: ShopLayout,
});

function ShopLayout() {
  const { year } = Route.useLoaderData();
  return (
    <ShopShell year={year}>
      <Outlet />
    </ShopShell>
  );
}

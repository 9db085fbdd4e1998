import { createFileRoute, Outlet } from '@tanstack/react-router';
import { navigationQuery } from '../features/shell/model/navigation.ts';
import { ShopShell } from '../features/shell/shop-shell.tsx';

export const Route = createFileRoute('/_shop')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(navigationQuery(api));
  },
  component: ShopLayout,
});

function ShopLayout() {
  return (
    <ShopShell>
      <Outlet />
    </ShopShell>
  );
}

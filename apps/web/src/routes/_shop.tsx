import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ListDialogHost } from '../features/lists/list-dialog-host.tsx';
import { SearchBox } from '../features/search/search-box.tsx';
import { knownSession } from '../features/session/model/session.ts';
import { audienceOf, menusQuery } from '../features/shell/model/navigation.ts';
import { ShopShell } from '../features/shell/shop-shell.tsx';

export const Route = createFileRoute('/_shop')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(menusQuery(api, audienceOf(knownSession(queryClient))));
  },
  component: ShopLayout,
});

function ShopLayout() {
  return (
    <ShopShell SearchBox={SearchBox} dialogs={<ListDialogHost />}>
      <Outlet />
    </ShopShell>
  );
}

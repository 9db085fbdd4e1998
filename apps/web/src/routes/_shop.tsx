import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ListDialogHost } from '../features/lists/index.ts';
import { SearchBox } from '../features/search/index.ts';
import { ShopShell } from '../features/shell/index.ts';
import { audienceOf, menusQuery } from '../shared/navigation/index.ts';
import { readMarks } from '../shared/payment/index.ts';
import { knownSession } from '../shared/session/index.ts';

export const Route = createFileRoute('/_shop')({
  loader: async ({ context: { queryClient, api } }) => {
    await Promise.all([
      queryClient.ensureQueryData(menusQuery(api, audienceOf(knownSession(queryClient)))),
      readMarks(queryClient, api),
    ]);
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

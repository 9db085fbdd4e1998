import { createFileRoute } from '@tanstack/react-router';
import { ListsPage, listsQuery } from '../../features/lists/index.ts';
import { parseOptionalId } from '../../lib/parse-optional-id.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_shop/profile/lists/{-$listId}')({
  loader: async ({ context: { queryClient, api }, params }) => {
    parseOptionalId(params.listId);
    await queryClient.ensureQueryData(listsQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: `Le tue liste — ${shopName()}` }] }),
  component: ListsRoute,
});

function ListsRoute() {
  const { listId } = Route.useParams();
  return <ListsPage listId={parseOptionalId(listId)} />;
}

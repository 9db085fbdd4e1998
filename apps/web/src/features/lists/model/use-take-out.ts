import { endpoints, type ListItem } from '@sporta/contract';
import { toast } from '@sporta/ui';
import { useListChange } from './use-list-change.ts';

/** Takes a product out of a list; for a moment it can be put back where it was, with its quantity. */
export function useTakeOut(listId: number) {
  const putBack = useListChange(listId, async (api, { item, position }: { item: ListItem; position: number }) => {
    const { productId } = item.product;
    const { list } = (
      await api.call(endpoints.lists.addProduct, { list_id: listId, product_id: productId, quantity: item.quantity })
    ).data;
    const back = list.items.find(({ product }) => product.productId === productId);
    if (!back) return list;
    return (await api.call(endpoints.lists.updateItem, { list_item_id: back.listItemId, position })).data.list;
  });
  const remove = useListChange(
    listId,
    async (api, { item, position }: { item: ListItem; position: number }) => {
      const { productId, name } = item.product;
      const { data } = await api.call(endpoints.lists.removeProduct, { list_id: listId, product_id: productId });
      // said here: the row that was pressed is gone by now
      toast.success(`${name} tolto dalla lista`, {
        label: 'Annulla',
        onClick: () => putBack.mutate({ item, position }),
      });
      return data.list;
    },
    (list, { item: gone }) => ({
      ...list,
      items: list.items.filter(({ listItemId }) => listItemId !== gone.listItemId),
    }),
  );
  return (item: ListItem, position: number) => remove.mutate({ item, position });
}

import { type Cart, type CartChanges, sumOfItems } from '@sporta/contract';

/** What a shop answers with `only=changes` when the cart `before` became `after`. */
export function changesBetween(before: Cart, after: Cart): CartChanges {
  const { cartItems, ...whole } = after;
  const isAsBefore = (item: Cart['cartItems'][number]) =>
    before.cartItems.some(({ cartItemId, quantity }) => cartItemId === item.cartItemId && quantity === item.quantity);
  return {
    ...whole,
    since: before.revision,
    changedItems: cartItems.filter((item) => !isAsBefore(item)),
    removedItemIds: before.cartItems
      .map(({ cartItemId }) => cartItemId)
      .filter((id) => !cartItems.some(({ cartItemId }) => cartItemId === id)),
    itemsSum: sumOfItems(cartItems),
  };
}

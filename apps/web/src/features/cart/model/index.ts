export * from './cart-lines.ts';
export {
  cartQuery,
  dropCart,
  knownCart,
  knownShopHash,
  setCart,
  shopHash,
  useCart,
  useShopHash,
} from './cart-query.ts';
export { applyCart } from './change-quantity.ts';
export { listenToOtherTabs, tellOtherTabs } from './other-tabs.ts';
export * from './use-cart-action.ts';
export * from './use-cart-quantity.ts';

export { applyCart } from './apply-cart.ts';
export { lineOf } from './cart-lines.ts';
export {
  cartQuery,
  dropCart,
  knownCart,
  knownShopHash,
  reloadCart,
  reloadPurchase,
  setCart,
  shopHash,
  useCart,
  useShopHash,
} from './cart-query.ts';
export { type KeptCart, keepChanges, type Unapplied } from './keep-changes.ts';
export { forgetKeptChanges, keptOnDevice, onKeptElsewhere } from './kept-changes.ts';
export { keptWords, linePackages, linePrice, priceChangeWords, promotionWords } from './line-texts.ts';
export { listenToOtherTabs, tellOtherTabs } from './other-tabs.ts';
export { offerToPutBack } from './put-back.ts';
export { type CartSection, type CartView, estimatedCount, estimatedText, isFreeItem, sectionsOf } from './sections.ts';
export { useKeptCount, useShownItems } from './shown-items.ts';
export { type AddedOne, useAddOne, useAddQuantity } from './use-add-one.ts';
export { useCartAction } from './use-cart-action.ts';
export {
  ORDER_SCOPE,
  type OrderInfo,
  useEmptyCart,
  useRemoveLine,
  useSetLineInfo,
  useSetOrderInfo,
} from './use-cart-lines.ts';
export { useCartQuantity, useSetQuantity } from './use-cart-quantity.ts';
export { useAddGiftCertificate, useRemoveGiftCertificate } from './use-gift-certificates.ts';
export { useUnlockIdleCart } from './use-unlock-idle-cart.ts';

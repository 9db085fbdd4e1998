export { CartItemIfMissing } from './cart-item-if-missing.tsx';
export { CartLine } from './cart-line.tsx';
export { CartSections } from './cart-sections.tsx';
export { cartTotal, savedCents, shownTotal } from './cart-total.ts';
export { CartTotals } from './cart-totals.tsx';
export { CartWhere } from './cart-where.tsx';
export { EmptyCart } from './empty-cart.tsx';
export { FreeDelivery } from './free-delivery.tsx';
export { SavedNote } from './saved-note.tsx';

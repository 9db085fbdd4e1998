export { cartOverlays } from './overlays.ts';
export { PressFirst } from './press-first.ts';
export { ReadyCart } from './ready-cart.ts';

import { overlays } from '../../shared/overlays/index.ts';

/** The way of delivery the choice of the place begins with, where the customer asked for another one than the cart's. */
let asked: number | undefined;

/** Opens the choice of the place at another way of delivery. */
export function openWay(deliveryServiceId: number): void {
  asked = deliveryServiceId;
  overlays.open('address');
}

/** The way asked for, once. */
export function takeWay(): number | undefined {
  const way = asked;
  asked = undefined;
  return way;
}

import { chanceOf } from './chance.ts';

/** Whether the house picks an order: some are left to their customers, who change, cancel or keep them. */
export function isPicked(seed: string, orderNumber: string): boolean {
  return chanceOf(`${seed}/${orderNumber}`).happens(0.7);
}

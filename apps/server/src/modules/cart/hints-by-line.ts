import type { PricedCartState } from './priced-cart-state.ts';

/** What more pieces of a line would bring. */
export interface LineHint {
  text: string;
  add: { pieces: number };
}

/** Hints by the line they are about; several promotions may propose pieces of one line: the first is shown. */
export function hintsByLine({ priced }: PricedCartState): ReadonlyMap<number, LineHint> {
  const hints = new Map<number, LineHint>();
  for (const { text, add } of priced.hints) {
    if (add && !hints.has(add.lineId)) hints.set(add.lineId, { text, add });
  }
  return hints;
}

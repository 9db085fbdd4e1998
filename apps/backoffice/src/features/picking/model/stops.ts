import type { PickingLine, PickingOrder, PickingWork } from '@sporta/contract';
import { isDone } from './replay.ts';

/** What one order wants of a product. */
export interface Want {
  order: PickingOrder;
  line: PickingLine;
}

/** Where the cart halts: one product, for all orders on the cart that want it. */
export interface Stop {
  /** The code of the product; of a product that is gone, its line. */
  key: string;
  /** The line that names product and place: of the first order. */
  line: PickingLine;
  wants: readonly Want[];
  done: boolean;
}

/** Stops in walking order: by aisle, place and name. Orders on the cart by their place. */
export function stopsOf(work: PickingWork): Stop[] {
  const orders = [...work.orders].sort((a, b) => a.cartPlace - b.cartPlace);
  const wants = orders.flatMap((order) => order.lines.map((line): Want => ({ order, line })));
  const stops = [...Map.groupBy(wants, ({ line }) => keyOf(line))].map(([key, group]): Stop => {
    const first = group[0] as Want;
    return { key, line: first.line, wants: group, done: group.every(({ line }) => isDone(line)) };
  });
  return stops.sort((a, b) => walk(a.line, b.line));
}

const keyOf = ({ productId, orderLineId, unit }: PickingLine) =>
  productId === undefined ? `line-${orderLineId}` : `${productId}-${unit}`;

const collator = new Intl.Collator('it', { numeric: true });

function walk(a: PickingLine, b: PickingLine): number {
  return (
    a.aisle.position - b.aisle.position ||
    collator.compare(a.aisle.label, b.aisle.label) ||
    collator.compare(a.place ?? '', b.place ?? '') ||
    collator.compare(a.name, b.name)
  );
}

/** The next stop with something to do, from here on and then from the beginning; undefined when all is done. */
export function nextStop(stops: readonly Stop[], from?: string): Stop | undefined {
  const here = stops.findIndex(({ key }) => key === from);
  const ahead = here < 0 ? stops : [...stops.slice(here + 1), ...stops.slice(0, here)];
  return ahead.find(({ done }) => !done);
}

/** The order a stop works for now: the first one that still wants something. */
export const nextWant = ({ wants }: Stop): Want | undefined => wants.find(({ line }) => !isDone(line));

/** Letter of a place on the cart: 1 is A. */
export const cartLetter = (place: number): string => String.fromCharCode(64 + place);

import { messageOf } from '../errors/index.ts';

export interface Outcome<Item> {
  done: Item[];
  failed: { item: Item; message: string }[];
}

/** Does the same with several things, one after the other: one that is refused does not keep the others from being done. */
export async function eachInTurn<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<Outcome<Item>> {
  const outcome: Outcome<Item> = { done: [], failed: [] };
  for (const item of items) {
    try {
      await work(item);
      outcome.done.push(item);
    } catch (error) {
      outcome.failed.push({ item, message: messageOf(error) });
    }
  }
  return outcome;
}

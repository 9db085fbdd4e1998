import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { lockOrder, noteInHistory } from '../order-book/index.ts';
import { ordersLeftBehind, type StorePlace, takeToStore } from './moved-stores.repo.ts';
import { pickupPlaceActor } from './order-timeline.ts';

/**
 * Job: orders still to be fetched go with a store that moved or took another name, and their customers are told of another place. An
 * order keeps for ever what was promised once it is fetched. A job, and no part of changing a store: it also finds orders that were
 * being placed meanwhile on a node that did not know yet, and stores that were changed in the terminal.
 */
export async function followStores(deps: Deps): Promise<void> {
  for (const orderId of await ordersLeftBehind(deps.db)) {
    try {
      await followStore(deps, orderId);
    } catch (error) {
      deps.log.error({ err: error, orderId }, 'an order could not be taken to the new place of its store');
    }
  }
}

function followStore(deps: Deps, orderId: number): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const moved = await takeToStore(tx, orderId, now);
    if (!order || !moved) return;
    const [before, after] = [storeText(moved.before), storeText(moved.after)];
    const note = `Il ritiro è in ${after}, non più in ${before}`;
    await noteInHistory(tx, orderId, { actor: pickupPlaceActor, note, now });
    // who has not paid yet reads the new place in the confirmation
    if (order.state === 'awaiting-payment' || isSamePlace(moved)) return;
    await writeOutbox(tx, 'order.store-moved', { orderId, before });
  });
}

/** "Sporta Torino, Via Po 3, 10124 Torino". */
export const storeText = ({ addressName, address1, addressNumber, postalcode, city }: StorePlace): string =>
  `${addressName}, ${[address1, addressNumber].filter(Boolean).join(' ')}, ${postalcode} ${city}`;

/** A name, a capital or a comma put right sends nobody to another door. */
function isSamePlace({ before, after }: { before: StorePlace; after: StorePlace }): boolean {
  const door = ({ address1, addressNumber, postalcode, city }: StorePlace) =>
    [address1, addressNumber ?? '', postalcode, city].map((part) =>
      part
        .normalize('NFD')
        .replace(/[^\p{L}\p{N}]/gu, '')
        .toLowerCase(),
    );
  return door(before).join(' ') === door(after).join(' ');
}

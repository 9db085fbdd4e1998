import type { StaffOrder } from '@sporta/contract';
import { CollectionLine } from '../../shared/collections/index.ts';

/** Goods of this order that a van fetches, where each stands, and what can be done about it. */
export function CollectionsPanel({ order: { orderId, collections, collecting } }: { order: StaffOrder }) {
  if (collections.length === 0) return null;
  return (
    <section className="bx collections" aria-labelledby="collections">
      <h2 id="collections">Ritiro della merce</h2>
      <ul>
        {collections.map((each) => (
          <CollectionLine key={each.collectionId} orderId={orderId} collection={each} next={collecting.next} />
        ))}
      </ul>
    </section>
  );
}

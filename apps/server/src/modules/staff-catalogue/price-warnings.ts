import type { ProductRemark } from '@sporta/contract';
import { euroToCents, priceRemarks } from '@sporta/domain';
import { type Catalogue, type Glance, lowestBefore, offerOf, type ProductRow } from '../catalogue/index.ts';
import type { ProductChange } from './change-products.ts';
import { withChanges } from './with-changes.ts';

const consumerList = 1;
const netLists = new Set([2]);
/** Offers that begin within so many days are looked at too. */
const daysAhead = 60;

/**
 * What is to be said about changed prices: margin, what a reduction may be announced on, slips of the finger.
 * @param row as it was
 * @param costCents what a unit costs the shop
 */
export function priceWarnings(
  catalogue: Catalogue,
  row: ProductRow,
  changes: readonly ProductChange[],
  { warehouseId, at, costCents }: Glance & { costCents: number | undefined },
): ProductRemark[] {
  const next = withChanges(row, changes, catalogue, at);
  return changes.flatMap(({ field, before, after }) => {
    const [kind, list, own] = field.split(':');
    if (kind !== 'price' || typeof after !== 'number') return [];
    const isConsumer = Number(list) === consumerList;
    const glance = { warehouseId: Number(own) || warehouseId, at };
    const texts = priceRemarks({
      cents: euroToCents(after),
      beforeCents: typeof before === 'number' ? euroToCents(before) : undefined,
      vatIncluded: !netLists.has(Number(list)),
      rateBp: next.vat.rateBp,
      costCents,
      ...(isConsumer
        ? { lowest30Cents: lowestBefore(catalogue, row, glance), offerCents: nextOffer(catalogue, next, glance) }
        : {}),
    });
    return texts.map((text) => ({ productId: row.productId, field, level: 'warning' as const, text }));
  });
}

/** Price of the offer that holds, or else of the first that comes, cents. */
function nextOffer(catalogue: Catalogue, row: ProductRow, glance: Glance): number | undefined {
  const starts = (catalogue.promotionIndex.byProduct.get(row.productId) ?? [])
    .map(({ startsAt }) => startsAt)
    .filter((start) => start > glance.at && start < glance.at + daysAhead * 86_400_000);
  for (const at of [glance.at, ...starts.sort((a, b) => a - b)]) {
    const offer = offerOf(catalogue, row, { ...glance, at });
    if (offer && offer.nowCents < offer.listCents) return offer.nowCents;
  }
  return undefined;
}

import type { PickingSubstitute } from '@sporta/contract';
import { chosenSubstitute, divideHalfUp, unsuitableTexts } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import type { CallContext } from '../../platform/http/register-call.ts';
import { searchOf } from '../catalogue/index.ts';
import type { LineView } from '../order-book/index.ts';
import { productThere, replaceable } from '../substitutes/index.ts';
import { findLine } from './line-of-store.ts';
import { type LineSurroundings, proposalToWire } from './lines-to-wire.ts';
import { readPickingStore, readStoreMap } from './picking-store.repo.ts';
import { readScan, type Scanned, shelvesOf } from './store-products.ts';

/** So many fit beside a line. */
const mostFound = 8;

/**
 * What somebody found for a line, by its bar code or by words. What may not come in its place is there with the reason, so that nobody
 * looks for it twice; the gesture is judged again when it comes.
 * @throws BusinessError `line-not-found`, `product-not-found`, `search-needed`
 */
export async function askedSubstitutes(
  { deps, db, account }: Pick<CallContext, 'deps' | 'db' | 'account'>,
  { order_line_id: orderLineId, code, q }: { order_line_id: number; code?: string | undefined; q?: string | undefined },
): Promise<PickingSubstitute[]> {
  const { order, line } = await findLine(db, account, orderLineId);
  const view = shelvesOf(deps, order.warehouseId);
  const byCode = async (scan: string): Promise<Scanned[]> => {
    const { layouts } = await readPickingStore(db, order.warehouseId);
    const found = readScan(view, scan, layouts);
    if (found) return [found];
    throw new BusinessError('product-not-found', 'Questo codice non è di nessun prodotto', { field: 'code' });
  };
  const byWords = (words: string): Scanned[] => {
    const { slots, near } = searchOf(deps).search(words, view.sold, view.inStock);
    return [...slots, ...(near?.slots ?? [])].slice(0, mostFound).flatMap((slot) => {
      const row = view.catalogue.products[slot];
      const product = row && productThere(view, row.productId);
      return product ? [{ product }] : [];
    });
  };
  if (code === undefined && q === undefined) {
    throw new BusinessError('search-needed', 'Scrivi cosa cerchi, o leggi un codice', { field: 'q' });
  }
  const found = code === undefined ? byWords(q ?? '') : await byCode(code);
  const map = await readStoreMap(
    db,
    order.warehouseId,
    found.map(({ product }) => product.productId),
  );
  return found.map((each) => substituteToWire(line, each, { view, map }));
}

function substituteToWire(
  line: LineView,
  { product, grams, cents }: Scanned,
  { view, map }: Pick<LineSurroundings, 'view' | 'map'>,
): PickingSubstitute {
  const ordered = line.productId === null ? undefined : view.catalogue.product(line.productId);
  const other = replaceable(view, product);
  // of an ordered product that exists no more nothing is known: the gesture compares nothing either
  const asked = ordered ? replaceable(view, ordered) : other;
  const chosen = chosenSubstitute({ product: asked, quantity: line.quantity, paidCents: line.grossCents }, other);
  const weight = grams ?? (cents === undefined ? undefined : divideHalfUp(cents * 1000, other.priceCents));
  const same = product.productId === line.productId;
  const problem = same ? 'È il prodotto ordinato' : chosen.unsuitable && unsuitableTexts[chosen.unsuitable];
  return {
    ...proposalToWire({ ...chosen, score: 0, why: chosen.text }, false, { view, map }),
    ...(weight === undefined || weight <= 0 ? {} : { grams: weight }),
    ...(problem ? { problem } : {}),
  };
}

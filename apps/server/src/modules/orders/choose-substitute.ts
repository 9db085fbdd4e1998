import type { calls, RequestOf, SubstituteOffer } from '@sporta/contract';
import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { CallContext } from '../../platform/http/register-call.ts';
import { catalogueOf, type ShopView } from '../catalogue/index.ts';
import { type LineView, lockOwnOrder, type OrderView, ownOrder, readOrder } from '../order-book/index.ts';
import { offeredSubstitutes, readEarlierChoices, refuseUnsuitable } from '../substitutes/index.ts';

type Context = Pick<CallContext, 'deps' | 'account' | 'now' | 'db'>;
type Choice = RequestOf<typeof calls.order.chooseSubstitute>;

/**
 * What can be chosen for the place of a line of an order. @param words empty for proposals
 * @throws BusinessError `order-not-found`, `line-not-found`
 */
export async function substitutesOfOrderLine(
  c: Context,
  { orderId, orderLineId, words }: { orderId: number; orderLineId: number; words: string },
): Promise<SubstituteOffer[]> {
  const { orderId: newest } = await ownOrder(c.db, c.account.accountId, orderId);
  const order = (await readOrder(c.db, newest))!;
  const line = lineOf(order, orderLineId);
  const earlier = await readEarlierChoices(c.db, c.account.accountId);
  return offeredSubstitutes(c.deps, shelvesFor(c, order), line, { words, earlier });
}

/**
 * What comes if a line is missing: something like it, one product, or nothing. Until the cut-off; an order that is being changed in the
 * cart is decided there.
 * @throws BusinessError `order-not-found`, `line-not-found`, `order-not-modifiable`, `cutoff-passed`, `substitute-not-found`,
 * `substitute-not-suitable`
 */
export function chooseSubstitute(c: Context, choice: Choice): Promise<void> {
  const { order_id: orderId, order_line_id: orderLineId, choice: kind, wanted_substitute_id: productId } = choice;
  return withTransaction(c.deps.db, async (tx) => {
    const own = await lockOwnOrder(tx, c.account.accountId, orderId);
    if (own.state === 'reopened') {
      throw new BusinessError(
        'order-not-modifiable',
        'Stai modificando questo ordine: scegli il sostituto dal carrello',
      );
    }
    if (own.state !== 'confirmed' || own.redeliversProblemId !== null)
      throw new BusinessError('order-not-modifiable', 'Questo ordine non si può più modificare');
    if (own.cutoffAt <= c.now)
      throw new BusinessError('cutoff-passed', 'È tardi per cambiare: stiamo già preparando la spesa');
    const order = (await readOrder(tx, own.orderId))!;
    const line = lineOf(order, orderLineId);
    if (kind === 'product') {
      if (productId === undefined || productId === 0) {
        throw new BusinessError('substitute-not-found', 'Scegli il prodotto che vuoi al suo posto', {
          field: 'wanted_substitute_id',
        });
      }
      refuseUnsuitable(shelvesFor(c, order), line, productId);
    }
    await writeChoice(tx, orderLineId, {
      accept_alternatives: kind !== 'none',
      wanted_substitute_id: kind === 'product' ? productId! : null,
    });
  });
}

function lineOf(order: OrderView, orderLineId: number): LineView {
  const line = order.lines.find((each) => each.orderLineId === orderLineId);
  if (!line || line.insertionTypeId === insertionTypeIds.free)
    throw new BusinessError('line-not-found', 'Questo prodotto non è nell’ordine', { field: 'order_line_id' });
  return line;
}

/** The store the order comes from, with the prices of who ordered. */
function shelvesFor({ deps, account }: Context, { warehouseId }: OrderView): ShopView {
  const { priceListId, segment, isMember: member } = account;
  return catalogueOf(deps).shop(warehouseId, { priceListId, segment, member }).view;
}

async function writeChoice(
  tx: Tx,
  orderLineId: number,
  choice: { accept_alternatives: boolean; wanted_substitute_id: number | null },
): Promise<void> {
  await tx.updateTable('order_line').set(choice).where('order_line_id', '=', orderLineId).execute();
}

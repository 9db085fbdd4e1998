import { placeSize } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import type { Account } from '../../platform/session.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { slotsToBook } from '../delivery/index.ts';
import { planSolution, type SolutionInput } from '../returns/index.ts';
import { goodsToBring } from './goods-to-bring.ts';

/**
 * When goods of a report could be brought again; changes nothing.
 * @throws BusinessError `problem-not-found`, `already-solved`, `line-not-found`, `invalid-quantity`, `not-available`
 */
export async function offerRedelivery(deps: Deps, account: Account, asked: Pick<SolutionInput, 'problemId' | 'lines'>) {
  const plan = await planSolution(deps.db, account, asked);
  const goods = goodsToBring(catalogueOf(deps), plan);
  const { warehouseId, deliveryServiceId } = plan.order;
  return slotsToBook(deps.db, { warehouseId, deliveryServiceId, ...placeSize(goods) }, deps.clock.now());
}

import { calls, pageOf, type StaffRewardRequest } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { storesAsked } from '../../platform/stores-asked.ts';
import { moveRewardRequest, type RewardMove } from './move-reward-request.ts';
import { rewardStateLabels } from './request-rewards.ts';
import { countStaffRewards, findStaffReward, readStaffRewards, type StaffRewardRow } from './staff-rewards.repo.ts';

/** The room "Premi" of the Banco. */
export function registerStaffRewards(app: FastifyInstance): void {
  const { staffRewards } = calls;

  registerCall(app, staffRewards.list, async (c) => {
    const { tab, page, page_size: pageSize, warehouse_id: warehouseId } = c.input;
    const stores = storesAsked(c.account.staff!, warehouseId);
    const [rows, counts] = await Promise.all([
      readStaffRewards(c.db, { tab, stores, limit: pageSize, offset: (page - 1) * pageSize }),
      countStaffRewards(c.db, stores),
    ]);
    return { page: pageOf(counts[tab], page, pageSize), requests: rows.map(toWire), counts };
  });

  registerCall(app, staffRewards.prepare, (c) => moved(c, { to: c.input.ready ? 'ready' : 'requested' }));
  registerCall(app, staffRewards.handOver, (c) => moved(c, { to: 'delivered' }));
  registerCall(app, staffRewards.refuse, (c) => moved(c, { to: 'cancelled', reason: c.input.reason }));
}

type Asking = Pick<CallContext, 'deps' | 'account' | 'db'> & { input: { reward_request_id: number } };

async function moved({ deps, account, db, input }: Asking, move: RewardMove) {
  const { reward_request_id: rewardRequestId } = input;
  await moveRewardRequest(deps, account, { rewardRequestId, move });
  return { request: toWire((await findStaffReward(db, rewardRequestId, account.staff!.stores))!) };
}

const toWire = (row: StaffRewardRow): StaffRewardRequest => ({
  rewardRequestId: row.rewardRequestId,
  requestedAt: row.requestedAt.toISOString(),
  state: row.state,
  stateLabel: rewardStateLabels[row.state],
  customer: row.customer,
  items: row.items,
  points: row.points,
  ...(row.warehouseId === null ? {} : { warehouse: { warehouseId: row.warehouseId, name: row.warehouseName ?? '' } }),
  ...(row.orderId === null
    ? {}
    : {
        order: {
          orderId: row.orderId,
          orderNumber: row.orderNumber ?? '',
          date: row.orderDay ?? '',
          packed: row.packedOrderId !== null,
        },
      }),
  ...(row.closedAt ? { closedAt: row.closedAt.toISOString() } : {}),
  ...(row.refusal ? { refusal: row.refusal } : {}),
});

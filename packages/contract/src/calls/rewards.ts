import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParam, intParam, optional, pageParam, pageSizeParam, withDefault } from '../fields.ts';
import { page } from '../page.ts';

export const reward = z.object({
  rewardId: z.number().int(),
  name: z.string(),
  description: z.string(),
  points: z.number().int(),
  mediaURL: z.string(),
  tint: z.string().optional(),
  available: z.boolean(),
  /** Last day it can be asked for, `YYYY-MM-DD`. */
  validTo: z.string().optional(),
});

export const rewardsCart = z.object({
  items: z.array(z.object({ reward, quantity: z.number().int(), points: z.number().int() })),
  totalPoints: z.number().int(),
  userPoints: z.number().int(),
  remainingPoints: z.number().int(),
});

export const rewardRequest = z.object({
  rewardRequestId: z.number().int(),
  /** ISO instant. */
  requestedAt: z.string(),
  state: z.enum(['requested', 'ready', 'delivered', 'cancelled']),
  stateLabel: z.string(),
  items: z.array(
    z.object({
      name: z.string(),
      mediaURL: z.string(),
      tint: z.string().optional(),
      quantity: z.number().int(),
      points: z.number().int(),
    }),
  ),
  totalPoints: z.number().int(),
  /** The store they are fetched from; absent: they come with the next order. */
  warehouseName: z.string().optional(),
  /** It can still be called off. */
  cancellable: z.boolean(),
});

/** How points are earned. */
export const pointRule = z.object({
  /** "Un punto per ogni euro". */
  name: z.string(),
  points: z.number().int(),
  /** For every so many euro of goods delivered. */
  perAmount: z.number(),
  /** Only for holders of a fidelity card. */
  membersOnly: z.boolean(),
});

/** One movement of the ledger of points. */
export const pointEntry = z.object({
  pointEntryId: z.number().int(),
  /** Negative = spent or taken back; 0 = there was nothing left to take back. */
  points: z.number().int(),
  /** Points after it. */
  balance: z.number().int(),
  kind: z.enum(['opening', 'order', 'reward', 'reward-cancelled', 'withdrawal', 'refund']),
  kindLabel: z.string(),
  description: z.string(),
  orderId: z.number().int().optional(),
  /** ISO instant. */
  at: z.string(),
});

export type PointRule = z.infer<typeof pointRule>;
export type PointEntry = z.infer<typeof pointEntry>;
export type Reward = z.infer<typeof reward>;
export type RewardsCart = z.infer<typeof rewardsCart>;
export type RewardRequest = z.infer<typeof rewardRequest>;

const rewardId = { reward_id: idParam('Il premio') };
const cartData = z.object({ rewardsCart });
const base = { tag: 'rewards', access: 'customer' } as const;

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'rewards/list',
  summary: 'Rewards for points',
  request: z.object({}),
  data: z.object({ rewards: z.array(reward), userPoints: z.number().int() }),
});

export const cartView = defineCall({
  ...base,
  method: 'GET',
  path: 'rewards-cart/view',
  summary: 'Rewards chosen so far',
  request: z.object({}),
  data: cartData,
});

export const cartAdd = defineCall({
  ...base,
  method: 'POST',
  path: 'rewards-cart/add',
  summary: 'Chooses a reward',
  request: z.object({ ...rewardId, quantity: withDefault(intParam('La quantità', { min: 1, max: 99 }), 1) }),
  data: cartData,
  errors: ['reward-not-found', 'not-available', 'not-enough-points'],
});

export const cartUpdate = defineCall({
  ...base,
  method: 'POST',
  path: 'rewards-cart/update',
  summary: 'Changes how many of a reward',
  request: z.object({ ...rewardId, quantity: intParam('La quantità', { min: 1, max: 99 }) }),
  data: cartData,
  errors: ['reward-not-found', 'not-available', 'not-enough-points'],
});

export const cartRemove = defineCall({
  ...base,
  method: 'POST',
  path: 'rewards-cart/remove',
  summary: 'Takes a reward off',
  request: z.object(rewardId),
  data: cartData,
  errors: ['reward-not-found'],
});

export const cartRequest = defineCall({
  ...base,
  method: 'POST',
  path: 'rewards-cart/request',
  summary: 'Asks for the chosen rewards and spends the points; they come with the next order or to the store',
  request: z.object({ warehouse_id: optional(idParam('Il punto vendita')) }),
  data: z.object({ request: rewardRequest }),
  errors: ['rewards-cart-empty', 'not-available', 'not-enough-points', 'warehouse-not-found'],
});

export const requested = defineCall({
  ...base,
  method: 'GET',
  path: 'rewards/requested',
  summary: 'Rewards asked for so far',
  request: z.object({}),
  data: z.object({ requests: z.array(rewardRequest) }),
});

export const cancelRequest = defineCall({
  ...base,
  method: 'POST',
  path: 'rewards/cancel-request',
  summary: 'Calls off a request that nobody has begun to prepare; the points come back',
  request: z.object({ reward_request_id: idParam('La richiesta') }),
  data: z.object({ request: rewardRequest }),
  errors: ['reward-request-not-found', 'not-cancellable'],
});

export const points = defineCall({
  ...base,
  method: 'GET',
  path: 'rewards/points',
  summary: 'Points earned and spent, the latest first',
  request: z.object({ page: pageParam, page_size: pageSizeParam({ fallback: 20, max: 200 }) }),
  data: z.object({
    page,
    entries: z.array(pointEntry),
    userPoints: z.number().int(),
    /** What the orders that are still to come will give, if they come as ordered. */
    pendingPoints: z.number().int(),
    rules: z.array(pointRule),
  }),
});

export const pointsFile = defineCall({
  ...base,
  method: 'GET',
  path: 'rewards/points.csv',
  answers: 'csv',
  summary: 'All points earned and spent, as a file for spreadsheets',
  request: z.object({}),
  data: z.object({}),
});

import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  boolParam,
  choiceParam,
  idParam,
  optional,
  pageParam,
  pageSizeParam,
  textParam,
  withDefault,
} from '../fields.ts';
import { page } from '../page.ts';
import { staffRewardRequest } from '../staff-reward.ts';
import { rewardTabs } from '../staff-reward-words.ts';

const base = { tag: 'staff', access: 'staff', roles: ['customer-care', 'store-manager'] } as const;
const request = { reward_request_id: idParam('La richiesta') };
const oneRequest = z.object({ request: staffRewardRequest });

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/rewards',
  summary: 'Rewards customers asked for: who waits longest comes first, what ended last of those that are closed',
  request: z.object({
    tab: withDefault(choiceParam('La vista', rewardTabs), 'requested'),
    warehouse_id: optional(idParam('La sede')),
    page: pageParam,
    page_size: pageSizeParam({ fallback: 50, max: 200 }),
  }),
  data: z.object({
    page,
    requests: z.array(staffRewardRequest),
    /** What is closed is counted up to 1,000. */
    counts: z.record(z.enum(rewardTabs), z.number().int()),
  }),
  errors: ['store-not-found'],
});

export const prepare = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/reward/prepare',
  summary: 'A reward lies ready: who fetches it in a store gets a mail. Without `ready` it waits to be prepared again',
  request: z.object({ ...request, ready: withDefault(boolParam('Lo stato'), true) }),
  data: oneRequest,
  errors: ['reward-request-not-found', 'reward-closed', 'reward-packed'],
});

export const handOver = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/reward/hand-over',
  summary: 'The customer has the reward in their hands',
  request: z.object(request),
  data: oneRequest,
  errors: ['reward-request-not-found', 'reward-closed', 'reward-packed'],
});

export const refuse = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/reward/refuse',
  summary: 'Refuses a request: the points come back at once, and the customer reads why',
  request: z.object({ ...request, reason: textParam('Il motivo', 500, { min: 3 }) }),
  data: oneRequest,
  errors: ['reward-request-not-found', 'reward-closed', 'reward-packed'],
});

import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParam } from '../fields.ts';
import { orderLocker } from '../staff-locker.ts';

const base = {
  tag: 'order',
  access: 'customer',
  request: z.object({ order_id: idParam('L’ordine') }),
  data: z.object({ locker: orderLocker }),
} as const;

export const ofOrder = defineCall({
  ...base,
  method: 'GET',
  path: 'order/locker',
  summary: 'Where an order waits behind the doors of a locker station, until when, and the code that opens them',
  errors: ['order-not-found', 'not-in-locker'],
});

export const collected = defineCall({
  ...base,
  method: 'POST',
  path: 'order/locker-collected',
  summary: 'The customer took the goods out of the locker',
  errors: ['order-not-found', 'not-in-locker'],
});

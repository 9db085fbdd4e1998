import { z } from 'zod';
import { defineCall } from '../call.ts';
import { boolParam, withDefault } from '../fields.ts';
import { giftCertificate } from '../payment.ts';

const request = z.object({
  /** Also those used up or expired. */
  show_history: withDefault(boolParam('Lo storico dei buoni'), false),
});
const base = {
  method: 'GET',
  tag: 'gift-certificates',
  access: 'customer',
  request,
  data: z.object({ giftCertificates: z.array(giftCertificate) }),
} as const;

export const list = defineCall({
  ...base,
  path: 'giftcertificate/list',
  summary: 'Gift certificates of the customer',
});

export const listManualAssigned = defineCall({
  ...base,
  path: 'giftcertificate/list-manual-assigned',
  summary: 'Gift certificates the shop gave the customer by hand',
});

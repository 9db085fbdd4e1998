import { z } from 'zod';
import { malformed } from './errors.ts';
import type { Payment } from './model.ts';
import { dayOf, type NewPayment } from './payments.ts';

/** The shop in Satispay's books. */
export const SHOP_ID = '6c7a2f3e-0d6b-4f34-8f3d-1d6f3d7a9b55';

const webAddress = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .optional();
const amount = z.number().int().min(1).max(9_999_999);
const metadata = z
  .record(z.string().max(45), z.string().max(500))
  .refine((fields) => Object.keys(fields).length <= 20)
  .default({});
const externalCode = z.string().max(50).optional();

export const createRequest = z.discriminatedUnion('flow', [
  z.strictObject({
    flow: z.enum(['MATCH_CODE', 'FUND_LOCK']),
    amount_unit: amount,
    currency: z.literal('EUR'),
    external_code: externalCode,
    callback_url: webAddress,
    redirect_url: webAddress,
    metadata,
    expiration_date: z.iso.datetime({ offset: true }).optional(),
    meal_voucher_max_amount_unit: z.number().int().min(0).max(9_999_999).optional(),
    meal_voucher_max_quantity: z.number().int().min(0).max(8).optional(),
  }),
  z.strictObject({
    flow: z.literal('REFUND'),
    amount_unit: amount,
    currency: z.literal('EUR'),
    parent_payment_uid: z.string(),
    external_code: externalCode,
    metadata,
  }),
]);
export type CreateRequest = z.output<typeof createRequest>;

export const updateRequest = z.strictObject({
  action: z.enum(['ACCEPT', 'CANCEL', 'CANCEL_OR_REFUND']),
  amount_unit: amount.optional(),
});

export const listQuery = z.strictObject({
  status: z.enum(['PENDING', 'AUTHORIZED', 'ACCEPTED', 'CANCELED']).default('ACCEPTED'),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  starting_after: z.string().optional(),
  starting_after_timestamp: z.coerce.number().int().optional(),
});

/** @throws {SatispayError} 400 code 36, naming the fields */
export function read<S extends z.ZodType>(schema: S, received: unknown): z.output<S> {
  const parsed = schema.safeParse(received);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.') || issue.message))];
  throw malformed(`Malformed request: ${names.join(', ')}`);
}

export function newPayment(request: Exclude<CreateRequest, { flow: 'REFUND' }>, now: number): NewPayment {
  const expiresAt = request.expiration_date === undefined ? undefined : Date.parse(request.expiration_date);
  if (expiresAt !== undefined && expiresAt <= now) throw malformed('Malformed request: expiration_date');
  const vouchers = request.meal_voucher_max_amount_unit ?? 0;
  return {
    flow: request.flow,
    amount: request.amount_unit,
    voucherLimit: { amount: vouchers, quantity: vouchers > 0 ? (request.meal_voucher_max_quantity ?? 8) : 0 },
    metadata: request.metadata,
    externalCode: request.external_code,
    callbackUrl: request.callback_url,
    redirectUrl: request.redirect_url,
    expiresAt,
  };
}

/** A payment as the calls tell it. `origin` is where the browser finds the simulator. */
export function paymentBody(payment: Payment, origin: string) {
  const refund = payment.flow === 'REFUND';
  const consumer = { ...(payment.payer && { id: payment.payer.id, name: payment.payer.name }), type: 'CONSUMER' };
  const shop = { id: SHOP_ID, type: 'SHOP' };
  const day = payment.acceptedAt === undefined ? undefined : dayOf(payment.acceptedAt);
  return {
    id: payment.id,
    ...(refund ? {} : { code_identifier: `S6Y-PAY--${payment.id.toUpperCase()}` }),
    type: refund ? 'REFUND_TO_BUSINESS' : 'TO_BUSINESS',
    amount_unit: payment.amount,
    currency: 'EUR',
    status: payment.status,
    expired: payment.expired,
    metadata: payment.metadata,
    sender: refund ? shop : consumer,
    receiver: refund ? consumer : shop,
    insert_date: new Date(payment.insertedAt).toISOString(),
    expire_date: new Date(payment.expiresAt).toISOString(),
    ...(payment.externalCode !== undefined && { external_code: payment.externalCode }),
    ...(payment.parentId !== undefined && { parent_payment_uid: payment.parentId }),
    ...(refund ? {} : { redirect_url: `${origin}/pay/${payment.id}${backTo(payment)}` }),
    ...(day !== undefined && { daily_closure: { id: day.replaceAll('-', ''), date: day } }),
    ...(payment.vouchers.quantity > 0 && {
      meal_voucher_amount_unit: payment.vouchers.amount,
      meal_voucher_quantity: payment.vouchers.quantity,
    }),
  };
}

function backTo({ redirectUrl }: Payment): string {
  return redirectUrl === undefined ? '' : `?redirect_url=${encodeURIComponent(redirectUrl)}`;
}

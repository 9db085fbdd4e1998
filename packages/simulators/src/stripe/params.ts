import { z } from 'zod';

/** Whole numbers, truths and texts as a form sends them. */
export const integer = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);
export const truth = z.enum(['true', 'false']).transform((text) => text === 'true');
/** An empty text unsets. */
export const orNull = z.string().transform((text) => (text === '' ? null : text));
export const metadata = z.record(z.string().max(40), z.string().max(500));
const anything = z.unknown();
const currency = z
  .string()
  .regex(/^[a-zA-Z]{3}$/)
  .transform((text) => text.toLowerCase());
const address = z.url({ protocol: /^https?$/ }).max(2000);
const descriptor = z
  .string()
  .min(1)
  .max(22)
  .regex(/^[^<>\\'"*]+$/);

const created = z
  .object({ gt: integer, gte: integer, lt: integer, lte: integer })
  .partial()
  .or(integer.transform((at) => ({ gt: undefined, gte: at, lt: undefined, lte: at })));

export const page = {
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  created: created.optional(),
};

export const none = z.strictObject({});
export const cardParams = z.strictObject({
  number: z.string(),
  exp_month: integer,
  exp_year: integer,
  cvc: z.string().optional(),
});
const billing = z.record(z.string(), anything).optional();
export const methodParams = z.strictObject({
  type: z.literal('card'),
  card: cardParams,
  billing_details: billing,
  metadata: metadata.optional(),
  allow_redisplay: anything.optional(),
});

export const customerParams = z.strictObject({
  description: orNull.optional(),
  email: orNull.optional(),
  name: orNull.optional(),
  phone: orNull.optional(),
  address: anything.optional(),
  shipping: anything.optional(),
  preferred_locales: anything.optional(),
  tax_exempt: anything.optional(),
  invoice_settings: z.strictObject({ default_payment_method: orNull }).optional(),
  metadata: metadata.optional(),
});

const intentParams = {
  automatic_payment_methods: z
    .strictObject({ enabled: truth, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  customer: orNull.optional(),
  description: orNull.optional(),
  metadata: metadata.optional(),
  payment_method: z.string().optional(),
  payment_method_types: z.array(z.string()).optional(),
  excluded_payment_method_types: z.array(z.string()).optional(),
  payment_method_options: z.record(z.string(), anything).optional(),
};

/** How to confirm, in the call that does or in the one that makes the intent. */
const confirmParams = {
  off_session: z.union([truth, z.enum(['one_off', 'recurring']).transform(() => true)]).optional(),
  return_url: address.optional(),
  use_stripe_sdk: truth.optional(),
  error_on_requires_action: truth.optional(),
  mandate_data: anything.optional(),
};

export const paymentIntentParams = z.strictObject({
  ...intentParams,
  ...confirmParams,
  amount: integer,
  currency,
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).default('automatic_async'),
  confirm: truth.default(false),
  confirmation_method: z.enum(['automatic', 'manual']).default('automatic'),
  receipt_email: orNull.optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
  shipping: anything.optional(),
  statement_descriptor: descriptor.optional(),
  statement_descriptor_suffix: descriptor.optional(),
  transfer_group: z.string().optional(),
});

export const paymentIntentChange = z.strictObject({
  amount: integer.optional(),
  customer: orNull.optional(),
  description: orNull.optional(),
  metadata: metadata.optional(),
  payment_method: z.string().optional(),
  payment_method_options: z.record(z.string(), anything).optional(),
  receipt_email: orNull.optional(),
  setup_future_usage: z
    .enum(['off_session', 'on_session', ''])
    .transform((text) => text || null)
    .optional(),
  shipping: anything.optional(),
  statement_descriptor_suffix: descriptor.optional(),
});

export const paymentIntentConfirm = z.strictObject({
  ...confirmParams,
  client_secret: z.string().optional(),
  payment_method: z.string().optional(),
  payment_method_options: anything.optional(),
  receipt_email: orNull.optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(),
  shipping: anything.optional(),
});

export const paymentIntentCapture = z.strictObject({
  amount_to_capture: integer.pipe(z.number().min(1)).optional(),
  final_capture: truth.optional(),
  metadata: metadata.optional(),
  statement_descriptor: descriptor.optional(),
  statement_descriptor_suffix: descriptor.optional(),
});

const reason = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const;
export const cancelParams = z.strictObject({ cancellation_reason: z.enum(reason).optional() });
export const retrieveParams = z.strictObject({ client_secret: z.string().optional() });

export const setupIntentParams = z.strictObject({
  ...intentParams,
  confirm: truth.default(false),
  return_url: address.optional(),
  use_stripe_sdk: truth.optional(),
  mandate_data: anything.optional(),
  usage: z.enum(['off_session', 'on_session']).default('off_session'),
});

export const setupIntentConfirm = z.strictObject({
  client_secret: z.string().optional(),
  payment_method: z.string().optional(),
  payment_method_options: anything.optional(),
  return_url: address.optional(),
  use_stripe_sdk: truth.optional(),
  mandate_data: anything.optional(),
});

export const refundParams = z.strictObject({
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  amount: integer.pipe(z.number().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
});

export const endpointParams = z.strictObject({
  url: address,
  enabled_events: z.array(z.string()).min(1),
  api_version: z.string().optional(),
  description: z.string().optional(),
  metadata: metadata.default({}),
});

/** Objects as the calls show them; what is ours alone is under `_`, and never leaves. */
export interface PaymentMethod {
  id: string;
  object: 'payment_method';
  type: 'card';
  billing_details: Record<string, unknown>;
  card: {
    brand: string;
    display_brand: string;
    country: string;
    exp_month: number;
    exp_year: number;
    fingerprint: string;
    funding: 'credit';
    last4: string;
    checks: { cvc_check: string | null };
    networks: { available: string[]; preferred: null };
    three_d_secure_usage: { supported: boolean };
    wallet: null;
  };
  created: number;
  customer: string | null;
  livemode: false;
  metadata: Metadata;
  /** `number`: of a test card only, so that its behaviour is known. `setUp`: the holder agreed to off-session use. */
  _: { number: string; setUp: boolean };
}

export type Metadata = Record<string, string>;

export interface Customer {
  id: string;
  object: 'customer';
  created: number;
  deleted?: true;
  description: string | null;
  email: string | null;
  name: string | null;
  phone: string | null;
  invoice_settings: { default_payment_method: string | null };
  livemode: false;
  metadata: Metadata;
}

export type NextAction =
  | { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'three_d_secure_redirect'; stripe_js: string; source: string } }
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } };

interface Intent {
  id: string;
  client_secret: string;
  created: number;
  customer: string | null;
  description: string | null;
  livemode: false;
  metadata: Metadata;
  next_action: NextAction | null;
  payment_method: string | null;
  payment_method_types: string[];
  payment_method_options: Record<string, unknown>;
  automatic_payment_methods: { enabled: boolean; allow_redirects?: string } | null;
  cancellation_reason: string | null;
  /** The customer is being asked: unguessable name of the page, and where it goes back to. */
  _: { challenge?: { key: string; returnUrl: string | null } };
}

export interface PaymentIntent extends Intent {
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_received: number;
  canceled_at: number | null;
  capture_method: 'automatic' | 'automatic_async' | 'manual';
  confirmation_method: 'automatic' | 'manual';
  currency: string;
  last_payment_error: object | null;
  latest_charge: string | null;
  receipt_email: string | null;
  setup_future_usage: 'off_session' | 'on_session' | null;
  shipping: unknown;
  statement_descriptor: string | null;
  statement_descriptor_suffix: string | null;
  transfer_group: string | null;
  status: IntentStatus | 'requires_capture';
}

export interface SetupIntent extends Intent {
  object: 'setup_intent';
  last_setup_error: object | null;
  status: IntentStatus;
  usage: 'off_session' | 'on_session';
}

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'succeeded'
  | 'canceled';

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: string | null;
  captured: boolean;
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  livemode: false;
  metadata: Metadata;
  outcome: object;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: object;
  refunded: boolean;
  statement_descriptor: string | null;
  status: 'succeeded' | 'failed';
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  balance_transaction: string;
  charge: string;
  created: number;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded';
}

export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  balance_transactions: BalanceTransaction[];
  charge: string;
  created: number;
  currency: string;
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean; submission_count: number };
  is_charge_refundable: boolean;
  livemode: false;
  metadata: Metadata;
  payment_intent: string;
  reason: string;
  status: 'needs_response' | 'won' | 'lost';
}

export interface BalanceTransaction {
  id: string;
  object: 'balance_transaction';
  amount: number;
  available_on: number;
  created: number;
  currency: string;
  description: string | null;
  exchange_rate: null;
  fee: number;
  fee_details: object[];
  net: number;
  reporting_category: string;
  source: string;
  status: 'available';
  type: 'charge' | 'refund' | 'adjustment';
}

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

export interface WebhookEndpoint {
  id: string;
  object: 'webhook_endpoint';
  created: number;
  enabled_events: string[];
  livemode: false;
  metadata: Metadata;
  status: 'enabled';
  url: string;
  secret: string;
}

/** One event on its way to one endpoint. */
export interface Delivery {
  id: number;
  eventId: string;
  endpointId: string;
  /** The intent, customer or refund it is about: one waits for a later one of the same when order is upset. */
  about: string;
  attempts: number;
  /** Milliseconds of the epoch; undefined when delivered or abandoned. */
  nextAt?: number;
  /** Waits for a later one about the same, until `nextAt` at most. */
  held: boolean;
  /** Signed with a key that is not the endpoint's. */
  forged?: object;
  delivered: boolean;
  answers: string[];
}

export interface StripeState {
  customers: Record<string, Customer>;
  methods: Record<string, PaymentMethod>;
  paymentIntents: Record<string, PaymentIntent>;
  setupIntents: Record<string, SetupIntent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  balance: Record<string, BalanceTransaction>;
  events: Record<string, StripeEvent>;
  endpoints: Record<string, WebhookEndpoint>;
  deliveries: Delivery[];
  lastDeliveryId: number;
  /** First answers by Idempotency-Key. */
  answers: Record<string, { request: string; status: number; body: unknown }>;
}

export function emptyState(): StripeState {
  return {
    customers: {},
    methods: {},
    paymentIntents: {},
    setupIntents: {},
    charges: {},
    refunds: {},
    disputes: {},
    balance: {},
    events: {},
    endpoints: {},
    deliveries: [],
    lastDeliveryId: 0,
    answers: {},
  };
}

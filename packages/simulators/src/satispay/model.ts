import type { Outcome } from './settings.ts';

export type Flow = 'MATCH_CODE' | 'FUND_LOCK' | 'REFUND';
export type Status = 'PENDING' | 'AUTHORIZED' | 'ACCEPTED' | 'CANCELED';

/** One thing that happened to money, in cents. */
export interface Movement {
  /** Milliseconds of the epoch. */
  at: number;
  kind: 'authorised' | 'captured' | 'released' | 'refunded';
  amount: number;
}

export interface Payment {
  id: string;
  flow: Flow;
  status: Status;
  expired: boolean;
  /** What was asked, in cents; of a lock, what was captured in the end. */
  amount: number;
  authorised: number;
  captured: number;
  refunded: number;
  /** What the customer paid with meal vouchers, within `amount`. */
  vouchers: { quantity: number; amount: number };
  voucherLimit: { amount: number; quantity: number };
  metadata: Record<string, unknown>;
  externalCode?: string;
  callbackUrl?: string;
  redirectUrl?: string;
  /** The payment a refund gives back. */
  parentId?: string;
  /** Milliseconds of the epoch. */
  insertedAt: number;
  expiresAt: number;
  acceptedAt?: number;
  /** Who paid, known once the customer has acted. */
  payer?: { id: string; name: string };
  /** The browser will not come back to the shop. */
  staysAway: boolean;
  movements: Movement[];
}

/** One callback on its way: a bare GET. */
export interface Callback {
  id: number;
  paymentId: string;
  url: string;
  attempts: number;
  /** Milliseconds of the epoch; undefined when delivered or abandoned. */
  nextAt?: number;
  delivered: boolean;
  /** What the shop answered, oldest first: an HTTP status, or why there was none. */
  answers: string[];
}

export interface SatispayState {
  payments: Record<string, Payment>;
  /** Public keys (PEM) by key id. */
  keys: Record<string, string>;
  /** Activation codes that are used up. */
  usedTokens: string[];
  /** First answers by Idempotency-Key. */
  answers: Record<string, { request: string; body: object }>;
  callbacks: Callback[];
  lastCallbackId: number;
  /** Outcomes chosen for single payments before they exist, by external code. */
  outcomeOf: Record<string, Outcome>;
}

export function emptyState(): SatispayState {
  return { payments: {}, keys: {}, usedTokens: [], answers: {}, callbacks: [], lastCallbackId: 0, outcomeOf: {} };
}

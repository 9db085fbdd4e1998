import type { NotAllowedCode, RefusalReason } from './provider.ts';

/** Of an error of Stripe, or of the last one an intent remembers. */
interface Trouble {
  code?: string | null | undefined;
  decline_code?: string | null | undefined;
}

/** By `decline_code`, then by `code` (docs.stripe.com/declines/codes). */
const REASONS: Readonly<Record<string, RefusalReason>> = {
  insufficient_funds: 'insufficient-funds',
  withdrawal_count_limit_exceeded: 'limit-exceeded',
  card_velocity_exceeded: 'limit-exceeded',
  expired_card: 'expired-card',
  lost_card: 'blocked-card',
  stolen_card: 'blocked-card',
  pickup_card: 'blocked-card',
  restricted_card: 'blocked-card',
  incorrect_cvc: 'wrong-security-code',
  invalid_cvc: 'wrong-security-code',
  authentication_required: 'authentication-required',
  payment_intent_authentication_failure: 'authentication-failed',
  setup_intent_authentication_failure: 'authentication-failed',
};

/** Why the bank refused, in our words. */
export function reasonOf({ code, decline_code }: Trouble): RefusalReason {
  return REASONS[decline_code ?? ''] ?? REASONS[code ?? ''] ?? 'declined';
}

const CODES: Readonly<Record<string, NotAllowedCode>> = {
  resource_missing: 'not-found',
  payment_intent_unexpected_state: 'wrong-state',
  setup_intent_unexpected_state: 'wrong-state',
  charge_already_captured: 'wrong-state',
  charge_not_captured: 'wrong-state',
  charge_disputed: 'wrong-state',
  charge_already_refunded: 'exceeds-captured',
  amount_too_large: 'exceeds-authorised',
};

/** What we may not do, and why; undefined when Stripe itself has a trouble. */
export function notAllowedCodeOf(error: {
  type: string;
  code?: string | undefined;
  statusCode?: number | undefined;
}): NotAllowedCode | undefined {
  const { code, statusCode = 0 } = error;
  if (error.type === 'StripeIdempotencyError') return 'id-already-used';
  if (statusCode < 400 || statusCode >= 500 || statusCode === 409 || statusCode === 429) return undefined;
  return (code && CODES[code]) || 'bad-request';
}

import type { Tickets } from './tickets.ts';

/** When and how often tickets may be used. */
export interface Limits {
  perOrder: number;
  perDay: number;
  /** Days they are good for, 1 = Monday to 7 = Sunday. */
  weekdays: readonly number[];
}

/** An account with tickets that can be used now; those held for an order are not among them. */
export interface Holder {
  id: string;
  name: string;
  tickets: Tickets[];
  limits: Limits;
}

export type AuthorisationState = 'authorised' | 'captured' | 'cancelled' | 'expired';

export interface Part {
  id: string;
  tickets: Tickets[];
  /** Milliseconds since 1970, like all times here. */
  at: number;
}

export interface Authorisation extends Part {
  holder: string;
  orderRef: string;
  state: AuthorisationState;
  expiresAt: number;
  capture?: Part;
  refunds: Part[];
}

/** `released`: what a smaller capture left over. */
export type MovementKind = 'authorised' | 'captured' | 'released' | 'cancelled' | 'expired' | 'refunded';

export interface Movement {
  at: number;
  /** `YYYY-MM-DD` in Italy. */
  day: string;
  kind: MovementKind;
  authorisationId: string;
  /** Id of the authorisation, the capture or the refund this is about. */
  id: string;
  orderRef: string;
  holder: string;
  tickets: Tickets[];
  cents: number;
}

export interface LedgerState {
  holders: Record<string, Holder>;
  authorisations: Record<string, Authorisation>;
  movements: Movement[];
  /** What was asked for under a key, and which parts came of it. */
  requests: Record<string, { asked: string; authorisationId: string; partId: string }>;
}

export function emptyLedger(holders: readonly Holder[]): LedgerState {
  return {
    holders: Object.fromEntries(holders.map((holder) => [holder.id, structuredClone(holder)])),
    authorisations: {},
    movements: [],
    requests: {},
  };
}

import type { mealTicketIssuers, mealTicketLoginKinds } from '@sporta/contract';

export type IssuerName = (typeof mealTicketIssuers)[number];
export type LoginKind = (typeof mealTicketLoginKinds)[number];

/** Longest wait for a balance: others go on meanwhile. */
export const BALANCE_MS = 3_000;
/** Longest wait for anything else an issuer is asked. */
export const ISSUER_MS = 10_000;

/** What an issuer said. Troubles are values, so that a caller who forgets one does not compile. */
export type Asked<T> =
  | { kind: 'done'; value: T }
  /** It decided: asking again does not help. */
  | { kind: 'refused'; code: RefusalCode }
  /** Nothing was done, or nobody knows. */
  | { kind: 'no-answer'; timeout: boolean; detail: string };

export type RefusalCode =
  /** The customer's secret has expired or was revoked: refused before anything was done. */
  | 'link-invalid'
  | 'login-failed'
  | 'too-many-attempts'
  | 'insufficient-balance'
  | 'limit-exceeded'
  | 'declined'
  | 'not-found'
  | 'wrong-state'
  | 'over-authorised'
  | 'over-captured'
  | 'refund-not-allowed'
  | 'key-already-used'
  /** A fault of ours: malformed, or wrong credentials of the shop. */
  | 'bad-request';

/** Whole tickets of one value. */
export interface Ticket {
  faceCents: number;
  count: number;
}

export interface Balance {
  tickets: Ticket[];
  /** How many may still be spent today; absent when the issuer does not say. */
  usable?: number;
}

/** An account as it was just linked. */
export interface NewLink {
  /** Name of the account at the issuer, as it is shown to the customer. */
  account: string;
  /** What proves it there; kept sealed. */
  secret: string;
}

/** What a customer's account at an issuer can be asked, in whichever way it was linked. */
export interface Issuer {
  readonly name: IssuerName;
  readonly loginKind: LoginKind;
  balance(secret: string, now: Date): Promise<Asked<Balance>>;
  /** Ends the link there; one that has ended is no error. */
  revoke(secret: string): Promise<Asked<void>>;
  /** Absent: its secrets do not age. */
  readonly renewal?: {
    isStale(secret: string, now: Date): boolean;
    /** A token that renews works once: only one caller at a time (`link-access.ts`). */
    renew(secret: string, now: Date): Promise<Asked<string>>;
  };
}

export function refused<T>(code: RefusalCode): Asked<T> {
  return { kind: 'refused', code };
}

export function noAnswer<T>(detail: string, timeout = false): Asked<T> {
  return { kind: 'no-answer', timeout, detail };
}

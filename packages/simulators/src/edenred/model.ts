import type { Holder, LedgerState } from '../ticket-ledger/model.ts';
import { emptyLedger } from '../ticket-ledger/model.ts';
import { type EdenredPerson, holderId, WORKDAYS_AND_WEEKEND } from './people.ts';

/** A shop that signs people in: what it was registered with. */
export interface SignInClient {
  id: string;
  secret: string;
  /** Where the browser may be sent back to, letter by letter. */
  redirectUris: readonly string[];
}

/** The same shop as the payment part knows it. */
export interface PaymentClient {
  id: string;
  secret: string;
  /** Merchant id. */
  mid: string;
}

/** The tenants of the two products. */
export interface Tenants {
  meals: string;
  compliments: string;
}

/** A sign-in page that is open. */
export interface SignIn {
  redirectUri: string;
  state: string | undefined;
  nonce: string | undefined;
  scope: string;
  challenge: string;
  tenant: string;
  responseMode: 'query' | 'form_post';
  at: number;
}

export interface Code {
  signIn: SignIn;
  username: string;
  at: number;
  /** The grant it was exchanged for: used twice, it costs that grant. */
  usedFor?: string;
}

/** What a person allowed a shop; all tokens of a grant live and die with it. */
export interface Grant {
  id: string;
  username: string;
  tenant: string;
  scope: string;
  revoked: boolean;
}

export interface Token {
  kind: 'access' | 'refresh';
  grantId: string;
  expiresAt: number;
  /** A refresh token that was exchanged already. */
  used: boolean;
}

export interface Settings {
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
}

export interface EdenredState {
  signIns: Record<string, SignIn>;
  codes: Record<string, Code>;
  grants: Record<string, Grant>;
  tokens: Record<string, Token>;
  settings: Settings;
  /** Signs identity tokens; made at the first start. */
  key: JsonWebKey | undefined;
  ledger: LedgerState;
}

export const DEFAULT_SETTINGS: Settings = { accessTokenSeconds: 3600, refreshTokenSeconds: 90 * 86_400 };

export function emptyState(people: readonly EdenredPerson[], tenants: Tenants): EdenredState {
  const accounts = (tenant: string, tickets: 'meals' | 'compliments'): Holder[] =>
    people.map((person) => ({
      id: holderId(tenant, person.username),
      name: person.name,
      tickets: person[tickets],
      limits: person.limits ?? WORKDAYS_AND_WEEKEND,
    }));
  return {
    signIns: {},
    codes: {},
    grants: {},
    tokens: {},
    settings: { ...DEFAULT_SETTINGS },
    key: undefined,
    ledger: emptyLedger([...accounts(tenants.meals, 'meals'), ...accounts(tenants.compliments, 'compliments')]),
  };
}

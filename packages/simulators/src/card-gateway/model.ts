import type { Brand } from './cards.ts';
import type { ScenarioName } from './scenarios.ts';
import type { Fields } from './signature.ts';

/** A shop that may use the gateway. */
export interface Merchant {
  alias: string;
  secret: string;
  /** As the customer reads it on the page; default the alias. */
  name?: string;
}

export type PaymentState =
  | 'APERTA'
  | 'AUTENTICAZIONE'
  | 'AUTORIZZATA'
  | 'CONTABILIZZATA'
  | 'RIMBORSATA'
  | 'STORNATA'
  | 'RIFIUTATA'
  | 'ANNULLATA'
  | 'SCADUTA';

/** An event, in the words of the notice that tells it. */
export type GatewayEvent = Fields<'notifica'>;

export interface UsedCard {
  brand: Brand;
  /** Masked: the full number is forgotten as soon as its scenario is known. */
  pan: string;
  /** `YYYYMM`. */
  expiry: string;
  scenario: ScenarioName;
}

export interface SavedCard extends UsedCard {
  token: string;
}

export interface Payment {
  codTrans: string;
  /** Unguessable name of the payment in the addresses of the page. */
  session: string;
  state: PaymentState;
  amount: number;
  authorised: number;
  captured: number;
  refunded: number;
  captureAtOnce: boolean;
  saveCard: boolean;
  description: string;
  mail: string;
  returnUrl: string;
  backUrl: string;
  noticeUrl: string;
  /** The signed request that opened it: the same one may come again, another may not. */
  requestMac: string;
  /** Milliseconds of the epoch. */
  openedAt: number;
  authorisedAt?: number;
  card?: UsedCard;
  token?: string;
  /** 3-D Secure in progress. */
  challenge?: { code: string; attempts: number; alwaysFails: boolean };
  /** Chosen on the page, or by the scenario: the browser will not come back. */
  staysAway: boolean;
  scenario?: ScenarioName;
  events: GatewayEvent[];
  operations: Record<string, { request: string; eventIds: string[] }>;
}

/** One notice on its way. */
export interface Delivery {
  id: number;
  codTrans: string;
  url: string;
  fields: GatewayEvent & { mac: string };
  attempts: number;
  /** Milliseconds of the epoch; undefined when delivered or abandoned. */
  nextAt?: number;
  /** Waits for a later notice of the same payment to arrive first, until `nextAt` at most. */
  held: boolean;
  delivered: boolean;
  /** What the shop answered, oldest first: an HTTP status, or why there was none. */
  answers: string[];
}

export interface GatewayState {
  payments: Record<string, Payment>;
  cards: Record<string, SavedCard>;
  deliveries: Delivery[];
  lastDeliveryId: number;
}

export function emptyState(): GatewayState {
  return { payments: {}, cards: {}, deliveries: [], lastDeliveryId: 0 };
}

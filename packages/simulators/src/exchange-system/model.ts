import type { CheckedDocument } from './checks/check-file.ts';
import type { Refusal } from './checks/refusal.ts';

/** RC = delivered, MC = left in the customer's area of the tax office, NS = refused. */
export const OUTCOMES = ['RC', 'MC', 'NS'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface ReceivedFile {
  sdiId: number;
  name: string;
  xml: string;
  /** Milliseconds of the epoch. */
  receivedAt: number;
  document?: CheckedDocument;
  /** Null: a person decides. */
  outcome: Outcome | null;
  refusals: Refusal[];
}

/** A message that waits to be fetched. */
export interface Notification {
  id: string;
  name: string;
  xml: string;
}

export interface ExchangeState {
  files: ReceivedFile[];
  notifications: Notification[];
  lastId: number;
}

export const emptyState = (): ExchangeState => ({ files: [], notifications: [], lastId: 9_000_000 });

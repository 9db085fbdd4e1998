import { randomBytes } from 'node:crypto';
import { missing } from './failure.ts';
import type { StripeState } from './model.ts';
import type { Settings } from './settings.ts';

/** What every part of Stripe works on. */
export interface Books {
  state: StripeState;
  settings: Settings;
  /** Writes an event, with the object as it is now, and sends it. */
  tell(type: string, object: { id: string }): void;
}

/** `pi_` and 24 characters, like Stripe's. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** Seconds of the epoch. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** An object by its id. @throws {Failure} 404 resource_missing */
export function known<T>(table: Record<string, T>, id: string, what: string, param?: string): T {
  const found = Object.hasOwn(table, id) ? table[id] : undefined;
  if (!found) throw missing(what, id, param);
  return found;
}

/** An object as it leaves: without what is ours alone. */
export function shown<T extends object>(object: T): object {
  const { _, ...rest } = object as T & { _?: unknown };
  return structuredClone(rest);
}

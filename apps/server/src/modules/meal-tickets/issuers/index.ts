import type { Deps } from '../../../platform/deps.ts';
import { wireIssuers } from '../../../platform/meal-ticket-settings.ts';
import type { Issuer } from '../issuer.ts';
import { EdenredAccounts } from './edenred-accounts.ts';
import { WireClient } from './wire.client.ts';
import { WireAccounts } from './wire-issuer.ts';

/** The issuers this shop has a contract with. */
export interface Issuers {
  edenred: EdenredAccounts | undefined;
  /** Linked by user and password, on a page, in an app. */
  pellegrini: WireAccounts | undefined;
  pluxee: WireAccounts | undefined;
  upday: WireAccounts | undefined;
  /** Undefined for a name that is unknown or not set up. */
  get(name: string): Issuer | undefined;
}

const known = new WeakMap<Deps, Issuers>();

export function issuersOf(deps: Deps): Issuers {
  let issuers = known.get(deps);
  if (!issuers) {
    issuers = issuersFor(deps);
    known.set(deps, issuers);
  }
  return issuers;
}

function issuersFor({ config: { mealTickets } }: Deps): Issuers {
  const edenred = mealTickets.edenred && new EdenredAccounts(mealTickets.edenred);
  const byName = new Map<string, Issuer>(edenred ? [['edenred', edenred]] : []);
  const wire: Partial<Record<string, WireAccounts>> = {};
  for (const name of wireIssuers) {
    const settings = mealTickets[name];
    if (!settings) continue;
    const accounts = new WireAccounts(new WireClient(name, settings));
    wire[name] = accounts;
    byName.set(name, accounts);
  }
  const { pellegrini, pluxee, upday } = wire;
  return { edenred, pellegrini, pluxee, upday, get: (name) => byName.get(name) };
}

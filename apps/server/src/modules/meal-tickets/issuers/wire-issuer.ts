import { type Asked, BALANCE_MS, type Balance, type Issuer, type LoginKind, type NewLink } from '../issuer.ts';
import type { WireClient } from './wire.client.ts';
import { anything, balance, begunLink, linked, linkState } from './wire.messages.ts';

/** A link that the customer has yet to confirm on a page or in an app of the issuer. */
export interface BegunLink {
  linkId: string;
  /** Shown here and there, to be compared. */
  code: string;
  expiresAt: Date;
  url: string;
}

/** An issuer of docs/meal-ticket-wire.md, with the ways in which an account is linked there. */
export class WireAccounts implements Issuer {
  readonly loginKind: LoginKind;
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
    this.loginKind = { pluxee: 'oauth', pellegrini: 'credentials', upday: 'app-confirm' }[client.name] as LoginKind;
  }

  get name() {
    return this.#client.name;
  }

  async balance(linkToken: string, now: Date): Promise<Asked<Balance>> {
    const asked = await this.#balance(linkToken);
    if (asked.kind !== 'done') return asked;
    const { tickets, limits } = asked.value;
    const usable = limits?.weekdays?.includes(isoWeekday(now)) === false ? 0 : limits?.leftToday;
    return { kind: 'done', value: { tickets, ...(usable === undefined ? {} : { usable }) } };
  }

  async revoke(linkToken: string): Promise<Asked<void>> {
    const asked = await this.#client.call('POST', '/unlink', anything, { linkToken });
    if (asked.kind === 'refused' && asked.code === 'link-invalid') return { kind: 'done', value: undefined };
    return asked.kind === 'done' ? { kind: 'done', value: undefined } : asked;
  }

  /** Passes user and password on; neither is kept. */
  async linkByPassword(user: string, password: string): Promise<Asked<NewLink>> {
    return this.#named(await this.#client.call('POST', '/link', linked, { body: { user, password } }));
  }

  /** By the code its page sent the browser back with. */
  async linkByCode(code: string): Promise<Asked<NewLink>> {
    return this.#named(await this.#client.call('POST', '/link/exchange', linked, { body: { code } }));
  }

  /** @param back where its page sends the browser to; absent where the link is confirmed in an app */
  async begin(back?: { returnUrl: string; state: string }): Promise<Asked<BegunLink>> {
    const asked = await this.#client.call('POST', '/link', begunLink, { body: back ?? {} });
    if (asked.kind !== 'done') return asked;
    return { kind: 'done', value: { ...asked.value, expiresAt: new Date(asked.value.expiresAt) } };
  }

  /** How a link that was begun is: waited for, made, or ended without. */
  async stateOf(linkId: string): Promise<Asked<NewLink | 'pending' | 'ended'>> {
    const asked = await this.#client.call('GET', `/link/${encodeURIComponent(linkId)}`, linkState);
    if (asked.kind === 'refused' && asked.code === 'not-found') return { kind: 'done', value: 'ended' };
    if (asked.kind !== 'done') return asked;
    const { status, linkToken } = asked.value;
    if (status === 'pending') return { kind: 'done', value: 'pending' };
    if (status !== 'linked' || linkToken === undefined) return { kind: 'done', value: 'ended' };
    return this.#named({ kind: 'done', value: { linkToken } });
  }

  async discard(linkId: string): Promise<Asked<unknown>> {
    return this.#client.call('DELETE', `/link/${encodeURIComponent(linkId)}`, anything);
  }

  /** The balance says whose account was linked. */
  async #named(asked: Asked<{ linkToken: string }>): Promise<Asked<NewLink>> {
    if (asked.kind !== 'done') return asked;
    const { linkToken } = asked.value;
    const known = await this.#balance(linkToken);
    const account = known.kind === 'done' ? known.value.holder.name : '';
    return { kind: 'done', value: { account, secret: linkToken } };
  }

  #balance(linkToken: string) {
    return this.#client.call('GET', '/balance', balance, { linkToken, limitMs: BALANCE_MS });
  }
}

/** 1 is Monday, by the shop's clock on the wall. */
function isoWeekday(at: Date): number {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', weekday: 'short' }).format(at);
  return ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(day) + 1;
}

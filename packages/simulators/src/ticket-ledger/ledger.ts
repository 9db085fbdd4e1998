import { randomBytes } from 'node:crypto';
import type { Authorisation, Holder, LedgerState, MovementKind, Part } from './model.ts';
import { Refused } from './refused.ts';
import { countOf, minus, plus, type Tickets, tidy, worth } from './tickets.ts';

/** How an issuer gives tickets back. */
export type RefundRule = 'whole-tickets' | 'same-day-whole' | 'never';

export interface LedgerRules {
  refunds: RefundRule;
  /** How long tickets are held for an order, in milliseconds. */
  holdMs: number;
}

/** An authorisation, and the part of it a request made: itself, its capture or a refund. */
interface Done {
  authorisation: Authorisation;
  part: Part;
}

/** What was paid before this issuer was there; times are milliseconds of the epoch. */
export interface PastAuthorisation {
  id: string;
  orderRef: string;
  /** Who paid; nobody among its people. */
  holder: string;
  tickets: readonly Tickets[];
  at: number;
  captured?: { tickets: readonly Tickets[]; at: number } | undefined;
}

interface Dependencies {
  state: LedgerState;
  rules: LedgerRules;
  /** First letters of ids, so that nobody takes one issuer's for another's. */
  prefix: string;
  now(): number;
  changed(): void;
}

/** An issuer's books: who has which tickets, which are held for orders, what was taken and given back. */
export class Ledger {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  get state(): LedgerState {
    return this.#deps.state;
  }

  holder(id: string): Holder | undefined {
    return Object.hasOwn(this.state.holders, id) ? this.state.holders[id] : undefined;
  }

  /** Gives somebody other tickets or other limits, as their employer might. */
  setHolder(holder: Holder, change: Partial<Pick<Holder, 'tickets' | 'limits'>>): void {
    Object.assign(holder, change, change.tickets && { tickets: tidy(change.tickets) });
    this.#deps.changed();
  }

  /** What came of a key that was used before. */
  repeated(key: string): (Done & { asked: string }) | undefined {
    const { requests, authorisations } = this.state;
    const known = Object.hasOwn(requests, key) ? requests[key] : undefined;
    if (!known) return undefined;
    const authorisation = authorisations[known.authorisationId]!;
    const { capture, refunds } = authorisation;
    const parts = [authorisation, ...(capture ? [capture] : []), ...refunds];
    return { asked: known.asked, authorisation, part: parts.find(({ id }) => id === known.partId)! };
  }

  /** Takes what was paid before into the books, as if it had gone well; what is known stays as it is. @returns whether it was new */
  remember({ id, orderRef, holder, tickets, at, captured }: PastAuthorisation): boolean {
    const { authorisations } = this.state;
    if (Object.hasOwn(authorisations, id)) return false;
    const authorisation: Authorisation = {
      id,
      orderRef,
      holder,
      tickets: tidy(tickets),
      at,
      state: 'authorised',
      expiresAt: at + this.#deps.rules.holdMs,
      refunds: [],
    };
    authorisations[id] = authorisation;
    this.#move('authorised', authorisation, authorisation, at);
    if (!captured) return true;
    const capture: Part = { id: `${id}-capture`, tickets: tidy(captured.tickets), at: captured.at };
    const rest = minus(authorisation.tickets, capture.tickets) ?? [];
    authorisation.state = 'captured';
    authorisation.capture = capture;
    this.#move('captured', authorisation, capture, capture.at);
    if (rest.length > 0) this.#move('released', authorisation, { ...capture, tickets: rest }, capture.at);
    return true;
  }

  find(id: string): Authorisation | undefined {
    this.expireDue();
    const { authorisations } = this.state;
    if (Object.hasOwn(authorisations, id)) return authorisations[id];
    return Object.values(authorisations).find(({ capture }) => capture?.id === id);
  }

  /** Like `find`. @throws {Refused} when there is none */
  known(id: string): Authorisation {
    const authorisation = this.find(id);
    if (!authorisation) throw new Refused('unknown-authorisation');
    return authorisation;
  }

  ofOrder(orderRef: string): Authorisation[] {
    this.expireDue();
    return Object.values(this.state.authorisations).filter((each) => each.orderRef === orderRef);
  }

  /** How many more tickets the holder may use today. */
  leftToday(holder: Holder): number {
    const today = dayOf(this.#deps.now());
    const used = Object.values(this.state.authorisations)
      .filter((each) => each.holder === holder.id && dayOf(each.at) === today)
      .map((each) => (each.state === 'captured' ? each.capture?.tickets : each.state === 'authorised' && each.tickets))
      .reduce((sum, tickets) => sum + countOf(tickets || []), 0);
    const isGoodToday = holder.limits.weekdays.includes(weekdayOf(this.#deps.now()));
    return isGoodToday ? Math.max(0, holder.limits.perDay - used) : 0;
  }

  /**
   * Holds tickets for an order; the same `key` gives the same authorisation again.
   * @throws {Refused}
   */
  authorise(holder: Holder, orderRef: string, wanted: readonly Tickets[], key: string): Authorisation {
    const tickets = tidy(wanted);
    return this.#once(key, ['authorise', holder.id, orderRef, tickets], () => {
      const left = minus(holder.tickets, tickets);
      if (!left) throw new Refused('insufficient-balance');
      const { limits } = holder;
      if (countOf(tickets) > limits.perOrder) throw new Refused('over-order-limit');
      if (!limits.weekdays.includes(weekdayOf(this.#deps.now()))) throw new Refused('not-on-this-day');
      if (countOf(tickets) > this.leftToday(holder)) throw new Refused('over-daily-limit');
      holder.tickets = left;
      const part = this.#part('A', tickets);
      const authorisation: Authorisation = {
        ...part,
        holder: holder.id,
        orderRef,
        state: 'authorised',
        expiresAt: part.at + this.#deps.rules.holdMs,
        refunds: [],
      };
      this.state.authorisations[authorisation.id] = authorisation;
      this.#move('authorised', authorisation, authorisation);
      return { authorisation, part };
    }).authorisation;
  }

  /** Takes held tickets, all or fewer, once; the rest is free again. @throws {Refused} */
  capture(id: string, wanted: readonly Tickets[], key?: string): Authorisation {
    const tickets = tidy(wanted);
    return this.#once(key, ['capture', id, tickets], () => {
      const authorisation = this.#held(id);
      const rest = minus(authorisation.tickets, tickets);
      if (!rest) throw new Refused('over-authorised');
      const capture = this.#part('C', tickets);
      authorisation.state = 'captured';
      authorisation.capture = capture;
      this.#move('captured', authorisation, capture);
      if (rest.length > 0) {
        this.#giveBack(authorisation, rest);
        this.#move('released', authorisation, { ...capture, tickets: rest });
      }
      return { authorisation, part: capture };
    }).authorisation;
  }

  /** Lets held tickets go. @throws {Refused} */
  cancel(id: string, key?: string): Authorisation {
    return this.#once(key, ['cancel', id], () => {
      const authorisation = this.#held(id);
      this.#close(authorisation, 'cancelled');
      return { authorisation, part: authorisation };
    }).authorisation;
  }

  /** Gives taken tickets back, by the issuer's rule. @param id of the authorisation or of its capture @throws {Refused} */
  refund(id: string, wanted: readonly Tickets[], key?: string): { authorisation: Authorisation; refund: Part } {
    const tickets = tidy(wanted);
    const done = this.#once(key, ['refund', id, tickets], () => {
      const authorisation = this.known(id);
      const { capture, refunds } = authorisation;
      if (!capture) throw new Refused('not-captured');
      const rest = minus(capture.tickets, [...refunds.flatMap((each) => each.tickets), ...tickets]);
      if (!rest) throw new Refused('over-captured');
      if (!this.#mayRefund(capture, rest)) throw new Refused('refund-not-allowed');
      const refund = this.#part('R', tickets);
      refunds.push(refund);
      this.#giveBack(authorisation, tickets);
      this.#move('refunded', authorisation, refund);
      return { authorisation, part: refund };
    });
    return { authorisation: done.authorisation, refund: done.part };
  }

  /** Lets a hold end now, whatever the clock says. @throws {Refused} */
  expire(id: string): Authorisation {
    const authorisation = this.#held(id);
    this.#close(authorisation, 'expired');
    return authorisation;
  }

  expireDue(): void {
    const now = this.#deps.now();
    for (const each of Object.values(this.state.authorisations)) {
      if (each.state === 'authorised' && now >= each.expiresAt) this.#close(each, 'expired');
    }
  }

  #mayRefund(capture: Part, rest: readonly Tickets[]): boolean {
    const { refunds } = this.#deps.rules;
    if (refunds === 'never') return false;
    return refunds === 'whole-tickets' || (dayOf(capture.at) === dayOf(this.#deps.now()) && rest.length === 0);
  }

  #held(id: string): Authorisation {
    const authorisation = this.known(id);
    if (authorisation.state === 'captured') throw new Refused('already-captured');
    if (authorisation.state === 'cancelled') throw new Refused('already-cancelled');
    if (authorisation.state === 'expired') throw new Refused('expired');
    return authorisation;
  }

  #close(authorisation: Authorisation, state: 'cancelled' | 'expired'): void {
    authorisation.state = state;
    this.#giveBack(authorisation, authorisation.tickets);
    this.#move(state, authorisation, authorisation);
  }

  #giveBack(authorisation: Authorisation, tickets: readonly Tickets[]): void {
    const holder = this.state.holders[authorisation.holder];
    if (holder) holder.tickets = plus(holder.tickets, tickets);
  }

  #part(letter: string, tickets: Tickets[]): Part {
    return {
      id: `${this.#deps.prefix}-${letter}${randomBytes(8).toString('hex')}`,
      tickets,
      at: this.#deps.now(),
    };
  }

  #move(kind: MovementKind, authorisation: Authorisation, { id, tickets }: Part, at = this.#deps.now()): void {
    this.state.movements.push({
      at,
      day: dayOf(at),
      kind,
      authorisationId: authorisation.id,
      id,
      orderRef: authorisation.orderRef,
      holder: authorisation.holder,
      tickets,
      cents: worth(tickets),
    });
    this.#deps.changed();
  }

  /** Runs `work` once for each key. @throws {Refused} when the key was used for something else */
  #once(key: string | undefined, asked: unknown, work: () => Done): Done {
    const text = JSON.stringify(asked);
    const before = key === undefined ? undefined : this.repeated(key);
    if (before) {
      if (before.asked !== text) throw new Refused('key-already-used');
      return before;
    }
    const done = work();
    if (key !== undefined) {
      this.state.requests[key] = { asked: text, authorisationId: done.authorisation.id, partId: done.part.id };
    }
    return done;
  }
}

/** `YYYY-MM-DD` in Italy. */
export function dayOf(at: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(at);
}

/** 1 = Monday to 7 = Sunday, in Italy. */
function weekdayOf(at: number): number {
  return new Date(`${dayOf(at)}T12:00:00Z`).getUTCDay() || 7;
}

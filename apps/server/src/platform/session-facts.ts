import type { SessionUser } from '@sporta/contract/envelope.ts';
import type { RawBuilder } from 'kysely';

export interface SessionFactOptions<T> {
  /** Lower case and underscores; no two facts share one. */
  name: string;
  /** One SQL expression about the row `a` of the table account; it goes into a hot statement, whose text is written once. */
  column: (now: RawBuilder<Date>) => RawBuilder<unknown>;
  /** What holds where the expression is null, and in an app without the module. */
  otherwise: T;
  /** What of it every answer says under `user`. */
  inUser?: (value: T) => Partial<SessionUser>;
}

/**
 * What a module needs to know of whoever calls, on many calls: read in the one statement that reads the session
 * (docs/adr/0015-session-facts.md). A module lists its facts in `Module.sessionFacts` and reads them from the account.
 */
export class SessionFact<T> {
  readonly name: string;
  readonly column: (now: RawBuilder<Date>) => RawBuilder<unknown>;
  readonly #otherwise: T;
  readonly #inUser: ((value: T) => Partial<SessionUser>) | undefined;

  constructor({ name, column, otherwise, inUser }: SessionFactOptions<T>) {
    if (!/^[a-z_]+$/.test(name)) throw new Error(`"${name}" cannot name a fact of the session`);
    this.name = name;
    this.column = column;
    this.#otherwise = otherwise;
    this.#inUser = inUser;
  }

  of(account: WithFacts): T {
    return (account.facts.get(this) as T | null | undefined) ?? this.#otherwise;
  }

  /** The account with a newer value, e.g. for the `user` of this answer. */
  with<A extends WithFacts>(account: A, value: T): A {
    return { ...account, facts: new Map(account.facts).set(this, value) };
  }

  inUser(account: WithFacts): Partial<SessionUser> {
    return this.#inUser?.(this.of(account)) ?? {};
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each fact has a type of its own
export type AnyFact = SessionFact<any>;

/** Values by fact, as they were read; a value may be null. */
export type SessionFacts = ReadonlyMap<AnyFact, unknown>;

/** The account of a session. */
interface WithFacts {
  facts: SessionFacts;
}

/** Every answer says these of the account under `user`. */
export const factsInUser = (account: WithFacts): Partial<SessionUser> =>
  Object.assign({}, ...[...account.facts.keys()].map((fact) => fact.inUser(account)));

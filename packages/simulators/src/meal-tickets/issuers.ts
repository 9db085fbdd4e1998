import type { RefundRule } from '../ticket-ledger/ledger.ts';
import type { Holder, Limits } from '../ticket-ledger/model.ts';
import type { Tickets } from '../ticket-ledger/tickets.ts';

export const ISSUERS = ['pellegrini', 'pluxee', 'upday'] as const;
export type IssuerName = (typeof ISSUERS)[number];

/** How an account is linked: by user and password, on a page of the issuer, or in the issuer's app. */
export type LinkManner = 'password' | 'page' | 'app';

export interface Issuer {
  name: IssuerName;
  title: string;
  link: LinkManner;
  refunds: RefundRule;
  limits: Limits;
  /** What each of the people has, by user name. */
  tickets: Record<string, Tickets[]>;
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const of = (count: number, faceValueCents: number): Tickets => ({ faceValueCents, count });

/** The rules differ on purpose, so that a shop meets each kind. */
export const issuers: Readonly<Record<IssuerName, Issuer>> = {
  pellegrini: {
    name: 'pellegrini',
    title: 'Pellegrini',
    link: 'password',
    refunds: 'same-day-whole',
    limits: { perOrder: 8, perDay: 8, weekdays: everyDay },
    tickets: { giulia: [of(10, 529), of(4, 700)], marco: [of(20, 600)], sara: [] },
  },
  pluxee: {
    name: 'pluxee',
    title: 'Pluxee',
    link: 'page',
    refunds: 'whole-tickets',
    limits: { perOrder: 8, perDay: 8, weekdays: everyDay },
    tickets: { giulia: [of(6, 700)], marco: [of(2, 1000)], sara: [] },
  },
  upday: {
    name: 'upday',
    title: 'UpDay',
    link: 'app',
    refunds: 'never',
    limits: { perOrder: 8, perDay: 4, weekdays: [1, 2, 3, 4, 5, 6] },
    tickets: { giulia: [of(9, 800)], marco: [of(3, 800)], sara: [] },
  },
};

export interface Person {
  username: string;
  name: string;
  password: string;
}

/** Those of the demo; packages/simulators/README.md lists what they have. */
export const people: readonly Person[] = [
  { username: 'giulia', name: 'Giulia Riva', password: 'Buoni-2026!' },
  { username: 'marco', name: 'Marco Sala', password: 'Buoni-2026!' },
  { username: 'sara', name: 'Sara Conti', password: 'Buoni-2026!' },
];

/** The accounts an issuer begins with. */
export function accountsOf({ tickets, limits }: Issuer): Holder[] {
  return people.map(({ username, name }) => ({ id: username, name, tickets: tickets[username] ?? [], limits }));
}

import type { Limits } from '../ticket-ledger/model.ts';
import type { Tickets } from '../ticket-ledger/tickets.ts';

/** Somebody with an account at the issuer. */
export interface EdenredPerson {
  username: string;
  name: string;
  password: string;
  /** Ticket Restaurant. */
  meals: Tickets[];
  /** Ticket Compliments: the second product, by the second tenant. */
  compliments: Tickets[];
  limits?: Limits;
}

export const WORKDAYS_AND_WEEKEND: Limits = { perOrder: 8, perDay: 8, weekdays: [1, 2, 3, 4, 5, 6, 7] };

const password = 'Buoni-2026!';

/** Those of the demo; packages/simulators/README.md lists them. */
export const edenredPeople: readonly EdenredPerson[] = [
  {
    username: 'giulia',
    name: 'Giulia Riva',
    password,
    meals: [{ faceValueCents: 800, count: 14 }],
    compliments: [{ faceValueCents: 1000, count: 5 }],
  },
  {
    username: 'marco',
    name: 'Marco Sala',
    password,
    meals: [
      { faceValueCents: 800, count: 3 },
      { faceValueCents: 529, count: 5 },
    ],
    compliments: [],
  },
  { username: 'sara', name: 'Sara Conti', password, meals: [], compliments: [] },
  {
    username: 'luca',
    name: 'Luca Ferri',
    password,
    meals: [{ faceValueCents: 800, count: 40 }],
    compliments: [],
    limits: { perOrder: 8, perDay: 4, weekdays: [1, 2, 3, 4, 5, 6, 7] },
  },
];

/** The account of a person at a tenant, as the books know it. */
export function holderId(tenant: string, username: string): string {
  return `${tenant}:${username}`;
}

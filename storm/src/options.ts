import { parseArgs } from 'node:util';

/** How the shop's database is set up: alone, with a synchronous standby that takes over, or behind a pooler. */
export type Drill = 'alone' | 'standby' | 'pgbouncer';

export interface Options {
  seed: string;
  /** Journeys of customers; not each ends in an order. */
  purchases: number;
  /** Stops after so many orders instead. */
  orders: number | undefined;
  /** Every provider, meal tickets, and a house that picks and delivers. */
  tenders: boolean;
  /** Customers who shop at the same moment. */
  crowd: number;
  drill: Drill;
  /** Folder where the logs of the parts stay; else they go with everything else. */
  logs: string | undefined;
}

const usage = `npm run storm -- [--seed N] [--tenders] [--purchases N | --orders N] [--crowd N] [--short] [--standby | --pgbouncer] [--logs FOLDER]`;

/** @throws when an argument is not understood */
export function readOptions(argv: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      seed: { type: 'string', default: String(Date.now() % 100_000) },
      purchases: { type: 'string' },
      orders: { type: 'string' },
      tenders: { type: 'boolean', default: false },
      crowd: { type: 'string' },
      short: { type: 'boolean', default: false },
      standby: { type: 'boolean', default: false },
      pgbouncer: { type: 'boolean', default: false },
      logs: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new Error(usage);
  return {
    seed: values.seed,
    purchases: wholeNumber('purchases', values.purchases, values.short ? (values.tenders ? 30 : 40) : 1000),
    orders: values.orders === undefined ? undefined : wholeNumber('orders', values.orders, 0),
    tenders: values.tenders,
    crowd: wholeNumber('crowd', values.crowd, values.short ? 8 : 24),
    drill: values.standby ? 'standby' : values.pgbouncer ? 'pgbouncer' : 'alone',
    logs: values.logs,
  };
}

function wholeNumber(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`--${name} must be a whole number\n${usage}`);
  return Number(text);
}

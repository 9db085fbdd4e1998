import type { Report, ReportTotals } from '@sporta/contract';
import { addDays, daysBetween } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { pictureOf } from '../catalogue/index.ts';
import {
  dueDays,
  type Period,
  readFill,
  readMissing,
  readPayments,
  readPickers,
  readSubstitutions,
  readSums,
  type Sums,
  type WindowFill,
} from './reports.repo.ts';

/** Products that were missing, and refused pairs, that a report names. */
const MOST_NAMED = 5;

export interface ReportInput {
  period: Period;
  /** All somebody sees, for the filter and the comparison of stores. */
  stores: { warehouseId: number; name: string }[];
  /** Whether the money of the whole shop is theirs to see. */
  withPayments: boolean;
}

/** The report of a period beside the one of as many days before it. @param most names in lists; absent: the first few */
export async function reportOf(
  db: Db,
  catalogue: Catalogue,
  { period, stores, withPayments }: ReportInput,
  most = MOST_NAMED,
): Promise<Report> {
  const length = daysBetween(period.from, period.to) + 1;
  const before: Period = { ...period, from: addDays(period.from, -length), to: addDays(period.from, -1) };
  const due = await dueDays(db, { ...period, from: before.from });
  const dueNow = due.filter(({ day }) => day >= period.from);
  const [sums, fill, missing, pairs, people, payments] = await Promise.all([
    readSums(db, { ...period, from: before.from }, period.from, due),
    readFill(db, period),
    readMissing(db, period, dueNow, most),
    readSubstitutions(db, period, dueNow),
    readPickers(db, period, dueNow),
    withPayments ? readPayments(db, period) : undefined,
  ]);
  const byDay = sums.filter(({ day }) => day !== null);
  const [now, then] = [byDay.filter(({ isNow }) => isNow), byDay.filter(({ isNow }) => !isNow)];
  const substitutions = substitutionsOf(pairs, most);
  const pairsBefore = await readSubstitutions(
    db,
    before,
    due.filter(({ day }) => day < period.from),
  );
  return {
    from: period.from,
    to: period.to,
    beforeFrom: before.from,
    beforeTo: before.to,
    stores,
    totals: totalsOf(now, substitutions),
    before: totalsOf(then, substitutionsOf(pairsBefore, 0)),
    days: Array.from({ length }, (_, index) =>
      dayOf(now, then, addDays(period.from, index), addDays(before.from, index)),
    ),
    hours: hoursOf(sums.filter(({ hour, isNow }) => hour !== null && isNow)),
    byStore: stores.map(({ warehouseId, name }) => {
      const own = sums.filter((row) => row.warehouseId === warehouseId);
      const [ownNow, ownThen] = [own.filter(({ isNow }) => isNow), own.filter(({ isNow }) => !isNow)];
      return { warehouseId, name, orders: sum(ownNow, orders), sales: sales(ownNow), before: sales(ownThen) };
    }),
    windows: windowsOf(fill, period.from, length),
    pickers: people.map(({ seconds, missing: gone, ...person }) => ({
      userId: person.userId,
      name: person.name,
      orders: person.orders,
      lines: person.lines,
      ...(seconds > 0 ? { linesPerHour: Math.round((person.lines / seconds) * 3600) } : {}),
      ...share('missing', gone, person.lines),
    })),
    missing: missing.map(({ code, name, lines, cents }) => {
      const slot = catalogue.slotOfCode(code);
      const product = slot === undefined ? undefined : catalogue.products[slot];
      return { code, name, mediaURL: product ? pictureOf(product).medium : '', lines, lost: euro(cents) };
    }),
    substitutions,
    ...(payments
      ? {
          payments: payments.map(({ provider, days, oursCents, theirsCents, open }) => ({
            provider,
            days,
            ours: euro(oursCents),
            theirs: euro(theirsCents),
            difference: euro(theirsCents - oursCents),
            open,
          })),
        }
      : {}),
  };
}

const euro = (cents: number) => Math.round(cents) / 100;
const sum = (rows: readonly Sums[], value: (row: Sums) => number) => rows.reduce((total, row) => total + value(row), 0);
const orders = (row: Sums) => row.orders;
const sales = (rows: readonly Sums[]) => euro(sum(rows, ({ cents, returnedCents }) => cents - returnedCents));

/** A share of something, absent where there is nothing. */
function share<K extends string>(name: K, part: number, of: number): { [name in K]?: number } {
  return (of > 0 ? { [name]: Math.round((part / of) * 10_000) / 10_000 } : {}) as { [name in K]?: number };
}

function basketOf(rows: readonly Sums[]): { basket?: number } {
  const count = sum(rows, orders);
  return count > 0 ? { basket: euro(sum(rows, ({ cents }) => cents) / count) } : {};
}

function marginOf(rows: readonly Sums[]): { margin?: number } {
  const net = sum(rows, ({ netCents }) => netCents);
  return share('margin', net - sum(rows, ({ costCents }) => costCents), net);
}

function totalsOf(rows: readonly Sums[], { proposed, accepted }: Report['substitutions']): ReportTotals {
  const count = sum(rows, orders);
  return {
    sales: sales(rows),
    returned: euro(sum(rows, ({ returnedCents }) => returnedCents)),
    orders: count,
    estimated: sum(rows, ({ estimated }) => estimated),
    ...basketOf(rows),
    vouchers: euro(sum(rows, ({ voucherCents }) => voucherCents)),
    ...marginOf(rows),
    marginAmount: euro(sum(rows, ({ netCents, costCents }) => netCents - costCents)),
    ...share(
      'missing',
      sum(rows, ({ missing }) => missing),
      sum(rows, ({ lines }) => lines),
    ),
    ...share('accepted', accepted, proposed),
    ...share(
      'onTime',
      sum(rows, ({ onTime }) => onTime),
      sum(rows, ({ brought }) => brought),
    ),
    ...share('returning', count - sum(rows, ({ newcomers }) => newcomers), count),
  };
}

function dayOf(now: readonly Sums[], then: readonly Sums[], day: string, before: string): Report['days'][number] {
  const rows = now.filter((row) => row.day === day);
  return {
    day,
    sales: sales(rows),
    orders: sum(rows, orders),
    estimated: sum(rows, ({ estimated }) => estimated),
    ...basketOf(rows),
    ...marginOf(rows),
    ...share(
      'missing',
      sum(rows, ({ missing }) => missing),
      sum(rows, ({ lines }) => lines),
    ),
    ...share(
      'onTime',
      sum(rows, ({ onTime }) => onTime),
      sum(rows, ({ brought }) => brought),
    ),
    newcomers: sum(rows, ({ newcomers }) => newcomers),
    before: sales(then.filter((row) => row.day === before)),
  };
}

/** Sales by the hour slots begin; without returns, which belong to no slot. */
function hoursOf(rows: readonly Sums[]): Report['hours'] {
  return rows
    .filter((row) => row.orders > 0)
    .map(({ hour, orders, cents }) => ({ hour: hour!, orders, sales: euro(cents) }));
}

function windowsOf(fill: readonly WindowFill[], from: string, length: number): Report['windows'] {
  const names = [...new Map(fill.map(({ begin, window }) => [window, begin]))].sort(([, a], [, b]) =>
    a.localeCompare(b),
  );
  const days = Array.from({ length }, (_, index) => addDays(from, index));
  const found = new Map(fill.map((each) => [`${each.window} ${each.day}`, each.taken / each.capacity]));
  return names.map(([window]) => ({
    window,
    days: days.map((day) => {
      const share = found.get(`${window} ${day}`);
      return share === undefined ? null : Math.round(share * 10_000) / 10_000;
    }),
  }));
}

function substitutionsOf(
  pairs: readonly {
    name: string;
    substitute: string;
    proposed: number;
    refused: number;
    atDoor: number;
    refunded: number;
  }[],
  most: number,
): Report['substitutions'] {
  const total = (value: (pair: (typeof pairs)[number]) => number) => pairs.reduce((all, pair) => all + value(pair), 0);
  const proposed = total((pair) => pair.proposed);
  const [refused, atDoor, refunded] = [total((p) => p.refused), total((p) => p.atDoor), total((p) => p.refunded)];
  return {
    proposed,
    accepted: proposed - refused - atDoor - refunded,
    refused,
    atDoor,
    refunded,
    worst: pairs
      .map((pair) => ({ ...pair, refused: pair.refused + pair.atDoor + pair.refunded }))
      .filter((pair) => pair.refused > 0)
      .slice(0, most)
      .map((pair) => ({
        name: pair.name,
        substitute: pair.substitute,
        refused: pair.refused,
        proposed: pair.proposed,
      })),
  };
}

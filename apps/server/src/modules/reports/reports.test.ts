import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { auditModule } from '../audit/index.ts';
import { catalogueModule, catalogueOf } from '../catalogue/index.ts';
import { reportsModule } from './index.ts';
import { dueDays, readMissing, readSums } from './reports.repo.ts';
import { rollUp } from './roll-up.ts';
import { COST, countByHand, type ReportsWorld, startReports, type WrittenOrder, writeAt } from './testing/orders-at.ts';

let app: TestApp;
let world: ReportsWorld;
beforeAll(async () => {
  app = await createTestApp([catalogueModule, auditModule, reportsModule]);
  world = await startReports(app.deps.pool);
  await catalogueOf(app.deps).load();
});
afterAll(() => app.close());

const period = { from: '2026-03-01', to: '2026-11-30', stores: 'all' as const };

async function clear(): Promise<void> {
  await app.deps.pool.query(`truncate order_withdrawal, order_line, orders, cart, report_due, report_hour, report_missing,
    report_substitution, report_picker cascade`);
}
beforeEach(clear);

/** The period a report is about begins within the one that is read. */
const from = '2026-06-14';

/** Figures that are kept or counted live by day, by hour and by store, without those of zero. */
async function figures() {
  const rows = await readSums(app.deps.db, period, from, await dueDays(app.deps.db, period));
  return new Map(
    rows.map(({ day, warehouseId, hour, isNow, ...sums }) => [
      `${isNow} ${day ? `day ${day}` : hour === null ? `store ${warehouseId}` : `hour ${hour}`}`,
      withoutZeros(sums),
    ]),
  );
}

/** Figures of each day, store and hour as the job keeps them. */
async function keptFigures() {
  const { rows } =
    await app.deps.pool.query(`select to_char(day, 'YYYY-MM-DD') || ' ' || warehouse_id || ' ' || hour as key, orders, estimated,
    cents::int, voucher_cents::int as "voucherCents", lines, missing, net_cents::int as "netCents", cost_cents::int as "costCents", newcomers,
    brought, on_time as "onTime", returned_cents::int as "returnedCents" from report_hour`);
  return new Map(rows.map(({ key, ...sums }) => [key as string, withoutZeros(sums)]));
}

/** What is counted by day, store and hour, summed up by each of the three. */
function summedUp(hours: ReadonlyMap<string, Record<string, number>>) {
  const sums = new Map<string, Record<string, number>>();
  for (const [key, figures] of hours) {
    const [day, store, hour] = key.split(' ') as [string, string, string];
    for (const part of [`day ${day}`, `store ${store}`, `hour ${hour}`]) {
      const name = `${day >= from} ${part}`;
      const known = sums.get(name) ?? {};
      for (const [figure, value] of Object.entries(figures)) known[figure] = (known[figure] ?? 0) + value;
      sums.set(name, known);
    }
  }
  return sums;
}
const withoutZeros = (sums: object): Record<string, number> =>
  Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== 0));
const byHand = (orders: (WrittenOrder & { orderId: number })[]) =>
  new Map([...countByHand(world, orders)].map(([key, sums]) => [key, withoutZeros(sums)]));

/** Instants around midnight, and around the nights in which the clocks change. */
const instant = fc
  .tuple(
    fc.constantFrom('2026-03-29T00:00:00Z', '2026-10-25T00:00:00Z', '2026-06-14T22:00:00Z', '2026-11-22T23:00:00Z'),
    fc.integer({ min: -300, max: 300 }),
  )
  .map(([at, minutes]) => Date.parse(at) + minutes * 60_000);
const order: fc.Arbitrary<WrittenOrder> = fc.record({
  account: fc.integer({ min: 0, max: 3 }),
  at: instant,
  state: fc.constantFrom('confirmed', 'delivered', 'delivered', 'cancelled'),
  store: fc.integer({ min: 0, max: 1 }),
  lines: fc.array(
    fc.record({
      cents: fc.integer({ min: 1, max: 5000 }),
      outcome: fc.constantFrom('picked', 'picked', 'missing'),
      cost: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  back: fc.option(fc.record({ cents: fc.integer({ min: 1, max: 500 }), at: instant })),
});

describe('the figures that are kept', () => {
  it('are those of the orders, before the job has run and after it, whatever comes between', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            { weight: 5, arbitrary: order },
            { weight: 1, arbitrary: fc.constantFrom('count' as const, 'cancel' as const) },
          ),
          {
            minLength: 1,
            maxLength: 10,
          },
        ),
        async (steps) => {
          await clear();
          const written: (WrittenOrder & { orderId: number })[] = [];
          for (const step of steps) {
            if (step === 'count') await rollUp(app.deps);
            else if (step === 'cancel') {
              const first = written.find(({ state }) => state === 'confirmed');
              if (!first) continue;
              first.state = 'cancelled';
              await app.deps.pool.query(`update orders set state = 'cancelled' where order_id = $1`, [first.orderId]);
            } else written.push({ ...step, orderId: await writeAt(app.deps.pool, world, step) });
          }
          const expected = byHand(written);
          expect(await figures()).toEqual(summedUp(expected));
          await rollUp(app.deps);
          expect(await dueDays(app.deps.db, period)).toEqual([]);
          expect(await keptFigures()).toEqual(expected);
          expect(await figures()).toEqual(summedUp(expected));
        },
      ),
      { numRuns: 10 },
    );
  });

  it('leave out what is brought again, free: its work counts, it is no order, no customer and no margin', async () => {
    const at = Date.parse('2026-06-16T10:00:00Z');
    const sold: WrittenOrder = {
      account: 0,
      at,
      state: 'delivered',
      store: 0,
      lines: [{ cents: 1000, outcome: 'picked', cost: true }],
      back: null,
    };
    const orderId = await writeAt(app.deps.pool, world, sold);
    const again = await writeAt(app.deps.pool, world, {
      ...sold,
      lines: [{ cents: 0, outcome: 'picked', cost: true }],
    });
    await app.deps.pool.query(
      `with p as (insert into order_problem (order_id, reported_at) values ($1, now()) returning order_problem_id)
       update orders set redelivers_problem_id = order_problem_id from p where order_id = $2`,
      [orderId, again],
    );
    await rollUp(app.deps);
    expect([...(await keptFigures()).values()]).toEqual([
      { orders: 1, cents: 1000, lines: 2, netCents: 1000, costCents: COST, newcomers: 1 },
    ]);
  });

  it('are counted once by two nodes at the same time, and nothing is lost while they count', async () => {
    const written: (WrittenOrder & { orderId: number })[] = [];
    const at = Date.parse('2026-06-14T10:00:00Z');
    const one = {
      account: 0,
      at,
      state: 'delivered',
      store: 0,
      lines: [{ cents: 1000, outcome: 'picked', cost: true }],
      back: null,
    } as const;
    for (let turn = 0; turn < 6; turn++) {
      const next: WrittenOrder = { ...one, account: turn % 4, at: at + turn * 86_400_000, lines: [...one.lines] };
      const [orderId] = await Promise.all([writeAt(app.deps.pool, world, next), rollUp(app.deps), rollUp(app.deps)]);
      written.push({ ...next, orderId });
    }
    await Promise.all([rollUp(app.deps), rollUp(app.deps)]);
    expect(await figures()).toEqual(summedUp(byHand(written)));
  });

  it('move with an order to another day, and leave nothing behind', async () => {
    const at = Date.parse('2026-06-14T10:00:00Z');
    const lines = [{ cents: 700, outcome: 'picked' as const, cost: false }];
    const orderId = await writeAt(app.deps.pool, world, {
      account: 0,
      at,
      state: 'confirmed',
      store: 0,
      lines,
      back: null,
    });
    await rollUp(app.deps);
    await app.deps.pool.query(
      `update orders set slot_begin_at = slot_begin_at + interval '3 days' where order_id = $1`,
      [orderId],
    );
    await rollUp(app.deps);
    expect([...(await figures()).keys()].filter((key) => key.includes('day'))).toEqual(['true day 2026-06-17']);
  });
});

describe('the report', () => {
  const at = Date.parse('2026-06-16T08:00:00Z');
  const lines = [
    { cents: 1000, outcome: 'picked' as const, cost: true },
    { cents: 300, outcome: 'missing' as const, cost: false },
  ];
  const delivered: WrittenOrder = {
    account: 0,
    at,
    state: 'delivered',
    store: 0,
    lines,
    back: { cents: 100, at: at + 3_600_000 },
  };

  it('puts a period beside the one before it, by day, hour and store', async () => {
    await writeAt(app.deps.pool, world, delivered);
    await writeAt(app.deps.pool, world, { ...delivered, at: at - 7 * 86_400_000, back: null, store: 1 });
    const director = await app.staffClient(['director']);
    const { report } = (await director.get('staff/reports', { from: '2026-06-15', to: '2026-06-21' })).data;
    expect(report).toMatchObject({
      beforeFrom: '2026-06-08',
      beforeTo: '2026-06-14',
      totals: { sales: 9, returned: 1, orders: 1, basket: 10, missing: 0.5, margin: 0.96, returning: 1 },
      before: { sales: 10, orders: 1, returning: 0 },
      missing: [{ code: 'B', lines: 1, lost: 3 }],
      hours: [{ hour: 10, orders: 1, sales: 10 }],
      payments: [],
    });
    expect(report.days[1]).toMatchObject({ day: '2026-06-16', sales: 9, before: 10 });
    expect(report.byStore.map(({ sales, before }: { sales: number; before: number }) => [sales, before])).toEqual([
      [9, 0],
      [0, 10],
    ]);
  });

  it('shows a manager their store only, and no money of the whole shop', async () => {
    await writeAt(app.deps.pool, world, delivered);
    const other = await app.staffClient(['store-manager'], { storeIds: [world.stores[1]!] });
    const { report } = (await other.get('staff/reports', { from: '2026-06-15', to: '2026-06-21' })).data;
    expect(report).toMatchObject({ totals: { orders: 0, sales: 0 }, missing: [], stores: [{ name: 'Sporta Due' }] });
    expect(report.payments).toBeUndefined();
    const asked = await other.get('staff/reports', {
      from: '2026-06-15',
      to: '2026-06-21',
      warehouse_id: world.stores[0],
    });
    expect(asked.response.errors).toMatchObject([{ code: 'store-not-found', field: 'warehouse_id' }]);
  });

  it('says what is wrong with a period', async () => {
    const director = await app.staffClient(['director']);
    const codes = async (from: string, to: string) =>
      (await director.get('staff/reports', { from, to })).response.errors.map(({ code }) => code);
    expect(await codes('2026-06-15', '2026-06-14')).toEqual(['days-reversed']);
    expect(await codes('2026-01-01', '2026-06-14')).toEqual(['too-many-days']);
    expect(
      (await director.get('staff/reports', { from: '0001-01-01', to: '0001-01-02' })).http.statusCode,
    ).toBeLessThan(500);
    expect(
      (await director.get('staff/reports', { from: '9999-12-30', to: '9999-12-31' })).http.statusCode,
    ).toBeLessThan(500);
  });

  it('is a file for spreadsheets, table by table', async () => {
    await writeAt(app.deps.pool, world, delivered);
    const director = await app.staffClient(['director']);
    const file = async (table: string) => {
      const query = new URLSearchParams({ from: '2026-06-15', to: '2026-06-21', table });
      return (await director.page(`http://shop/ebsn/api/staff/reports.csv?${query}`)).body;
    };
    expect(await file('giorni')).toContain('16/06/2026;9,00;1;0;10,00;96;50;;1;0,00');
    expect((await file('fasce')).split('\r\n')[0]).toContain(';16/06/2026;');
    expect(await file('mancanti')).toContain('B;B;1;3,00');
    for (const table of ['ore', 'sedi', 'fasce', 'preparazione', 'sostituzioni', 'pagamenti'])
      expect((await file(table)).split('\r\n')[0]).toContain(';');
  });

  it('names the products that were missing most, those of days that changed among them', async () => {
    await writeAt(app.deps.pool, world, delivered);
    await rollUp(app.deps);
    await writeAt(app.deps.pool, world, { ...delivered, at: at + 86_400_000 });
    const missing = await readMissing(app.deps.db, period, await dueDays(app.deps.db, period), 5);
    expect(missing).toEqual([{ code: 'B', name: 'B', lines: 2, cents: 600 }]);
  });
});

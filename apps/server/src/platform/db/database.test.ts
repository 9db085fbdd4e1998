import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collector } from '../collector.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  countStatements,
  type Db,
  isUniqueViolation,
  openDatabase,
  preparing,
  type Tx,
  withTransaction,
} from './database.ts';
import { assertLockOrder, LockOrderError, lockIds, withNamedLock } from './locks.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table counter (id int primary key, value int not null)`.execute(database.db);
  await sql`insert into counter values (1, 0), (2, 0)`.execute(database.db);
});
afterAll(() => database?.close());

describe('values', () => {
  it('arrive as numbers, texts and dates of the shop', async () => {
    const { rows } = await sql<Record<string, unknown>>`select 9007199254740991::int8 as big, 12.5::numeric as exact,
      date '2026-03-29' as day, timestamptz '2026-03-29 00:30+01' as at, to_char(timestamptz '2026-07-01 22:30Z', 'DD HH24') as local`.execute(
      database.db,
    );
    expect(rows[0]).toEqual({
      big: 9007199254740991,
      exact: 12.5,
      day: '2026-03-29',
      at: new Date('2026-03-28T23:30:00Z'),
      local: '02 00',
    });
  });
});

describe('withTransaction', () => {
  it('rolls back when the work throws', async () => {
    await withTransaction(database.db, async (tx) => {
      await sql`update counter set value = 100 where id = 1`.execute(tx);
      throw new Error('no');
    }).catch(() => {});
    const { rows } = await sql<{ value: number }>`select value from counter where id = 1`.execute(database.db);
    expect(rows[0]?.value).toBe(0);
  });

  it('tries again after a deadlock', async () => {
    const bothHold = Promise.withResolvers<void>();
    let holding = 0;
    const lockBoth = (first: number, second: number) =>
      withTransaction(database.db, async (tx) => {
        await sql`update counter set value = value + 1 where id = ${first}`.execute(tx);
        if (++holding === 2) bothHold.resolve();
        await bothHold.promise;
        await sql`update counter set value = value + 1 where id = ${second}`.execute(tx);
      });
    await Promise.all([lockBoth(1, 2), lockBoth(2, 1)]);
    const { rows } = await sql<{ value: number }>`select value from counter order by id`.execute(database.db);
    expect(rows.map((row) => row.value)).toEqual([2, 2]);
  });

  it('lets inner work join the outer transaction', async () => {
    const { statements } = await countStatements(() =>
      withTransaction(database.db, (tx) => withTransaction(tx, (inner) => sql`select 1`.execute(inner))),
    );
    expect(statements).toEqual(['select 1']);
  });
});

describe('countStatements', () => {
  it('counts only what runs inside, also in parallel', async () => {
    const outside = sql`select 'outside'`.execute(database.db);
    const { statements } = await countStatements(() =>
      Promise.all([sql`select 1`.execute(database.db), sql`select 2`.execute(database.db)]),
    );
    await outside;
    expect(statements.sort()).toEqual(['select 1', 'select 2']);
  });
});

describe('locks', () => {
  it('refuse to be taken in the wrong order', async () => {
    await expect(
      withTransaction(database.db, async (tx) => {
        await lockIds(tx, 'cart', [1]);
        await lockIds(tx, 'stock', [3, 2]);
        assertLockOrder(tx, 'stock');
        assertLockOrder(tx, 'timeslot');
      }),
    ).rejects.toThrow(LockOrderError);
  });

  it('let one process at a time do named work', async () => {
    const outer = await withNamedLock(database.db, 'tidy', async () => ({
      inner: await withNamedLock(database.db, 'tidy', async () => 'twice'),
    }));
    expect(outer).toEqual({ inner: undefined });
  });
});

describe('isUniqueViolation', () => {
  it('knows the constraint', async () => {
    const error = await sql`insert into counter values (1, 1)`.execute(database.db).catch((cause: unknown) => cause);
    expect(isUniqueViolation(error, 'counter_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'another')).toBe(false);
  });
});

describe('a connection', () => {
  it('lets go of the rows of a statement without a collection of the whole heap', async () => {
    const collect = collector();
    const statements = 2000;
    const send = async (count: number) => {
      for (let n = 0; n < count; n++) await sql`select generate_series(1, 50) as n`.execute(database.db);
    };
    await send(200);
    collect({ type: 'major' });
    const before = process.memoryUsage().heapUsed;
    await send(statements);
    for (let time = 0; time < 3; time++) collect({ type: 'minor' });
    // 50 rows are some 4 kB
    expect((process.memoryUsage().heapUsed - before) / statements).toBeLessThan(1000);
  });

  it('says where a statement that fails was sent from', async () => {
    const client = await database.pool.connect();
    const sendWrong = async () => await client.query('select wrong');
    try {
      await expect(sendWrong()).rejects.toThrow(
        expect.objectContaining({ stack: expect.stringContaining('sendWrong') }),
      );
    } finally {
      client.release();
    }
  });

  const hot = '/* prepared: hot-one */ select $1::int as n';
  const whatItKeeps = async (pooled: boolean) => {
    const { pool, close } = openDatabase(database.url, { poolSize: 1, pooled });
    try {
      expect((await pool.query(hot, [7])).rows).toEqual([{ n: 7 }]);
      const { rows } = await pool.query(
        `select current_setting('TimeZone') as zone, current_setting('statement_timeout') as longest,
           current_setting('lock_timeout') as patience,
           array(select name::text from pg_prepared_statements) as prepared`,
      );
      return rows[0];
    } finally {
      await close();
    }
  };

  it('of its own has the shop’s clock and limits, and keeps hot statements prepared', async () => {
    expect(await whatItKeeps(false)).toEqual({
      zone: 'Europe/Rome',
      longest: '15s',
      patience: '8s',
      prepared: ['hot-one'],
    });
  });

  it('plans once for whatever values within hot transactions, and nowhere else', async () => {
    const { db, pool, close } = openDatabase(database.url, { poolSize: 1 });
    const chosen = async (on: Db) =>
      (await sql<{ how: string }>`select current_setting('plan_cache_mode') as how`.execute(on)).rows[0]?.how;
    try {
      const inside = (work: (tx: Tx) => Promise<unknown>) => preparing(() => withTransaction(db, work));
      expect(await inside(chosen)).toBe('force_generic_plan');
      expect(await chosen(db)).toBe('auto');
      await expect(inside(() => Promise.reject(new Error('undone')))).rejects.toThrow('undone');
      expect(await withTransaction(db, chosen)).toBe('auto');
      // one that PostgreSQL would plan for each value: it knows that none of them is negative
      const few = (on: Db) => sql`select id from counter where id < any(${[-1]}::int[])`.execute(on);
      await inside(async (tx) => {
        for (let time = 0; time < 7; time++) await few(tx);
      });
      const { rows } = await pool.query(
        `select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
         where statement like '%counter%'`,
      );
      expect(rows).toEqual([{ generic: 7, custom: 0 }]);
    } finally {
      await close();
    }
  });

  it('keeps what hot work sends prepared, once, and never what reads every column', async () => {
    const { pool, close } = openDatabase(database.url, { poolSize: 1 });
    try {
      const byKey = 'select value from counter where id = $1';
      const read = async (text: string) => (await pool.query(text, [1])).rows[0].value;
      const kept = async () => (await pool.query('select statement from pg_prepared_statements')).rows;
      const value = await read(byKey);
      expect(await kept()).toEqual([]);
      await preparing(async () => {
        expect([await read(byKey), await read(byKey)]).toEqual([value, value]);
        expect(await read('select * from counter where id = $1')).toBe(value);
        expect(await read('update counter set value = value where id = $1 returning *')).toBe(value);
      });
      expect(await kept()).toEqual([{ statement: byKey }]);
      await pool.query('alter table counter add column note text');
      await preparing(async () => expect(await read('select * from counter where id = $1')).toBe(value));
    } finally {
      await pool.query('alter table counter drop column if exists note');
      await close();
    }
  });

  it('through a pooler has the shop’s clock and leaves nothing else behind in a session of the server', async () => {
    expect(await whatItKeeps(true)).toEqual({ zone: 'Europe/Rome', longest: '0', patience: '0', prepared: [] });
  });
});

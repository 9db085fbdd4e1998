import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { countStatements, withTransaction } from './database.ts';
import { hotStatement } from './hot-statement.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

it('is written once, sends each value once, and is the same to every connection', async () => {
  let written = 0;
  const around = hotStatement(
    'days-around',
    { at: 'timestamptz', days: 'int', only: 'int[]' },
    ({ at, days, only }) => {
      written++;
      return sql<{
        before: Date;
        after: Date;
        some: number[] | null;
      }>`select ${at} - make_interval(days => ${days}) as before,
      ${at} + make_interval(days => ${days}) as after, ${only} as some`;
    },
  );
  const { result, statements } = await countStatements(async () => [
    ...(await around(database.db, { at: new Date('2026-07-10T10:00Z'), days: 2, only: [3, 4] })),
    ...(await withTransaction(database.db, (tx) =>
      around(tx, { at: new Date('2026-01-10T10:00Z'), days: 1, only: null }),
    )),
  ]);
  expect(result).toEqual([
    { before: new Date('2026-07-08T10:00Z'), after: new Date('2026-07-12T10:00Z'), some: [3, 4] },
    { before: new Date('2026-01-09T10:00Z'), after: new Date('2026-01-11T10:00Z'), some: null },
  ]);
  expect(written).toBe(1);
  expect(statements[1]).toBe(statements[0]);
  expect(statements[0]).toMatch(
    /^\/\* prepared: days-around \*\/ select \$1::timestamptz - .*\$2::int.*\$3::int\[\] as some$/s,
  );
});

it('refuses a value in its text, which would be that of the first time for ever', async () => {
  const first = 7;
  const wrong = hotStatement('wrong', { id: 'int' }, ({ id }) => sql`select ${id} + ${first}`);
  await expect(wrong(database.db, { id: 1 })).rejects.toThrow('by name only');
});

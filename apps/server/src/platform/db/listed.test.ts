import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { countListed, withinList } from './listed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('a list of staff', () => {
  it.each([
    [0, 0],
    [10_000, 10_000],
    [10_001, 10_001],
    [250_000, 10_001],
  ])('of %i rows counts %i', async (there, counted) => {
    const { rows } = await sql<{ counted: number }>`
      select ${countListed(sql`from generate_series(1, ${there}::int)`)} as counted`.execute(database.db);
    expect(rows).toEqual([{ counted }]);
  });

  it('gives nothing past its end', () => {
    expect(withinList({ limit: 50, offset: 0 }).limit).toBe(50);
    expect(withinList({ limit: 50, offset: 9_980 }).limit).toBe(20);
    expect(withinList({ limit: 50, offset: 10_000 }).limit).toBe(0);
    expect(withinList({ limit: 50, offset: 2_000_000 }).limit).toBe(0);
  });
});

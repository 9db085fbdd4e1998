import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rollUp } from '@sporta/server/modules/reports/roll-up.ts';
import { type DatabaseHandle, openDatabase } from '@sporta/server/platform/db/database.ts';
import { startEmbeddedPostgres } from '@sporta/server/platform/db/embedded.ts';
import { fill, openShop } from '../shop.ts';
import { fillTrade, trade } from './fill-trade.ts';

type Work = (database: DatabaseHandle, url: string) => Promise<void>;

/**
 * Measures over a shop with half a year of trade: one filled for it and thrown away afterwards, or the one at `database`.
 * @param options.hold fills one and only waits there, for others to measure
 */
export async function overFilledShop(
  productCount: number,
  { database: url, hold = false }: { database?: string | undefined; hold?: boolean },
  work: Work,
): Promise<void> {
  process.on('SIGTERM', () => process.exit(1)).on('SIGINT', () => process.exit(1));
  if (url === undefined) return overNewShop(productCount, hold, work);
  const database = openDatabase(url, { poolSize: 4 });
  await work(database, url);
  await database.close();
}

async function overNewShop(productCount: number, hold: boolean, work: Work): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'sporta-lists-'));
  // as root the database server runs as another user, who must be able to enter
  await chmod(directory, 0o755);
  const postgres = await startEmbeddedPostgres(path.join(directory, 'postgres'), { throwAway: true });
  try {
    const database = await openShop(postgres.url, { statementTimeoutMs: 600_000 });
    console.error(`importing ${productCount} products…`);
    await fill(database, productCount);
    console.error(`writing ${trade.orders} orders…`);
    await fillTrade(database.pool);
    await rollUp(database);
    if (hold) {
      console.error(`--database ${postgres.url}`);
      await postgres.ended;
    } else {
      await work(database, postgres.url);
    }
    await database.close();
  } finally {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseHandle } from '@sporta/server/platform/db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@sporta/server/platform/db/embedded.ts';
import { type Child, startChild } from './child.ts';
import { fill, openShop } from './shop.ts';
import { printTable, type Row } from './table.ts';

/** A shop of a bench: its database, rows for the table, and the server when it is wanted. */
export interface BenchShop {
  database: DatabaseHandle;
  postgres: EmbeddedPostgres;
  rows: Row[];
  startServer(): Promise<Child>;
}

/** Opens a shop of `products` products for `work`, prints the rows it gathered, and leaves nothing behind. */
export async function withShop(products: number, work: (shop: BenchShop) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'sporta-bench-'));
  // as root the database server runs as another user, who must be able to enter
  await chmod(directory, 0o755);
  const postgres = await startEmbeddedPostgres(path.join(directory, 'postgres'), { throwAway: true });
  process.on('SIGTERM', () => process.exit(1)).on('SIGINT', () => process.exit(1));
  const rows: Row[] = [];
  const servers: Child[] = [];
  try {
    const database = await openShop(postgres.url, { statementTimeoutMs: 600_000 });
    console.error(`importing ${products} products…`);
    await fill(database, products);
    await database.pool.query('vacuum analyze');
    const startServer = async () => {
      const server = await startChild('server.ts', serverSettings(postgres.url));
      servers.push(server);
      return server;
    };
    await work({ database, postgres, rows, startServer });
    await Promise.all(servers.map((server) => server.stop()));
    await database.close();
  } finally {
    printTable(rows);
    await postgres.stop();
    await rm(postgres.directory, { recursive: true, force: true });
    await rm(directory, { recursive: true, force: true });
  }
}

const serverSettings = (databaseUrl: string) => ({
  PORT: '0',
  PUBLIC_URL: 'http://127.0.0.1:1',
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: 'error',
  WORKER: 'off',
  // pictures are painted by processes of their own, which would take the cores the measured ones need
  DRAW_PICTURES: 'false',
  // buying ends at the address of the bank's page: nobody goes there
  CARD_GATEWAY_URL: 'http://127.0.0.1:9',
});

import path from 'node:path';
import { readConfig } from '../config.ts';
import { runningEmbeddedUrl, startEmbeddedPostgres } from './embedded.ts';
import { migrateUp } from './migrations.ts';

/**
 * Runs `work` on the shop's database: `DATABASE_URL`, else the embedded one under `DATA_DIR`, which is started for the time
 * of the work unless `npm start` has it running already. Migrations are applied first.
 */
export async function withShopDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const config = readConfig();
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  if (url) {
    await migrateUp(url);
    return work(url);
  }
  const directory = path.join(config.dataDir, 'postgres');
  const running = await runningEmbeddedUrl(directory);
  if (running) return work(running);
  const server = await startEmbeddedPostgres(directory);
  try {
    await migrateUp(server.url);
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

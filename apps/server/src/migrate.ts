import path from 'node:path';
import { ConfigError, readConfig } from './platform/config.ts';
import { runningEmbeddedUrl } from './platform/db/embedded.ts';
import { MigrationError, migrateDown, migrateUp, migrationStatus } from './platform/db/migrations.ts';
import { loadEnvFile } from './platform/env-file.ts';

const USAGE = `Usage: npm run migrate -- <command>
  up        apply what is missing (default)
  down [N]  take back the last N migrations (default 1)
  status    list migrations and when each was applied

The database is DATABASE_DIRECT_URL or DATABASE_URL, or the embedded one while "npm start" is running.`;

async function main(): Promise<number> {
  const [command = 'up', count = '1'] = process.argv.slice(2);
  loadEnvFile();
  const config = readConfig();
  const url =
    config.databaseDirectUrl ?? config.databaseUrl ?? (await runningEmbeddedUrl(path.join(config.dataDir, 'postgres')));
  if (!url) {
    console.error('No database: set DATABASE_URL, or start the shop first (npm start).');
    return 1;
  }
  switch (command) {
    case 'up':
      report('applied', await migrateUp(url));
      return 0;
    case 'down': {
      if (!/^[1-9]\d*$/.test(count)) {
        console.error(USAGE);
        return 2;
      }
      report('taken back', await migrateDown(url, Number(count)));
      return 0;
    }
    case 'status':
      for (const { id, appliedAt } of await migrationStatus(url)) {
        console.log(`${appliedAt ? appliedAt.toISOString() : 'not applied'.padEnd(24)}  ${id}`);
      }
      return 0;
    default:
      console.error(USAGE);
      return 2;
  }
}

function report(what: string, ids: string[]): void {
  console.log(ids.length === 0 ? 'Nothing to do.' : ids.map((id) => `${what}: ${id}`).join('\n'));
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof MigrationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** `npm run outbox`: what a person sees of messages that are stuck, and decides about them (docs/how-to/production.md). */

import { ConfigError } from './platform/config.ts';
import { openDatabase } from './platform/db/database.ts';
import { withShopDatabase } from './platform/db/shop-database.ts';
import { loadEnvFile } from './platform/env-file.ts';
import { dropMessage, retryMessages, stuckMessages } from './platform/stuck-messages.ts';

const USAGE = `Usage: npm run outbox -- <command>
  list               messages that are stuck: id, topic, age, attempts, what went wrong last (default)
  retry <id…>|all    try them again now
  drop <id>          do not do what it asks for, ever: somebody has seen to it otherwise`;

async function main(): Promise<number> {
  const [command = 'list', ...given] = process.argv.slice(2);
  const ids = given.map(Number);
  const areIds = given.length > 0 && ids.every((id) => Number.isSafeInteger(id) && id > 0);
  loadEnvFile();
  return withShopDatabase(async (url) => {
    const { db, close } = openDatabase(url, { poolSize: 1, applicationName: 'sporta-outbox' });
    try {
      if (command === 'list' && given.length === 0) {
        const messages = await stuckMessages(db);
        for (const { id, topic, payload, createdAt, attempts, lastError, parked } of messages) {
          console.log(`${id}  ${topic} ${JSON.stringify(payload)}`);
          console.log(
            `    since ${createdAt.toISOString()}, ${attempts} attempts${parked ? ', parked' : ''}: ${lastError ?? '-'}`,
          );
        }
        if (messages.length === 0) console.log('Nothing is stuck.');
        return 0;
      }
      if (command === 'retry' && (areIds || given.join() === 'all')) {
        console.log(`${await retryMessages(db, areIds ? ids : 'all')} messages will be tried now.`);
        return 0;
      }
      if (command === 'drop' && areIds && ids.length === 1) {
        const isDropped = await dropMessage(db, ids[0]!);
        console.log(isDropped ? 'Dropped.' : 'No message with this number waits.');
        return isDropped ? 0 : 1;
      }
      console.error(USAGE);
      return 2;
    } finally {
      await close();
    }
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

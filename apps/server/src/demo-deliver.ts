/** `npm run demo:deliver -- ORDER`: an order of the demo is picked, weighed and brought. ORDER is its number or its id. */
import { deliverDemoOrder } from './modules/demo/index.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { createDeps } from './platform/create-deps.ts';
import { withShopDatabase } from './platform/db/shop-database.ts';
import { loadEnvFile } from './platform/env-file.ts';
import { BusinessError } from './platform/errors.ts';
import { createLogger } from './platform/log.ts';

async function main(): Promise<number> {
  const [called, ...more] = process.argv.slice(2);
  if (!called || more.length > 0) {
    console.error('Usage: npm run demo:deliver -- ORDER (number or id)');
    return 2;
  }
  loadEnvFile();
  const config = readConfig();
  if (!config.isDemo) {
    console.error('Only orders of a demo are delivered by command: this shop is not one.');
    return 1;
  }
  return withShopDatabase(async (url) => {
    const deps = createDeps(config, url, createLogger('warn'));
    try {
      const orderNumber = await deliverDemoOrder(deps, called);
      console.log(
        `Order ${orderNumber} is delivered. The shop collects the money and sends the mails as soon as it runs.`,
      );
      return 0;
    } finally {
      await deps.close();
    }
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof BusinessError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import { chmod, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startFirebase } from '@sporta/simulators';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../../apps/server/src/platform/free-port.ts';
import type { SimulatorAddresses } from '../../../scripts/lib/simulators.ts';
import { startStack } from '../../../scripts/lib/stack.ts';
import { noteOpeningStock } from './opening-stock.ts';

/** A shop under test. */
export interface ShopUnderTest {
  /** Its address, without a trailing slash. */
  url: string;
  /** Addresses of the stand-ins of its outside world, the mailbox among them. */
  simulators: SimulatorAddresses;
  /** Its database: for what only time brings. */
  databaseUrl: string;
  /** Port at which a test may play the push service of a browser. */
  pushPort: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each test file that runs at the same time. */
    shops: ShopUnderTest[];
  }
}

/**
 * Whole shops for the browser tests, one for each file that runs at the same time: each with its own database, simulators and
 * ports, thrown away afterwards. `SHOP_URL` (with `DATA_DIR`, the folder of its data, for tests that ask its simulators) tries one
 * shop that runs already, while writing tests.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const atOnce = project.config.maxWorkers;
  if (process.env.SHOP_URL) {
    const simulators = process.env.DATA_DIR ? await addressesIn(process.env.DATA_DIR) : {};
    project.provide(
      'shops',
      Array<ShopUnderTest>(atOnce).fill({
        url: process.env.SHOP_URL,
        simulators,
        databaseUrl: process.env.DATABASE_URL ?? '',
        pushPort: Number(process.env.PUSH_PORT ?? 0),
      }),
    );
    return async () => {};
  }
  process.env.PORT = '0';
  // The tests look at few of the pictures, and all of them would take a processor for minutes.
  process.env.PAINT_IN_ADVANCE = 'false';
  const pushPorts = await Promise.all(Array.from({ length: atOnce }, () => freePort()));
  process.env.PUSH_ORIGINS = pushPorts.map((port) => `http://127.0.0.1:${port}`).join(',');
  // The app on phones is told through Firebase: a test plays the phone, so its messages are of no matter here.
  const firebase = await startFirebase();
  Object.assign(process.env, firebase.account);
  const pictures = await mkdtemp(path.join(os.tmpdir(), 'sporta-e2e-pictures-'));
  const started = await Promise.allSettled(pushPorts.map((port) => startShop(port, pictures)));
  const shops = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const stop = async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    await firebase.close();
    await rm(pictures, { recursive: true, force: true });
  };
  const failed = started.find((each) => each.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  project.provide(
    'shops',
    shops.map(({ url, simulators, databaseUrl, pushPort }) => ({ url, simulators, databaseUrl, pushPort })),
  );
  return stop;
}

/** @param pictures where all shops keep what they painted: a picture is named by what it shows, and painting takes a processor long */
async function startShop(pushPort: number, pictures: string): Promise<ShopUnderTest & { stop(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'sporta-e2e-'));
  // as root the database server runs as another user, who must be able to enter
  await chmod(dataDir, 0o755);
  await symlink(pictures, path.join(dataDir, 'media'));
  const stack = await startStack({ mode: 'production', say: () => {}, dataDir });
  await noteOpeningStock(stack.config.databaseUrl ?? '');
  return {
    url: stack.url,
    simulators: await addressesIn(dataDir),
    databaseUrl: stack.config.databaseUrl ?? '',
    pushPort,
    async stop() {
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What `npm start` writes down of the simulators it started. */
async function addressesIn(folder: string): Promise<SimulatorAddresses> {
  return JSON.parse(await readFile(path.join(folder, 'addresses.json'), 'utf8'));
}

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { SimulatorAddresses } from '../../../scripts/lib/simulators.ts';
import { startStack } from '../../../scripts/lib/stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the shop under test, without a trailing slash. */
    shopUrl: string;
    /** Address of the mailbox every mail of that shop ends in. */
    mailboxUrl: string;
    /** Addresses of the stand-ins of the outside world. */
    simulators: SimulatorAddresses;
  }
}

/**
 * One whole shop for all browser tests: its own database, simulators and ports, thrown away afterwards. `SHOP_URL` (with
 * `DATA_DIR`, the folder of its data, for tests that ask its simulators) tries a shop that runs already, while writing tests.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.SHOP_URL) {
    project.provide('shopUrl', process.env.SHOP_URL);
    const simulators = process.env.DATA_DIR ? await addressesIn(process.env.DATA_DIR) : {};
    project.provide('mailboxUrl', simulators.mailboxUrl ?? '');
    project.provide('simulators', simulators);
    return async () => {};
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sporta-e2e-'));
  process.env.DATA_DIR = folder;
  process.env.PORT = '0';
  const stack = await startStack({ mode: 'production', say: () => {} });
  project.provide('shopUrl', stack.url);
  project.provide('mailboxUrl', stack.addresses.mailbox ?? '');
  project.provide('simulators', await addressesIn(folder));
  return async () => {
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** What `npm start` writes down of the simulators it started. */
async function addressesIn(folder: string): Promise<SimulatorAddresses> {
  return JSON.parse(await readFile(path.join(folder, 'addresses.json'), 'utf8'));
}

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startStack } from '../../../scripts/lib/stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the shop under test, without a trailing slash. */
    shopUrl: string;
    /** Address of the mailbox every mail of that shop ends in. */
    mailboxUrl: string;
  }
}

/**
 * One whole shop for all browser tests: its own database, simulators and ports, thrown away afterwards. `SHOP_URL` (and
 * `MAILBOX_URL`) try a shop that runs already, while writing tests.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.SHOP_URL) {
    project.provide('shopUrl', process.env.SHOP_URL);
    project.provide('mailboxUrl', process.env.MAILBOX_URL ?? '');
    return async () => {};
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sporta-e2e-'));
  process.env.DATA_DIR = folder;
  process.env.PORT = '0';
  const stack = await startStack({ mode: 'production', say: () => {} });
  project.provide('shopUrl', stack.url);
  project.provide('mailboxUrl', stack.addresses.mailbox ?? '');
  return async () => {
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

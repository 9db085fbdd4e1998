import { inject } from 'vitest';
import type { ShopUnderTest } from './global-setup.ts';

/** The shop of this test file: no file that runs at the same time has the same. */
function shop(): ShopUnderTest {
  const mine = inject('shops')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!mine) throw new Error(`no shop was started for the test process ${process.env.VITEST_POOL_ID}`);
  return mine;
}

export const shopUrl = () => shop().url;
export const simulators = () => shop().simulators;
export const mailboxUrl = () => simulators().mailboxUrl ?? '';
export const databaseUrl = () => shop().databaseUrl;
export const pushPort = () => shop().pushPort;

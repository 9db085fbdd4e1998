import type { Module } from '../../platform/module.ts';
import { registerAddressRoutes } from './addresses.routes.ts';
import { locateAddress, queueUnplaced } from './positions/locate-address.ts';

export { findPosition } from './positions/find-position.ts';

/** Addresses of customers, where they are on the map, which places are served, and the Italian places the address form proposes. */
export const addressesModule: Module = {
  name: 'addresses',
  register: (app) => registerAddressRoutes(app),
  jobs: [{ name: 'addresses.locate', cron: '*/5 * * * *', run: queueUnplaced }],
  outbox: { 'addresses.locate': { lane: 'map', handle: locateAddress } },
};

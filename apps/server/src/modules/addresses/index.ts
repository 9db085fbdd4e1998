import type { Module } from '../../platform/module.ts';
import { registerAddressRoutes } from './addresses.routes.ts';

/** Addresses of customers, which places are served, and the Italian places the address form proposes. */
export const addressesModule: Module = { name: 'addresses', register: (app) => registerAddressRoutes(app) };

import type { Module } from '../../platform/module.ts';
import { enterTakings } from './enter-takings.ts';
import { registerTakingsRoutes } from './takings.routes.ts';

export { enterTakings } from './enter-takings.ts';

/** What the shop takes in, by day and rate of VAT. */
export const takingsModule: Module = {
  name: 'takings',
  register: (app) => registerTakingsRoutes(app),
  jobs: [{ name: 'takings.enter', cron: '*/5 * * * *', run: (deps) => enterTakings(deps) }],
};

import type { Module } from '../../platform/module.ts';
import { forgetReadings } from './cold.repo.ts';
import { registerColdRoutes } from './cold.routes.ts';

export { type ColdAlert, coldAlerts } from './cold-alerts.ts';

/** Reg. CE 37/2005 asks for a year at least; two cover the longest goods. */
const KEPT_DAYS = 731;

/** The register of temperatures of cold rooms: read by hand or by probes, and what was done when one was too warm. */
export const coldModule: Module = {
  name: 'cold',
  register: (app) => registerColdRoutes(app),
  jobs: [
    {
      name: 'cold.forget-readings',
      cron: '23 4 * * *',
      run: (deps) => forgetReadings(deps.db, deps.clock.now(), KEPT_DAYS),
    },
  ],
};

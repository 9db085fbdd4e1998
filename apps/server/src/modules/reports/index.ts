import type { Module } from '../../platform/module.ts';
import { registerReportRoutes } from './reports.routes.ts';
import { rollUp } from './roll-up.ts';

export { type DaySums, readDays } from './reports.repo.ts';

/** Figures of the shop by day, store and hour, kept by a job and true to the minute. */
export const reportsModule: Module = {
  name: 'reports',
  register: (app) => registerReportRoutes(app),
  jobs: [{ name: 'reports.roll-up', cron: '* * * * *', run: rollUp }],
};

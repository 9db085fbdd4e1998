import type { Module } from '../../platform/module.ts';
import { publishPlanned } from './publish-planned.ts';
import { registerStaffContentRoutes } from './staff-content.routes.ts';

/** What the shop writes, as the Banco drafts, looks at, publishes and takes back. */
export const staffContentModule: Module = {
  name: 'staff-content',
  register: (app) => registerStaffContentRoutes(app),
  jobs: [{ name: 'content.publish-planned', cron: '* * * * *', run: publishPlanned }],
};

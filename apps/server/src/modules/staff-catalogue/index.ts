import type { Module } from '../../platform/module.ts';
import { publishPlans } from './publish-plans.ts';
import { registerStaffCatalogueRoutes } from './staff-catalogue.routes.ts';

/** Products as the Banco lists, changes, previews and plans them. */
export const staffCatalogueModule: Module = {
  name: 'staff-catalogue',
  register: (app) => registerStaffCatalogueRoutes(app),
  jobs: [{ name: 'products.publish-plans', cron: '* * * * *', run: publishPlans }],
};

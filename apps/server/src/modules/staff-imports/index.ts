import type { Module } from '../../platform/module.ts';
import { registerStaffImportRoutes } from './staff-imports.routes.ts';
import { beginDuePrices, forgetOldImports, resumeWork } from './work/start-work.ts';

/** Imports of the catalogue that staff make in the Banco, and the catalogue as a file. */
export const staffImportsModule: Module = {
  name: 'staff-imports',
  register: (app) => registerStaffImportRoutes(app),
  jobs: [
    { name: 'imports.resume', cron: '* * * * *', run: resumeWork, expireInSeconds: 3600 },
    { name: 'imports.prices', cron: '* * * * *', run: beginDuePrices, expireInSeconds: 3600 },
    { name: 'imports.forget', cron: '41 4 * * *', run: forgetOldImports },
  ],
};

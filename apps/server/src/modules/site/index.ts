import type { Module } from '../../platform/module.ts';
import { registerSiteRoutes } from './site.routes.ts';

/** Sitemap, robots, icons and manifest of the site, version of the apps. */
export const siteModule: Module = {
  name: 'site',
  register: (app, deps) => registerSiteRoutes(app, deps),
};

import type { Module } from '../../platform/module.ts';
import { registerListRoutes } from './lists.routes.ts';

/** Shopping lists and favourites. */
export const listsModule: Module = { name: 'lists', register: (app) => registerListRoutes(app) };

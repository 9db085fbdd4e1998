import type { Module } from '../../platform/module.ts';
import { registerListRoutes } from './lists.routes.ts';

export { findItems as findListItems, type ItemRow as ListItem } from './list-items.repo.ts';
export { findKeptList } from './lists.repo.ts';

/** Shopping lists and favourites. */
export const listsModule: Module = { name: 'lists', register: (app) => registerListRoutes(app) };

import type { Module } from '../../platform/module.ts';
import { registerListRoutes } from './lists.routes.ts';

export { listedToAdd } from './add-list-to-cart.ts';
export { findItems as findListItems, findProducts } from './list-items.repo.ts';
export { findKeptList } from './lists.repo.ts';

/** Shopping lists and favourites. */
export const listsModule: Module = { name: 'lists', register: (app) => registerListRoutes(app) };

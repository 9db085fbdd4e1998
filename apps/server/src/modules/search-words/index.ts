import type { Module } from '../../platform/module.ts';
import { registerSearchWordRoutes } from './search-words.routes.ts';

/** Words of the search as staff keep them: synonyms, products put first, and what was searched in vain. */
export const searchWordsModule: Module = {
  name: 'search-words',
  register: (app) => registerSearchWordRoutes(app),
};

import type { Module } from '../../platform/module.ts';
import { registerContentRoutes } from './content.routes.ts';
import { forgetUnconfirmed, sendNewsletterMail } from './newsletter.ts';
import { registerRecipeRoutes } from './recipes.routes.ts';

export { ContentFileError, readContentFile } from './content-file.ts';
export {
  type Body,
  checkNames,
  fingerprintOf,
  lockContent,
  onlineBodies,
  onlineBody,
  readBody,
  writeDocument,
} from './documents.ts';
export { exportContent } from './export-content.ts';
export { importContent } from './import-content.ts';
export { type LeafletInput, listLeaflets } from './leaflets.repo.ts';
export { findPage, listPages, type PageInput } from './pages.repo.ts';
export type { PopupInput } from './popups.repo.ts';
export type { RecipeInput } from './recipe-input.ts';
export { listRecipes, upsertRecipe } from './recipes.repo.ts';
export { picturesIn } from './resolve-names.ts';
export * from './write-content.ts';

/** Pages, questions, menus, home, leaflets and newsletter: what the shop writes. */
export const contentModule: Module = {
  name: 'content',
  register(app, deps) {
    registerContentRoutes(app, deps);
    registerRecipeRoutes(app);
  },
  jobs: [
    {
      name: 'content.forget-unconfirmed-addresses',
      cron: '7 4 * * *',
      run: ({ db, clock }) => forgetUnconfirmed(db, clock.now()),
    },
  ],
  outbox: { 'content.newsletter-mail': { lane: 'mail', handle: sendNewsletterMail } },
};

import type { Module } from '../../platform/module.ts';
import { sendCollection } from './collection-mail.ts';
import { registerCollectionRoutes } from './collections.routes.ts';
import { tellAgain } from './tell-again.ts';

export { askCollection, canCollect } from './ask-collection.ts';
export { collectionToWire, passToWire } from './collection-to-wire.ts';
export { atColleaguesDoorText, atDoorText, customerText, goodsText, storeText } from './collection-words.ts';
export {
  type CollectionAtStop,
  type CollectionOfOrder,
  collectionsAt,
  collectionsOfOrder,
} from './collections.repo.ts';
export { answerAtDoor, changeCollection } from './end-collection.ts';
export { countOverdue } from './list-collections.repo.ts';
export { goodsAtDoorsOf, type NextPass, nextPassAt } from './passes.repo.ts';

/** Refunded goods that a van fetches when it comes to the same door again. */
export const collectionsModule: Module = {
  name: 'collections',
  register: (app) => registerCollectionRoutes(app),
  jobs: [{ name: 'collections.tell-again', cron: '*/5 * * * *', run: tellAgain }],
  outbox: { 'collection.told': { lane: 'mail', handle: sendCollection } },
};

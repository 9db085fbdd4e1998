import { setImmediate as otherWork } from 'node:timers/promises';
import type { CatalogueStore } from './catalogue-store.ts';

/** Others wait no longer than this for the texts that are made ahead, in milliseconds. */
const sliceMs = 2;

/**
 * Makes the texts of all products ahead, as visitors without a session see them in the first warehouse, a few at a time between
 * other work, so that the first visitor of a page does not pay for them.
 * @param isStopped true ends it; so does another catalogue
 */
export async function makeTexts(store: CatalogueStore, isStopped: () => boolean): Promise<void> {
  const { catalogue } = store;
  let { view } = store.shop(0);
  let since = performance.now();
  for (let slot = 0; slot < catalogue.products.length; slot++) {
    view.prepare(slot);
    if (performance.now() - since < sliceMs) continue;
    await otherWork();
    if (isStopped() || store.catalogue !== catalogue) return;
    // promotions may have begun or ended meanwhile
    ({ view } = store.shop(0));
    since = performance.now();
  }
}

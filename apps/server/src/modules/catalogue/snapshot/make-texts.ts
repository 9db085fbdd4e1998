import { setImmediate as otherWork } from 'node:timers/promises';
import type { Catalogue } from './catalogue.ts';

/** Others wait no longer than this for the texts that are made ahead, in milliseconds. */
const sliceMs = 2;

/**
 * Makes the texts of all products ahead, a few at a time between other work, so that the first visitor of a page does not pay
 * for them.
 * @param isWanted false ends it: the catalogue is another by now, or the process stops
 */
export async function makeTexts(catalogue: Catalogue, isWanted: () => boolean): Promise<void> {
  let since = performance.now();
  for (let slot = 0; slot < catalogue.products.length; slot++) {
    const product = catalogue.products[slot];
    if (product) catalogue.staticJson(slot, product);
    if (performance.now() - since < sliceMs) continue;
    await otherWork();
    if (!isWanted()) return;
    since = performance.now();
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../../platform/log.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Painter } from './painter.ts';
import type { PictureFile } from './picture-sizes.ts';
import { isPainted, type ProductPictureParts, productPicture } from './product-pictures.ts';

/** What listings show first: the small and the usual card. */
const FILES: PictureFile[] = [
  { size: 480, format: 'webp' },
  { size: 240, format: 'webp' },
];
/** Of larger catalogues the rest is painted when somebody looks at it. */
const MAX_PRODUCTS = 3000;
const START_AFTER_MS = 5_000;

/**
 * Paints in advance, best sellers first, one at a time, resting as long as it worked and standing back while somebody waits
 * for a picture. Ends when everything is there or `signal` aborts.
 */
export async function warmPictures(
  catalogue: () => Catalogue,
  parts: ProductPictureParts,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  const { painter, cache } = parts;
  await pause(START_AFTER_MS, undefined, { signal });
  let painted = 0;
  for (const product of bestSellers(catalogue())) {
    for (const file of FILES) {
      if (await isPainted(cache, product, file)) continue;
      await untilIdle(painter, signal);
      const begun = performance.now();
      try {
        await productPicture(parts, product, file, { inAdvance: true });
        painted++;
      } catch (error) {
        if (signal.aborted) throw error;
        log.warn({ err: error, productId: product.productId }, 'picture cannot be made');
      }
      await pause(performance.now() - begun, undefined, { signal });
    }
  }
  if (painted > 0) log.info({ painted }, 'pictures painted in advance');
}

function bestSellers(catalogue: Catalogue) {
  return catalogue.products
    .flatMap((product) => (product?.hasPicture ? [product] : []))
    .sort((a, b) => b.popularity - a.popularity || a.productId - b.productId)
    .slice(0, MAX_PRODUCTS);
}

async function untilIdle(painter: Painter, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  while (painter.busy) await pause(50, undefined, { signal });
}

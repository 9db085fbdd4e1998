import path from 'node:path';
import { LEAST_PICTURE_SIDE } from '@sporta/contract/constants.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../platform/module.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { type CropBox, insertContentPicture, readContentPicture } from './content-pictures.repo.ts';
import { registerMediaRoutes } from './media.routes.ts';
import { Painter } from './painter.ts';
import { PictureCache } from './picture-cache.ts';
import { drawnPictures, shopPhotos, storedPhotos } from './picture-source.ts';
import type { ProductPictureParts } from './product-pictures.ts';
import { insertPhoto, type PhotoSize } from './stored-photos.repo.ts';
import { photoOf, takePhoto } from './take-photo.ts';
import { warmPictures } from './warm-pictures.ts';

interface Running extends ProductPictureParts {
  warming: AbortController;
}

const running = new WeakMap<Deps, Running>();

function runningOf(deps: Deps): Running {
  let found = running.get(deps);
  if (!found) {
    found = {
      pool: deps.pool,
      cache: new PictureCache(path.join(deps.config.dataDir, 'media')),
      painter: new Painter(),
      sources: [
        storedPhotos(deps.pool),
        shopPhotos(path.join(deps.config.dataDir, 'photos')),
        ...(deps.config.media.drawPictures ? [drawnPictures] : []),
      ],
      warming: new AbortController(),
    };
    running.set(deps, found);
  }
  return found;
}

/** Painter and cache of this process, for modules that have pictures of their own (pages of leaflets). */
export function pictureWorkshopOf(deps: Deps): { cache: PictureCache; painter: Painter } {
  return runningOf(deps);
}

/**
 * Cleans and keeps a photo somebody of the staff uploaded. One that is too small for a product is kept too: whether it may go on
 * sale is asked when it is published.
 * @returns its name, by what it holds, and its size in pixels
 * @throws BusinessError `wrong-photo`
 */
export async function keepPhoto(deps: Deps, upload: Buffer): Promise<PhotoSize> {
  const { bytes, ...size } = await takePhoto(runningOf(deps).painter, upload, LEAST_PICTURE_SIDE);
  await insertPhoto(deps.db, { bytes, ...size }, deps.clock.now());
  return size;
}

/**
 * Cleans a photo that belongs to somebody, who keeps it themselves: upright, at most 1600 pixels, without a word about camera, place
 * and time, as WebP.
 * @param least pixels of its shorter side
 * @throws BusinessError `wrong-photo`
 */
export async function cleanedPhoto(deps: Deps, upload: Buffer, least: number): Promise<Buffer> {
  return (await takePhoto(runningOf(deps).painter, upload, least)).bytes;
}

/**
 * Cleans and keeps a picture for texts, banners and leaflets. The same one is kept once, under its first name.
 * @returns its name, by what it holds
 * @throws BusinessError `wrong-photo`
 */
export async function keepContentPicture(
  deps: Deps,
  upload: Buffer,
  words: { name: string; alt: string },
): Promise<string> {
  const { photo: picture, ...taken } = await takePhoto(runningOf(deps).painter, upload, LEAST_PICTURE_SIDE);
  await insertContentPicture(deps.db, { picture, ...taken, ...words }, deps.clock.now());
  return picture;
}

/** A part of a picture of the library, not kept yet. @throws Error when the picture is gone or the box is not inside */
export async function cutPicture(deps: Deps, whole: string, box: CropBox) {
  const bytes = await readContentPicture(deps.pool, whole);
  if (!bytes) throw new Error('the picture to cut is gone');
  const cut = await runningOf(deps).painter.paint({ subject: { kind: 'cut', bytes, ...box }, size: 0, format: 'webp' });
  const { photo: picture, ...kept } = await photoOf(cut);
  return { picture, ...kept };
}

export {
  type ContentPictureRow,
  type CropBox,
  type CroppedPicture,
  deleteContentPicture,
  describeContentPicture,
  findContentPicture,
  insertCrop,
  listContentPictures,
  lockWithCrops,
  readContentPicture,
} from './content-pictures.repo.ts';
export { drawnProduct, readPictureData } from './media.repo.ts';
export { FOR_EVER, sendNoPicture, sendPicture } from './media.routes.ts';
export type { DrawnProduct } from './picture-job.ts';

export { type PhotoSize, sizesOfPhotos } from './stored-photos.repo.ts';

export const mediaModule: Module = {
  name: 'media',
  register(app, deps) {
    registerMediaRoutes(app, deps, runningOf(deps));
  },
  start(deps) {
    const { warming, ...parts } = runningOf(deps);
    // Tests ask for the pictures they look at.
    if (deps.config.env === 'test' || !deps.config.media.paintInAdvance) return;
    warmPictures(() => catalogueOf(deps).catalogue, parts, deps.log, warming.signal).catch((error: unknown) => {
      if (!warming.signal.aborted) deps.log.warn({ err: error }, 'painting in advance stopped');
    });
  },
  stop(deps) {
    const { warming, painter } = runningOf(deps);
    warming.abort();
    painter.stop();
  },
};

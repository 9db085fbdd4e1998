import type { Pool } from 'pg';
import { drawnProduct, type PictureData } from './media.repo.ts';
import type { PictureSubject } from './picture-job.ts';
import { readShopPhoto } from './shop-photo.ts';
import { readStoredPhoto } from './stored-photos.repo.ts';

/** Where pictures of products come from. The first source that knows the product gives its picture. */
export interface PictureSource {
  /** @returns undefined when this source has no picture of the product. @throws Error when it has one it cannot read. */
  subjectOf(product: PictureData): Promise<PictureSubject | undefined>;
}

/** How photos staff uploaded are named in the data of a picture. */
const storedPrefix = 'stored:';

/** Photos staff uploaded, which the database keeps. */
export function storedPhotos(pool: Pool): PictureSource {
  return {
    async subjectOf({ picture }) {
      if (typeof picture !== 'string' || !picture.startsWith(storedPrefix)) return undefined;
      const bytes = await readStoredPhoto(pool, picture.slice(storedPrefix.length));
      if (!bytes) throw new Error('the photo is gone');
      return { kind: 'photo', bytes };
    },
  };
}

/** Photos of the shop: an https address or a file of `folder`. */
export function shopPhotos(folder: string): PictureSource {
  return {
    async subjectOf({ picture }) {
      return typeof picture === 'string' ? { kind: 'photo', bytes: await readShopPhoto(picture, folder) } : undefined;
    },
  };
}

/** Pack-shots drawn from the data of the product (package `pictures`). */
export const drawnPictures: PictureSource = {
  async subjectOf(data) {
    const product = drawnProduct(data);
    return product && { kind: 'product', product };
  },
};

/** @returns undefined when no source has a picture. */
export async function subjectFrom(
  sources: readonly PictureSource[],
  product: PictureData,
): Promise<PictureSubject | undefined> {
  for (const source of sources) {
    const subject = await source.subjectOf(product);
    if (subject) return subject;
  }
  return undefined;
}

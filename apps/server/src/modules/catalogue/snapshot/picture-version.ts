import { crc32 } from 'node:zlib';
import { PICTURE_STYLE } from '@sporta/pictures/style.ts';
import type { ProductRow } from './rows.ts';

/** What the repository knows about the picture of a product beside its row. */
export interface PictureFacts {
  /** Hash of the picture data; null = none. */
  hash: number | null;
  /** The shop gave the address of a photo, so nothing is drawn. */
  isPhoto: boolean;
}

type Drawn = Pick<
  ProductRow,
  'code' | 'name' | 'brand' | 'description' | 'productKind' | 'sellingMode' | 'categoryIds' | 'classIds'
>;

/**
 * Number in the address of a picture, 0…16,777,215. It changes with everything the picture is made from, so that browsers
 * may keep the picture for ever: the photo itself, or all that a drawing depends on and the style of the generator.
 */
export function pictureVersion(product: Drawn, { hash, isPhoto }: PictureFacts): number {
  const madeFrom = isPhoto
    ? [hash]
    : [
        PICTURE_STYLE,
        hash,
        product.code,
        product.name,
        product.brand,
        product.description,
        product.productKind,
        product.sellingMode,
        product.categoryIds[0],
        product.classIds.join(),
      ];
  return crc32(madeFrom.join('\n')) & 0xffffff;
}

import path from 'node:path';
import type { Pool } from 'pg';
import type { ProductRow } from '../catalogue/index.ts';
import { drawnProduct, readPictureData } from './media.repo.ts';
import type { Painter } from './painter.ts';
import type { PictureCache } from './picture-cache.ts';
import type { PictureSubject } from './picture-job.ts';
import type { PictureFile } from './picture-sizes.ts';
import { readShopPhoto } from './shop-photo.ts';

export interface ProductPictureParts {
  pool: Pool;
  cache: PictureCache;
  painter: Painter;
  /** Folder of the photos that products name by file. */
  photoFolder: string;
}

type Versioned = Pick<ProductRow, 'productId' | 'pictureVersion'>;

/** A picture of a product, made at its first use. @throws Error when it cannot be made. */
export function productPicture(
  parts: ProductPictureParts,
  { productId, pictureVersion }: Versioned,
  file: PictureFile,
  { inAdvance = false } = {},
): Promise<Buffer> {
  const { cache, painter, pool } = parts;
  const folder = folderOf(productId);
  return cache.get(`${folder}/${fileName(pictureVersion, file)}`, async () => {
    const data = await readPictureData(pool, productId);
    if (!data) throw new Error(`product ${productId} is gone`);
    const drawn = drawnProduct(data);
    const subject: PictureSubject = drawn
      ? { kind: 'product', product: drawn }
      : { kind: 'photo', bytes: await readShopPhoto(String(data.picture), parts.photoFolder) };
    const painted = await painter.paint({ subject, ...file }, { inAdvance });
    await forgetOlder(parts, folder, pictureVersion);
    return painted;
  });
}

/** Whether the picture lies on disk already. */
export function isPainted(cache: PictureCache, product: Versioned, file: PictureFile): Promise<boolean> {
  return cache.has(`${folderOf(product.productId)}/${fileName(product.pictureVersion, file)}`);
}

/** A hundred folders of products, so that none grows without end. */
function folderOf(productId: number): string {
  return path.posix.join('products', String(productId % 100).padStart(2, '0'), String(productId));
}

const fileName = (version: number, { size, format }: PictureFile) => `${version}-${size}.${format}`;

async function forgetOlder({ cache }: ProductPictureParts, folder: string, version: number): Promise<void> {
  await cache.keepOnly(folder, `${version}-`).catch((error: NodeJS.ErrnoException) => {
    // the first picture of a product: its folder is made when the picture is written
    if (error.code !== 'ENOENT') throw error;
  });
}

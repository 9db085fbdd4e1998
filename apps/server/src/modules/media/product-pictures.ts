import path from 'node:path';
import type { Pool } from 'pg';
import type { ProductRow } from '../catalogue/index.ts';
import { readPictureData } from './media.repo.ts';
import type { Painter } from './painter.ts';
import type { PictureCache } from './picture-cache.ts';
import type { PictureFile } from './picture-sizes.ts';
import { type PictureSource, subjectFrom } from './picture-source.ts';

export interface ProductPictureParts {
  pool: Pool;
  cache: PictureCache;
  painter: Painter;
  /** Asked in this order. */
  sources: readonly PictureSource[];
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
    const data = await readPictureData(pool, productId, { hidden: true });
    if (!data) throw new Error(`product ${productId} is gone`);
    const subject = await subjectFrom(parts.sources, data);
    if (!subject) throw new Error(`no source has a picture of product ${productId}`);
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
    // The first picture of a product: writing it makes its folder.
    if (error.code !== 'ENOENT') throw error;
  });
}

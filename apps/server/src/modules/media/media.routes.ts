import type { OwnBag } from '@sporta/pictures/index.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { DESIGN_NAME, type ShopLook } from '../../platform/shop-identity.ts';
import { catalogueOf, type ProductRow, readProductRows } from '../catalogue/index.ts';
import { readContentPicture } from './content-pictures.repo.ts';
import { noPicture } from './no-picture.ts';
import type { Painter } from './painter.ts';
import type { PictureCache } from './picture-cache.ts';
import { parsePictureFile } from './picture-sizes.ts';
import { type ProductPictureParts, productPicture } from './product-pictures.ts';
import { scenePicture } from './scene-pictures.ts';
import { readStoredPhoto } from './stored-photos.repo.ts';

export const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const FOR_A_MINUTE = 'public, max-age=60';

/**
 * A product that is not on sale, whose picture only the Banco shows: who does not know the number made of all that is in it sees
 * nothing of it.
 */
async function offSale(deps: Deps, productId: number, version: string): Promise<ProductRow | undefined> {
  const [product] = /^\d{1,8}$/.test(version) ? await readProductRows(deps, [productId]) : [];
  return product && version === String(product.pictureVersion) ? product : undefined;
}

/** Pictures under `/media`. The grey picture answers for what is not there, with 404, since an <img> shows something. */
export function registerMediaRoutes(
  app: FastifyInstance,
  deps: Deps,
  parts: ProductPictureParts & { cache: PictureCache; painter: Painter },
): void {
  app.get('/media/no-picture.svg', (request, reply) =>
    sendPicture(request, reply, { type: 'image/svg+xml', etag: 'no-picture-1', cache: FOR_A_DAY, body: noPicture }),
  );

  app.get<{ Params: { productId: string; version: string; file: string } }>(
    '/media/products/:productId/:version/:file',
    async (request, reply) => {
      const { productId, version, file: name } = request.params;
      const file = parsePictureFile(name);
      const id = /^\d{1,9}$/.test(productId) ? Number(productId) : undefined;
      const onSale = id === undefined ? undefined : catalogueOf(deps).catalogue.product(id);
      const isHidden = file && id !== undefined && !onSale?.hasPicture;
      const product = isHidden ? await offSale(deps, id, version) : onSale;
      if (!file || !product?.hasPicture) return sendNoPicture(reply);
      if (version !== String(product.pictureVersion)) {
        const present = `/media/products/${product.productId}/${product.pictureVersion}/${name}`;
        return reply.header('cache-control', FOR_A_MINUTE).redirect(present, 302);
      }
      const etag = `${product.productId}-${product.pictureVersion}-${name}`;
      const type = `image/${file.format}`;
      if (isKnown(request, etag)) return sendPicture(request, reply, { type, etag, cache: FOR_EVER, body: '' });
      try {
        const body = await productPicture(parts, product, file);
        return sendPicture(request, reply, { type, etag, cache: FOR_EVER, body });
      } catch (error) {
        request.log.warn({ err: error, productId: product.productId }, 'picture cannot be made');
        return sendNoPicture(reply);
      }
    },
  );

  // a photo beside the picture of a product, or one that is on none yet: then its name is known only to who is about to put it there
  app.get<{ Params: { photo: string; file: string } }>('/media/photos/:photo/:file', async (request, reply) => {
    const { photo, file: name } = request.params;
    const file = parsePictureFile(name);
    if (!file || !/^[0-9a-f]{32}$/.test(photo)) return sendNoPicture(reply);
    const bytes = await readStoredPhoto(deps.pool, photo);
    if (!bytes) return sendNoPicture(reply);
    const make = () => parts.painter.paint({ subject: { kind: 'photo', bytes }, ...file });
    const body = await parts.cache.get(`photos/${photo.slice(0, 2)}/${photo}-${name}`, make);
    return sendPicture(request, reply, {
      type: `image/${file.format}`,
      etag: `${photo}-${name}`,
      cache: FOR_EVER,
      body,
    });
  });

  app.get<{ Params: { picture: string; file: string } }>('/media/content/:picture/:file', async (request, reply) => {
    const { picture, file: name } = request.params;
    const [, width, format] = /^(480|960|1600)\.(webp|avif)$/.exec(name) ?? [];
    if (!width || !/^[0-9a-f]{32}$/.test(picture)) return sendNoPicture(reply);
    const file = { size: Number(width), format: format as 'webp' | 'avif' };
    const bytes = await readContentPicture(deps.pool, picture);
    if (!bytes) return sendNoPicture(reply);
    const make = () => parts.painter.paint({ subject: { kind: 'picture', bytes }, ...file });
    const body = await parts.cache.get(`content/${picture.slice(0, 2)}/${picture}-${name}`, make);
    return sendPicture(request, reply, { type: `image/${format}`, etag: `${picture}-${name}`, cache: FOR_EVER, body });
  });

  for (const [folder, kind] of [
    ['categories', 'sector'],
    ['art', 'art'],
  ] as const) {
    app.get<{ Params: { file: string } }>(`/media/${folder}/:file`, async (request, reply) => {
      const scene = await scenePicture(parts, kind, request.params.file, ownBagOf(deps.shop.look));
      if (!scene) return sendNoPicture(reply);
      return sendPicture(request, reply, { ...scene, cache: FOR_A_DAY });
    });
  }
}

/** Bags in illustrations are in the shop's colour, and without the word of the design where the shop is called otherwise. */
const ownBagOf = (look: ShopLook | undefined): OwnBag | undefined =>
  look && { cloth: look.colours?.[700], wordless: look.name !== DESIGN_NAME };

interface SentPicture {
  type: string;
  etag: string;
  cache: string;
  body: Buffer | string;
}

export function sendPicture(request: FastifyRequest, reply: FastifyReply, { type, etag, cache, body }: SentPicture) {
  reply.header('cache-control', cache).header('etag', `"${etag}"`);
  if (isKnown(request, etag)) return reply.code(304).send();
  return reply.header('content-type', type).send(body);
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known?.split(',').some((each) => each.trim().replace(/^W\//, '') === `"${etag}"`) ?? false;
}

export function sendNoPicture(reply: FastifyReply) {
  return reply.code(404).header('cache-control', FOR_A_MINUTE).type('image/svg+xml').send(noPicture);
}

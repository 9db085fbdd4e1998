/**
 * Paints pictures in a process of its own: drawing takes 10 to 300 ms of processor time, which the server must not spend
 * between two requests, and this process runs at a lower priority.
 */
import os from 'node:os';
import { flyerPage } from '@sporta/pictures/flyer/index.ts';
import { illustration, packshot, packshotFor, renderPicture, sectorPicture } from '@sporta/pictures/index.ts';
import { LRUCache } from 'lru-cache';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { cleanPhoto } from './clean-photo.ts';
import type { DrawnProduct, PainterAnswer, PainterRequest, PictureJob, PictureSubject } from './picture-job.ts';

/** Below the server: a picture may wait, a customer at the till may not. */
const NICENESS = 10;
/** Drawings kept, since a picture is usually wanted in several sizes. */
const KEPT_DRAWINGS = 24;

sharp.concurrency(1);
sharp.cache(false);
os.setPriority(NICENESS);

const drawings = new LRUCache<string, string>({ max: KEPT_DRAWINGS });

/** PNG is for mail programs: some know neither of the others. */
function encoded(picture: Sharp, format: PictureJob['format']): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 60, effort: 2 }).toBuffer();
    case 'png':
      return picture.png({ palette: true, quality: 90 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 84 }).toBuffer();
  }
}

async function paint({ subject, size, format }: PictureJob): Promise<Buffer> {
  if (subject.kind === 'photo') {
    const photo = sharp(subject.bytes, { limitInputPixels: 50_000_000 })
      .rotate()
      .resize(size, size, { fit: 'contain', background: { r: 255, g: 255, b: 255, alpha: 0 } });
    return encoded(photo, format);
  }
  if (subject.kind === 'upload') return cleanPhoto(subject.bytes, subject.least);
  if (subject.kind === 'picture') {
    const picture = sharp(subject.bytes).resize({ width: size, withoutEnlargement: true });
    return encoded(picture, format);
  }
  if (subject.kind === 'cut') {
    const { x: left, y: top, width, height } = subject;
    return sharp(subject.bytes).extract({ left, top, width, height }).webp({ quality: 90 }).toBuffer();
  }
  if (subject.kind === 'sheet') {
    return sharp(subject.bytes)
      .resize(size, Math.round(size * Math.SQRT2), { fit: 'contain', background: '#fff' })
      .flatten({ background: '#fff' })
      .png({ palette: true, quality: 90 })
      .toBuffer();
  }
  if (subject.kind === 'svg') {
    return sharp(Buffer.from(subject.svg), { limitInputPixels: 50_000_000 }).resize({ width: size }).png().toBuffer();
  }
  if (subject.kind === 'flyer') return paintFlyer(subject, size);
  return renderPicture(drawingOf(subject), { size, format });
}

async function paintFlyer({ page, products }: Extract<PictureSubject, { kind: 'flyer' }>, width: number) {
  const { ground, pictures, flags } = flyerPage(page);
  const layers: OverlayOptions[] = [];
  for (const [at, { x, y, size }] of pictures.entries()) {
    const product = products[at];
    if (!product) continue;
    const input = await renderPicture(drawProduct(product), { size, format: 'png' });
    layers.push({ input, left: x, top: y });
  }
  const whole = await sharp(Buffer.from(ground))
    .composite([...layers, { input: Buffer.from(flags), left: 0, top: 0 }])
    .png()
    .toBuffer();
  return sharp(whole).resize({ width }).png({ palette: true, quality: 90 }).toBuffer();
}

type Drawn = Extract<PictureSubject, { kind: 'product' | 'sector' | 'art' }>;

function drawingOf(subject: Drawn): string {
  const key = JSON.stringify(subject);
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const svg = draw(subject);
  drawings.set(key, svg);
  return svg;
}

function draw(subject: Drawn): string {
  switch (subject.kind) {
    case 'sector':
      return sectorPicture(subject.key);
    case 'art':
      return illustration(subject.key as Parameters<typeof illustration>[0], subject.bag);
    case 'product':
      return drawProduct(subject.product);
  }
}

function drawProduct(product: DrawnProduct): string {
  return packshot(packshotFor({ kind: 'product', vat: 22, ...product } as Parameters<typeof packshotFor>[0]));
}

const answer = (message: PainterAnswer) => process.send?.(message);

process.on('message', async ({ id, ...job }: PainterRequest) => {
  try {
    answer({ id, picture: await paint(job) });
  } catch (error) {
    answer({ id, problem: (error as Error).message });
  }
});
// Ctrl-C reaches the whole group; the server says when it is time to go.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { BusinessError } from '../../platform/errors.ts';
import { photoProblem } from './clean-photo.ts';
import type { Painter } from './painter.ts';
import type { StoredPhoto } from './stored-photos.repo.ts';

/** How files of photos begin: what a file is called, or says it is, does not matter. */
const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => bytes.toString('latin1', 4, 12) === 'ftypavif',
];

/**
 * Makes a photo of what somebody uploaded: upright, at most 1600 pixels, without a word about camera, place and time. The painter
 * opens it in its own process, since nobody knows what is in it.
 * @param least pixels of its shorter side
 * @throws BusinessError `wrong-photo`
 */
export async function takePhoto(painter: Painter, upload: Buffer, least: number): Promise<StoredPhoto> {
  if (!signatures.some((isIt) => isIt(upload))) throw wrong('La foto deve essere un file JPEG, PNG, WebP o AVIF');
  let bytes: Buffer;
  try {
    bytes = await painter.paint({ subject: { kind: 'upload', bytes: upload, least }, size: 0, format: 'webp' });
  } catch (error) {
    const known = photoProblem((error as Error).message, least);
    throw wrong(known ?? 'La foto non si apre: forse il file è rovinato');
  }
  return photoOf(bytes);
}

/** A picture under its name; the file is our own. */
export async function photoOf(bytes: Buffer): Promise<StoredPhoto> {
  const { width, height } = await sharp(bytes).metadata();
  const photo = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { photo, bytes, width, height };
}

const wrong = (message: string) => new BusinessError('wrong-photo', message, { field: 'file' });

import { MOST_PHOTO_BYTES } from '@sporta/contract/staff-round-words.ts';
import sharp from 'sharp';
import { BusinessError } from '../../platform/errors.ts';

/** Pixels of the longer side that are kept: enough to read a doorbell. */
const LONGEST_SIDE = 1280;
/** A small file can unfold to a picture that fills the memory. */
const MOST_PIXELS = 50_000_000;
const kinds = ['jpeg', 'png', 'webp'];

const refused = (why: string) => new BusinessError('photo-refused', why, { field: 'image' });

/**
 * A picture of a driver as it is kept: a JPEG of at most 1280 pixels, upright, without what phones write into pictures (place,
 * device, time). Whatever is not a picture is refused by decoding it.
 * @param base64 of a JPEG, PNG or WebP
 * @throws BusinessError `photo-refused`
 */
export async function doorPhoto(base64: string): Promise<Buffer> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0 || bytes.length > MOST_PHOTO_BYTES) throw refused('La foto è vuota o troppo grande');
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!format || !kinds.includes(format)) throw refused('La foto deve essere JPEG, PNG o WebP');
    return await picture
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 72, mozjpeg: true })
      .toBuffer();
  } catch (error) {
    if (error instanceof BusinessError) throw error;
    throw refused('La foto non si legge');
  }
}

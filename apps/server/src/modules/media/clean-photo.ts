import sharp from 'sharp';

const largestSide = 1600;
const mostPixels = 50_000_000;

const tooSmall = 'photo-too-small';
const tooLarge = 'photo-too-large';

/** What is said to people of an error of `cleanPhoto`; undefined for other errors. */
export function photoProblem(error: string, leastSide: number): string | undefined {
  if (error === tooSmall) return `La foto è troppo piccola: servono almeno ${leastSide} × ${leastSide} pixel`;
  return error === tooLarge ? 'La foto è troppo grande: al massimo 50 milioni di pixel' : undefined;
}

/**
 * An uploaded photo turned upright and encoded again: what the file held beside the picture is gone.
 * @param leastSide in pixels
 * @throws Error
 */
export async function cleanPhoto(bytes: Uint8Array, leastSide: number): Promise<Buffer> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > mostPixels) throw new Error(tooLarge);
  if (Math.min(width, height) < leastSide) throw new Error(tooSmall);
  return sharp(bytes, { limitInputPixels: mostPixels })
    .rotate()
    .resize(largestSide, largestSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
}

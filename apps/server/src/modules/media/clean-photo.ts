import sharp from 'sharp';

/** Smaller ones look blurred on the page of a product. */
const leastSide = 800;
const largestSide = 1600;
const mostPixels = 50_000_000;

const tooSmall = 'photo-too-small';
const tooLarge = 'photo-too-large';

/** What is said to people, by the error of `cleanPhoto`. */
export const photoProblems: ReadonlyMap<string, string> = new Map([
  [tooSmall, `La foto è troppo piccola: servono almeno ${leastSide} × ${leastSide} pixel`],
  [tooLarge, 'La foto è troppo grande: al massimo 50 milioni di pixel'],
]);

/** An uploaded photo upright and written anew: what the file held beside the picture is gone. @throws Error */
export async function cleanPhoto(bytes: Uint8Array): Promise<Buffer> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > mostPixels) throw new Error(tooLarge);
  if (Math.min(width, height) < leastSide) throw new Error(tooSmall);
  return sharp(bytes, { limitInputPixels: mostPixels })
    .rotate()
    .resize(largestSide, largestSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
}

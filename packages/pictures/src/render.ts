import sharp from 'sharp';

export type PictureFormat = 'avif' | 'webp' | 'png';

/** Side in pixels of the pictures the pages use: cart line, card, product page, enlarged. */
export const PICTURE_SIZES = [120, 240, 480, 800] as const;

/**
 * Turns an SVG of the factory into a square bitmap with a transparent ground.
 * @param size side in pixels, 16…1600
 * @throws RangeError for a size outside the range; Error when the SVG cannot be read.
 */
export async function renderPicture(
  svg: string,
  { size, format }: { size: number; format: PictureFormat },
): Promise<Buffer> {
  if (!Number.isInteger(size) || size < 16 || size > 1600) throw new RangeError(`Picture size out of range: ${size}`);
  // The 400-unit drawing is rasterised at its final size (72 dpi = 1 unit per pixel), never enlarged from a bitmap.
  const image = sharp(Buffer.from(svg), { density: (72 * size) / 400, limitInputPixels: 4_000_000 }).resize(size, size);
  switch (format) {
    case 'avif':
      return image.avif({ quality: 60, effort: 2 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 84, alphaQuality: 90, effort: 3 }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 9 }).toBuffer();
  }
}

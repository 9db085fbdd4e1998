import type { PictureFormat } from '@sporta/pictures/render.ts';

/** Sides in pixels a product picture is served in: cart line, card, large card, product page. */
const SIZES = [120, 240, 480, 800];

export interface PictureFile {
  size: number;
  format: PictureFormat;
}

/** `240.webp` → its size and format; undefined when we do not serve it. */
export function parsePictureFile(name: string): PictureFile | undefined {
  const [, size, format] = /^(\d{3})\.(webp|avif|png)$/.exec(name) ?? [];
  if (!SIZES.includes(Number(size))) return undefined;
  return { size: Number(size), format: format as PictureFormat };
}

import { contrastOf } from '@sporta/domain';
import sharp from 'sharp';
import type { ShopLogo } from '../../platform/shop-identity.ts';
import type { StoredLogo } from './shop-settings.repo.ts';

/** Pixels: three times what a header shows, and no wider than fits beside its search field. */
const most = { height: 132, width: 660 } as const;
/** Enough to see which colours there are. */
const sample = 48;
/** Marks are told from their ground (WCAG 2.2, 1.4.11). */
const leastOfMarks = 3;
/** Of what is not see-through: less of it may be lost, e.g. a thin edge. */
const mostLost = 0.35;

/**
 * A logo as pages, papers and mails show it.
 * @param ground `#rrggbb` it is to stand upon
 */
export async function drawnLogo({ logo, bytes }: StoredLogo, ground: string): Promise<ShopLogo> {
  const { data, info } = await sharp(bytes)
    .resize({ ...most, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { logo, png: data, width: info.width, height: info.height, onWhite: await isLostOn(bytes, ground) };
}

async function isLostOn(bytes: Buffer, ground: string): Promise<boolean> {
  const pixels = await sharp(bytes)
    .resize(sample, sample, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  let [seen, lost] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < 128) continue;
    seen++;
    const colour = `#${pixels.subarray(at, at + 3).toString('hex')}`;
    if (contrastOf(colour, ground) < leastOfMarks) lost++;
  }
  return lost > seen * mostLost;
}

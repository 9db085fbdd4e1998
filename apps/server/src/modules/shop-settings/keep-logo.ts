import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Deps } from '../../platform/deps.ts';
import { cleanedPhoto } from '../media/index.ts';
import { insertLogo } from './shop-settings.repo.ts';

/** Pixels of the shorter side: less looks blurred in a header. */
const leastSide = 40;

/**
 * Cleans and keeps a picture for the logo; the same one is kept once.
 * @returns its name, by what it holds
 * @throws BusinessError `wrong-photo`
 */
export async function keepLogo(deps: Deps, upload: Buffer): Promise<string> {
  const bytes = await cleanedPhoto(deps, upload, leastSide);
  const { width, height } = await sharp(bytes).metadata();
  const logo = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  await insertLogo(deps.db, { logo, bytes, width, height }, deps.clock.now());
  return logo;
}

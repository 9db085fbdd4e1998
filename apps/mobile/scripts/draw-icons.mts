/**
 * Draws the icons and splash pictures of the native projects from the mark of the shop, each in the size of the picture that is
 * there. Run it when the mark changes.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const GREEN = '#094a28';
const folder = fileURLToPath(new URL('../', import.meta.url));
const favicon = await readFile(path.join(folder, '../web/public/favicon.svg'), 'utf8');
/** The mark without its rounded ground. */
const mark = favicon.replace(/<rect [^>]*>/, '');

/** The mark in the middle of a picture. @param share of the shorter side; @param ground behind it, none: transparent */
async function draw(width: number, height: number, share: number, ground: string | undefined): Promise<Buffer> {
  const side = Math.round(Math.min(width, height) * share);
  const drawn = await sharp(Buffer.from(mark), { density: (72 * side) / 64 })
    .resize(side, side)
    .png()
    .toBuffer();
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = sharp({ create: { width, height, channels: 4, background } }).composite([{ input: drawn }]);
  // Apple takes no icon with an alpha channel.
  return (ground ? picture.flatten({ background: ground }) : picture)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

function drawingOf(name: string, width: number, height: number): Promise<Buffer> {
  if (name.startsWith('splash')) return draw(width, height, 0.22, GREEN);
  if (name.includes('foreground')) return draw(width, height, 0.5, undefined);
  return draw(width, height, 0.8, GREEN);
}

for await (const file of glob('{android/app/src/main/res,ios/App/App/Assets.xcassets}/**/*.png', { cwd: folder })) {
  const place = path.join(folder, file);
  const { width, height } = await sharp(place).metadata();
  await writeFile(place, await drawingOf(path.basename(file), width, height));
  console.log(`${file} ${width}x${height}`);
}

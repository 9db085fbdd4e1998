import type { OwnBag } from '@sporta/pictures/index.ts';
import { PICTURE_STYLE } from '@sporta/pictures/style.ts';
import type { Painter } from './painter.ts';
import type { PictureCache } from './picture-cache.ts';

/** Side in pixels: departments fill small tiles, illustrations fill half a page. */
const SIZE = { sector: 240, art: 800 } as const;

/**
 * The picture of a department or an illustration by file name (`orto.webp`); undefined when there is none. The painter
 * refuses anything that is no name of ours.
 * @param bag of a shop with a look of its own
 */
export async function scenePicture(
  { cache, painter }: { cache: PictureCache; painter: Painter },
  kind: 'sector' | 'art',
  file: string,
  bag?: OwnBag,
): Promise<{ type: string; etag: string; body: Buffer } | undefined> {
  const [, key, format] = /^([a-z][a-z-]{0,40})\.(webp|avif)$/.exec(file) ?? [];
  if (!key || !format) return undefined;
  try {
    const own = kind === 'art' && bag ? `-${bag.cloth?.slice(1) ?? ''}${bag.wordless ? 'w' : ''}` : '';
    const name = `${PICTURE_STYLE}${own}-${file}`;
    const subject = kind === 'art' ? { kind, key, ...(bag ? { bag } : {}) } : { kind, key };
    const body = await cache.get(`${kind}/${name}`, () =>
      painter.paint({ subject, size: SIZE[kind], format: format as 'webp' | 'avif' }),
    );
    return { type: `image/${format}`, etag: `${kind}-${name}`, body };
  } catch {
    return undefined;
  }
}

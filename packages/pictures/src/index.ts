/** The product picture factory: catalogue data in, self-contained SVG or bitmap out. */
export type { PackshotInput } from './input.ts';
export { packshot } from './packshot.ts';
export { packshotFor } from './picker/packshot-for.ts';
export { PICTURE_SIZES, type PictureFormat, renderPicture } from './render.ts';
export { ILLUSTRATION_KEYS, type IllustrationKey, illustration, type OwnBag } from './scenes/illustrations.ts';
export { SECTOR_KEYS, sectorPicture } from './scenes/sectors.ts';
export { SHAPES } from './shapes/index.ts';
export type { ShapeKey } from './shapes/shape-keys.ts';

import { LEAST_PICTURE_SIDE } from '@sporta/contract/constants.ts';

/** A size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in pixels of the whole. */
export interface Box extends Size {
  x: number;
  y: number;
}

export type Corner = 'nw' | 'ne' | 'sw' | 'se';

/** Width for one of height; undefined: as drawn. */
export type Ratio = number | undefined;

const between = (least: number, value: number, most: number) => Math.round(Math.max(least, Math.min(most, value)));

/** The largest box of a proportion, around the middle of another. */
export function fitted(whole: Size, ratio: Ratio, around: Box = { x: 0, y: 0, ...whole }): Box {
  if (!ratio) return around;
  const size = sizeFor({ width: whole.width, height: whole.height }, whole, ratio);
  return at(around.x + around.width / 2 - size.width / 2, around.y + around.height / 2 - size.height / 2, size, whole);
}

/** A box moved, as far as the picture goes. */
export const moved = (box: Box, dx: number, dy: number, whole: Size): Box => at(box.x + dx, box.y + dy, box, whole);

/** A box with other sides, its first corner where it was as long as there is room. */
export function sized(box: Box, wanted: Partial<Size>, whole: Size, ratio: Ratio): Box {
  const byHeight = wanted.width === undefined && wanted.height !== undefined && ratio !== undefined;
  const width = byHeight ? wanted.height! * ratio : (wanted.width ?? box.width);
  const height = ratio ? width / ratio : (wanted.height ?? box.height);
  return at(box.x, box.y, sizeFor({ width, height }, whole, ratio), whole);
}

/** A box one of whose corners is drawn to a point; the one across stays. */
export function drawnTo(box: Box, corner: Corner, point: { x: number; y: number }, whole: Size, ratio: Ratio): Box {
  const [west, north] = [corner.endsWith('w'), corner.startsWith('n')];
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  // what there is between the corner across and the edge
  const room = { width: west ? right : whole.width - box.x, height: north ? bottom : whole.height - box.y };
  const wanted = {
    width: west ? right - point.x : point.x - box.x,
    height: north ? bottom - point.y : point.y - box.y,
  };
  const width = ratio ? Math.max(wanted.width, wanted.height * ratio) : wanted.width;
  const size = sizeFor({ width, height: ratio ? width / ratio : wanted.height }, room, ratio);
  return at(west ? right - size.width : box.x, north ? bottom - size.height : box.y, size, whole);
}

/** A size that is not too small and has room. */
function sizeFor(wanted: Size, room: Size, ratio: Ratio): Size {
  const least = { width: Math.min(LEAST_PICTURE_SIDE, room.width), height: Math.min(LEAST_PICTURE_SIDE, room.height) };
  if (!ratio)
    return {
      width: between(least.width, wanted.width, room.width),
      height: between(least.height, wanted.height, room.height),
    };
  const most = Math.min(room.width, room.height * ratio);
  const width = Math.min(most, Math.max(wanted.width, least.width, least.height * ratio));
  return { width: between(1, width, room.width), height: between(1, width / ratio, room.height) };
}

const at = (x: number, y: number, { width, height }: Size, whole: Size): Box => ({
  x: between(0, x, whole.width - width),
  y: between(0, y, whole.height - height),
  width,
  height,
});

/** The server takes it: a flat picture has no part of every proportion. */
export const isLargeEnough = (box: Box, whole: Size): boolean =>
  box.width >= Math.min(LEAST_PICTURE_SIDE, whole.width) && box.height >= Math.min(LEAST_PICTURE_SIDE, whole.height);

/** Where the box is, for who does not see it. */
export const boxText = ({ x, y, width, height }: Box): string =>
  `${width} × ${height} pixel, a ${x} da sinistra e ${y} dall’alto`;

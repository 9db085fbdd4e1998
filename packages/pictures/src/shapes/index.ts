import { aerosol } from './aerosol.ts';
import { alutray } from './alutray.ts';
import { bag } from './bag.ts';
import { bar } from './bar.ts';
import { blister } from './blister.ts';
import { block } from './block.ts';
import { bottle } from './bottle.ts';
import { box } from './box.ts';
import { brick } from './brick.ts';
import { can } from './can.ts';
import { canister } from './canister.ts';
import { clearbag } from './clearbag.ts';
import { cup } from './cup.ts';
import { doypack } from './doypack.ts';
import { eggs } from './eggs.ts';
import { flowpack } from './flowpack.ts';
import { gable } from './gable.ts';
import { giftcard } from './giftcard.ts';
import { heap } from './heap.ts';
import { jar } from './jar.ts';
import { jug } from './jug.ts';
import { leafbag } from './leafbag.ts';
import { multiOf } from './multi.ts';
import { net } from './net.ts';
import { oilcan } from './oilcan.ts';
import { pizza } from './pizza.ts';
import { plant } from './plant.ts';
import { pot } from './pot.ts';
import { pouch } from './pouch.ts';
import { pump } from './pump.ts';
import { reel } from './reel.ts';
import { rolls } from './rolls.ts';
import { cheeseball, wheel } from './round-cheese.ts';
import { sack } from './sack.ts';
import { salami } from './salami.ts';
import { shaker } from './shaker.ts';
import type { Shape } from './shape.ts';
import { type ShapeKey, SINGLE_SHAPES, type SingleShape } from './shape-keys.ts';
import { sleeve } from './sleeve.ts';
import { slices } from './slices.ts';
import { softpack } from './softpack.ts';
import { spray } from './spray.ts';
import { stick } from './stick.ts';
import { tin } from './tin.ts';
import { tray } from './tray.ts';
import { tube } from './tube.ts';
import { wedge } from './wedge.ts';

/** Packs drawn once; `multi` repeats one of them. */
const SINGLE = {
  pizza,
  aerosol,
  alutray,
  block,
  blister,
  canister,
  clearbag,
  doypack,
  flowpack,
  plant,
  pot,
  reel,
  salami,
  shaker,
  sleeve,
  softpack,
  stick,
  cheeseball,
  wheel,
  bag,
  bar,
  bottle,
  box,
  brick,
  can,
  cup,
  eggs,
  gable,
  giftcard,
  heap,
  jar,
  jug,
  leafbag,
  net,
  oilcan,
  pouch,
  pump,
  rolls,
  sack,
  slices,
  spray,
  tin,
  tray,
  tube,
  wedge,
} satisfies Record<SingleShape, Shape>;

export const SHAPES: readonly ShapeKey[] = [...SINGLE_SHAPES, 'multi'];

/** Several packs in one picture, of the shape named by `of` (a bottle when absent). */
const multi: Shape = (canvas, kit, pack) =>
  multiOf(SINGLE[pack.of && pack.of !== 'multi' ? pack.of : 'bottle'])(canvas, kit, pack);

/** @throws Error when no shape has that name. */
export function shapeOf(key: ShapeKey): Shape {
  const shape = key === 'multi' ? multi : SINGLE[key];
  if (!shape) throw new Error(`No shape called ${key}`);
  return shape;
}

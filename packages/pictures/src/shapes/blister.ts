import { readableOn } from '../canvas/colour.ts';
import { blisterGoods } from '../contents/blister.ts';
import { rect } from '../label/area.ts';
import { headFace } from '../label/head.ts';
import { text } from '../type/outline.ts';
import type { Shape } from './shape.ts';
import { filmGloss, flatLight, lyingShadow } from './volume.ts';

/** Hanging card with goods under clear plastic: toothbrush, razors, batteries, bulbs, lighters, lipstick, pens. */
export const blister: Shape = (canvas, kit, pack) => {
  const w = pack.w ?? 214;
  const h = pack.h ?? 316;
  const [x, y] = [200 - w / 2, 46];
  const bottom = y + h;
  canvas.bounds(x, y, x + w, bottom + 14);
  const headHeight = h * 0.36;
  const [left, top, width, height] = [x + 18, y + headHeight + 10, w - 36, h - headHeight - 40];
  const bubble = `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="22"/>`;
  return (
    lyingShadow(canvas, x, y, w, h, 16) +
    canvas.clipRect(
      x,
      y,
      w,
      h,
      rect(x, y, w, h, '#fbfaf6') +
        rect(x, bottom - 22, w, 22, pack.variant ?? kit.accent) +
        headFace(canvas, kit, pack, x, y, w, headHeight) +
        flatLight(canvas, x, y, w, h),
      14,
    ) +
    `<path d="M186 ${y + 12}H214Q218 ${y + 12} 218 ${y + 16}T214 ${y + 20}H186Q182 ${y + 20} 182 ${y + 16}T186 ${y + 12}Z" fill="#efeae0"/>` +
    canvas.clipped(
      canvas.clip(bubble),
      rect(left, top, width, height, '#dfe5e8') +
        blisterGoods(canvas, pack, left, top, width, height) +
        filmGloss(left, top, width, height),
    ) +
    bubble.replace('/>', ' fill="none" stroke="#fff" stroke-width="3" opacity=".9"/>') +
    bubble.replace('/>', ' fill="none" stroke="#9aa6ac" stroke-width="1" opacity=".6"/>') +
    text(pack.weight, 'condensed', 14, 200, bottom - 6, readableOn(pack.variant ?? kit.accent))
  );
};

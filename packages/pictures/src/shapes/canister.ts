import { darken, lighten } from '../canvas/colour.ts';
import { rect } from '../label/area.ts';
import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';

/** Straight tube with a lid: crisps, cocoa, salt, milk powder, grated cheese, wipes, effervescent tablets. */
export const canister: Shape = (canvas, kit, pack) => {
  const w = pack.w ?? 150;
  const h = pack.h ?? 280;
  const x = 200 - w / 2;
  const bottom = 364;
  const top = bottom - h;
  const ry = w * 0.075;
  const lid = pack.lid ?? pack.cap ?? lighten(kit.base, 0.35);
  const lidHeight = Math.min(34, h * 0.14);
  canvas.bounds(x - 4, top - lidHeight - ry, x + w + 4, bottom + ry + 6);
  const body = `M${x} ${top}V${bottom}A${w / 2} ${ry} 0 0 0 ${x + w} ${bottom}V${top}Z`;
  const lidPath = `M${x - 3} ${top - lidHeight}V${top}A${w / 2 + 3} ${ry} 0 0 0 ${x + w + 3} ${top}V${top - lidHeight}Z`;
  return (
    canvas.floor(200, bottom + ry, w * 0.5, 8) +
    canvas.clipped(
      canvas.clip(`<path d="${body}"/>`),
      face(canvas, kit, pack, x + 4, top, w - 8, h) +
        canvas.cylinder(rect(x, top, w, h + ry, 'none').replace(' fill="none"', '')) +
        rect(x + w * 0.14, top + 10, w * 0.06, h - 16, '#fff', `rx="4" opacity=".5" ${canvas.blur(2.2)}`),
    ) +
    `<path d="${lidPath}" fill="${lid}"/>${canvas.cylinder(`<path d="${lidPath}"/>`, 0.8)}<ellipse cx="200" cy="${top - lidHeight}" rx="${w / 2 + 3}" ry="${ry}" fill="${lighten(lid, 0.3)}"/><ellipse cx="200" cy="${top - lidHeight}" rx="${w / 2 - 6}" ry="${ry - 3}" fill="${lighten(lid, 0.15)}" stroke="${darken(lid, 0.1)}"/>`
  );
};

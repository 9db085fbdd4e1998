import { lighten } from '../canvas/colour.ts';
import { rect } from '../label/area.ts';
import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';

/** Low wide jar with a broad lid: face cream, hair mask, wax. */
export const pot: Shape = (canvas, kit, pack) => {
  const w = pack.w ?? 220;
  const [left, right, top, bottom] = [200 - w / 2, 200 + w / 2, 226, 362];
  const lid = pack.cap ?? pack.lid ?? kit.accent;
  canvas.bounds(left - 6, 140, right + 6, 370);
  const body = `M${left} ${top}H${right}V${bottom - 34}Q${right} ${bottom} ${right - 40} ${bottom}H${left + 40}Q${left} ${bottom} ${left} ${bottom - 34}Z`;
  const lidPath = `M${left - 4} ${top + 4}V158Q${left - 4} 146 ${left + 10} 146H${right - 10}Q${right + 4} 146 ${right + 4} 158V${top + 4}Q200 ${top + 12} ${left - 4} ${top + 4}Z`;
  return (
    canvas.floor(200, 364, w * 0.46, 8) +
    canvas.clipped(
      canvas.clip(`<path d="${body}"/>`),
      rect(left, top, w, bottom - top, pack.fill ?? kit.base) +
        face(canvas, kit, { ...pack, layout: pack.layout ?? 'strip' }, left + 10, top + 6, w - 20, bottom - top - 14) +
        canvas.cylinder(`<rect x="${left}" y="${top}" width="${w}" height="${bottom - top}"/>`, 0.95) +
        rect(left + 24, top + 14, 9, 90, '#fff', `rx="4" opacity=".5" ${canvas.blur(2.2)}`),
    ) +
    `<path d="${lidPath}" fill="${lid}"/>${canvas.cylinder(`<path d="${lidPath}"/>`, 0.9)}<path d="M${left + 4} 150H${right - 4}" stroke="${lighten(lid, 0.6)}" stroke-width="3" opacity=".6"/>`
  );
};

import { darken, lighten } from '../canvas/colour.ts';
import { rect } from '../label/area.ts';
import { face } from '../label/face.ts';
import { tex } from '../textures/index.ts';
import type { Shape } from './shape.ts';

/** Small glass jar of spices with a tall cap. */
export const shaker: Shape = (canvas, kit, pack) => {
  const w = pack.w ?? 128;
  const [left, right, top, bottom] = [200 - w / 2, 200 + w / 2, 130, 370];
  const cap = pack.cap ?? kit.cap ?? '#2b2b2b';
  canvas.bounds(left, 62, right, 377);
  const body = `M${left + 8} ${top}H${right - 8}Q${right} ${top + 4} ${right} ${top + 16}V${bottom - 12}Q${right} ${bottom} ${right - 12} ${bottom}H${left + 12}Q${left} ${bottom} ${left} ${bottom - 12}V${top + 16}Q${left} ${top + 4} ${left + 8} ${top}Z`;
  const labelTop = top + 58;
  const capPath = `M${left + 4} ${top + 2}V74Q${left + 4} 64 ${left + 14} 64H${right - 14}Q${right - 4} 64 ${right - 4} 74V${top + 2}Z`;
  return (
    canvas.floor(200, 371, w * 0.5, 7) +
    canvas.clipped(
      canvas.clip(`<path d="${body}"/>`),
      rect(left, top, w, bottom - top, '#edf1ef') +
        tex(canvas, pack.fillTex ?? 'powder', left - 4, top + 14, w + 8, bottom - top, pack.fill) +
        canvas.clipRect(
          left,
          labelTop,
          w,
          134,
          face(canvas, kit, { ...pack, layout: pack.layout ?? 'band' }, left + 4, labelTop, w - 8, 134),
        ) +
        canvas.cylinder(`<rect x="${left}" y="${top}" width="${w}" height="${bottom - top}"/>`, 0.85) +
        rect(left + 14, top + 12, 8, bottom - top - 30, '#fff', `rx="4" opacity=".55" ${canvas.blur(2)}`),
    ) +
    `<path d="${capPath}" fill="${cap}"/>${canvas.cylinder(`<path d="${capPath}"/>`)}<path d="M${left + 4} ${top - 10}H${right - 4}" stroke="${darken(cap, 0.3)}" stroke-width="3"/><path d="M${left + 14} 66H${right - 14}" stroke="${lighten(cap, 0.4)}" stroke-width="2" opacity=".6"/>`
  );
};

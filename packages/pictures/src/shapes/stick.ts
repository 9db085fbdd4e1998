import { darken } from '../canvas/colour.ts';
import { rect } from '../label/area.ts';
import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';

/** Stick or roll-on: deodorant, lip balm, glue. */
export const stick: Shape = (canvas, kit, pack) => {
  const w = pack.w ?? 112;
  const h = pack.h ?? 176;
  const [left, right, bottom] = [200 - w / 2, 200 + w / 2, 370];
  const top = bottom - h;
  const cap = pack.cap ?? kit.accent;
  const capTop = top - 92;
  canvas.bounds(left - 4, capTop, right + 4, 377);
  const body = `M${left} ${top}H${right}V${bottom - 16}Q${right} ${bottom} ${right - 16} ${bottom}H${left + 16}Q${left} ${bottom} ${left} ${bottom - 16}Z`;
  const capPath = `M${left - 2} ${top}V${capTop + 42}Q${left - 2} ${capTop} 200 ${capTop}Q${right + 2} ${capTop} ${right + 2} ${capTop + 42}V${top}Z`;
  return (
    canvas.floor(200, 371, w * 0.5, 7) +
    canvas.clipped(
      canvas.clip(`<path d="${body}"/>`),
      rect(left, top, w, h, pack.fill ?? kit.base) +
        face(canvas, kit, pack, left, top + 8, w, h - 20) +
        canvas.cylinder(`<rect x="${left}" y="${top}" width="${w}" height="${h}"/>`, 0.95),
    ) +
    `<path d="${capPath}" fill="${cap}"/>${canvas.cylinder(`<path d="${capPath}"/>`, 0.9)}<path d="M${left - 2} ${top - 3}H${right + 2}" stroke="${darken(cap, 0.3)}" stroke-width="3"/>`
  );
};

import { lighten } from '../canvas/colour.ts';
import { rect } from '../label/area.ts';
import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';

/** Spray can: deodorant, hair spray, shaving foam, whipped cream, insecticide. */
export const aerosol: Shape = (canvas, kit, pack) => {
  const w = pack.w ?? 104;
  const h = pack.h ?? 236;
  const [left, right, bottom] = [200 - w / 2, 200 + w / 2, 368];
  const top = bottom - h;
  const cap = pack.cap ?? lighten(kit.base, 0.2);
  const capTop = top - 84;
  canvas.bounds(left, capTop, right, 376);
  const body = `M${left + 12} ${top - 14}H${right - 12}Q${right} ${top - 8} ${right} ${top + 8}V${bottom - 6}Q${right} ${bottom} ${right - 6} ${bottom}H${left + 6}Q${left} ${bottom} ${left} ${bottom - 6}V${top + 8}Q${left} ${top - 8} ${left + 12} ${top - 14}Z`;
  const capPath = `M${left + 8} ${top - 12}V${capTop + 20}Q${left + 8} ${capTop} ${left + 30} ${capTop}H${right - 30}Q${right - 8} ${capTop} ${right - 8} ${capTop + 20}V${top - 12}Z`;
  return (
    canvas.floor(200, 370, w * 0.5, 7) +
    canvas.clipped(
      canvas.clip(`<path d="${body}"/>`),
      rect(left, top - 14, w, h + 14, lighten(kit.base, 0.1)) +
        face(canvas, kit, pack, left + 2, top + 4, w - 4, h - 12) +
        rect(left, bottom - 8, w, 8, '#c3c9cd') +
        canvas.cylinder(`<rect x="${left}" y="${top - 14}" width="${w}" height="${h + 14}"/>`, 1.05) +
        rect(left + 11, top + 8, 6, h - 30, '#fff', `rx="3" opacity=".4" ${canvas.blur(1.8)}`),
    ) +
    `<path d="${capPath}" fill="${cap}"/>${canvas.cylinder(`<path d="${capPath}"/>`)}<path d="M${left + 8} ${top - 16}H${right - 8}" stroke="#000" opacity=".2" stroke-width="2"/>`
  );
};

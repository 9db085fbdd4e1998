import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';
import { softVolume } from './volume.ts';

/** Squared pack in printed film: nappies, sanitary pads, napkins, cotton wool, sponges, bin bags. */
export const softpack: Shape = (canvas, kit, pack) => {
  const w = pack.w ?? 250;
  const h = pack.h ?? 270;
  const [x, right, bottom] = [200 - w / 2, 200 + w / 2, 368];
  const y = bottom - h;
  canvas.bounds(x - 4, y - 26, right + 4, 378);
  const body = `M${x + 8} ${y}Q200 ${y - 8} ${right - 8} ${y}Q${right + 6} ${y + 8} ${right} ${y + h / 2}Q${right + 6} ${bottom - 8} ${right - 8} ${bottom}Q200 ${bottom + 5} ${x + 8} ${bottom}Q${x - 6} ${bottom - 8} ${x} ${y + h / 2}Q${x - 6} ${y + 8} ${x + 8} ${y}Z`;
  return (
    canvas.floor(200, 372, w * 0.48, 9) +
    `<path d="M${200 - w * 0.16} ${y}V${y - 16}Q${200 - w * 0.16} ${y - 24} ${200 - w * 0.1} ${y - 24}H${200 + w * 0.1}Q${200 + w * 0.16} ${y - 24} ${200 + w * 0.16} ${y - 16}V${y}" fill="none" stroke="${kit.base}" stroke-width="9" opacity=".85"/>` +
    canvas.clipped(
      canvas.clip(`<path d="${body}"/>`),
      face(canvas, kit, pack, x - 4, y - 6, w + 8, h + 10) + softVolume(canvas, x, y - 8, w, h + 14),
    )
  );
};

import { darken, lighten } from '../canvas/colour.ts';
import { rect } from '../label/area.ts';
import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';

/** Roll standing upright in a printed band: bin bags, tape, cloths, wallpaper-like goods. */
export const reel: Shape = (canvas, kit, pack) => {
  const w = pack.w ?? 170;
  const h = pack.h ?? 250;
  const [x, bottom] = [200 - w / 2, 356];
  const top = bottom - h;
  const ry = w * 0.16;
  const colour = pack.fill ?? '#3a4a5a';
  canvas.bounds(x, top - ry, x + w, bottom + ry + 6);
  const body = `M${x} ${top}V${bottom}A${w / 2} ${ry} 0 0 0 ${x + w} ${bottom}V${top}Z`;
  const rings = [1, 0.84, 0.68, 0.52]
    .map(
      (k) =>
        `<ellipse cx="200" cy="${top}" rx="${(w / 2) * k}" ry="${ry * k}" fill="${k === 0.52 ? '#d9c9a8' : lighten(colour, 0.18 * (1.2 - k) + 0.1)}" stroke="${darken(colour, 0.2)}"/>`,
    )
    .join('');
  return (
    canvas.floor(200, bottom + ry, w * 0.5, 8) +
    canvas.clipped(
      canvas.clip(`<path d="${body}"/>`),
      rect(x, top, w, h + ry, colour) +
        canvas.clipRect(x, top + h * 0.16, w, h * 0.72, face(canvas, kit, pack, x, top + h * 0.16, w, h * 0.72)) +
        canvas.cylinder(`<rect x="${x}" y="${top}" width="${w}" height="${h + ry}"/>`),
    ) +
    rings +
    `<ellipse cx="200" cy="${top}" rx="${w * 0.16}" ry="${ry * 0.32}" fill="#4a3a28"/>`
  );
};

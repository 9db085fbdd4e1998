import { darken } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import { rect } from '../label/area.ts';
import { tagFace } from '../label/tag.ts';
import type { Shape } from './shape.ts';
import { filmGloss, lyingShadow } from './volume.ts';

/** Round goods under film, from above, with a tag: fresh pizza, focaccia, piadine, tortillas, pie crusts. `content` "plain" = no topping, "topped" = art on bare dough. */
export const pizza: Shape = (canvas, kit, pack) => {
  canvas.bounds(46, 52, 354, 372);
  const dough = pack.fill ?? '#e8b765';
  const plain = pack.content === 'plain' || pack.content === 'topped';
  let topping = '';
  for (let i = 0; i < (plain ? 34 : 26); i++) {
    const angle = canvas.rand() * 6.28;
    const reach = Math.sqrt(canvas.rand()) * (plain ? 134 : 106);
    const [cx, cy] = [200 + Math.cos(angle) * reach, 206 + Math.sin(angle) * reach];
    topping += plain
      ? `<ellipse cx="${round1(cx)}" cy="${round1(cy)}" rx="${round1(canvas.between(3, 11))}" ry="${round1(canvas.between(2, 7))}" fill="${darken(dough, 0.3)}" opacity=".55"/>`
      : `<ellipse cx="${round1(cx)}" cy="${round1(cy)}" rx="${round1(canvas.between(12, 24))}" ry="${round1(canvas.between(9, 18))}" fill="#fff3d3" opacity=".92"/>`;
  }
  const art = (pack.art ?? [])
    .flatMap((name, i) =>
      [0, 1].map((turn) => {
        const angle = (i + turn * (pack.art?.length ?? 1)) * (3.14 / (pack.art?.length ?? 1)) + 0.5;
        return canvas.art(name, 200 + Math.cos(angle) * 74, 196 + Math.sin(angle) * 74, 60, turn * 40);
      }),
    )
    .join('');
  const [left, top, width, height] = [176, 268, 158, 92];
  return (
    lyingShadow(canvas, 58, 62, 284, 284, 140) +
    `<circle cx="200" cy="206" r="146" fill="${canvas.radial([
      [0, dough],
      [0.8, dough],
      [0.94, darken(dough, 0.16)],
      [1, darken(dough, 0.4)],
    ])}"/>` +
    (plain ? '' : '<circle cx="200" cy="206" r="122" fill="#c8371f"/>') +
    topping +
    (pack.content === 'plain' ? '' : art) +
    `<circle cx="200" cy="206" r="150" fill="#fff" opacity=".07"/>${canvas.clipped(canvas.clip('<circle cx="200" cy="206" r="150"/>'), filmGloss(50, 56, 300, 300))}<circle cx="200" cy="206" r="150" fill="none" stroke="#fff" stroke-width="2" opacity=".5"/>` +
    rect(left + 2, top + 4, width, height, '#000', `rx="8" opacity=".3" ${canvas.blur(3)}`) +
    canvas.clipRect(left, top, width, height, tagFace(canvas, kit, pack, left, top, width, height), 8)
  );
};

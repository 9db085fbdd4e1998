import { blob } from '../canvas/blob.ts';
import { darken, lighten } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import { rect } from '../label/area.ts';
import { tagFace } from '../label/tag.ts';
import type { Shape } from './shape.ts';
import { filmGloss, lyingShadow } from './volume.ts';

/** Piece under vacuum: cheese, speck, pancetta, tofu, smoked fish, tempeh. `content` speckles it. */
export const block: Shape = (canvas, kit, pack) => {
  const w = pack.w ?? 300;
  const h = pack.h ?? 196;
  const [x, y] = [200 - w / 2, 208 - h / 2];
  canvas.bounds(x - 14, y - 14, x + w + 14, y + h + 20);
  const colour = pack.fill ?? '#f3d88f';
  const piece = `<rect x="${x + 8}" y="${y + 10}" width="${w - 16}" height="${h - 20}" rx="${pack.content === 'meat' ? 54 : 14}"/>`;
  const paint = canvas.linear(
    [
      [0, lighten(colour, 0.3)],
      [0.5, colour],
      [1, darken(colour, 0.2)],
    ],
    'diagonal',
  );
  let marks = '';
  if (pack.content === 'meat') {
    for (let i = 0; i < 16; i++) {
      const left = x + canvas.rand() * w;
      const top = y + canvas.rand() * h;
      marks += `<path d="M${round1(left)} ${round1(top)}q26 ${round1(canvas.between(-14, 14))} 58 ${round1(canvas.between(-8, 8))}" stroke="#f6ddd0" stroke-width="${round1(canvas.between(2, 9))}" stroke-linecap="round" fill="none" opacity=".75"/>`;
    }
  } else {
    for (let i = 0; i < (pack.holes ? 12 : 50); i++) {
      const radius = pack.holes ? canvas.between(5, 14) : canvas.between(0.8, 2.4);
      marks += `<ellipse cx="${round1(x + canvas.rand() * w)}" cy="${round1(y + canvas.rand() * h)}" rx="${round1(radius * 1.3)}" ry="${round1(radius)}" fill="${canvas.rand() > 0.5 && !pack.holes ? '#ffffff' : darken(colour, 0.22)}" opacity=".6"/>`;
    }
    if (pack.veins)
      for (let i = 0; i < 9; i++)
        marks += `<path d="${blob(canvas, x + canvas.rand() * w, y + canvas.rand() * h, 18, 6, 7, 0.5)}" fill="#4a7470" opacity=".6"/>`;
  }
  const [width, height] = [166, 104];
  const [left, top] = [x + w - width - 28, y + h - height - 24];
  return (
    lyingShadow(canvas, x - 8, y - 8, w + 16, h + 16, 20) +
    rect(x - 12, y - 12, w + 24, h + 24, '#f4f7f8', 'rx="10" opacity=".75"') +
    `<path d="M${x - 12} ${y - 2}H${x + w + 12}M${x - 12} ${y + h + 2}H${x + w + 12}" stroke="#fff" stroke-width="2" opacity=".8"/>` +
    piece.replace('/>', ` fill="${pack.rind ?? darken(colour, 0.2)}"/>`) +
    canvas.clipped(
      canvas.clip(piece),
      rect(x + 14, y + 15, w - 28, h - 30, paint, `rx="${pack.content === 'meat' ? 48 : 10}"`) +
        marks +
        filmGloss(x, y, w, h),
    ) +
    `<g transform="rotate(-3 ${left + width / 2} ${top + height / 2})">${rect(left + 2, top + 4, width, height, '#000', `rx="8" opacity=".28" ${canvas.blur(3)}`)}${canvas.clipRect(left, top, width, height, tagFace(canvas, kit, pack, left, top, width, height), 8)}</g>`
  );
};

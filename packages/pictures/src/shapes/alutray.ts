import { lighten } from '../canvas/colour.ts';
import { rect } from '../label/area.ts';
import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';

/** Low aluminium or plastic tub under a printed foil, seen from above: pet food, pâté, spreads, fresh cheese. */
export const alutray: Shape = (canvas, kit, pack) => {
  const w = pack.w ?? 268;
  const h = pack.h ?? 214;
  const [x, y] = [200 - w / 2, 206 - h / 2];
  canvas.bounds(x - 8, y - 6, x + w + 8, y + h + 34);
  const layout = pack.layout ?? (kit.layout === 'arch' || kit.layout === 'stripe' ? ('wave' as const) : kit.layout);
  const rim = pack.trayCol ?? '#d5dade';
  return (
    rect(x + 4, y + 26, w - 8, h, '#2b2118', `rx="50" opacity=".42" ${canvas.blur(8)}`) +
    rect(x + 10, y + 24, w - 20, h, rim, 'rx="46"') +
    canvas.cylinder(`<rect x="${x + 10}" y="${y + 24}" width="${w - 20}" height="${h}" rx="46"/>`, 0.8) +
    rect(x - 6, y - 4, w + 12, h + 14, lighten(rim, 0.4), 'rx="52"') +
    canvas.clipRect(
      x,
      y,
      w,
      h + 4,
      face(canvas, kit, { ...pack, layout }, x + 8, y + 4, w - 16, h - 4) +
        rect(
          x,
          y,
          w,
          h + 4,
          canvas.linear(
            [
              [0, '#fff', 0.4],
              [0.3, '#fff', 0.02],
              [0.5, '#fff', 0.22],
              [0.6, '#fff', 0],
              [1, '#000', 0.14],
            ],
            'diagonal',
          ),
        ),
      46,
    ) +
    `<path d="M${x + w - 30} ${y - 2}Q${x + w + 6} ${y - 8} ${x + w + 6} ${y + 26}Z" fill="${lighten(rim, 0.6)}"/>`
  );
};

import { lighten } from '../canvas/colour.ts';
import { rect } from '../label/area.ts';
import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';

/** Wrap lying on its back, sealed at both ends: biscuits, bars, wafers, wet wipes, tissues, sponges, pasta sheets. */
export const flowpack: Shape = (canvas, kit, pack) => {
  const w = pack.w ?? 318;
  const h = pack.h ?? 156;
  const [x, right] = [200 - w / 2, 200 + w / 2];
  const [y, bottom] = [212 - h / 2, 212 + h / 2];
  canvas.bounds(x, y, right, bottom + 14);
  const seal = 20;
  const teeth = Math.round(h / 9);
  const step = h / teeth;
  const zig = (direction: 1 | -1) =>
    Array.from(
      { length: teeth },
      () => `l${-direction * 4} ${(direction * step) / 2}l${direction * 4} ${(direction * step) / 2}`,
    ).join('');
  const body = `M${x + seal} ${y - 2}Q200 ${y + 4} ${right - seal} ${y - 2}L${right} ${y}${zig(1)}L${right - seal} ${bottom + 2}Q200 ${bottom - 4} ${x + seal} ${bottom + 2}L${x} ${bottom}${zig(-1)}Z`;
  const flap = pack.cap
    ? `${rect(200 - w * 0.17, y + h * 0.1, w * 0.34, h * 0.3, '#000', `rx="12" opacity=".2" ${canvas.blur(3)}`)}${rect(200 - w * 0.17, y + h * 0.08, w * 0.34, h * 0.3, pack.cap, 'rx="12"')}${rect(200 - w * 0.15, y + h * 0.1, w * 0.3, 5, lighten(pack.cap, 0.5), 'rx="2" opacity=".7"')}`
    : '';
  const printTop = pack.cap ? y + h * 0.4 : y;
  return (
    rect(x + 12, y + 16, w - 24, h, '#2b2118', `rx="20" opacity=".38" ${canvas.blur(8)}`) +
    canvas.clipped(
      canvas.clip(`<path d="${body}"/>`),
      rect(
        x,
        y - 4,
        w,
        h + 8,
        pack.layout === 'minimal' || kit.layout === 'minimal' ? (pack.variant ?? kit.accent) : kit.base,
      ) +
        face(
          canvas,
          kit,
          { ...pack, layout: pack.layout ?? 'side' },
          x + seal + 4,
          printTop,
          w - seal * 2 - 8,
          bottom - printTop,
        ) +
        rect(x, y - 4, seal, h + 8, '#fff', 'opacity=".22"') +
        rect(right - seal, y - 4, seal, h + 8, '#fff', 'opacity=".22"') +
        Array.from(
          { length: 5 },
          (_, i) =>
            `<path d="M${x + 3 + i * 4} ${y}V${bottom}M${right - 3 - i * 4} ${y}V${bottom}" stroke="#000" stroke-width=".8" opacity=".13"/>`,
        ).join('') +
        flap +
        rect(
          x,
          y - 4,
          w,
          h + 8,
          canvas.linear(
            [
              [0, '#000', 0.22],
              [0.1, '#fff', 0.34],
              [0.24, '#fff', 0.06],
              [0.6, '#000', 0],
              [1, '#000', 0.36],
            ],
            'down',
          ),
        ) +
        `<g ${canvas.blur(2.2)} stroke="#fff" fill="none" opacity=".55" stroke-linecap="round"><path d="M${x + seal + 8} ${y + 12}Q${x + seal + 40} ${y + 30} ${x + seal + 14} ${y + h * 0.5}" stroke-width="4"/><path d="M${right - seal - 10} ${y + 14}Q${right - seal - 36} ${y + 40} ${right - seal - 12} ${y + h * 0.6}" stroke-width="4"/><path d="M${x + w * 0.2} ${y + 12}H${x + w * 0.75}" stroke-width="5" opacity=".7"/></g>`,
    )
  );
};

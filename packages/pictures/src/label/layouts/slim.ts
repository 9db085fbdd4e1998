import type { LayoutKey } from '../../brand/kit.ts';
import { legible, lighten, readableOn } from '../../canvas/colour.ts';
import { fittedLines } from '../../type/lines.ts';
import { text, widthAt1 } from '../../type/outline.ts';
import { type LabelArea, type Layout, rect } from '../area.ts';
import { cluster } from '../cluster.ts';
import { lockup } from '../lockup.ts';

interface Ground {
  markup: string;
  /** Colours the name and the weight stand on. */
  name: string;
  foot: string;
}

/**
 * Labels too narrow for two lines of small letters (bottles, tubes, spray cans): mark, the name as large as it goes in up
 * to three lines, and art in what is left. The ground is that of the brand's own layout.
 */
export const slim =
  (style: LayoutKey): Layout =>
  (area) => {
    const { canvas, kit, pack, x, y, w, h, cx, weight } = area;
    const hasArt = Boolean(pack.art?.length);
    // low labels of sodas and small bottles: the weight moves aside, so that art has its room
    const low = h < w * 1.2;
    const room = w * (FRAMED.includes(style) ? 0.78 : 0.82);
    const lines = fittedLines(pack.label, {
      width: room,
      height: h * (hasArt ? (low ? 0.34 : 0.39) : 0.52),
      most: w * 0.21,
      widthAt1: (line) => widthAt1(line.toUpperCase(), 'condensedBold'),
    });
    const size = lines.size;
    const first = y + h * 0.3 + size * 0.86;
    const under = first + (lines.text.length - 1) * size * LEADING;
    const ground = groundOf(style, area, under + size * 0.3);
    const foot = y + h * (low ? 0.97 : 0.9);
    const space = (foot - under - size * 0.3) / 2;
    const radius = Math.min(w * 0.34, space);
    const weightSize = Math.max(9, w * 0.095);
    const weightX = low && hasArt ? x + w * 0.1 : cx;
    const ink = legible(kit.sub ?? readableOn(ground.name), ground.name);
    return (
      ground.markup +
      lockup(canvas, kit, x + w * 0.1, y + h * 0.07, w * 0.8, h * 0.19) +
      lines.text
        .map((line, i) =>
          text(line.toUpperCase(), 'condensedBold', size, cx, first + i * size * LEADING, ink, { maxW: room }),
        )
        .join('') +
      (hasArt ? cluster(canvas, pack.art, cx, foot - radius, radius) : '') +
      text(weight, 'condensed', weightSize, weightX, y + h * 0.985 - weightSize * 0.15, legible(ink, ground.foot), {
        maxW: w * (low && hasArt ? 0.24 : 0.6),
        anchor: low && hasArt ? 'l' : 'm',
      })
    );
  };

const LEADING = 0.98;
/** Layouts whose name keeps off a frame. */
const FRAMED: readonly LayoutKey[] = ['premium', 'frame'];

function groundOf(style: LayoutKey, { kit, pack, x, y, w, h, variant }: LabelArea, nameEnd: number): Ground {
  // the colour of the variety begins below the name, so that no line of it stands on two colours
  const edge = Math.max(y + h * 0.56, nameEnd);
  switch (style) {
    case 'premium':
      return {
        markup:
          rect(x, y, w, h, kit.base) +
          rect(x + 5, y + 5, w - 10, h - 10, 'none', `rx="3" stroke="${kit.trim}" stroke-width="1.6"`) +
          (pack.variant ? rect(x + 5, y + h - 9, w - 10, 4, variant) : ''),
        name: kit.base,
        foot: kit.base,
      };
    case 'frame':
      return {
        markup:
          rect(x, y, w, h, variant) +
          rect(x + 5, y + 5, w - 10, h - 10, kit.paper, 'rx="4"') +
          rect(x + w * 0.09, y, w * 0.82, h * 0.275, kit.base),
        name: kit.paper,
        foot: kit.paper,
      };
    case 'band':
      return {
        markup:
          rect(x, y, w, h, kit.paper) +
          rect(x, y, w, h * 0.28, kit.base) +
          rect(x, y + h * 0.28, w, 3, kit.trim) +
          rect(x, y + h * 0.91, w, h * 0.09, variant),
        name: kit.paper,
        foot: variant,
      };
    case 'strip':
      return {
        markup:
          rect(x, y, w, h, kit.base) + rect(x, y, w, h * 0.04, variant) + rect(x, y + h * 0.96, w, h * 0.04, variant),
        name: kit.base,
        foot: kit.base,
      };
    case 'diagonal': {
      const cut = `M${x} ${edge + h * 0.12}L${x + w} ${edge}`;
      return {
        markup: `${rect(x, y, w, h, kit.base)}<path d="${cut}V${y + h}H${x}Z" fill="${variant}"/><path d="${cut}" stroke="${lighten(kit.base, 0.3)}" stroke-width="4"/>`,
        name: kit.base,
        foot: variant,
      };
    }
    case 'panel':
      return {
        markup:
          rect(x, y, w, h, lighten(variant, 0.15)) +
          rect(x, y, w, h * 0.28, kit.base) +
          rect(x, y + h * 0.28, w, 3, kit.trim),
        name: variant,
        foot: variant,
      };
    default: {
      const line = `M${x} ${edge + h * 0.05}C${x + w * 0.3} ${edge - h * 0.03} ${x + w * 0.62} ${edge + h * 0.12} ${x + w} ${edge + h * 0.03}`;
      return {
        markup: `${rect(x, y, w, h, kit.base)}<path d="${line}V${y + h}H${x}Z" fill="${variant}"/><path d="${line}" fill="none" stroke="${lighten(variant, 0.55)}" stroke-width="3"/>`,
        name: kit.base,
        foot: variant,
      };
    }
  }
}

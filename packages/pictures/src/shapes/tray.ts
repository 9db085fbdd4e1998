import { darken, lighten } from '../canvas/colour.ts';
import { produce } from '../contents/produce.ts';
import { CONTENTS } from '../contents/tray.ts';
import { sticker } from '../label/sticker.ts';
import type { Shape } from './shape.ts';

/** film-wrapped tray from above */
export const tray: Shape = (canvas, kit, pack) => {
  const content = (pack.content ? CONTENTS[pack.content] : undefined) ?? produce;
  const w = pack.w || 300,
    h = pack.h || 214,
    x = 200 - w / 2,
    y = 208 - h / 2,
    tr = pack.trayCol || '#20262a',
    X = x + w,
    B = y + h;
  canvas.bounds(x, y, X, B + 14);
  const inner = canvas.clip(`<rect x="${x + 14}" y="${y + 14}" width="${w - 28}" height="${h - 28}" rx="18"/>`);
  let s = `<rect x="${x + 4}" y="${y + 12}" width="${w - 8}" height="${h}" rx="26" fill="#2b2118" opacity=".4" ${canvas.blur(8)}/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="26" fill="${tr}"/><rect x="${x + 1.5}" y="${y + 1.5}" width="${w - 3}" height="${h - 3}" rx="25" fill="none" stroke="${lighten(tr, 0.35)}" stroke-width="2"/><g clip-path="url(#${inner})"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${darken(tr, 0.35)}"/>`;
  s += content(canvas, { x: x + 14, y: y + 14, w: w - 28, h: h - 28 }, pack);
  s += `<rect x="${x}" y="${y}" width="${w}" height="40" fill="${canvas.linear(
    [
      [0, '#000', 0.35],
      [1, '#000', 0],
    ],
    'down',
  )}"/></g>`;
  // film
  const film = canvas.clip(`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="26"/>`);
  s += `<g clip-path="url(#${film})"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fff" opacity=".05"/><path d="M${x + w * 0.5} ${y}H${x + w * 0.66}L${x + w * 0.34} ${B}H${x + w * 0.18}Z" fill="#fff" opacity=".15"/><path d="M${x + w * 0.7} ${y}H${x + w * 0.74}L${x + w * 0.42} ${B}H${x + w * 0.38}Z" fill="#fff" opacity=".18"/><g ${canvas.blur(1.2)} stroke="#fff" fill="none" opacity=".55"><path d="M${x + 10} ${y + 26}Q${x + 24} ${y + 10} ${x + 44} ${y + 8}" stroke-width="4"/><path d="M${X - 12} ${B - 34}Q${X - 22} ${B - 12} ${X - 44} ${B - 9}" stroke-width="3"/></g></g>`;
  // sticker label
  if (pack.label !== undefined) {
    const lw = pack.stickerW || 126,
      lh = pack.stickerH || 84,
      lx = X - lw - 18,
      ly = B - lh - 18;
    s +=
      `<g><rect x="${lx + 2}" y="${ly + 3}" width="${lw}" height="${lh}" rx="7" fill="#000" opacity=".3" ${canvas.blur(2.5)}/>` +
      canvas.clipRect(lx, ly, lw, lh, sticker(canvas, kit, pack, lx, ly, lw, lh), 7) +
      `</g>`;
  }
  return s;
};

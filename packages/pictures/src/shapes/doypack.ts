import { rect } from '../label/area.ts';
import { face } from '../label/face.ts';
import { tex, WINDOW_SCALE } from '../textures/index.ts';
import type { Shape } from './shape.ts';
import { softVolume } from './volume.ts';

/** Stand-up bag with a rounded foot: refills, nuts, grated cheese, pet morsels, tabs; with a spout when it has a cap. */
export const doypack: Shape = (canvas, kit, pack) => {
  const w = pack.w ?? 206;
  const h = pack.h ?? 280;
  const [x, right, bottom] = [200 - w / 2, 200 + w / 2, 368];
  const y = bottom - h;
  canvas.bounds(x - 4, y - (pack.cap ? 34 : 4), right + 4, 378);
  const body = `M${x + 6} ${y}H${right - 6}Q${right} ${y} ${right} ${y + 8}L${right + 2} ${bottom - 26}Q${right + 2} ${bottom} ${right - 30} ${bottom + 2}Q200 ${bottom + 8} ${x + 30} ${bottom + 2}Q${x - 2} ${bottom} ${x - 2} ${bottom - 26}L${x} ${y + 8}Q${x} ${y} ${x + 6} ${y}Z`;
  const spout = pack.cap
    ? `${rect(182, y - 14, 36, 18, '#e9edf0')}${rect(176, y - 32, 48, 24, pack.cap, 'rx="5"')}${canvas.cylinder(`<rect x="176" y="${y - 32}" width="48" height="24" rx="5"/>`)}`
    : '';
  let printed = face(canvas, kit, pack, x - 4, y + 12, w + 8, h - 6);
  if (pack.window) {
    const [width, height] = [w * 0.66, h * 0.3];
    const [left, top] = [200 - width / 2, bottom - height - 26];
    const hole = `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${height / 2.4}"/>`;
    printed +=
      canvas.clipped(
        canvas.clip(hole),
        tex(canvas, pack.window, left - 10, top - 10, width + 20, height + 20, pack.windowCol, WINDOW_SCALE),
      ) + hole.replace('/>', ` fill="none" stroke="${kit.trim}" stroke-width="3"/>`);
  }
  return (
    canvas.floor(200, 374, w * 0.46, 8) +
    spout +
    canvas.clipped(
      canvas.clip(`<path d="${body}"/>`),
      rect(x - 6, y, w + 12, h + 12, kit.base) +
        printed +
        rect(x - 6, y, w + 12, 16, '#fff', 'opacity=".16"') +
        `<path d="M${x} ${y + 16}H${right}" stroke="#000" opacity=".18"/><path d="M${x + 4} ${bottom - 26}Q200 ${bottom - 2} ${right - 4} ${bottom - 26}" stroke="#000" opacity=".16" fill="none" stroke-width="2"/>` +
        softVolume(canvas, x, y, w, h + 10),
    )
  );
};

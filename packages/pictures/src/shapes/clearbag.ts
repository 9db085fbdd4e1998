import { rect } from '../label/area.ts';
import { tagFace } from '../label/tag.ts';
import type { Shape } from './shape.ts';
import { softVolume } from './volume.ts';

/** Clear bag with the goods in sight and a printed band: bread, rolls, carrots, apples, croutons, frozen fish. */
export const clearbag: Shape = (canvas, kit, pack) => {
  const w = pack.w ?? 236;
  const h = pack.h ?? 286;
  const [x, right, bottom] = [200 - w / 2, 200 + w / 2, 370];
  const y = bottom - h;
  const art = pack.art?.length ? pack.art : ['bread'];
  const size = pack.size ?? 104;
  canvas.bounds(x - 4, y - 2, right + 4, 378);
  const body = `M${x + 10} ${y}H${right - 10}L${right - 6} ${y + 22}C${right + 6} ${y + h * 0.3} ${right + 6} ${y + h * 0.75} ${right - 6} ${bottom}H${x + 6}C${x - 6} ${y + h * 0.75} ${x - 6} ${y + h * 0.3} ${x + 6} ${y + 22}Z`;
  let goods = '';
  const single = pack.count === 1;
  if (single) goods = canvas.art(art[0] as string, 200, y + h * 0.36, w * 1.02, -4);
  const rows = single ? 0 : Math.ceil(h / (size * 0.66));
  const columns = Math.ceil(w / (size * 0.74));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cx = x + size * 0.36 + column * size * 0.74 + (row % 2 ? -size * 0.24 : 0);
      const cy = y + 40 + size * 0.3 + row * size * 0.66;
      goods += canvas.piece(
        art[(row + column) % art.length] as string,
        cx,
        cy,
        size,
        canvas.between(-1, 1) * (pack.rot ?? 16),
      );
    }
  }
  const [height, top] = [h * 0.36, y + h * (single ? 0.58 : 0.34)];
  return (
    canvas.floor(200, 371, w * 0.46, 8) +
    canvas.clipped(
      canvas.clip(`<path d="${body}"/>`),
      rect(x - 8, y, w + 16, h, pack.winBg ?? '#eef0ea') +
        goods +
        rect(x - 8, y, w + 16, h, '#fff', 'opacity=".1"') +
        rect(x - 8, y, w + 16, 22, '#fff', 'opacity=".5"') +
        canvas.clipRect(x + 14, top, w - 28, height, tagFace(canvas, kit, pack, x + 14, top, w - 28, height), 12) +
        softVolume(canvas, x, y, w, h),
    )
  );
};

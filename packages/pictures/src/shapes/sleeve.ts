import { produce } from '../contents/produce.ts';
import { CONTENTS } from '../contents/tray.ts';
import { rect } from '../label/area.ts';
import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';
import { filmGloss, flatLight, lyingShadow } from './volume.ts';

/** Tray of food in a printed cardboard sleeve, seen from above: ready meals, fresh pasta, burgers, sushi, desserts. */
export const sleeve: Shape = (canvas, kit, pack) => {
  const w = pack.w ?? 316;
  const h = pack.h ?? 226;
  const [x, y] = [200 - w / 2, 208 - h / 2];
  const tray = pack.trayCol ?? '#23282c';
  canvas.bounds(x, y, x + w, y + h + 14);
  const content = (pack.content ? CONTENTS[pack.content] : undefined) ?? produce;
  const band = w * 0.52;
  const window = { x: x + 14, y: y + 14, w: w - band - 14, h: h - 28 };
  return (
    lyingShadow(canvas, x, y, w, h, 24) +
    rect(x, y, w, h, tray, 'rx="22"') +
    canvas.clipRect(
      window.x,
      window.y,
      window.w + 20,
      window.h,
      content(canvas, { ...window, w: window.w + 20 }, pack) + filmGloss(window.x, window.y, window.w, window.h),
      14,
    ) +
    rect(x + w - band - 3, y - 3, band - 12, h + 6, '#000', `opacity=".25" ${canvas.blur(3)}`) +
    canvas.clipRect(
      x + w - band - 2,
      y - 4,
      band - 14,
      h + 8,
      face(canvas, kit, pack, x + w - band - 2, y - 4, band - 14, h + 8) +
        flatLight(canvas, x + w - band - 2, y - 4, band - 14, h + 8),
      3,
    )
  );
};

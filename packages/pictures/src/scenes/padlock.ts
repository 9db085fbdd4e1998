import { darken, lighten } from '../canvas/colour.ts';
import { rect } from '../label/area.ts';
import { bagMark, lit, type Scene } from './scene.ts';

/** What customers trust the shop with, under lock. */
export const padlock: Scene = (canvas, cloth) => {
  canvas.bounds(60, 70, 340, 372);
  return (
    canvas.floor(200, 362, 130, 10) +
    `<g ${canvas.drop()} transform="rotate(-5 150 200)">${rect(72, 110, 190, 130, lit(canvas, '#fffefa'), 'rx="16"')}<circle cx="118" cy="162" r="26" fill="${lighten(cloth, 0.75)}"/><circle cx="118" cy="154" r="10" fill="${cloth}"/><path d="M100 178Q118 160 136 178L132 184H104Z" fill="${cloth}"/>${rect(158, 144, 80, 9, '#9da194', 'rx="4.5"')}${rect(158, 162, 58, 7, '#d3d6cb', 'rx="3.5"')}${rect(94, 206, 140, 7, '#d3d6cb', 'rx="3.5"')}</g>` +
    `<path d="M196 236V196C196 136 290 136 290 196V236" fill="none" stroke="${lit(canvas, '#9da194')}" stroke-width="22"/><path d="M190 236V196C190 130 290 128 294 192" fill="none" stroke="#fff" stroke-width="3" opacity=".4"/>` +
    `<g ${canvas.drop()}>${rect(166, 224, 154, 134, lit(canvas, cloth), 'rx="24"')}</g>` +
    rect(166, 224, 154, 20, lighten(cloth, 0.2), 'rx="10" opacity=".5"') +
    `<circle cx="243" cy="292" r="36" fill="${darken(cloth, 0.25)}"/>` +
    bagMark(243, 291, 36, '#ffd12b', '#ffd12b')
  );
};

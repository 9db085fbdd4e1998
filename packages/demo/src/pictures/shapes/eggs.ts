import { darken, lighten } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import { tagFace } from '../label/tag.ts';
import type { Shape } from './shape.ts';

/** eggs */
export const eggs: Shape = (canvas, kit, pack) => {
  canvas.bounds(34, 120, 366, 352);
  const cb = pack.carton || '#c9b79c',
    y = 204;
  let s = canvas.floor(200, 344, 158, 10),
    e = '';
  for (let i = 0; i < 6; i++) {
    const x = 74 + i * 50.5;
    e += `<ellipse cx="${x}" cy="${y - 8}" rx="25" ry="34" fill="${canvas.radial(
      [
        [0, '#f7d9b8'],
        [0.5, pack.eggCol || '#dea878'],
        [1, darken(pack.eggCol || '#dea878', 0.3)],
      ],
      'cx=".36" cy=".28" r=".8"',
    )}"/><ellipse cx="${x - 8}" cy="${y - 24}" rx="6" ry="9" fill="#fff" opacity=".5" ${canvas.blur(1.6)}/>`;
  }
  let d = `M40 ${y}`;
  for (let i = 0; i < 6; i++) d += `q${4} 26 25.2 26t25.2 -26`;
  d = `M46 ${y}`;
  for (let i = 0; i < 6; i++) d += `c6 24 46 24 51.4 0`;
  d += `L362 ${y + 8}L344 338Q342 346 332 346H68Q58 346 56 338L38 ${y + 8}Z`;
  s +=
    `<path d="M40 ${y - 70}Q42 ${y - 82} 54 ${y - 82}H346Q358 ${y - 82} 360 ${y - 70}L364 ${y + 6}H36Z" fill="${darken(cb, 0.32)}"/><path d="M52 ${y - 70}H348L354 ${y}H46Z" fill="${darken(cb, 0.46)}"/>` +
    e;
  s += `<path d="${d}" fill="${canvas.linear(
    [
      [0, lighten(cb, 0.12)],
      [0.5, cb],
      [1, darken(cb, 0.22)],
    ],
    'down',
  )}"/>`;
  const cl = canvas.clip(`<path d="${d}"/>`);
  s += `<g clip-path="url(#${cl})">`;
  for (let i = 0; i < 5; i++)
    s += `<path d="M${98 + i * 51} ${y + 10}V346" stroke="#000" stroke-width="7" opacity=".09" ${canvas.blur(2)}/>`;
  for (let i = 0; i < 60; i++)
    s += `<circle cx="${round1(40 + canvas.rand() * 320)}" cy="${round1(y + canvas.rand() * 146)}" r="${round1(0.6 + canvas.rand())}" fill="${canvas.rand() > 0.5 ? '#fff' : '#5a4630'}" opacity=".25"/>`;
  s += `</g><g transform="translate(0 0)"><rect x="92" y="${y + 40}" width="216" height="88" rx="8" fill="#000" opacity=".22" ${canvas.blur(3)}/>${canvas.clipRect(92, y + 36, 216, 88, tagFace(canvas, kit, pack, 92, y + 36, 216, 88), 8)}</g>`;
  return s;
};

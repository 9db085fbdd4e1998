import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';

/** tube */
export const tube: Shape = (canvas, kit, pack) => {
  canvas.bounds(130, 58, 270, 377);
  const body = 'M132 60H268L252 318H148Z',
    cl = canvas.clip(`<path d="${body}"/>`),
    cap = pack.cap || kit.accent;
  let s =
    canvas.floor(200, 371, 52, 6) +
    `<g clip-path="url(#${cl})">${face(canvas, kit, pack, 136, 74, 128, 240)}<rect x="120" y="58" width="160" height="18" fill="#fff" opacity=".5"/>`;
  for (let i = 134; i < 268; i += 5) s += `<path d="M${i} 60v15" stroke="#000" opacity=".12"/>`;
  s +=
    canvas.cylinder('<rect x="132" y="60" width="136" height="260"/>', 0.9) +
    `</g><path d="M152 316H248L244 366Q244 370 240 370H160Q156 370 156 366Z" fill="${cap}"/>` +
    canvas.cylinder('<path d="M152 316H248L244 366Q244 370 240 370H160Q156 370 156 366Z"/>');
  return s;
};

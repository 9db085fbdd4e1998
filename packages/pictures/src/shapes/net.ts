import { darken } from '../canvas/colour.ts';
import { rect } from '../label/area.ts';
import { tagFace } from '../label/tag.ts';
import type { Shape } from './shape.ts';

const SACK = 'M172 92C120 120 78 180 76 252C75 330 130 372 200 372C270 372 325 330 324 252C322 180 280 120 228 92Z';
const PIECES: [number, number][] = [
  [150, 140],
  [232, 134],
  [110, 204],
  [190, 190],
  [276, 198],
  [116, 284],
  [200, 264],
  [284, 276],
  [156, 338],
  [246, 338],
  [200, 376],
];

/** Net of produce with a clip and a tag: citrus, potatoes, onions, mussels. */
export const net: Shape = (canvas, kit, pack) => {
  canvas.bounds(74, 38, 326, 380);
  const art = pack.art?.length ? pack.art : ['tangerine'];
  const size = pack.size ?? 112;
  const colour = pack.netCol ?? '#d8331f';
  const fruit = PIECES.map(([x, y], i) => {
    const shadow = `<ellipse cx="${x}" cy="${y + size * 0.36}" rx="${size * 0.38}" ry="${size * 0.14}" fill="#2b1a10" opacity=".16"/>`;
    return shadow + canvas.piece(art[i % art.length] as string, x, y, size, (canvas.rand() - 0.5) * 50);
  }).join('');
  let mesh = '';
  for (let i = -420; i < 820; i += 15) mesh += `M${i} 70L${i + 320} 390M${i} 390L${i + 320} 70`;
  const roundness = canvas.radial(
    [
      [0, '#fff', 0.18],
      [0.6, '#000', 0],
      [1, '#000', 0.3],
    ],
    'cx=".38" cy=".35" r=".75"',
  );
  const [width, height] = [156, 104];
  const [left, top] = [200 - width / 2, 196];
  return (
    canvas.floor(200, 370, 112, 9) +
    canvas.clipped(
      canvas.clip(`<path d="${SACK}"/>`),
      `${fruit}<path d="${mesh}" stroke="${colour}" stroke-width="1.5" opacity=".62" fill="none"/>${rect(60, 70, 280, 320, roundness)}`,
    ) +
    `<path d="M176 96C184 74 182 60 168 40H232C218 60 216 74 224 96Z" fill="${colour}" opacity=".85"/><path d="M184 94C190 74 190 60 182 42M200 96V40M216 94C210 74 210 60 218 42" stroke="${darken(colour, 0.35)}" stroke-width="1.5" fill="none" opacity=".6"/>` +
    rect(176, 84, 48, 13, '#d9dde0', 'rx="4"') +
    canvas.cylinder('<rect x="176" y="84" width="48" height="13" rx="4"/>') +
    `<g transform="rotate(-4 200 ${top + height / 2})">${rect(left + 2, top + 4, width, height, '#000', `rx="10" opacity=".3" ${canvas.blur(3)}`)}${canvas.clipRect(left, top, width, height, tagFace(canvas, kit, pack, left, top, width, height), 10)}</g>`
  );
};

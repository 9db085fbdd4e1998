import { blob } from '../canvas/blob.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { darken, lighten } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import type { Content } from './content.ts';

const glow = (canvas: Canvas, colour: string) =>
  canvas.radial(
    [
      [0, lighten(colour, 0.24)],
      [0.6, colour],
      [1, darken(colour, 0.26)],
    ],
    'cx=".4" cy=".32" r=".85"',
  );

/** Fibres along a piece of meat. */
function fibres(canvas: Canvas, x: number, y: number, w: number, h: number, count: number, colour: string): string {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    drawn += `<path d="M${round1(x + canvas.rand() * w)} ${round1(y + canvas.rand() * h)}q${round1(canvas.between(-10, 10))} ${round1(canvas.between(-6, 6))} ${round1(canvas.between(-10, 26))} ${round1(canvas.between(-8, 8))}" stroke="${colour}" stroke-width="${round1(canvas.between(0.8, 2.4))}" stroke-linecap="round" fill="none" opacity=".6"/>`;
  }
  return drawn;
}

const shadowed = (path: string, colour = '#2a0c0c') =>
  `<path d="${path}" transform="translate(3 5)" fill="${colour}" opacity=".4"/>`;

/** Cutlets with bone: pork chops, veal, lamb. */
function chops(colour: string, fat: string): Content {
  return (canvas, { x, y, w, h }) =>
    [0.2, 0.5, 0.8]
      .map((at, i) => {
        const cx = x + at * w;
        const cy = y + h * (i % 2 ? 0.54 : 0.46);
        const path = blob(canvas, cx, cy, w * 0.16, h * 0.44, 9, 0.1);
        const clip = canvas.clip(`<path d="${path}"/>`);
        return `<g transform="rotate(${i * 9 - 9} ${round1(cx)} ${round1(cy)})">${shadowed(path)}<path d="${path}" fill="${glow(canvas, colour)}" stroke="${fat}" stroke-width="7"/>${canvas.clipped(clip, fibres(canvas, cx - w * 0.16, cy - h * 0.4, w * 0.3, h * 0.8, 14, fat))}<path d="M${round1(cx - w * 0.1)} ${round1(cy + h * 0.34)}q${round1(w * 0.06)} ${round1(-h * 0.1)} ${round1(w * 0.05)} ${round1(-h * 0.28)}" stroke="#f3e6d2" stroke-width="11" stroke-linecap="round" fill="none"/><path d="M${round1(cx - w * 0.1)} ${round1(cy + h * 0.34)}q${round1(w * 0.06)} ${round1(-h * 0.1)} ${round1(w * 0.05)} ${round1(-h * 0.28)}" stroke="#c98a78" stroke-width="3" stroke-linecap="round" fill="none"/></g>`;
      })
      .join('');
}
export const porkChops = chops('#e08f86', '#fbe6dc');
export const lambChops = chops('#b3444a', '#f6e2d2');

/** Thin lean slices, overlapping: scaloppine, carpaccio, roast; `fill` takes the place of their colour. */
function thinSlices(usual: string, edge: string): Content {
  return (canvas, { x, y, w, h }, { fill: colour = usual }) => {
    let slices = '';
    for (let row = 0; row < 2; row++) {
      for (let column = 0; column < 4; column++) {
        const cx = x + w * (0.14 + column * 0.24 + row * 0.05);
        const cy = y + h * (0.28 + row * 0.44);
        const path = blob(canvas, cx, cy, w * 0.17, h * 0.27, 9, 0.12);
        slices += `${shadowed(path)}<path d="${path}" fill="${glow(canvas, colour)}" stroke="${edge}" stroke-width="2.5"/>${canvas.clipped(canvas.clip(`<path d="${path}"/>`), fibres(canvas, cx - w * 0.15, cy - h * 0.2, w * 0.26, h * 0.4, 9, edge))}`;
      }
    }
    return slices;
  };
}
export const veal = thinSlices('#d98a80', '#f3d3c8');
export const turkey = thinSlices('#f0c0aa', '#fbe6da');
export const carpaccio = thinSlices('#a81f2d', '#d98a86');

/** Whole roast tied with string; `fill` is its colour. */
export const roast: Content = (canvas, { x, y, w, h }, { fill = '#a83038' }) => {
  const path = blob(canvas, x + w / 2, y + h / 2, w * 0.43, h * 0.38, 10, 0.05);
  let string = '';
  for (let i = 0; i < 6; i++) {
    const left = x + w * (0.16 + i * 0.13);
    string += `<path d="M${round1(left)} ${round1(y)}Q${round1(left + 16)} ${round1(y + h / 2)} ${round1(left)} ${round1(y + h)}" stroke="#f6ecd8" stroke-width="3" fill="none"/>`;
  }
  return `${shadowed(path)}<path d="${path}" fill="${glow(canvas, fill)}"/>${canvas.clipped(canvas.clip(`<path d="${path}"/>`), `${fibres(canvas, x, y, w, h, 34, '#e3b3a6')}${string}<path d="M${x} ${round1(y + h * 0.5)}H${x + w}" stroke="#f6ecd8" stroke-width="2.5"/>`)}<ellipse cx="${round1(x + w * 0.36)}" cy="${round1(y + h * 0.3)}" rx="54" ry="14" fill="#fff" opacity=".22" ${canvas.blur(5)}/>`;
};

/** Rack of ribs. */
export const ribs: Content = (canvas, { x, y, w, h }) => {
  let bones = '';
  for (let i = 0; i < 8; i++) {
    const left = x + 12 + (i * (w - 20)) / 8;
    bones += `<path d="M${round1(left)} ${round1(y + h * 0.08)}Q${round1(left + 12)} ${round1(y + h * 0.5)} ${round1(left + 4)} ${round1(y + h * 0.94)}" stroke="#f3dccb" stroke-width="12" stroke-linecap="round" fill="none" opacity=".85"/><path d="M${round1(left + 17)} ${round1(y + h * 0.1)}Q${round1(left + 30)} ${round1(y + h * 0.5)} ${round1(left + 22)} ${round1(y + h * 0.92)}" stroke="#9c2f36" stroke-width="10" stroke-linecap="round" fill="none" opacity=".7"/>`;
  }
  const path = blob(canvas, x + w / 2, y + h / 2, w * 0.5, h * 0.48, 12, 0.03);
  return `<path d="${path}" fill="${glow(canvas, '#c4555a')}"/>${canvas.clipped(canvas.clip(`<path d="${path}"/>`), bones + fibres(canvas, x, y, w, h, 40, '#f6d9cc'))}`;
};

/** Sausages: coiled rows. */
function sausages(colour: string): Content {
  return (canvas, { x, y, w, h }) => {
    let links = '';
    const rows = 4;
    for (let i = 0; i < rows; i++) {
      const cy = y + ((i + 0.5) * h) / rows;
      const sag = canvas.between(4, 12);
      const path = `M${x + 22} ${round1(cy)}Q${round1(x + w / 2)} ${round1(cy + sag)} ${x + w - 22} ${round1(cy)}`;
      links += `<path d="${path}" transform="translate(2 6)" stroke="#1c0a08" stroke-width="${round1(h * 0.21)}" stroke-linecap="round" opacity=".35" fill="none"/><path d="${path}" stroke="${darken(colour, 0.2)}" stroke-width="${round1(h * 0.215)}" stroke-linecap="round" fill="none"/><path d="${path}" stroke="${colour}" stroke-width="${round1(h * 0.17)}" stroke-linecap="round" fill="none"/><path d="${path}" transform="translate(0 -6)" stroke="${lighten(colour, 0.4)}" stroke-width="6" stroke-linecap="round" fill="none" opacity=".75"/>`;
      for (let q = 0; q < 16; q++)
        links += `<circle cx="${round1(canvas.between(x + 20, x + w - 20))}" cy="${round1(cy + canvas.between(-12, 16))}" r="${round1(canvas.between(1, 2.6))}" fill="#f6dccd" opacity=".55"/>`;
    }
    return links;
  };
}
export const sausage = sausages('#c0594e');
export const chickenSausage = sausages('#e8a98c');
export const luganega: Content = (canvas, { x, y, w, h }) => {
  const path = `M${x + w * 0.5} ${y + h * 0.5}q18 0 14 20t-40 10t-34 -40t64 -42t86 48t-60 76t-130 -20t-30 -100`;
  return [
    ['#1c0a08', 34, 5],
    ['#9c4038', 34, 0],
    ['#c0594e', 27, 0],
  ]
    .map(
      ([colour, width, shift]) =>
        `<path d="${path}" transform="translate(0 ${shift})" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`,
    )
    .join('')
    .concat(
      `<path d="${path}" transform="translate(-3 -6)" stroke="#eba796" stroke-width="5" stroke-linecap="round" fill="none" opacity=".7"/>${fibres(canvas, x, y, w, h, 6, '#f6dccd')}`,
    );
};

/** Where two patties lie, or four smaller ones. */
const TWO = [
  [0.27, 0.5],
  [0.73, 0.5],
];
const FOUR = [
  [0.29, 0.27],
  [0.71, 0.27],
  [0.29, 0.74],
  [0.71, 0.74],
];

/** Minced patties, two or four (`n`); `fill` takes the place of their colour. */
function patties(usual: string): Content {
  return (canvas, { x, y, w, h }, { fill: colour = usual, n = 2 }) =>
    (n > 2 ? FOUR : TWO)
      .map(([ax = 0.5, ay = 0.5]) => {
        const cx = x + ax * w;
        const cy = y + ay * h;
        const [rx, ry] = n > 2 ? [w * 0.17, h * 0.22] : [w * 0.23, h * 0.42];
        const path = blob(canvas, cx, cy, rx, ry, 14, 0.025);
        let grain = '';
        for (let i = 0; i < 60; i++)
          grain += `<path d="M${round1(cx + canvas.between(-rx, rx * 0.87))} ${round1(cy + canvas.between(-ry, ry))}q4 ${round1(canvas.between(-5, 5))} ${round1(canvas.between(6, 14))} 0" stroke="${[lighten(colour, 0.2), darken(colour, 0.2), '#f0c2b2'][i % 3]}" stroke-width="4" stroke-linecap="round" fill="none" opacity=".8"/>`;
        return `${shadowed(path)}<path d="${path}" fill="${glow(canvas, colour)}"/>${canvas.clipped(canvas.clip(`<path d="${path}"/>`), grain)}<ellipse cx="${round1(cx - 18)}" cy="${round1(cy - ry * 0.52)}" rx="26" ry="9" fill="#fff" opacity=".18" ${canvas.blur(4)}/>`;
      })
      .join('');
}
export const burger = patties('#b5373c');
export const chickenBurger = patties('#e6b49c');
export const veggieBurger = patties('#8a9a4c');

/** Cubes on sticks, in the order of their colours. */
const onSticks =
  (colours: readonly string[]): Content =>
  (canvas, { x, y, w, h }) => {
    let drawn = '';
    for (let row = 0; row < 3; row++) {
      const cy = y + h * (0.2 + row * 0.3);
      drawn += `<path d="M${x + 4} ${round1(cy + 2)}H${x + w - 4}" stroke="#e3c492" stroke-width="5" stroke-linecap="round"/>`;
      for (let i = 0; i < 8; i++) {
        const colour = colours[(i + row * 2) % colours.length] as string;
        const cx = x + 30 + (i * (w - 56)) / 7.4;
        const path = blob(canvas, cx, cy, 17, h * 0.125, 7, 0.1);
        drawn += `${shadowed(path)}<path d="${path}" fill="${glow(canvas, colour)}"/>`;
      }
    }
    return drawn;
  };
/** Meat and peppers. */
export const skewers = onSticks(['#c0484c', '#e9a32c', '#e6b6a2', '#5f9a34', '#b8404a', '#d23a2a']);
/** Salmon, white fish, prawns and courgette. */
export const fishSkewers = onSticks(['#f08a5c', '#f6f0ea', '#5f9a34', '#f4b8a0', '#fbf8f2', '#e9a32c']);

/** Chicken pieces with skin: thighs, drumsticks, wings. */
function skinOn(length: number, thickness: number, count: number): Content {
  return (canvas, { x, y, w, h }) =>
    Array.from({ length: count }, (_, i) => {
      const cx = x + ((i + 0.5) * w) / count;
      const cy = y + h * (i % 2 ? 0.54 : 0.46);
      const [rx, ry] = [(w / count) * thickness, h * length];
      const path = `M${round1(cx - rx)} ${round1(cy + ry * 0.3)}Q${round1(cx - rx)} ${round1(cy + ry)} ${round1(cx)} ${round1(cy + ry)}Q${round1(cx + rx)} ${round1(cy + ry)} ${round1(cx + rx)} ${round1(cy + ry * 0.3)}Q${round1(cx + rx * 0.7)} ${round1(cy - ry * 0.4)} ${round1(cx + rx * 0.26)} ${round1(cy - ry)}H${round1(cx - rx * 0.26)}Q${round1(cx - rx * 0.7)} ${round1(cy - ry * 0.4)} ${round1(cx - rx)} ${round1(cy + ry * 0.3)}Z`;
      return `<g transform="rotate(${(i % 2 ? 172 : -8) + i * 3} ${round1(cx)} ${round1(cy)})">${shadowed(path)}<ellipse cx="${round1(cx)}" cy="${round1(cy - ry)}" rx="${round1(rx * 0.4)}" ry="9" fill="#f6e9dc"/><path d="${path}" fill="${glow(canvas, '#f3cfa8')}"/><ellipse cx="${round1(cx - rx * 0.3)}" cy="${round1(cy + ry * 0.3)}" rx="${round1(rx * 0.3)}" ry="${round1(ry * 0.3)}" fill="#fff" opacity=".35" ${canvas.blur(4)}/><path d="M${round1(cx + rx * 0.4)} ${round1(cy)}q6 14 2 28" stroke="#d99a78" stroke-width="2.5" fill="none" opacity=".6"/></g>`;
    }).join('');
}
export const drumsticks = skinOn(0.44, 0.46, 5);
export const thighs = skinOn(0.42, 0.52, 3);

/** Chicken wings: the thick joint, the bend, the pointed tip. */
export const wings: Content = (canvas, { x, y, w, h }) =>
  [
    [0.02, 0.1, 0],
    [0.34, 0.08, 8],
    [0.66, 0.12, -6],
    [0.04, 0.54, -8],
    [0.36, 0.56, 4],
  ]
    .map(([left = 0, top = 0, turn]) => {
      const path =
        'M6 44Q-4 26 8 12Q22 -4 40 8Q52 16 50 30Q64 22 78 30Q92 38 86 52Q82 64 66 62Q52 74 36 64Q18 62 6 44Z';
      const place = `translate(${round1(x + left * w)} ${round1(y + top * h)}) rotate(${turn})`;
      return `<g transform="${place}">${shadowed(path)}<path d="${path}" fill="${glow(canvas, '#f3cfa4')}" stroke="#d9a877" stroke-width="1.5"/><path d="M50 30Q46 46 36 64M66 62Q70 46 78 30" stroke="#c98f5c" stroke-width="2.5" fill="none" opacity=".7"/><ellipse cx="26" cy="22" rx="11" ry="7" fill="#fff" opacity=".45"/></g>`;
    })
    .join('');

/** Whole bird, breast up; `fill` is its skin. */
export const wholeChicken: Content = (canvas, { x, y, w, h }, { fill = '#f5d3a4' }) => {
  const cx = x + w / 2;
  const cy = y + h / 2;
  const skin = glow(canvas, fill);
  const leg = (side: 1 | -1) =>
    `<path d="M${round1(cx + side * w * 0.1)} ${round1(cy + h * 0.3)}Q${round1(cx + side * w * 0.4)} ${round1(cy + h * 0.44)} ${round1(cx + side * w * 0.36)} ${round1(cy + h * 0.02)}Q${round1(cx + side * w * 0.3)} ${round1(cy - h * 0.1)} ${round1(cx + side * w * 0.16)} ${round1(cy)}Z" fill="${skin}" stroke="#d9a877" stroke-width="1.5"/>`;
  const body = blob(canvas, cx, cy - h * 0.04, w * 0.32, h * 0.42, 12, 0.03);
  return `${shadowed(body)}<path d="${body}" fill="${skin}"/>${leg(1)}${leg(-1)}<path d="M${round1(cx)} ${round1(cy - h * 0.4)}V${round1(cy + h * 0.3)}" stroke="#d9a877" stroke-width="3" opacity=".7"/><ellipse cx="${round1(cx - w * 0.12)}" cy="${round1(cy - h * 0.16)}" rx="34" ry="22" fill="#fff" opacity=".35" ${canvas.blur(6)}/>`;
};

/** Breaded cutlets. */
export const breaded: Content = (canvas, { x, y, w, h }) =>
  [
    [0.27, 0.48, -8],
    [0.72, 0.52, 7],
  ]
    .map(([ax = 0.5, ay = 0.5, turn]) => {
      const cx = x + ax * w;
      const cy = y + ay * h;
      const path = blob(canvas, cx, cy, w * 0.25, h * 0.42, 11, 0.08);
      let crumbs = '';
      for (let i = 0; i < 70; i++)
        crumbs += `<circle cx="${round1(cx + canvas.between(-w * 0.25, w * 0.25))}" cy="${round1(cy + canvas.between(-h * 0.42, h * 0.42))}" r="${round1(canvas.between(1, 3.4))}" fill="${i % 2 ? '#f6d083' : '#b8731f'}" opacity=".7"/>`;
      return `<g transform="rotate(${turn} ${round1(cx)} ${round1(cy)})">${shadowed(path)}<path d="${path}" fill="${glow(canvas, '#dc9a3c')}"/>${canvas.clipped(canvas.clip(`<path d="${path}"/>`), crumbs)}</g>`;
    })
    .join('');

/** Cubes for stew. */
function cubes(colour: string, fat: string): Content {
  return (canvas, { x, y, w, h }) => {
    let drawn = '';
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 7; column++) {
        const cx = x + ((column + 0.5) * w) / 6.6 + (row % 2 ? -14 : 0);
        const cy = y + ((row + 0.5) * h) / 4;
        const path = blob(canvas, cx, cy, w * 0.08, h * 0.14, 6, 0.14);
        drawn += `${shadowed(path)}<path d="${path}" fill="${glow(canvas, colour)}"/>${fibres(canvas, cx - 12, cy - 8, 20, 16, 3, fat)}`;
      }
    }
    return drawn;
  };
}
export const stew = cubes('#ad2f38', '#eec4b6');
export const whiteStew = cubes('#eebfa8', '#fbe9de');

/** Rashers: bacon, pancetta tesa, guanciale. */
export const rashers: Content = (_canvas, { x, y, w, h }) => {
  let drawn = '';
  for (let i = 0; i < 6; i++) {
    const top = y + 6 + (i * (h - 20)) / 6;
    const wave = (dy: number) =>
      `M${x + 6} ${round1(top + dy)}q${round1(w / 8)} -10 ${round1(w / 4)} 0t${round1(w / 4)} 0t${round1(w / 4)} 0t${round1(w / 4.4)} 0`;
    drawn += `<path d="${wave(14)}" stroke="#2a0c0c" stroke-width="${round1(h / 6.4)}" fill="none" opacity=".3"/><path d="${wave(10)}" stroke="#c94a50" stroke-width="${round1(h / 6.4)}" fill="none"/><path d="${wave(6)}" stroke="#fbe3d6" stroke-width="7" fill="none"/><path d="${wave(17)}" stroke="#f6cfc2" stroke-width="4" fill="none"/>`;
  }
  return drawn;
};

/** T-bone steak; `fill` is its lean. */
export const tBone: Content = (canvas, { x, y, w, h }, { fill = '#a8242e' }) => {
  const path = blob(canvas, x + w * 0.47, y + h * 0.5, w * 0.42, h * 0.45, 11, 0.07);
  const clip = canvas.clip(`<path d="${path}"/>`);
  const bone = `M${x + w * 0.2} ${y + h * 0.3}Q${x + w * 0.42} ${y + h * 0.36} ${x + w * 0.62} ${y + h * 0.24}M${x + w * 0.42} ${y + h * 0.34}Q${x + w * 0.46} ${y + h * 0.6} ${x + w * 0.4} ${y + h * 0.92}`;
  return `${shadowed(path)}<path d="${path}" fill="${glow(canvas, fill)}" stroke="#f6e2d2" stroke-width="10"/>${canvas.clipped(clip, `${fibres(canvas, x, y, w, h, 46, '#eec6b8')}<path d="${bone}" stroke="#f6ecdc" stroke-width="17" stroke-linecap="round" fill="none"/><path d="${bone}" stroke="#d9a898" stroke-width="5" stroke-linecap="round" fill="none"/>`)}<ellipse cx="${x + w * 0.3}" cy="${y + h * 0.5}" rx="34" ry="16" fill="#fff" opacity=".16" ${canvas.blur(5)}/>`;
};

/** Rib of beef: the bone runs along one side. */
export const ribSteak: Content = (canvas, { x, y, w, h }, { fill = '#a8242e' }) => {
  const path = blob(canvas, x + w * 0.5, y + h * 0.5, w * 0.43, h * 0.44, 11, 0.06);
  const clip = canvas.clip(`<path d="${path}"/>`);
  const bone = `M${round1(x + w * 0.12)} ${round1(y + h * 0.2)}Q${round1(x + w * 0.02)} ${round1(y + h * 0.6)} ${round1(x + w * 0.2)} ${round1(y + h * 0.94)}`;
  const eye = `M${round1(x + w * 0.34)} ${round1(y + h * 0.3)}Q${round1(x + w * 0.6)} ${round1(y + h * 0.16)} ${round1(x + w * 0.74)} ${round1(y + h * 0.44)}Q${round1(x + w * 0.66)} ${round1(y + h * 0.76)} ${round1(x + w * 0.4)} ${round1(y + h * 0.68)}`;
  return `${shadowed(path)}<path d="${path}" fill="${glow(canvas, fill)}" stroke="#f6e2d2" stroke-width="9"/>${canvas.clipped(clip, `${fibres(canvas, x, y, w, h, 46, '#eec6b8')}<path d="${eye}" stroke="#f3d9c8" stroke-width="7" fill="none"/><path d="${bone}" stroke="#f6ecdc" stroke-width="26" stroke-linecap="round" fill="none"/><path d="${bone}" stroke="#d9a898" stroke-width="8" fill="none"/>`)}`;
};

/** Thick round cuts of fillet. */
export const medallions: Content = (canvas, { x, y, w, h }) =>
  [
    [0.2, 0.36],
    [0.5, 0.34],
    [0.8, 0.36],
    [0.32, 0.72],
    [0.64, 0.72],
  ]
    .map(([ax = 0.5, ay = 0.5]) => {
      const path = blob(canvas, x + ax * w, y + ay * h, w * 0.145, h * 0.27, 9, 0.06);
      return `${shadowed(path)}<path d="${path}" fill="${glow(canvas, '#a01f2a')}" stroke="#7a1520" stroke-width="3"/>${canvas.clipped(canvas.clip(`<path d="${path}"/>`), fibres(canvas, x + ax * w - w * 0.13, y + ay * h - h * 0.2, w * 0.24, h * 0.4, 9, '#d98a86'))}`;
    })
    .join('');

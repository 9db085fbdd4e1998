import { darken, lighten } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import type { Content } from './content.ts';

export const salmon: Content = (canvas, { x, y, w, h }) => {
  let s = '';
  for (const [cx, rot] of [
    [0.28, -3],
    [0.72, 4],
  ] as [number, number][]) {
    const X = x + cx * w,
      Y = y + h / 2,
      W = w * 0.4,
      H = h * 0.84,
      d = `M${round1(X - W / 2)} ${round1(Y - H * 0.38)}Q${round1(X)} ${round1(Y - H * 0.56)} ${round1(X + W / 2)} ${round1(Y - H * 0.36)}Q${round1(X + W * 0.56)} ${round1(Y)} ${round1(X + W * 0.46)} ${round1(Y + H * 0.42)}Q${round1(X)} ${round1(Y + H * 0.54)} ${round1(X - W * 0.46)} ${round1(Y + H * 0.44)}Q${round1(X - W * 0.56)} ${round1(Y)} ${round1(X - W / 2)} ${round1(Y - H * 0.38)}Z`,
      cl = canvas.clip(`<path d="${d}"/>`);
    s += `<g transform="rotate(${rot} ${round1(X)} ${round1(Y)})"><path d="${d}" transform="translate(3 6)" fill="#3a1208" opacity=".4"/><path d="${d}" fill="${canvas.linear(
      [
        [0, '#ff9a6b'],
        [0.5, '#fb7f4f'],
        [1, '#e9602f'],
      ],
      'down',
    )}"/><g clip-path="url(#${cl})">`;
    for (let i = -5; i < 7; i++)
      s += `<path d="M${round1(X - W * 0.6)} ${round1(Y + i * 20 + 26)}Q${round1(X)} ${round1(Y + i * 20 - 22)} ${round1(X + W * 0.6)} ${round1(Y + i * 20 + 26)}" stroke="#ffd3b8" stroke-width="3.4" fill="none" opacity=".85"/>`;
    s += `<rect x="${round1(X - W)}" y="${round1(Y + H * 0.36)}" width="${round1(W * 2)}" height="22" fill="#8a8f92"/><ellipse cx="${round1(X - W * 0.14)}" cy="${round1(Y - H * 0.26)}" rx="${round1(W * 0.3)}" ry="12" fill="#fff" opacity=".35" ${canvas.blur(5)}/></g></g>`;
  }
  return s;
};

export const fillet: Content = (canvas, { x, y, w, h }, pack) => {
  const flesh = pack.fill ?? '#efdcd0';
  let s = '';
  for (const [cx, cy, rot] of [
    [0.35, 0.35, -6],
    [0.62, 0.66, 8],
  ] as [number, number, number][]) {
    const X = x + cx * w,
      Y = y + cy * h,
      d = `M${round1(X - w * 0.34)} ${round1(Y + 6)}Q${round1(X - w * 0.2)} ${round1(Y - h * 0.24)} ${round1(X + w * 0.14)} ${round1(Y - h * 0.18)}Q${round1(X + w * 0.36)} ${round1(Y - h * 0.1)} ${round1(X + w * 0.4)} ${round1(Y + 4)}Q${round1(X + w * 0.2)} ${round1(Y + h * 0.2)} ${round1(X - w * 0.1)} ${round1(Y + h * 0.2)}Q${round1(X - w * 0.3)} ${round1(Y + h * 0.18)} ${round1(X - w * 0.34)} ${round1(Y + 6)}Z`;
    s +=
      `<g transform="rotate(${rot} ${round1(X)} ${round1(Y)})"><path d="${d}" transform="translate(3 5)" fill="#14202a" opacity=".4"/><path d="${d}" fill="${canvas.linear(
        [
          [0, lighten(flesh, 0.5)],
          [0.6, flesh],
          [1, darken(flesh, 0.14)],
        ],
        'down',
      )}"/><path d="M${round1(X - w * 0.3)} ${round1(Y + 4)}H${round1(X + w * 0.36)}" stroke="#e3b7a8" stroke-width="4" opacity=".8"/>` +
      Array.from(
        { length: 9 },
        (_, i) =>
          `<path d="M${round1(X - w * 0.22 + i * w * 0.06)} ${round1(Y)}l-10 ${round1(-h * 0.12)}M${round1(X - w * 0.22 + i * w * 0.06)} ${round1(Y + 6)}l-10 ${round1(h * 0.12)}" stroke="#e6cdc0" stroke-width="2"/>`,
      ).join('') +
      `</g>`;
  }
  return s;
};

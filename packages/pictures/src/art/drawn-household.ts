import { darken, lighten } from '../canvas/colour.ts';
import { ball, type Drawing, fall, tube } from './shading.ts';

/** A mound of grains, and a spoon or scoop in it. */
const mound =
  (colour: string, grain: string, spoon: string): Drawing =>
  (canvas) => {
    const grains = Array.from({ length: 44 }, (_, i) => {
      const x = 4 + ((i * 7.3) % 24);
      const slope = Math.abs(x - 16) * 0.85;
      const y = 15 + slope * 0.8 + ((i * 3.7) % Math.max(1, 13 - slope));
      return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="1.3" height="1.3" rx=".3" fill="${i % 2 ? grain : lighten(colour, 0.3)}"/>`;
    }).join('');
    return `<path d="M1 29Q8 25 12 17Q16 10 20 17Q24 25 31 29Q16 32 1 29Z" fill="${ball(canvas, colour)}"/>${grains}<path d="M20 15L29 3" stroke="${spoon}" stroke-width="2.2" stroke-linecap="round"/><ellipse cx="18.5" cy="16.5" rx="4" ry="3" fill="${lighten(spoon, 0.25)}" transform="rotate(-50 18.5 16.5)"/>`;
  };

/** The tray of a cat, filled. */
const litter =
  (grain: string, other: string): Drawing =>
  (canvas) => {
    const grains = Array.from({ length: 40 }, (_, i) => {
      const x = 4.5 + ((i * 5.9) % 23);
      const y = 13 + ((i * 2.3) % 6.5);
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.9 + (i % 3) * 0.35).toFixed(2)}" fill="${i % 2 ? grain : other}"/>`;
    }).join('');
    return `<path d="M2 12H30L27 28Q26.8 29.5 25 29.5H7Q5.2 29.5 5 28Z" fill="${fall(canvas, '#7a5aa8')}"/><path d="M3 12.5H29L27.8 19.5H4.2Z" fill="${darken(grain, 0.12)}"/>${grains}<path d="M2 12H30" stroke="#b79adb" stroke-width="1.8" stroke-linecap="round"/><path d="M21 14L28 3" stroke="#2f8a4c" stroke-width="2" stroke-linecap="round"/><path d="M15 18L18 10.5L24 14L20 20Z" fill="#3fa85e"/><path d="M17.5 17L19.5 12.5M19.5 18L21.8 13.7" stroke="#e9f6ec" stroke-width=".8"/>`;
  };

const roll =
  (sheet: string, core: string, shine: number): Drawing =>
  (canvas) =>
    `<path d="M9 15H31V29L27 27L23 29L19 27L15 29L11 27L9 28Z" fill="${fall(canvas, sheet)}" opacity=".9"/><rect x="1" y="5" width="28" height="13" rx="6.5" fill="${fall(canvas, sheet)}"/><ellipse cx="4.5" cy="11.5" rx="3.5" ry="6.5" fill="${lighten(sheet, 0.2)}" stroke="${darken(sheet, 0.2)}" stroke-width=".5"/><ellipse cx="4.5" cy="11.5" rx="1.7" ry="3.2" fill="${core}"/><rect x="9" y="7.5" width="18" height="1.8" rx=".9" fill="#fff" opacity="${shine}"/>`;

/** Goods of the house that no set of pictures has; 32 × 32 box. */
export const DRAWN_HOUSEHOLD: Record<string, Drawing> = {
  'sugar-mound': mound('#f4f8fb', '#c9d9e3', '#8a97a3'),
  'cane-sugar': mound('#c98f4a', '#8f5a22', '#7a5a3a'),
  'dish-salt': (canvas) =>
    `<circle cx="11" cy="12" r="10" fill="${ball(canvas, '#e9f1f6')}"/><circle cx="11" cy="12" r="6" fill="none" stroke="#b9cbd8" stroke-width="1"/>${[
      [12, 24, 10],
      [20, 22, -14],
      [25, 26, 20],
      [17, 27, -6],
      [22, 17, 30],
      [28, 21, -20],
      [8, 28, 4],
    ]
      .map(
        ([x = 0, y = 0, turn]) =>
          `<rect x="${x - 3}" y="${y - 3}" width="6" height="6" rx="1" fill="${fall(canvas, '#dbe9f2')}" stroke="#8fb3cc" stroke-width=".6" transform="rotate(${turn} ${x} ${y})"/>`,
      )
      .join('')}`,
  mop: (canvas) =>
    `<rect x="14.8" y="0" width="2.6" height="15" rx="1.3" fill="${tube(canvas, '#2f7fd1')}"/><rect x="9" y="13" width="14" height="5" rx="2" fill="${fall(canvas, '#d8352a')}"/>${Array.from(
      { length: 9 },
      (_, i) =>
        `<path d="M${9.8 + i * 1.55} 17.5Q${6 + i * 2.5} 24 ${4 + i * 3} ${29 + (i % 2) * 1.8}" stroke="${i % 2 ? '#f3efe4' : '#d9e6ee'}" stroke-width="2.6" stroke-linecap="round" fill="none"/>`,
    ).join('')}`,
  'litter-clay': litter('#d9d3c6', '#b9b0a0'),
  'litter-plant': litter('#c9a36a', '#a87f45'),
  'litter-silica': litter('#e6f4fb', '#8fc3e3'),
  'litter-clumping': litter('#9a9590', '#c9c4bd'),
  'zip-bag': (canvas) =>
    `<rect x="4" y="3" width="24" height="27" rx="2.5" fill="${fall(canvas, '#dcecf6')}" stroke="#8fb3cc" stroke-width=".8"/><rect x="4" y="6" width="24" height="2.2" fill="#d8352a"/><rect x="22" y="4.8" width="5" height="4.6" rx="1" fill="#b3241c"/><circle cx="12" cy="22" r="4.5" fill="${ball(canvas, '#6fae3f')}"/><circle cx="20" cy="23" r="4" fill="${ball(canvas, '#e2873a')}"/><circle cx="16" cy="16.5" r="4" fill="${ball(canvas, '#7fbf4a')}"/><path d="M8 11L12 28" stroke="#fff" stroke-width="1.6" opacity=".6"/>`,
  'freezer-bag': (canvas) =>
    `<path d="M6 10Q9 6 12 5L11 1.5Q16 3 21 1.5L20 5Q23 6 26 10L28 28Q16 32 4 28Z" fill="${fall(canvas, '#d3e8f5')}" stroke="#8fb3cc" stroke-width=".8"/><rect x="11.5" y="4" width="9" height="2.4" rx="1" fill="#d8352a"/><g stroke="#2f7fd1" stroke-width="1.6" stroke-linecap="round"><path d="M16 12V26M10 15.5L22 22.5M22 15.5L10 22.5"/></g>`,
  'compost-bag': (canvas) =>
    `<path d="M6 8Q16 12 26 8L28 29Q16 32 4 29Z" fill="${fall(canvas, '#cfe3a8')}"/><path d="M6 8Q4 3 9 2Q10 6 16 6.5Q22 6 23 2Q28 3 26 8Q16 12 6 8Z" fill="#b3d07c"/><path d="M16 26Q8 24 9 15Q18 15 18 22M16 26Q22 24 22 18Q17 18 16 23" fill="#5f9a3a" stroke="#3f7a26" stroke-width=".6"/>`,
  'foil-roll': roll('#c3ccd4', '#8a6a44', 0.9),
  'film-roll': roll('#cfe9f3', '#b58a54', 0.8),
  'paper-roll': roll('#d3a868', '#8a5a2c', 0.35),
  'foil-tray': (canvas) =>
    `<path d="M2 10H30L26 26Q16 28 6 26Z" fill="${fall(canvas, '#c3ccd4')}"/><path d="M2 10H30" stroke="#eef3f6" stroke-width="2.4" stroke-linecap="round"/><path d="M8 13L9.5 25M13 13L13.5 26M19 13L18.5 26M24 13L22.5 25" stroke="#93a1ad" stroke-width=".8"/><rect x="4" y="4" width="24" height="4.5" rx="1" fill="#f4efe2" stroke="#cfc6b0" stroke-width=".5"/>`,
  cloth: (canvas) =>
    `<path d="M4 8L24 3L29 23L9 29Z" fill="${fall(canvas, '#3fa0d1')}"/><path d="M4 8L24 3L25 7L5 12Z" fill="#8fd0ef"/><path d="M9 15L25 11M10 20L26 16M11.5 25L27 21" stroke="#2a7ba8" stroke-width=".7" stroke-dasharray="1.2 .8"/>`,
  'dust-cloth': (canvas) =>
    `<path d="M3 12Q9 7 15 11T29 10L27 25Q21 29 15 25T4 26Z" fill="${fall(canvas, '#f3d65c')}"/><path d="M8 14v8M13 14v8M18 14v8M23 13v8" stroke="#d3ae2c" stroke-width="1" stroke-dasharray="1 1.6"/>`,
  'sponge-scourer': (canvas) =>
    `<g transform="rotate(-10 16 16)"><rect x="3" y="9" width="26" height="9" rx="2.5" fill="${fall(canvas, '#2f7a3a')}"/><rect x="3" y="15" width="26" height="11" rx="3" fill="${fall(canvas, '#f6cf3a')}"/><circle cx="9" cy="20" r="1.4" fill="#d9a91c"/><circle cx="16" cy="22" r="1.1" fill="#d9a91c"/><circle cx="22" cy="19.5" r="1.5" fill="#d9a91c"/></g>`,
  'sponge-soft': (canvas) =>
    `<g transform="rotate(-10 16 16)"><rect x="3" y="9" width="26" height="9" rx="2.5" fill="${fall(canvas, '#eef2f6')}"/><rect x="3" y="15" width="26" height="11" rx="3" fill="${fall(canvas, '#4fa8e0')}"/><circle cx="9" cy="20" r="1.4" fill="#2f7fb8"/><circle cx="16" cy="22" r="1.1" fill="#2f7fb8"/><circle cx="22" cy="19.5" r="1.5" fill="#2f7fb8"/></g>`,
  'deep-plate': (canvas) =>
    `<ellipse cx="16" cy="20" rx="14" ry="7.5" fill="#c9d0d8"/><ellipse cx="16" cy="17" rx="14" ry="7.5" fill="${ball(canvas, '#f4f6f9')}"/><ellipse cx="16" cy="17.5" rx="9" ry="4.5" fill="${fall(canvas, '#d3dae3')}"/><ellipse cx="16" cy="19" rx="6.5" ry="2.6" fill="#f4f6f9"/>`,
  'paper-cup': (canvas) =>
    `<path d="M8 6H24L21.5 28Q21.3 29 20 29H12Q10.7 29 10.5 28Z" fill="${fall(canvas, '#f4f6f2')}"/><path d="M9 14H23L22.2 21H9.800Z" fill="#5f9a3a"/><ellipse cx="16" cy="6" rx="8" ry="2.2" fill="#d9dfd6"/><ellipse cx="16" cy="6" rx="6.8" ry="1.5" fill="#b9c2b6"/>`,
  floss: (canvas) =>
    `<rect x="7" y="8" width="18" height="20" rx="5" fill="${fall(canvas, '#dff0f6')}" stroke="#9ac3d2" stroke-width=".6"/><path d="M7 14Q16 9 25 14V12Q25 8 20 8H12Q7 8 7 12Z" fill="#2f9fb8"/><path d="M16 11Q20 3 26 4Q31 6 28 13" fill="none" stroke="#8aa" stroke-width="1.2"/><rect x="11" y="17" width="10" height="7" rx="2" fill="#fff"/>`,
  'lip-balm': (canvas) =>
    `<rect x="11" y="13" width="10" height="16" rx="2" fill="${fall(canvas, '#f0c8d4')}"/><rect x="11.5" y="9" width="9" height="5" fill="#e3e8ec"/><path d="M12 9V5.500Q16 1.5 20 4.500V9Z" fill="${fall(canvas, '#fbf1e2')}"/><rect x="13" y="16" width="1.8" height="10" rx=".9" fill="#fff" opacity=".7"/>`,
  gauze: (canvas) =>
    `<path d="M6 12V24Q6 28 14 28T22 24V12Z" fill="${fall(canvas, '#f6f4ee')}"/><ellipse cx="14" cy="12" rx="8" ry="4" fill="#fffdf8" stroke="#d3cec0" stroke-width=".6"/><ellipse cx="14" cy="12" rx="4" ry="2" fill="none" stroke="#cfc9b9" stroke-width=".8"/><path d="M22 16L30 14V26L22 28Z" fill="#efece2"/><path d="M24 16V27M26.5 15.500V26.500M8 18H20M8 22H20" stroke="#d9d3c2" stroke-width=".6"/>`,
  curl: () =>
    `<path d="M16 2Q26 4 22 10Q18 14 12 11Q8 15 14 18Q22 20 20 25Q17 30 10 27" fill="none" stroke="#7a4a26" stroke-width="5" stroke-linecap="round"/><path d="M16 2Q26 4 22 10Q18 14 12 11Q8 15 14 18Q22 20 20 25Q17 30 10 27" fill="none" stroke="#b9794a" stroke-width="1.6" stroke-linecap="round"/>`,
  'soap-bar': (canvas) =>
    `<g transform="rotate(-8 16 16)"><rect x="4" y="11" width="24" height="14" rx="5" fill="#b9a46a"/><rect x="4" y="8.5" width="24" height="13.5" rx="5" fill="${fall(canvas, '#efe3b8')}"/><rect x="8" y="12" width="16" height="6.5" rx="2.5" fill="none" stroke="#cdb97a" stroke-width="1"/></g><circle cx="26" cy="8" r="3" fill="#dff0fa" stroke="#a9cfe6" stroke-width=".5"/><circle cx="6" cy="25" r="2.2" fill="#dff0fa" stroke="#a9cfe6" stroke-width=".5"/>`,
  'steel-wool': (canvas) =>
    `<ellipse cx="16" cy="18" rx="13" ry="10.5" fill="${ball(canvas, '#9aa5ae')}"/>${Array.from({ length: 14 }, (_, i) => `<ellipse cx="${10 + ((i * 5) % 13)}" cy="${12 + ((i * 3) % 12)}" rx="${3 + (i % 3)}" ry="${2 + (i % 2)}" fill="none" stroke="${i % 2 ? '#e9eef2' : '#6b7781'}" stroke-width=".7" transform="rotate(${i * 25} 16 18)"/>`).join('')}`,
  'rubber-duck': (canvas) =>
    `<path d="M3 20Q3 15 9 17Q12 18 13 14H22Q27 15 28 20Q28 28 17 28Q5 28 3 20Z" fill="${ball(canvas, '#f8c92c')}"/><circle cx="19" cy="10" r="6.5" fill="${ball(canvas, '#fbd24a')}"/><path d="M24.5 9Q29 8.5 30 11Q28 13.5 24 12.5Z" fill="#ee7d1c"/><circle cx="20.5" cy="8.5" r="1.1" fill="#2a1c0c"/><path d="M9 21Q14 19 19 21Q16 25 11 24Z" fill="#e2a81a"/>`,
  dummy: (canvas) =>
    `<path d="M12 4Q16 1 20 4Q21 8 18.5 12H13.5Q11 8 12 4Z" fill="${ball(canvas, '#f3d9a8')}"/><path d="M4 15Q4 11 9 11.5Q16 13.5 23 11.5Q28 11 28 15Q27 20 16 19.5Q5 20 4 15Z" fill="${fall(canvas, '#4fa8d8')}"/><circle cx="8.5" cy="15" r="1.3" fill="#2c7ba8"/><circle cx="23.5" cy="15" r="1.3" fill="#2c7ba8"/><circle cx="16" cy="24" r="6" fill="none" stroke="${fall(canvas, '#f2b0c4')}" stroke-width="2.4"/>`,
  teat: (canvas) =>
    `<path d="M12.5 6Q16 0 19.5 6Q19.5 11 23 15Q26 18 26 22H6Q6 18 9 15Q12.5 11 12.5 6Z" fill="${ball(canvas, '#f0d2a0')}"/><rect x="4" y="21" width="24" height="4" rx="2" fill="#e3b878"/><rect x="6" y="25" width="20" height="5" rx="1.5" fill="${fall(canvas, '#9fd0ea')}"/>`,
  bib: (canvas) =>
    `<path d="M10 3Q9 9 16 10Q23 9 22 3Q26 2 27 6V20Q27 29 16 30Q5 29 5 20V6Q6 2 10 3Z" fill="${fall(canvas, '#cfe6f7')}" stroke="#7fb4d8" stroke-width="1"/><circle cx="16" cy="20" r="5" fill="#f8c92c"/><circle cx="14.3" cy="19" r=".8" fill="#5a3a10"/><circle cx="17.7" cy="19" r=".8" fill="#5a3a10"/><path d="M14 22Q16 24 18 22" stroke="#5a3a10" stroke-width=".8" fill="none"/>`,
  'cottage-cheese': (canvas) => {
    const curds = Array.from({ length: 20 }, (_, i) => {
      const x = 6 + ((i * 6.1) % 20);
      const y = 9 + ((i * 2.7) % 8);
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(2 + (i % 3) * 0.5).toFixed(1)}" fill="${ball(canvas, '#fdfbf2')}" stroke="#ddd5bf" stroke-width=".35"/>`;
    }).join('');
    return `<ellipse cx="16" cy="15" rx="13" ry="6.5" fill="#efe8d4"/>${curds}<path d="M2.5 15Q16 22 29.5 15Q29 29 16 29.5Q3 29 2.5 15Z" fill="${fall(canvas, '#3f8fc4')}"/><path d="M22 5Q27 3 28 7Q25 10 22 8Z" fill="#58a639"/>`;
  },
  pandoro: (canvas) => {
    const side = canvas.linear([
      [0, '#b97a22'],
      [0.25, '#f0c35c'],
      [0.5, '#d99a34'],
      [0.75, '#f3cb6a'],
      [1, '#a8691a'],
    ]);
    return `<path d="M10 6L7 29L11 30.5L14 29L16 31L18 29L21 30.5L25 29L22 6Z" fill="${side}"/><path d="M13.5 7L11 30M16 7V31M18.5 7L21 30" stroke="#9a6218" stroke-width=".7" opacity=".7"/><path d="M16 1L18 4.5L22.5 4L21 7.5L23.5 10.5L19.5 10.5L16 13L12.5 10.5L8.5 10.5L11 7.5L9.5 4L14 4.5Z" fill="#fffdf6" stroke="#e6d3a4" stroke-width=".4"/><path d="M12 13Q16 16 20 13M11 18Q16 20 21 18" stroke="#fffdf6" stroke-width="1.6" stroke-dasharray=".8 1.4" stroke-linecap="round" fill="none" opacity=".9"/>`;
  },
  'panettone-tall': (canvas) => {
    const paper = canvas.linear([
      [0, '#6b3d1c'],
      [0.4, '#9a6232'],
      [1, '#5a3014'],
    ]);
    const fruit = [
      [10, 9, '#e88a1e'],
      [15, 5.5, '#5b2c12'],
      [21, 8.5, '#e88a1e'],
      [24.5, 13, '#5b2c12'],
      [7, 13.5, '#5b2c12'],
      [16.5, 11, '#d8462c'],
      [13, 14, '#f2b92c'],
    ]
      .map(([x, y, f]) => `<ellipse cx="${x}" cy="${y}" rx="1.1" ry=".8" fill="${f}"/>`)
      .join('');
    return `<rect x="4" y="14" width="24" height="16" rx="1.2" fill="${paper}"/><path d="M4 18H28" stroke="#e3b04a" stroke-width="1.2" stroke-dasharray="1.6 1.2"/><path d="M2.5 16.5C1 8 8 2 16 2S31 8 29.5 16.5Q26 18.5 23 16Q19.5 18.5 16 16Q12.5 18.5 9 16Q6 18.5 2.5 16.5Z" fill="${ball(canvas, '#c27a2e')}"/><path d="M12 4.5L20 9M20 4.5L12 9" stroke="#f0c98a" stroke-width="1.2" stroke-linecap="round"/>${fruit}`;
  },
};

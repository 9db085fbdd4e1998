import type { Look } from '../rule.ts';

/** Colour of a purée, by what it is made of. */
const PUREE: [RegExp, string][] = [
  [/pollo|tacchin|conigli/, '#ecd3a8'],
  [/vitell/, '#e6bfa8'],
  [/manzo|prosciutt/, '#d9a58a'],
  [/pesce|merluzz|salmon|trota/, '#eeddc4'],
  [/prugn/, '#8a5a6a'],
  [/\bmel[ae]\b|\bper[ae]\b|banan/, '#e8d48a'],
  [/verdur|zucchin|pisell/, '#a8b95a'],
  [/carot|zucca|albicocc|pesc/, '#f0a04a'],
  [/mirtill|bosco/, '#7a4a8a'],
];

/** Purées for children: a jar, or a pouch to drink from. */
export function homogenised(words: string): Look {
  return /pouch|spremi|da spremere|da bere|busta/.test(words)
    ? { shape: 'doypack', w: 150, h: 240, cap: '#4aa9c7', flavoured: true, art: ['mixed-fruit'] }
    : {
        shape: 'jar',
        w: 180,
        h: 190,
        labelH: 96,
        layout: 'strip',
        cap: '#4aa9c7',
        flavoured: true,
        art: ['mixed-fruit'],
        fill: PUREE.find(([word]) => word.test(words))?.[1] ?? '#e8d48a',
      };
}

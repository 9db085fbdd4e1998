import type { Facts } from '../facts.ts';
import type { Department, Look } from '../rule.ts';
import { isStoreName } from '../store.ts';

/** Italian dairies print whole milk in blue, half-skimmed in green, skimmed in light blue, lactose-free in pink. */
function milkColour(words: string): string {
  if (/senza lattosio|digeribil|delattosat/.test(words)) return '#d2649a';
  if (/parz/.test(words)) return '#39a36b';
  if (/scremat|magro/.test(words)) return '#4fb3e8';
  if (/capra/.test(words)) return '#8c5a34';
  if (/fieno|montagna/.test(words)) return '#7a9a2c';
  if (/bio/.test(words)) return '#5f9a34';
  return '#2f80c3';
}
const milk =
  (shape: 'gable' | 'brick' | 'bottle') =>
  ({ words, brand, size }: Facts): Look => {
    const colour = milkColour(words);
    // Store labels are printed all over in the variety colour, so they take a paler one.
    const variant = isStoreName(brand) ? mixPale(colour) : colour;
    const small = (size.amount ?? 1000) <= 500;
    const art = /capra/.test(words) ? ['goat'] : ['glass-of-milk'];
    return {
      shape,
      art,
      variant,
      cap: colour,
      side: colour,
      ...(shape === 'bottle' ? { profile: 'milk' as const, fill: '#ffffff', glass: '#ffffff' } : {}),
      ...(shape === 'brick' && small ? { w: 124, h: 200, d: 48 } : {}),
      ...(shape === 'gable' && small ? { h: 170 } : {}),
    };
  };
const mixPale = (colour: string) =>
  ({
    '#d2649a': '#f6cfe0',
    '#39a36b': '#c9ead5',
    '#4fb3e8': '#cfeaf8',
    '#8c5a34': '#ead7c4',
    '#7a9a2c': '#e0ebc0',
    '#5f9a34': '#d5e9c2',
  })[colour] ?? '#cfe2f5';

const cup = (more: Look = {}): Look => ({ shape: 'cup', flavoured: true, art: ['glass-of-milk'], ...more });
const bigCup: Look = { w: 216, h: 190, taper: 20, lidStyle: 'snap' };
const byWeight =
  (large: number, big: Look, small: Look) =>
  ({ size }: Facts): Look =>
    (size.amount ?? 0) >= large ? big : small;

export const dairy: Department = {
  path: /latte|latticin|uova|yogurt|burro/,
  otherwise: cup(),
  rules: [
    [/uova di quaglia/, { shape: 'eggs', n: 12, eggCol: '#d9c7a0', carton: '#8aa05a', content: 'speckled' }],
    [/uova sode/, { shape: 'sleeve', content: 'art', art: ['egg'], size: 84, winBg: '#e8e2d2' }],
    [/albume/, { shape: 'gable', art: ['egg'], variant: '#cfe3f4', cap: '#3f8fd0' }],
    [/tuorl|misto d.uovo|ovoprodott/, { shape: 'gable', art: ['egg'], variant: '#f2b92c', cap: '#f2b92c' }],
    [
      /\buov[ao]\b/,
      ({ words, size }) => ({
        shape: 'eggs',
        n: size.unit === 'piece' ? Math.min(size.amount ?? 6, 30) : 6,
        ...(/bio/.test(words)
          ? { carton: '#c9b79c', eggCol: '#e6bd93', variant: '#d9efc9' }
          : /livornes|bianc/.test(words)
            ? { eggCol: '#f4ecdf', carton: '#7f94a8' }
            : /aperto/.test(words)
              ? { carton: '#b9c4a4' }
              : /gialla/.test(words)
                ? { carton: '#e3c25a', eggCol: '#d59a66' }
                : { carton: '#9db8c9', eggCol: '#d59a66' }),
      }),
    ],
    [/latte condens/, { shape: 'tin', w: 150, h: 140, art: ['glass-of-milk'], variant: '#cfe3f4' }],
    [/panna.*spray/, { shape: 'aerosol', art: ['cream'], cap: '#e8483a', h: 230 }],
    [/burro chiarificat|\bghi\b/, { shape: 'jar', fill: '#f2cf5a', art: ['butter'], layout: 'strip' }],
    [
      /burro|margarin/,
      byWeight(
        150,
        { shape: 'flowpack', h: 150, w: 300, art: ['butter'] },
        { shape: 'flowpack', h: 134, w: 196, art: ['butter'] },
      ),
    ],
    [/besciamell/, { shape: 'brick', h: 230, art: ['pot-of-food'], variant: '#f6e3b8', cap: '#d99a2b' }],
    [
      /panna (acid|da cucina|ai|vegetal)|panna.*(cucina|soia)/,
      ({ words }) => ({
        shape: 'brick',
        w: 118,
        h: 190,
        d: 46,
        art: ['cream', ...(/fungh/.test(words) ? ['brown-mushroom'] : /soia|vegetal/.test(words) ? ['pea-pod'] : [])],
        ...(/acid/.test(words) ? { variant: '#cfe3c0' } : {}),
      }),
    ],
    [/panna fresca|panna.*montar/, { shape: 'gable', art: ['cream'], variant: '#f2b6c6', cap: '#d2649a' }],
    [/panna acida|creme fraiche/, cup({ w: 196, h: 140 })],
    [
      /tiramis|profiterol/,
      ({ words }) =>
        cup({ w: 190, h: 150, taper: 20, flavoured: false, art: [/profiterol/.test(words) ? 'praline' : 'tiramisu'] }),
    ],
    [/mascarpone|formaggio spalm|spalmabil|philadel/, { shape: 'alutray', flavoured: false, art: ['cream'] }],
    [/ricott/, { shape: 'cup', w: 216, h: 140, taper: 18, art: ['cow-face'], layout: 'strip' }],
    [
      /tofu|seitan|tempeh/,
      ({ words }) => ({ shape: 'block', fill: /seitan|tempeh/.test(words) ? '#a8794a' : '#f3ead6', art: ['pea-pod'] }),
    ],
    [
      /(bevand|^latte|drink).*(mandorl|avena|\briso\b|soia|nocciol|cocco|farro|vegetal)/,
      ({ words }) => ({
        shape: 'brick',
        flavoured: true,
        cap: /mandorl|nocciol/.test(words)
          ? '#8c5a34'
          : /soia/.test(words)
            ? '#5f9a34'
            : /cocco/.test(words)
              ? '#6fb0c9'
              : '#d99a2b',
      }),
    ],
    [
      /latte e cacao|latte.*cacao/,
      {
        shape: 'brick',
        w: 116,
        h: 196,
        d: 46,
        art: ['chocolate-squares', 'glass-of-milk'],
        variant: '#d9b08c',
        cap: '#7a4526',
      },
    ],
    [
      /caffe e latte|cappuccino da bere|caffe.*bere/,
      {
        shape: 'cup',
        w: 150,
        h: 230,
        taper: 18,
        lidStyle: 'snap',
        lid: '#3a2a20',
        art: ['coffee-beans'],
        variant: '#d2ab86',
      },
    ],
    [
      /kefir|yogurt da bere|da bere/,
      {
        shape: 'bottle',
        profile: 'smoothie',
        flavoured: true,
        art: ['glass-of-milk'],
        fill: '#ffffff',
        glass: '#ffffff',
      },
    ],
    [
      /latte fermentat|probiotic|ferment\w* lattic|ferm\.? lattic/,
      {
        shape: 'bottle',
        profile: 'drinkyogurt',
        flavoured: true,
        art: ['glass-of-milk'],
        fill: '#ffffff',
        glass: '#ffffff',
      },
    ],
    [
      /bevanda proteica|protein/,
      {
        shape: 'bottle',
        profile: 'smoothie',
        flavoured: true,
        art: ['flexed-biceps'],
        fill: '#6b4a38',
        glass: '#6b4a38',
        cap: '#23262b',
      },
    ],
    [
      /budin|creme caramel|copp[ae]\b.*(panna|cacao|ciocc|caff)|mousse|panna cotta|tiramis|riso al latte|dessert|profiterol/,
      ({ words }) =>
        cup({
          w: 190,
          h: 150,
          taper: 20,
          art: [/caramel|panna cotta|budin/.test(words) ? 'custard' : /riso/.test(words) ? 'cooked-rice' : 'cream'],
          ...(/panna cotta|riso/.test(words) ? { flavoured: 'beside' as const } : {}),
          ...(/caramel/.test(words) ? { variant: '#e8a24a' } : {}),
        }),
    ],
    [
      /yogurt.*(grec|skyr)|skyr|greco/,
      ({ size, words }) =>
        cup({
          ...((size.amount ?? 0) >= 400 ? bigCup : { w: 186, h: 176 }),
          art: ['glass-of-milk'],
          ...(/0%/.test(words) ? { lid: '#cfe3f4' } : { variant: '#b9cbe8', lid: '#2f4d78' }),
        }),
    ],
    [
      /yogurt/,
      ({ size, words }) =>
        cup({
          ...((size.amount ?? 0) >= 300 ? bigCup : {}),
          ...(/magr/.test(words) && /bianc/.test(words) ? { variant: '#d7ecb8', lid: '#9cc46a' } : {}),
          ...(/senza lattosio/.test(words) && /bianc/.test(words) ? { variant: '#e2d5f3', lid: '#9a86c4' } : {}),
        }),
    ],
    [/latte.*(uht|lunga|conservaz|digeribil)|uht/, milk('brick')],
    [/latte.*(capra|fieno)/, milk('bottle')],
    [/^latte\b|latte (\d|inter|parz|screm|fresc|alta|microf|bio|senza|di capra|delatt|crudo)/, milk('gable')],
  ],
};

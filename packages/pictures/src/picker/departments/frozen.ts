import type { Department, Look } from '../rule.ts';

const bag = (art: string | string[], variant?: string): Look => ({
  shape: 'pouch',
  w: 216,
  h: 290,
  art: typeof art === 'string' ? [art] : art,
  outer: true,
  ...(variant ? { variant } : {}),
});
const box = (art: string | string[], more: Look = {}): Look => ({
  shape: 'box',
  w: 250,
  h: 170,
  d: 42,
  art: typeof art === 'string' ? [art] : art,
  outer: true,
  ...more,
});
const TUB: Record<string, string> = { ciocc: '#6b3a1e' };

/** White fish, whole and as what is in the box. */
const WHITE_FISH: readonly (readonly [RegExp, string[]])[] = [
  [/platess|sogliol/, ['flatfish', 'lemon']],
  [/cuori/, ['cod-fillet', 'parsley']],
  [/filett.*merluzz/, ['cod', 'cod-fillet']],
];

/** A frozen pizza by what lies on it. */
const PIZZAS: readonly (readonly [RegExp, string])[] = [
  [/diavol|piccant|salam|nduja/, 'pizza-salami'],
  [/fungh|prosciutt|capricc|stagion|boscaiol/, 'pizza-mushroom'],
  [/verdur|ortolan|vegetal/, 'pizza-greens'],
  [/formagg/, 'pizza-cheese'],
  [/bufal/, 'pizza-bufala'],
  [/tonno/, 'pizza-tuna'],
];
const frozenPizza = (words: string) => PIZZAS.find(([word]) => word.test(words))?.[1] ?? 'pizza-margherita';

export const frozen: Department = {
  path: /surgelat|gelat|gelo/,
  otherwise: { shape: 'pouch', w: 216, h: 290, flavoured: true, art: ['snowflake'] },
  rules: [
    [/pizzett/, bag(['pizza-margherita', 'pizza-margherita', 'pizza-margherita'], '#ffe7b0')],
    [
      /pizz/,
      ({ words }) => ({
        shape: 'box',
        w: 262,
        h: 262,
        d: 26,
        outer: true,
        art: [frozenPizza(words)],
        variant: /diavol/.test(words)
          ? '#f7a68c'
          : /fungh/.test(words)
            ? '#e0cdb2'
            : /verdur/.test(words)
              ? '#cfe3a8'
              : /formagg/.test(words)
                ? '#fbe28a'
                : /bufal/.test(words)
                  ? '#cfe9f6'
                  : /senza glut/.test(words)
                    ? '#e2d5f3'
                    : '#ffe7b0',
      }),
    ],
    [
      /focacci/,
      ({ words }) =>
        box(['flatbread', ...(/formagg|recco/.test(words) ? ['cheese-wedge'] : [])], { w: 250, h: 200, d: 30 }),
    ],
    [/biscott.*\bgelat|\bgelat.*biscott/, box(['ice-cream', 'cookie'])],
    [/ghiacciol/, box('ice-pop-fruit', { variant: '#bfe3f4' })],
    [
      /\bcon[oi]\b/,
      ({ words }) =>
        box([/ciocc|nocciol/.test(words) ? 'ice-cone-chocolate' : 'ice-cone', 'ice-cone'], {
          variant: /nocciol/.test(words) ? '#e3c29b' : '#fbe7c9',
        }),
    ],
    [
      /stecc(o|hi)\b|stecch/,
      ({ words }) =>
        box(
          /assortit|mini/.test(words)
            ? ['ice-pop-chocolate', 'ice-pop-white', 'ice-pop-fruit']
            : [
                /mandorl/.test(words)
                  ? 'ice-pop-chocolate'
                  : /bianc/.test(words)
                    ? 'ice-pop-white'
                    : 'ice-pop-chocolate',
                /mandorl/.test(words) ? 'almond' : 'ice-pop-chocolate',
              ],
          { variant: /mandorl/.test(words) ? '#efdcc2' : /fondent/.test(words) ? '#8a5a3c' : '#f7e7c1' },
        ),
    ],
    [/cornetto\b(?!.*(cuoc|burro|sfogl|crema past))/, box(['ice-cone', 'ice-cone'])],
    [
      /^(?!tort).*(\bgelat|sorbett|semifredd)/,
      ({ words, size }) => ({
        shape: 'cup',
        w: (size.amount ?? 500) >= 900 ? 250 : 224,
        h: (size.amount ?? 500) >= 900 ? 170 : 150,
        taper: 16,
        lidStyle: 'snap',
        layout: 'strip',
        flavoured: true,
        art: [/fior di latte|panna/.test(words) ? 'cream' : 'soft-ice-cream'],
        ...(/fior di latte/.test(words) ? { flavoured: false } : {}),
        lid:
          Object.entries(TUB).find(([word]) => words.includes(word))?.[1] ??
          (/pistacch/.test(words)
            ? '#b9cc7a'
            : /fragol/.test(words)
              ? '#f29bb0'
              : /limon/.test(words)
                ? '#fbec8a'
                : /caffe/.test(words)
                  ? '#a87a52'
                  : /nocciol/.test(words)
                    ? '#d9b080'
                    : '#f7e7c1'),
      }),
    ],
    [
      /tiramis|profiterol|cheesecak|torta|\bdolci? (al|alla|ai|di|misti)\b|^dolc[ei]/,
      ({ words }) =>
        box(
          /profiter/.test(words)
            ? 'praline'
            : /tiramis/.test(words)
              ? 'tiramisu'
              : /ciocc|cacao|foresta/.test(words)
                ? 'cake-slice-cocoa'
                : 'margherita-cake',
          { w: 240, h: 180, d: 44 },
        ),
    ],
    [/ghiacci/, { shape: 'clearbag', art: ['ice-cube'], size: 84, winBg: '#dcecf4' }],
    [/frutti (di )?bosco/, bag(['raspberry', 'blueberries', 'blackberry'], '#e3c6e6')],
    [/\bfragol|^frutta (mista|a pezz|sub|tropic)|mist[oi] (di )?frutta/, bag('strawberry', '#f9c6d0')],
    [/cornett|croissant|brioche/, bag('croissant', '#f6dcb0')],
    [/pane|baguett|panin/, bag('baguette-bread', '#f4e2c0')],
    [/bastoncin/, box('fish-stick', { w: 220, h: 260, d: 50, variant: '#f6d08a' })],
    [/platess.*panat|merluzz.*panat|cotolett.*pesce|panat.*pesce/, box(['cutlet', 'lemon'], { variant: '#f9dc8a' })],
    [/gratinat/, box(['crumbed-fillet', 'lemon'], { variant: '#f3dda0' })],
    [/anelli.*(impanat|panat|pastell)/, bag(['fried-rings', 'lemon'], '#f9dc8a')],
    [/spinacin.*(pollo|tacchin)/, box(['veggie-patty', 'leafy-green'], { w: 220, h: 240, d: 46 })],
    [/cotolett|cordon|milanes/, box('cutlet', { w: 220, h: 240, d: 46 })],
    [/nugget|crocchett.*pollo|bocconcin.*pollo/, bag('nuggets', '#f9dc8a')],
    [
      /arancin|suppl|crocchett|oliv.*ascol|mozzarellin|panzerott|duchess/,
      ({ words }) =>
        bag(
          /oliv/.test(words)
            ? ['nuggets', 'olive-branch']
            : /duchess/.test(words)
              ? ['duchess', 'potato']
              : /patat/.test(words)
                ? ['croquette', 'potato']
                : 'nuggets',
          /duchess/.test(words) ? '#fff0b8' : '#f3d59b',
        ),
    ],
    [
      /burger.*(verdur|veg|spinac|soia)|verdur.*burger/,
      box(['veggie-patty', 'carrot'], { w: 220, h: 220, d: 44, variant: '#cfe3a8' }),
    ],
    [/polpett/, box('nuggets', { w: 220, h: 220, d: 44 })],
    [/burger/, box('patty', { w: 220, h: 220, d: 44 })],
    [/patat.*(frit|stick)|patatin/, bag('fries', '#f9dc6a')],
    [/patat.*spicch/, bag(['potato-wedge', 'hot-pepper'], '#f3dfa6')],
    [/patat/, bag('potato', '#f3dfa6')],
    [/minestron/, bag(['carrot', 'broccoli', 'pea-pod', 'potato', 'tomato'], '#cfe9b8')],
    [/zupp.*(pesce|mare)|cacciucc/, bag(['mussel', 'shrimp', 'cod'], '#f7b09c')],
    [/\bfritt\w* (di )?(paranza|mist[oa]|pesce|mare)|paranza/, bag(['anchovy', 'calamari', 'shrimp'], '#f6d98a')],
    [/pastell|in tempura/, bag('nuggets', '#f6dcb0')],
    [/zupp/, bag(['pot-of-food', 'beans'], '#f0cfa0')],
    [/soffritt/, bag(['onion', 'carrot', 'celery'], '#f6dcb0')],
    [
      /peperonat|verdur.*grigliat|contorn|ratatouill|caponat/,
      ({ words }) =>
        /peperonat/.test(words)
          ? bag(['bell-pepper@red-pepper', 'bell-pepper', 'onion'], '#f7b39a')
          : bag(['bell-pepper@red-pepper', 'eggplant', 'zucchina'], '#f9c9a9'),
    ],
    [/basilic|prezzem|erbe/, box('basil', { w: 200, h: 170, d: 40 })],
    [/pisell/, bag(['pea-pod', 'pea-pod'], '#bfe6a0')],
    [
      /spinac|cicori|biet/,
      ({ words }) =>
        bag(/cubett/.test(words) ? ['leafy-green', 'ice-cube'] : ['leafy-green', 'leafy-green'], '#b9d98a'),
    ],
    [/fagiolin/, bag('green-beans', '#cfe3a8')],
    [/broccol/, bag('broccoli', '#cfe9b8')],
    [/cavolfior/, bag('cauliflower', '#efe8d0')],
    [/carciof/, bag('artichoke', '#dfe3b0')],
    [/asparag/, bag('asparagus', '#cfe3a8')],
    [
      /fungh|porcin/,
      ({ words }) =>
        /misto/.test(words)
          ? bag(['brown-mushroom@cremini', 'brown-mushroom', 'brown-mushroom@white'], '#d9e0c0')
          : bag(['brown-mushroom@cremini', 'brown-mushroom'], '#e6d5b8'),
    ],
    [/zucc(a|he)\b/, bag('pumpkin', '#f9c98a')],
    [/edamame|soia/, bag('pea-pod', '#cfe3a8')],
    [/verdur|ortagg/, bag(['carrot', 'broccoli', 'pea-pod'], '#cfe9b8')],
    [
      /lasagn|cannell|parmigian/,
      ({ words }) => ({
        shape: 'sleeve',
        content: /parmigian/.test(words) ? 'parmigiana' : 'lasagne',
        art: ['basil'],
        variant: '#f7b09c',
      }),
    ],
    [/mare.*risott|misto mare|frutti di mare|insalata di mare/, bag(['mussel', 'shrimp', 'calamari'], '#bfe3f4')],
    [/paell/, bag(['shrimp', 'cooked-rice', 'mussel'], '#f6d98a')],
    [/risott/, bag(['cooked-rice', 'brown-mushroom@cremini'], '#efe0c0')],
    [/gnocch/, { ...bag('tomato', '#f7b09c'), window: 'gnocchi' }],
    [/penn|fusill|rigaton/, { ...bag('cheese-wedge', '#fbe4a0'), window: 'penne' }],
    [/pasta|spaghett|tagliatell/, bag(['spaghetti', 'cheese-wedge'], '#fbe4a0')],
    [/code.*gamber|gamber.*(sgusc|code)/, bag(['shrimp-tail', 'lemon', 'shrimp-tail'], '#ffd7c4')],
    [/gamber|mazzancol|scamp/, bag(['shrimp', 'lemon', 'shrimp'], '#ffd7c4')],
    [/seppi/, bag(['cuttlefish', 'lemon'], '#e3dcef')],
    [/calamar|totan/, bag(['calamari', 'lemon'], '#d5e6f2')],
    [/polp[oi]/, bag('octopus-arm', '#e3c6d6')],
    [/cozz|vongol/, bag('mussel', '#c6dcea')],
    [/salmon/, box(['salmon-fillet', 'lemon'], { variant: '#ffd9c9' })],
    [/spada/, box(['swordfish-steak', 'lemon'], { variant: '#c6dcea' })],
    [/tonno/, box(['tuna', 'lemon'], { variant: '#c6dcea' })],
    [/orat|branzin/, box(['sea-bream'], { variant: '#d5e6f2' })],
    [
      /merluzz|nasell|platess|sogliol|pesce|filett/,
      ({ words }) =>
        box(WHITE_FISH.find(([word]) => word.test(words))?.[1] ?? ['cod', 'lemon'], {
          variant: /cuori/.test(words)
            ? '#bfe3d6'
            : /nasell/.test(words)
              ? '#cfd6f2'
              : /platess/.test(words)
                ? '#f6e3b8'
                : '#c6e0f2',
        }),
    ],
  ],
};

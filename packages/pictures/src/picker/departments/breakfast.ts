import type { Facts } from '../facts.ts';
import type { Department, Look } from '../rule.ts';

const preserveColour: [RegExp, string][] = [
  [/albicocc|pesch|aranc|mandarin/, '#f08c1a'],
  [/fragol|lampon|ribes|ciliegi|amaren/, '#a8182c'],
  [/mirtill|bosco|prugn|more|uva/, '#3f1d44'],
  [/fich/, '#7a4a5a'],
  [/limon|cedr/, '#f2d23a'],
  [/castagn|marron/, '#7a4a2a'],
];
const jam = ({ words }: Facts): Look => ({
  shape: 'jar',
  w: 176,
  h: 214,
  labelH: 110,
  flavoured: true,
  art: ['mixed-fruit'],
  gingham: /confettur|marmellat/.test(words),
  fill: preserveColour.find(([word]) => word.test(words))?.[1] ?? '#c2402a',
});
const honey: [RegExp, string][] = [
  [/acacia/, '#edb93a'],
  [/castagn|bosco|melata/, '#7a3f12'],
  [/aranc|limon/, '#f2c65a'],
  [/tiglio|eucalipt/, '#d9932a'],
];
const spread = (fill: string, art: string, more: Look = {}): Look => ({
  shape: 'jar',
  w: 182,
  h: 216,
  labelH: 126,
  cap: '#f4f1ea',
  fill,
  art: [art],
  ...more,
});
const box = (art: string, more: Look = {}): Look => ({ shape: 'box', w: 200, h: 286, d: 48, art: [art], ...more });
const bag = (window: string, more: Look = {}): Look => ({ shape: 'pouch', w: 218, h: 284, window, ...more });

export const breakfast: Department = {
  path: /colazion|dolci|caffe|biscott/,
  otherwise: { shape: 'box', w: 214, h: 270, d: 60, flavoured: true, art: ['package'] },
  rules: [
    [
      /orzo.*capsul|capsul.*orzo|ginseng.*capsul|capsul/,
      ({ words, size }) => ({
        shape: 'box',
        w: (size.amount ?? 10) > 20 ? 230 : 250,
        h: (size.amount ?? 10) > 20 ? 210 : 116,
        d: 72,
        art: [
          /orzo/.test(words)
            ? 'barley'
            : /ginseng/.test(words)
              ? 'ginseng'
              : /decaff/.test(words)
                ? 'coffee-capsule-green'
                : /intens|ristrett|dark/.test(words)
                  ? 'coffee-capsule-dark'
                  : 'coffee-capsule',
        ],
        variant: /decaff/.test(words)
          ? '#6fae5a'
          : /lungo/.test(words)
            ? '#3f7fc1'
            : /intens/.test(words)
              ? '#b3202a'
              : /ginseng/.test(words)
                ? '#d9a441'
                : '#cfa55b',
        layout: (size.amount ?? 10) > 20 ? undefined : 'strip',
        outer: true,
      }),
    ],
    [/ginseng|cicoria solub/, { shape: 'jar', w: 156, h: 206, fill: '#b07a42', fillTex: 'powder', art: ['ginseng'] }],
    [/cialde/, { shape: 'box', w: 210, h: 190, d: 80, art: ['coffee-beans'], outer: true }],
    [
      /caffe.*solubil|solubil.*caffe|liofilizz/,
      { shape: 'jar', w: 156, h: 220, fill: '#4a2a18', fillTex: 'powder', art: ['hot-beverage'], labelH: 118 },
    ],
    [
      /caffe.*(grani|bar)/,
      ({ size }) => ({
        shape: 'doypack',
        w: (size.amount ?? 0) >= 1000 ? 214 : 196,
        h: (size.amount ?? 0) >= 1000 ? 306 : 280,
        art: ['coffee-beans'],
        variant: '#8a5a35',
      }),
    ],
    [
      /orzo/,
      ({ words }) =>
        /solubil/.test(words)
          ? { shape: 'jar', w: 166, h: 216, fill: '#8a5a35', fillTex: 'powder', art: ['wheat'] }
          : { shape: 'pouch', w: 180, h: 264, art: ['wheat'] },
    ],
    [
      /caffe/,
      ({ words, size }) => ({
        shape: 'box',
        w: size.count > 1 ? 184 : 150,
        h: 246,
        d: size.count > 1 ? 88 : 58,
        outer: true,
        art: [/decaff/.test(words) ? 'coffee-beans' : 'hot-beverage'],
        variant: /decaff/.test(words)
          ? '#6fae5a'
          : /arabic/.test(words)
            ? '#c9302a'
            : /espress/.test(words)
              ? '#3f7fc1'
              : /bio/.test(words)
                ? '#7fae4a'
                : '#cfa55b',
      }),
    ],
    [/camomill/, () => ({ shape: 'box', w: 240, h: 158, d: 66, art: ['camomile'], variant: '#f6ecb0', outer: true })],
    [
      /\bte\b(?!.*(fredd|\bpet\b|bottigl|lattin))|infus|tisan|rooibos|deteinat/,
      ({ words }) => ({
        shape: 'box',
        w: 240,
        h: 158,
        d: 66,
        outer: true,
        art: [
          /limon/.test(words)
            ? /zenzer/.test(words)
              ? 'ginger-root'
              : 'lemon'
            : /menta/.test(words)
              ? 'mint'
              : /bosco/.test(words)
                ? 'blackberry'
                : /zenzer/.test(words)
                  ? 'ginger-root'
                  : /finocch/.test(words)
                    ? 'fennel'
                    : /passiflor|melissa|rilass/.test(words)
                      ? 'lavender'
                      : /verde/.test(words)
                        ? 'tea-leaves'
                        : 'tea-bag',
        ],
        variant: /verde|menta|finocch/.test(words)
          ? '#b9d98a'
          : /limon|zenzer/.test(words)
            ? '#fbec8a'
            : /bosco/.test(words)
              ? '#c9a1d9'
              : /deteinat/.test(words)
                ? '#cfe3f2'
                : /rilass/.test(words)
                  ? '#d6c4ee'
                  : '#e8a24a',
      }),
    ],
    [
      /cioccolata calda/,
      { shape: 'box', w: 176, h: 214, d: 50, art: ['hot-beverage', 'chocolate-squares'], outer: true },
    ],
    [/cacao.*(amaro|polvere)/, { shape: 'box', w: 150, h: 210, d: 48, art: ['cocoa'] }],
    [
      /cacao solubil|bevanda al cacao/,
      { shape: 'canister', w: 156, h: 240, art: ['glass-of-milk', 'chocolate-squares'], lid: '#f4f1ea' },
    ],
    [
      /stevia|dolcificant|aspartam|eritritol/,
      { shape: 'box', w: 180, h: 150, d: 60, art: ['herb'], variant: '#c9eadf', outer: true },
    ],
    [
      /zucchero.*(zollett|bustin)/,
      ({ words }) => ({
        shape: 'box',
        w: 210,
        h: 160,
        d: 74,
        art: [/bustin/.test(words) ? 'sugar-mound' : 'sugar-cube'],
        variant: /bustin/.test(words) ? '#f6dcb0' : '#cfe3f2',
        outer: true,
      }),
    ],
    [/zucchero.*canna/, { shape: 'sack', w: 176, h: 250, art: ['cane-sugar'], variant: '#e3c08a' }],
    [/^(?!.*senza ).*zucchero/, { shape: 'sack', w: 176, h: 250, art: ['sugar-mound'], variant: '#8fc3e8' }],
    [/fette biscott/, { shape: 'flowpack', w: 324, h: 158, art: ['rusk'] }],
    [
      /frollin|novellin|biscott.*(latte|secch|integral)|macine/,
      ({ words }) =>
        bag(/gocce|cacao|ciocc/.test(words) ? 'cookies' : /cereal|avena/.test(words) ? 'roundBiscuits' : 'biscuits', {
          windowCol: /cacao/.test(words)
            ? '#7a4526'
            : /integral|cereal|farro|avena/.test(words)
              ? '#b98245'
              : undefined,
          flavoured: false,
          variant: /gocce/.test(words)
            ? '#7a3b16'
            : /panna|latte/.test(words)
              ? '#cfe3f4'
              : /cacao/.test(words)
                ? '#5a2f1a'
                : /senza zucch/.test(words)
                  ? '#9fd0e8'
                  : /integral|cereal|farro|avena/.test(words)
                    ? '#c9a35a'
                    : undefined,
        }),
    ],
    [
      /savoiard|lingue|pavesin/,
      ({ words }) => ({
        shape: 'flowpack',
        w: 322,
        h: /sard/.test(words) ? 176 : 150,
        art: [/savoiard/.test(words) ? 'ladyfinger' : 'thin-biscuit'],
      }),
    ],
    [/cantucc/, bag('almondSlices')],
    [/amarett|brutti/, bag('cookies', { windowCol: '#c9863c' })],
    [/\blatta\b/, { shape: 'canister', w: 230, h: 120, art: ['shortbread', 'cookie'], lid: '#1f4e8c' }],
    [/wafer/, { shape: 'flowpack', w: 322, h: 146, flavoured: 'beside', art: ['wafer'] }],
    [/farcit|sandwich|bicolor/, { shape: 'flowpack', w: 316, h: 138, art: ['cookie', 'shortbread'] }],
    [
      /barrett|snack.*ciocc|barra\b/,
      ({ size }) =>
        size.count > 1
          ? box('cereal-bar', { w: 236, h: 170, d: 52, flavoured: 'beside', outer: true })
          : { shape: 'flowpack', w: 310, h: 124, flavoured: 'beside', art: ['cereal-bar'] },
    ],
    [
      /merendin|plumcake|crostatin|brioche|cornett|pan di stelle|tortin|girell|ciambell|muffin/,
      ({ words }) =>
        box(
          /crostat/.test(words)
            ? 'tart-apricot'
            : /cornett|brioche/.test(words)
              ? 'croissant'
              : /ciambell/.test(words)
                ? 'sugar-ring'
                : /plum/.test(words)
                  ? 'plumcake'
                  : /muffin/.test(words)
                    ? 'muffin'
                    : /pan di stelle|ciocc|cacao/.test(words)
                      ? 'cake-slice-cocoa'
                      : 'milk-roll',
          {
            w: 250,
            h: 176,
            d: 62,
            outer: true,
            flavoured: false,
            variant: /albicocc/.test(words)
              ? '#fbc98a'
              : /ciocc|cacao/.test(words)
                ? '#c39672'
                : /yogurt|latte/.test(words)
                  ? '#cfe3f4'
                  : undefined,
          },
        ),
    ],
    [
      /muesli|granola/,
      ({ words }) =>
        box('bowl-with-spoon', {
          window: 'muesli',
          windowCol: /ciocc/.test(words) ? '#8a5a3c' : /granol/.test(words) ? '#c98a45' : undefined,
          flavoured: false,
        }),
    ],
    [/\bavena\b|fiocchi (?!di latte)/, { shape: 'pouch', w: 200, h: 280, window: 'oats' }],
    [
      /corn ?flakes|petali|cereal(?!.*(fusill|penn|pasta|spaghett|biscott|\bpane\b|crack|grissin))|riso soffiat|conchigli|anellin|pallin|crusca|palline/,
      ({ words }) => ({
        ...box('bowl-with-spoon'),
        art: [
          'bowl-with-spoon',
          /cacao|ciocc/.test(words)
            ? 'chocolate-squares'
            : /anell/.test(words)
              ? 'cereal-rings'
              : /pallin/.test(words)
                ? 'corn'
                : /crusca|bastonc/.test(words)
                  ? 'bran-sticks'
                  : /miele/.test(words)
                    ? 'honey-pot'
                    : /frutt/.test(words)
                      ? 'strawberry'
                      : /frument|crusca|integral/.test(words)
                        ? 'wheat'
                        : /riso/.test(words)
                          ? 'sheaf-of-rice'
                          : 'ear-of-corn',
        ],
        variant: /cacao|ciocc/.test(words)
          ? '#c39672'
          : /miele/.test(words)
            ? /anell/.test(words)
              ? '#f7c84a'
              : '#fbe6a4'
            : /frutt/.test(words)
              ? '#f59bb0'
              : /frument|crusca|integral/.test(words)
                ? /crusca/.test(words)
                  ? '#d9b98a'
                  : '#b9d98a'
                : '#ffd23f',
      }),
    ],
    [
      /^miele|miele (di|mille|bio|ital)/,
      ({ words }) =>
        /dosator|squeez/.test(words)
          ? {
              shape: 'bottle',
              profile: 'ketchup',
              fill: '#e6a11c',
              glass: '#f2c65a',
              art: ['honey-pot'],
              cap: '#f2d23a',
            }
          : {
              shape: 'jar',
              w: 180,
              h: 214,
              labelH: 108,
              art: [
                /arancio/.test(words)
                  ? 'orange'
                  : /castagn/.test(words)
                    ? 'chestnut'
                    : /eucal/.test(words)
                      ? 'sage'
                      : /acacia|millefior|tiglio/.test(words)
                        ? 'white-flower'
                        : 'honeybee',
                'honeybee',
              ],
              fill: honey.find(([word]) => word.test(words))?.[1] ?? '#e0a01c',
            },
    ],
    [
      /monoporzion/,
      {
        shape: 'box',
        w: 236,
        h: 140,
        d: 80,
        art: ['strawberry', 'apricot', 'cherries'],
        outer: true,
        flavoured: false,
      },
    ],
    [/confettur|marmellat|compost|gelatina(?!.*fogli)/, jam],
    [/burro di arachid/, spread('#c98a45', 'peanuts', { variant: '#f0d3a0' })],
    [/crema.*pistacch/, spread('#9aa84a', 'pistachio', { variant: '#d5e3a0' })],
    [/crema.*mandorl/, spread('#e6cfa8', 'almond', { variant: '#efdcc2' })],
    [/crema.*(marron|castagn)/, spread('#7a4a2a', 'chestnut', { variant: '#d9b795' })],
    [/crema.*fondent/, spread('#2f160c', 'chocolate-squares', { variant: '#8a5a3c', cap: '#2b1a12' })],
    [/crema.*gianduia/, spread('#6b3a1e', 'hazelnut', { variant: '#c9966a', cap: '#d9b04a' })],
    [/crema.*(nocciol|cacao|spalm|ciocc)|nocciolat|crema spalm/, spread('#5a3018', 'hazelnut', { variant: '#f6dcc0' })],
    [
      /uov[ao].*(ciocc|pasqua)/,
      { shape: 'box', w: 250, h: 124, d: 54, art: ['chocolate-egg', 'wrapped-gift'], outer: true },
    ],
    [
      /cioccolatin|\bpralin[ae]\b|gianduiott|boero|assortit.*ciocc/,
      ({ words }) => ({
        shape: 'box',
        w: 250,
        h: 200,
        d: 44,
        art: ['praline'],
        variant: /gianduiott/.test(words) ? '#d9b04a' : undefined,
        flavoured: false,
      }),
    ],
    [
      /torrone/,
      ({ words }) => ({
        shape: 'box',
        w: 290,
        h: 116,
        d: 40,
        layout: 'side',
        art: [/ciocc/.test(words) ? 'chocolate-squares' : 'almond'],
      }),
    ],
    [/snack wafer|snack/, { shape: 'flowpack', w: 310, h: 126, flavoured: true, art: ['chocolate-bar'] }],
    [
      /ciocc|gianduia|tavolett/,
      ({ words }) => ({
        shape: 'bar',
        flavoured: false,
        art: [
          /bianc/.test(words) ? 'white-chocolate' : /latte/.test(words) ? 'milk-chocolate' : 'chocolate-squares',
        ].concat(
          /nocciol|gianduia/.test(words)
            ? ['hazelnut']
            : /mandorl/.test(words)
              ? ['almond']
              : /vanigli/.test(words)
                ? ['vanilla']
                : /aranc/.test(words)
                  ? ['orange']
                  : [],
        ),
        ...chocolateTone(words),
      }),
    ],
    [
      /\bgomm[ae]\b|chewing/,
      { shape: 'doypack', w: 190, h: 220, art: ['mint'], variant: '#bfe8cf', outer: true, flavoured: true },
    ],
    [/gelatina.*fogli|colla di pesce/, { shape: 'box', w: 180, h: 220, d: 30, art: ['sparkles'] }],
    [/gommos|gelatin|orsett/, { shape: 'pouch', w: 206, h: 266, window: 'gummies' }],
    [/lecca/, { shape: 'pouch', w: 206, h: 266, art: ['lollipop', 'lollipop', 'candy'], outer: true }],
    [/liquiriz/, { shape: 'canister', w: 150, h: 110, art: ['liquorice'], lid: '#23262b' }],
    [
      /caramell[ae]\b/,
      {
        shape: 'pouch',
        w: 206,
        h: 262,
        flavoured: 'beside',
        art: ['candy'],
      },
    ],
    [/gelatina|budin|preparat/, box('custard', { w: 176, h: 214, d: 44, flavoured: true })],
  ],
};

/** Colour of the sleeve of a tablet: the brand's own for plain dark, another for milk, white, nuts. */
function chocolateTone(words: string): Look {
  if (/bianc/.test(words))
    return { kit: { base: '#f3e6cc', ink: '#6b3a1e', sub: '#6b3a1e', trim: '#c98a3c' }, variant: '#f7ecd6' };
  if (/gianduia/.test(words)) return { kit: { base: '#8a5a2c' }, variant: '#e3c29b' };
  if (/latte/.test(words)) return { kit: { base: /nocciol/.test(words) ? '#2f5f3a' : '#1f4e8c' }, variant: '#e6cbb0' };
  if (/mandorl/.test(words)) return { kit: { base: '#7a2a1c' }, variant: '#d9b08c' };
  if (/modica|vanigli/.test(words)) return { kit: { base: '#6b4a1c' }, variant: '#e9d29a' };
  if (/8\d ?%|9\d ?%/.test(words)) return { kit: { base: '#14100e' }, variant: '#8a5a3c' };
  if (/5\d ?%/.test(words)) return { kit: { base: '#6b1d1d' }, variant: '#b07a5a' };
  return { variant: '#a8764f' };
}

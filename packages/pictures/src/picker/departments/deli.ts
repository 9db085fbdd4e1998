import type { Department, Look } from '../rule.ts';

const sliced = (slice: string, more: Look = {}): Look => ({ shape: 'slices', slice, ...more });
const wedge = (fill: string, rind: string, more: Look = {}): Look => ({ shape: 'wedge', fill, rind, ...more });
const block = (fill: string, rind: string, more: Look = {}): Look => ({ shape: 'block', fill, rind, ...more });
const whole = /intero|intera|trancio|pezzo|al pezzo|bocconcin|salamin|cacciator/;

export const deli: Department = {
  path: /salum|formagg|gastronomi/,
  otherwise: { shape: 'block', fill: '#f3d88f', rind: '#d9b25a' },
  rules: [
    [
      /(pollo|galletto|faraona).*(inter|spiedo|girarrosto|busto)/,
      { shape: 'alutray', art: ['poultry-leg', 'rosemary'] },
    ],
    [/\bpate\b/, { shape: 'alutray', flavoured: true, art: ['herb'] }],
    [/sushi|uramaki|nigiri|poke/, { shape: 'sleeve', content: 'art', art: ['sushi'], size: 82, winBg: '#1c1c1e' }],
    [/vitello tonnat/, { shape: 'sleeve', content: 'veal', fill: '#e0b8a4', art: ['caper'] }],
    [
      /polpett.*(veg|ceci|legum|spinac|lenticch|melanz)/,
      { shape: 'sleeve', content: 'veggieBurger', flavoured: true, art: ['herb'] },
    ],
    [/polpett/, { shape: 'sleeve', content: 'meatballs', art: ['tomato'] }],
    [/insalat.*(\briso|farro|cereal)|\bpaell|risott/, { shape: 'sleeve', content: 'riceDish', art: ['tomato'] }],
    [
      /tortin|quiche|torta salat|sformat|gratin/,
      { shape: 'sleeve', content: 'gratin', flavoured: true, art: ['leafy-green'] },
    ],
    [
      /caponat|peperonat|ratatouill/,
      { shape: 'sleeve', content: 'parmigiana', art: ['eggplant', 'bell-pepper@red-pepper'] },
    ],
    [
      /hummus|guacamole|tzatziki|babaganoush|insalat.*(russa|capricc|pollo|rinforz)|crema di/,
      { shape: 'cup', w: 214, h: 118, taper: 14, lidStyle: 'snap', layout: 'strip', flavoured: true },
    ],
    [
      /insalat.*(polp|mare|pesce|surimi)/,
      { shape: 'sleeve', content: 'onIce', art: ['octopus-arm', 'calamari'], size: 84 },
    ],
    [
      /lasagn|cannellon|parmigiana|insalata di/,
      ({ words }) => ({
        shape: 'sleeve',
        content: /lasagn|cannellon/.test(words) ? 'lasagne' : /parmigiana/.test(words) ? 'parmigiana' : 'pulses',
        flavoured: true,
      }),
    ],
    [/tramezzin|sandwich|panin/, { shape: 'clearbag', art: ['sandwich'], count: 1, winBg: '#f4e6cc' }],
    [
      /oliv.*ascol/,
      {
        shape: 'tray',
        content: 'art',
        art: ['nuggets', 'olive-branch'],
        size: 88,
        winBg: '#efe2c8',
        trayCol: '#f4f0e8',
      },
    ],
    [
      /oliv/,
      {
        shape: 'cup',
        w: 214,
        h: 128,
        taper: 14,
        lidStyle: 'snap',
        layout: 'strip',
        art: ['olive-branch'],
        variant: '#d9dfa8',
      },
    ],
    [
      /arancin|suppl|crocch|panzerott/,
      { shape: 'tray', content: 'art', art: ['nuggets'], size: 92, winBg: '#efe2c8', trayCol: '#f4f0e8' },
    ],
    [
      /prosciutto crudo|\bcrudo\b|san daniele|parma dop/,
      ({ words }) =>
        whole.test(words)
          ? block('#b8404a', '#c98a5a', { content: 'meat' })
          : sliced(/stagionat|18|24/.test(words) ? 'agedCrudo' : 'crudo'),
    ],
    [
      /prosciutto cotto|\bcotto\b|spalla cotta|praga/,
      ({ words }) => sliced(/cubett/.test(words) ? 'hamCubes' : /affumic|praga/.test(words) ? 'smokedHam' : 'ham'),
    ],
    [
      /wurstel|frankfurt/,
      ({ words }) => ({
        shape: 'flowpack',
        w: /servelad/.test(words) ? 260 : 300,
        h: /servelad/.test(words) ? 200 : 170,
        art: /formagg/.test(words) ? ['frankfurter', 'cheese-wedge'] : ['frankfurter'],
        ...(/formagg/.test(words) ? { variant: '#fbe28a' } : {}),
        flavoured: false,
      }),
    ],
    [/porchett/, sliced('porchetta')],
    [/(?<!cotolett.*)petto di pollo|pollo arrost/, sliced('chicken')],
    [
      /^(?!.*(cotolett|cosc[ei]|alett|bistecc|hamburger|spiedin|macinat|fusi\b|straccett|bocconcin)).*(tacchin|pollo|roast|arrost)/,
      sliced('turkey'),
    ],
    [/bresaol|carne salada/, sliced('bresaola')],
    [
      /speck/,
      ({ words }) =>
        /trancio|pezzo|cubett|intero/.test(words) ? block('#a93640', '#4a1f17', { content: 'meat' }) : sliced('speck'),
    ],
    [
      /mortadell/,
      ({ words }) =>
        /trancio|bocconcin|intera/.test(words)
          ? block('#f4b6ae', '#e59a92', { content: 'meat' })
          : sliced(/cubett/.test(words) ? 'mortadellaCubes' : 'mortadella'),
    ],
    [/guancial/, block('#e8a09a', '#5a3a2a', { content: 'meat' })],
    [
      /pancett.*cubett|cubetti di/,
      ({ words }) => sliced(/affumic/.test(words) ? 'smokedPancettaCubes' : 'pancettaCubes'),
    ],
    [/pancett|bacon|lardo/, ({ words }) => sliced(/lardo/.test(words) ? 'lardo' : 'pancetta')],
    [/coppa(?!.*(panna|cacao|ciocc|gelat|fragol|caff))|capocoll|lonz|culatell|filetto stagion/, sliced('coppa')],
    [
      /nduja/,
      { shape: 'jar', w: 170, h: 200, fill: '#b8301c', fillTex: 'chunks', art: ['hot-pepper'], layout: 'strip' },
    ],
    [/cotechin|zampon/, { shape: 'salami', fill: '#b0604a' }],
    [
      /salam.*(intero|pezzo|trancio|cacciator|felino|salamin|bocconcin|strolghin)|cacciator|strolghin|salsiccia (secca|stagion)/,
      ({ words }) =>
        /cacciator|salamin|bocconcin/.test(words) ? { shape: 'salami', n: 3, h: 84 } : { shape: 'salami' },
    ],
    [/(ventricin|spianat|salame piccant|salam.*piccant|calabr)/, sliced('piccante')],
    [/finocchion/, sliced('finocchiona')],
    [/salam.*napol|soppress/, sliced('coarseSalame')],
    [/salam.*unghe/, sliced('fineSalame')],
    [/salam/, sliced('salame')],
    [/salmon/, sliced('salmon')],
    [/gorgonzol.*(mascarpon|noci)/, wedge('#fdf8ea', '#d9c49a', { veins: true })],
    [/gorgonzol.*piccant|roquefort|erborinat|\bblu\b|stilton/, wedge('#ece0bc', '#a8895a', { veins: true })],
    [/gorgonz/, wedge('#f7efdc', '#d9c49a', { veins: true })],
    [
      /grattug/,
      ({ words }) => ({
        shape: 'doypack',
        art: ['cheese-wedge'],
        ...(/pecorin/.test(words)
          ? { window: 'shreds', windowCol: '#fdf8ea' }
          : /grana|trentingrana/.test(words)
            ? { window: 'shreds', windowCol: '#f8e7b4' }
            : /parmigian/.test(words)
              ? { window: 'shreds', windowCol: '#e6c070' }
              : { window: 'cheeseStrips' }),
      }),
    ],
    [/grana|trentingrana/, wedge('#f4e0a8', '#d0a85a')],
    [/parmigian/, ({ words }) => wedge(/30|36|40/.test(words) ? '#e0b25c' : '#f0cf80', '#a8763a')],
    [/pecorin.*(roman)/, wedge('#f7ebc9', '#2b2622')],
    [/pecorin/, wedge('#f1dca4', '#8a5a2c')],
    [
      /emmental|leerdam|gruyer|groviera|maasdam/,
      ({ words }) => (/fett/.test(words) ? sliced('emmental') : wedge('#f6d56a', '#d8a93a', { holes: true })),
    ],
    [
      /\bfett[ae]\b|sottilett|toast|fusi a fette/,
      ({ words }) =>
        sliced(
          /cheddar/.test(words)
            ? 'cheddar'
            : /provol/.test(words)
              ? 'provolone'
              : /emmental/.test(words)
                ? 'emmental'
                : /edam/.test(words)
                  ? 'edam'
                  : /fontal/.test(words)
                    ? 'fontal'
                    : 'cheese',
        ),
    ],
    [
      /burrat|stracciatell/,
      ({ words }) =>
        /stracciatell/.test(words)
          ? { shape: 'cup', w: 206, h: 132, taper: 16, art: ['mozzarella-ball'], layout: 'strip' }
          : { shape: 'cheeseball', fill: '#fbf9f2' },
    ],
    [/mozzarell.*(pizza|panett|filone)/, block('#fbf8ee', '#efe8d4')],
    [
      /mozzarell|fior di latte|bocconcini|ciliegin/,
      ({ words, size }) => ({
        shape: 'pouch',
        w: 222,
        h: 258,
        // as many as swim in it: 250 g are two
        art: Array<string>(/cilieg/.test(words) ? 4 : Math.max(size.count, (size.amount ?? 0) >= 200 ? 2 : 1)).fill(
          'mozzarella-ball',
        ),
        variant: /bufal/.test(words)
          ? '#2f6b4a'
          : /light/.test(words)
            ? '#d7ecb8'
            : /cilieg/.test(words)
              ? '#ffd0c2'
              : '#e3f0fb',
        outer: true,
        flavoured: false,
      }),
    ],
    [
      /scamorz|provol[ae]\b|caciocaval|provolin/,
      ({ words }) =>
        /fett/.test(words)
          ? sliced('provolone')
          : { shape: 'cheeseball', content: 'hung', fill: /affumic/.test(words) ? '#c9853f' : '#f6e3a8' },
    ],
    [/provolon/, ({ words }) => (/fett/.test(words) ? sliced('provolone') : wedge('#f8e6b0', '#d99a3c'))],
    [/\bbrie\b/, wedge('#f8edc4', '#fbf9f2')],
    [
      /camembert|tomin|robiol|fiorit|caprin/,
      ({ words }) => ({
        shape: 'wheel',
        fill: /caprin/.test(words) ? '#fbfaf4' : '#f6efdd',
        h: /tomin|caprin|robiol/.test(words) ? 64 : 72,
        w: /tomin|caprin/.test(words) ? 240 : 284,
      }),
    ],
    [/squacqueron/, { shape: 'cup', w: 216, h: 130, taper: 16, lidStyle: 'snap', layout: 'strip', art: ['cream'] }],
    [/primo ?sale|quartirol/, { shape: 'wheel', fill: '#fbf9f0', rind: '#e9e2cc', h: 96, w: 236 }],
    [/crescenz|certosa/, { shape: 'flowpack', w: 270, h: 196, art: ['cream'], outer: true }],
    [
      /stracchin|crescenz|squacqueron|quartirol|primo sale|feta|certosa/,
      ({ words, size }) =>
        block('#fbf9f0', '#efe9d8', {
          flavoured: false,
          w: /feta/.test(words) ? 250 : (size.amount ?? 0) <= 110 ? 232 : 290,
          ...((size.amount ?? 0) <= 110 && !/feta/.test(words) ? { h: 168 } : {}),
        }),
    ],
    [/fiocchi di latte|cottage/, { shape: 'alutray', art: ['cottage-cheese'] }],
    [
      /mascarpone|spalmabil|philadel|formaggio fresco|fresco cremoso|quark|fiocchi/,
      { shape: 'alutray', art: ['cream'] },
    ],
    [
      /ricott/,
      ({ words }) => ({
        shape: 'cup',
        w: 216,
        h: 140,
        taper: 18,
        art: [/pecora/.test(words) ? 'ewe' : 'cow-face'],
        layout: 'strip',
      }),
    ],
    [/caciott|formagella|casatell|pecorell/, { shape: 'wheel', fill: '#f6e6b4', rind: '#e3bd6a', h: 104, w: 250 }],
    [
      /asiago|fontin|\btoma\b|montasio|latteria|casera|bitto|taleggi|\bbra\b|\bedam|gouda|cheddar|raclette|fontal|bel paese|provola|puzzone/,
      ({ words }) =>
        wedge(
          /cheddar/.test(words)
            ? '#f2a63a'
            : /taleggi/.test(words)
              ? '#f7e8c2'
              : /edam/.test(words)
                ? '#f6d56a'
                : '#f3dc96',
          /edam/.test(words) ? '#c8281e' : /fontin|toma|taleggi|bitto|puzzone/.test(words) ? '#a8723c' : '#d0a04a',
          /asiago|toma/.test(words) ? { holes: true } : {},
        ),
    ],
    [/formaggin|porzion/, { shape: 'wheel', fill: '#cfe3f4', rind: '#2f6fb3', h: 40, outer: true }],
    [/grigliat|halloumi|tosella/, block('#f8efd6', '#e3cf9c')],
    [/capra/, { shape: 'wheel', fill: '#fbfaf4', h: 70, w: 230 }],
  ],
};

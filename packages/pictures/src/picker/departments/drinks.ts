import { hash } from '../../canvas/random.ts';
import type { Facts } from '../facts.ts';
import type { Department, Look } from '../rule.ts';

/** Canned or bottled by the size of one unit, unless the name says which. */
const soda =
  (fill: string, glass: string, art: string, more: Look = {}) =>
  ({ words, size }: Facts): Look => {
    const amount = size.amount ?? 1500;
    if (
      /lattin/.test(words) ||
      (amount >= 150 && amount <= 500 && amount !== 500 && !/vetro/.test(words) && amount !== 180 && amount !== 200)
    )
      return { shape: 'can', art: [art], ...more };
    if (/vetro/.test(words) || amount <= 250)
      return { shape: 'bottle', profile: 'bitter', fill, glass, art: [art], ...more };
    return { shape: 'bottle', profile: 'soda', fill, glass, art: [art], labelH: 120, ...more };
  };
const juiceColours: [RegExp, string][] = [
  [/aranc|\bace\b|multi|carot/, '#f59a22'],
  [/pesc|albicocc|mango/, '#f0a04a'],
  [/pompelm/, '#ee7a5a'],
  [/\bper[ae]\b|limon|anana/, '#efdc8a'],
  [/\bmel[ae]\b/, '#e3b45a'],
  [/melagran|mirtill|uva|ribes|amaren|ciliegi|sambuc/, '#7a1a3a'],
];
const juiceFill = (words: string) => juiceColours.find(([word]) => word.test(words))?.[1] ?? '#f0a04a';
const juice = ({ words, size }: Facts): Look => {
  if (/vetro/.test(words))
    return {
      shape: 'bottle',
      profile: 'bitter',
      flavoured: true,
      fill: juiceFill(words),
      glass: '#f6e3c8',
      cap: '#d9a441',
    };
  if (/spremut|estratt|smooth|melagran|mirtill/.test(words))
    return {
      shape: 'bottle',
      profile: (size.amount ?? 750) <= 330 ? 'smoothie' : 'juice',
      flavoured: true,
      fill: juiceFill(words),
      glass: '#f6e3c8',
      cap: '#ffffff',
    };
  if ((size.amount ?? 1000) <= 250)
    return { shape: 'brick', w: 118, h: 196, d: 46, flavoured: true, art: ['mixed-fruit'] };
  return { shape: 'brick', flavoured: true, art: ['mixed-fruit'], cap: juiceFill(words) };
};
const water = ({ words, size }: Facts): Look => {
  const sparkling = /frizz|efferv|gass/.test(words) && !/leggerm/.test(words);
  const light = /leggerm/.test(words);
  const look: Look = {
    art: ['blue-drop'],
    glass: sparkling ? '#b9e0c9' : light ? '#c9d6ee' : '#cfe8f5',
    cap: sparkling ? '#1c8a57' : light ? '#6a5ab8' : /infanz/.test(words) ? '#ee8aa8' : '#2f7fd1',
    variant: sparkling ? '#9fe0b5' : light ? '#cfc6f2' : /infanz/.test(words) ? '#f7c6d6' : '#9fd6f2',
  };
  if (/lattin/.test(words)) return { shape: 'can', ...look };
  if (/vetro/.test(words)) return { shape: 'bottle', profile: 'glasswater', ...look };
  return { shape: 'bottle', profile: (size.amount ?? 1500) <= 500 ? 'halfwater' : 'water', ...look };
};

export const drinks: Department = {
  path: /acqua|bevand|bibit/,
  otherwise: { shape: 'bottle', profile: 'soda', flavoured: true },
  rules: [
    [/acqua di cocco/, { shape: 'brick', art: ['coconut'], variant: '#cfeadf', cap: '#6fb0c9' }],
    [/acqua tonica|\btonica\b/, soda('#eef6f8', '#dcecf2', 'lime', { variant: '#f2d23a' })],
    [/acqua/, water],
    [
      /\bcola\b/,
      ({ words, ...facts }) => ({
        ...soda('#3a1a10', '#6b4030', 'ice-cube', { layout: 'burst' })({ words, ...facts }),
        ...(/zero|light|senza zucch/.test(words)
          ? { kit: { base: '#1c1c20', accent: '#e8332a', trim: '#c2190f' }, variant: '#ffffff' }
          : { kit: { base: '#c2190f', accent: '#ffffff', trim: '#7a0d08' }, variant: '#ffe7d6' }),
      }),
    ],
    [/aranciat.*amar/, soda('#e8741c', '#fde3c3', 'blood-orange', { kit: { base: '#b8321c', trim: '#7a1d10' } })],
    [/aranciat/, soda('#f59a22', '#fde3c3', 'orange')],
    [
      /limonat|cedrat/,
      soda('#f6ec8a', '#fbf6cf', 'lemon', { kit: { base: '#e8b90f', trim: '#a87a08' }, variant: '#fff6c2' }),
    ],
    [
      /ga[sz]{2}os/,
      soda('#eef6f8', '#dcecf2', 'ice-cube', { kit: { base: '#3f9fd6', trim: '#1f6a9c' }, variant: '#dff2ff' }),
    ],
    [
      /chinott/,
      soda('#3a1a10', '#6b4030', 'mandarin', { kit: { base: '#5a2a12', trim: '#2a1208' }, variant: '#f0b46a' }),
    ],
    [
      /ginger/,
      soda('#e3b45a', '#f6e7c2', 'ginger-root', { kit: { base: '#2f6b4a', trim: '#143a26' }, variant: '#f3d59b' }),
    ],
    [
      /aperitiv|crodin|bitter|sanbitt/,
      soda('#d8321f', '#f2b0a4', 'blood-orange', { kit: { base: '#a8182c', trim: '#5c0c18' }, variant: '#f7a58f' }),
    ],
    [
      /\benergy\b/,
      {
        shape: 'can',
        w: 118,
        h: 286,
        art: ['high-voltage'],
        kit: { base: '#14161f', accent: '#3fd0f2', trim: '#0a4d7a' },
        variant: '#9be7ff',
        layout: 'diagonal',
      },
    ],
    [
      /isoton|sport|sali minerali/,
      { shape: 'bottle', profile: 'tea', flavoured: true, fill: '#f2903a', glass: '#f9d6b0', cap: '#e8483a' },
    ],
    [/kombuch/, { shape: 'bottle', profile: 'juice', flavoured: true, fill: '#d9a04a', glass: '#f2ddb0' }],
    [
      /\bte\b|the\b/,
      ({ words }) => ({
        shape: 'bottle',
        profile: 'tea',
        labelH: 150,
        fill: /verde/.test(words) ? '#cfc05a' : '#c9772a',
        glass: '#f2d6b0',
        art: [/limon/.test(words) ? 'lemon' : /pesc/.test(words) ? 'peach' : 'tea-leaves'],
        variant: /limon/.test(words) ? '#fbec8a' : /pesc/.test(words) ? '#ffc9a0' : '#b9d98a',
        cap: /verde/.test(words) ? '#4f8a2c' : /limon/.test(words) ? '#f2d23a' : '#f08a3c',
      }),
    ],
    [
      /sciropp/,
      ({ words }) => ({
        shape: 'bottle',
        profile: 'vinegar',
        flavoured: true,
        fill: /menta/.test(words)
          ? '#1c8a4a'
          : /orzat/.test(words)
            ? '#f6f0e2'
            : /sambuc/.test(words)
              ? '#e9e3a8'
              : '#8e1230',
        glass: '#eef2ee',
        art: [
          /orzat/.test(words)
            ? 'almond'
            : /sambuc/.test(words)
              ? 'white-flower'
              : /menta/.test(words)
                ? 'mint'
                : 'cherries',
        ],
      }),
    ],
    [/succ|nettar|spremut|estratt|smooth|frullat/, juice],
  ],
};

const WHITE_GLASS = '#c9c27a';
const GREEN_GLASS = '#2b3a24';
const whiteWine =
  /bianc|pinot|gewurz|gavi|vermentin|falanghin|greco|pecorin|vernacci|grillo|chardonnay|sauvignon|traminer|fiano|verdicch|trebbian|soave|riesling|muller|lugana|ribolla|arneis|frascati|orvieto|passerin|custoza|pigato|malvasi|nosiol|inzoli|catarratt|zibibb|sylvaner|\balbana|falerio|garganeg|friulan|est! est|cortese/;
const roseWine = /rosat|chiaret|rose\b|cerasuol/;
const aromatic = /gewurz|riesling|muller|traminer|kerner/;
/** Drawings of wine labels, in one line; the vine has its own colour of grape. */
const LABELS = ['crest', 'villa', 'vine', 'amphora', 'cypress', 'tower'];
const LABEL_LAYOUTS = ['premium', 'frame', 'premium', 'band'] as const;

/** Wines: bottle by kind, label drawing by name, so that two wines of one cellar differ. */
function wine({ words }: Facts): Look {
  const sum = hash(words);
  const label: Look = {
    art: [LABELS[sum % LABELS.length] as string],
    layout: LABEL_LAYOUTS[(sum >>> 5) % LABEL_LAYOUTS.length],
  };
  const papers = ['#fbf6ea', '#ffffff', '#f3ead6', '#efe6d8'];
  const paper = papers[(sum >>> 9) % papers.length] as string;
  if (/cartone|\bbri(c?k)\b|tetra/.test(words))
    return {
      shape: 'brick',
      art: [whiteWine.test(words) ? 'vine-white' : 'vine'],
      variant: whiteWine.test(words) ? '#e6e3a0' : '#d9a8b4',
      cap: whiteWine.test(words) ? '#b9b03a' : '#7a1d2e',
    };
  const art = whiteWine.test(words) && label.art?.[0] === 'vine' ? ['vine-white'] : label.art;
  const base: Look = { shape: 'bottle', ...label, art, layout: label.layout ?? 'premium' };
  if (roseWine.test(words))
    return {
      ...base,
      profile: 'burgundy',
      glass: '#f2c6bd',
      fill: '#ee9a8e',
      cap: '#d9708a',
      kit: { base: paper, paper },
    };
  if (/passit|vin santo|moscato di/.test(words))
    return {
      ...base,
      profile: 'flute',
      glass: '#e0a43c',
      fill: '#d9902a',
      cap: '#8a5a1c',
      kit: { base: paper, paper },
    };
  if (aromatic.test(words))
    return { ...base, profile: 'flute', glass: '#b9c27a', cap: '#a8873f', kit: { base: paper, paper } };
  if (whiteWine.test(words))
    return {
      ...base,
      profile: (sum >>> 11) % 2 ? 'burgundy' : 'wine',
      glass: WHITE_GLASS,
      fill: '#d9cf7a',
      cap: (sum >>> 13) % 3 ? '#b9a03f' : '#4f6b3a',
      kit: { base: paper, paper },
    };
  const caps = ['#5c1220', '#1c1c20', '#7a1d2e', '#3a1a3a', '#8a2a1c'];
  const dark = /barolo|amarone|aglianic|primitiv|brunell|riserva|ripasso/.test(words);
  return {
    ...base,
    profile: /barolo|nebbiol|barbar|pinot nero|dolcett|barbera/.test(words) ? 'burgundy' : 'wine',
    glass: GREEN_GLASS,
    cap: caps[(sum >>> 13) % caps.length],
    ...(dark
      ? { kit: { base: '#1d1512', ink: '#e9cf94', sub: '#e9cf94', trim: '#b98f45' } }
      : { kit: { base: paper, paper } }),
  };
}
const spirit = (profile: PackProfile, fill: string, glass: string, art: string, more: Look = {}): Look => ({
  shape: 'bottle',
  profile,
  fill,
  glass,
  art: [art],
  ...more,
});
type PackProfile = NonNullable<Look['profile']>;

export const cellar: Department = {
  path: /vin[oi]|birr|cantina|liquor/,
  otherwise: { shape: 'bottle', profile: 'wine' },
  rules: [
    [/birra.*lattin/, { shape: 'can', h: 290, art: ['hop'] }],
    [
      /radler/,
      {
        shape: 'bottle',
        profile: 'beer',
        glass: '#7a3f12',
        neckLabel: true,
        art: ['lemon'],
        kit: { base: '#e8b90f', trim: '#7a5a08', ink: '#3a2a08', sub: '#3a2a08' },
      },
    ],
    [
      /birra|lager|ipa\b|weiss|stout|pils/,
      ({ words, size }) => ({
        shape: 'bottle',
        profile: (size.amount ?? 330) >= 500 ? 'bigbeer' : 'beer',
        glass: '#7a3f12',
        neckLabel: true,
        art: [/weiss|grano|senza glut/.test(words) ? 'wheat' : /ipa|pils/.test(words) ? 'hop' : 'barley'],
        ...beerTone(words),
      }),
    ],
    [
      /franciacort|trento doc|champagn|metodo classic/,
      {
        shape: 'bottle',
        profile: 'prosecco',
        glass: '#2b3a24',
        cap: '#1c1c20',
        art: ['crest'],
        layout: 'premium',
        kit: { base: '#f6efdc', ink: '#3a2a12', sub: '#3a2a12', trim: '#b98f45' },
      },
    ],
    [
      /\brose\b/,
      {
        shape: 'bottle',
        profile: 'prosecco',
        glass: '#f2c6bd',
        fill: '#f0a99e',
        cap: '#d9708a',
        art: ['vine'],
        layout: 'premium',
      },
    ],
    [
      /moscato d'asti|asti spumante|spumante dolce|brachett/,
      ({ words }) => ({
        shape: 'bottle',
        profile: 'prosecco',
        glass: /brachett/.test(words) ? '#6b1f33' : '#8a9a4a',
        cap: /brachett/.test(words) ? '#8a1c33' : '#d9b04a',
        art: [/brachett/.test(words) ? 'hibiscus' : /moscato d/.test(words) ? 'cypress' : 'vine-white'],
        layout: 'frame',
        variant: /brachett/.test(words) ? '#e9a0b4' : '#f2e29a',
      }),
    ],
    [
      /prosecc|spumant|brut/,
      ({ words }) => ({
        shape: 'bottle',
        profile: 'prosecco',
        glass: '#4d6b2f',
        cap: /treviso/.test(words) ? '#2f5f8c' : /superior|spumant/.test(words) ? '#c7a24a' : '#b9bfc4',
        art: [/superior/.test(words) ? 'crest' : /spumant/.test(words) ? 'cypress' : 'vine-white'],
        layout: 'premium',
      }),
    ],
    [
      /spritz/,
      { shape: 'bottle', profile: 'bitter', fill: '#f2702a', glass: '#f9c9a0', art: ['orange'], cap: '#c8281e' },
    ],
    [
      /aperitiv/,
      spirit('aperitif', '#f2702a', '#f9c9a0', 'orange', {
        cap: '#1f4e8c',
        kit: { base: '#f47a1c', ink: '#ffffff', sub: '#ffffff', trim: '#7a2a08' },
      }),
    ],
    [
      /bitter/,
      spirit('aperitif', '#c8182c', '#eea0a0', 'blood-orange', {
        cap: '#c8182c',
        kit: { base: '#ffffff', ink: '#8e1220', sub: '#8e1220' },
      }),
    ],
    [
      /vermouth|vermut/,
      ({ words }) =>
        spirit(
          'liqueur',
          /ross/.test(words) ? '#6b1a14' : '#e9dc9a',
          /ross/.test(words) ? '#8a4a3a' : '#dfe3b0',
          'herb',
          { cap: /ross/.test(words) ? '#8e1220' : '#2f6b4a' },
        ),
    ],
    [
      /limoncell|liquore.*limon/,
      spirit('flute', '#f6e03a', '#fbf29a', 'lemon', {
        cap: '#f2d23a',
        kit: { base: '#fffdf0', ink: '#2f6b2a', sub: '#2f6b2a', trim: '#f2c81f' },
      }),
    ],
    [/mirto/, spirit('liqueur', '#3a1230', '#5a3a52', 'blueberries', { cap: '#2a0f26' })],
    [
      /sambuc|anice/,
      spirit('liqueur', '#f2f7fa', '#e3eef4', 'glowing-star', {
        cap: '#1f3f8c',
        kit: { base: '#1f3f8c', ink: '#ffffff', sub: '#ffffff', trim: '#d9b25f' },
      }),
    ],
    [/grappa.*(barric|riserv|invecch)/, spirit('flute', '#c9862c', '#e3b878', 'vine', { cap: '#3a2412' })],
    [/grappa/, spirit('flute', '#f2f7f8', '#e3eef2', 'vine-white', { cap: '#23303a' })],
    [
      /crema di whisky|irish/,
      spirit('liqueur', '#c9a07a', '#8a6a4a', 'cream', {
        cap: '#3a2a20',
        kit: { base: '#4a2f1c', ink: '#f3e3c4', sub: '#f3e3c4', trim: '#c9a24a' },
      }),
    ],
    [
      /brandy|whisk|cognac|bourbon/,
      spirit('spirit', '#b5651c', '#d99a52', 'crest', {
        cap: '#3a2412',
        kit: { base: '#f3e6c4', ink: '#3a1d0c', sub: '#3a1d0c', trim: '#a8873f' },
      }),
    ],
    [
      /\bgin\b/,
      spirit('spirit', '#eaf4f6', '#d5e6ea', 'bergamot', {
        cap: '#1f4a55',
        kit: { base: '#dff0ea', ink: '#143a33', sub: '#143a33', trim: '#3f8a7a' },
      }),
    ],
    [
      /vodka/,
      spirit('spirit', '#f2f7fa', '#dfeaf2', 'snowflake', {
        cap: '#b9c3cc',
        kit: { base: '#dfeefa', ink: '#0f3a6b', sub: '#0f3a6b' },
        variant: '#cfe3f5',
      }),
    ],
    [/\brum\b/, spirit('spirit', '#7a3a14', '#a8622c', 'palm-tree', { cap: '#2a1208', variant: '#e9c79a' })],
    [/tequila/, spirit('spirit', '#f2d99a', '#f6ecc4', 'cactus')],
    [
      /\bamar[oi]\b|\bchina\b|fernet|digestiv|nocin/,
      spirit('liqueur', '#2a120a', '#4a2a1c', 'herb', {
        cap: '#c9a24a',
        kit: { base: '#e9d9b0', ink: '#2f4a1c', sub: '#2f4a1c', trim: '#7a5a1c' },
      }),
    ],
    [
      /\balcol\b/,
      spirit('liqueur', '#f2f7fa', '#e3eef4', 'droplet', {
        cap: '#2f7fd1',
        kit: { base: '#ffffff', ink: '#1f4e8c', sub: '#1f4e8c', trim: '#1f4e8c' },
      }),
    ],
    [
      /\bvin[oi]\b|\bdocg?\b|\bigt\b|lambrusc|chianti|barolo|barbera|montepulcian|merlot|cabernet|sangioves|nero d'avola|primitiv|amarone|valpolicell|bardolin|aglianic|cannonau|nebbiol|dolcett|bonard|teroldeg|lagrein|morellin|negroamar|vermentin|falanghin|verdicch|gewurz|chardonnay|sauvignon|muller|soave\b|frascati\b|orvieto\b|passit|pinot/,
      wine,
    ],
    [/./, wine],
  ],
};

/** Colour of a beer label and glass by its style. */
function beerTone(words: string): Look {
  if (/ipa/.test(words)) return { kit: { base: '#d9641c', accent: '#ffe1a8', trim: '#7a2a08' }, cap: '#d9641c' };
  if (/stout|nera/.test(words))
    return { kit: { base: '#17120f', accent: '#cfa55b', trim: '#cfa55b' }, glass: '#23120c', cap: '#17120f' };
  if (/ambrat|doppio malto/.test(words))
    return { kit: { base: '#7a2a14', accent: '#e9b13b', trim: '#f3d58a' }, cap: '#a8401c' };
  if (/ross/.test(words)) return { kit: { base: '#9c1f1c', accent: '#f3d58a', trim: '#f3d58a' }, cap: '#9c1f1c' };
  if (/weiss/.test(words))
    return {
      kit: { base: '#f3d58a', accent: '#1f4e8c', trim: '#1f4e8c', ink: '#1f3f6b', sub: '#1f3f6b' },
      cap: '#1f4e8c',
    };
  if (/analcol/.test(words)) return { kit: { base: '#1f6fb3', accent: '#bfe3f4', trim: '#ffffff' }, cap: '#1f6fb3' };
  if (/senza glutine/.test(words))
    return { kit: { base: '#5a8a2c', accent: '#f3e3b3', trim: '#f3e3b3' }, cap: '#f3e3b3' };
  if (/pils/.test(words))
    return {
      kit: { base: '#f4f1e6', accent: '#0f5a3a', trim: '#0f5a3a', ink: '#0f5a3a', sub: '#0f5a3a' },
      glass: '#3a5a2c',
      cap: '#0f5a3a',
    };
  if (/helles|non filtrat/.test(words))
    return {
      kit: { base: '#e3b23c', accent: '#7a3f12', trim: '#7a3f12', ink: '#4a240a', sub: '#4a240a' },
      cap: '#7a3f12',
    };
  return {};
}

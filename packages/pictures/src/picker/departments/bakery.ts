import type { Department, Look } from '../rule.ts';

const bag = (art: string, more: Look = {}): Look => ({
  shape: 'clearbag',
  art: [art],
  count: 1,
  winBg: '#f4e6cc',
  ...more,
});
const loaf = (art: string, count = 1, size = 138): Look => ({ shape: 'heap', art: [art], count, size });

/** A packed snack cake. */
function snackCake(words: string): string {
  if (/crostat/.test(words))
    return /ciocc|cacao/.test(words)
      ? 'tart-chocolate'
      : /mirtill|bosco|fragol|ciliegi/.test(words)
        ? 'tart-berries'
        : 'tart-apricot';
  if (/ciambell/.test(words)) return 'sugar-ring';
  if (/muffin/.test(words)) return 'muffin';
  if (/plumcake/.test(words)) return 'plumcake';
  if (/tranc|tort/.test(words)) return /ciocc|cacao/.test(words) ? 'cake-slice-cocoa' : 'margherita-cake';
  return 'croissant';
}

/** What a cake under a sleeve is. */
function cakeIn(words: string): string {
  if (/strudel/.test(words)) return 'strudel';
  if (/sbrisol/.test(words)) return 'crumble-cake';
  if (/ciambell/.test(words)) return 'sugar-ring';
  if (!/crostat/.test(words)) return /ciocc|cacao|sacher/.test(words) ? 'cake-slice-cocoa' : 'margherita-cake';
  if (/ciocc|cacao|nocciol/.test(words)) return 'tart-chocolate';
  return /mirtill|bosco|fragol|ciliegi/.test(words) ? 'tart-berries' : 'tart-apricot';
}

export const bakery: Department = {
  path: /pane|forno|pasticceri|panetteri/,
  otherwise: { shape: 'clearbag', art: ['bread'], size: 120, winBg: '#f4e6cc' },
  rules: [
    [
      /merendin|crostatin|trancin|ciambellin|plumcake|muffin|tortin|girell|fagottin/,
      ({ words, loose, brand }) =>
        loose || !brand
          ? { shape: 'heap', art: [snackCake(words)], count: 3, size: 136 }
          : {
              shape: 'box',
              w: 250,
              h: 180,
              d: 62,
              outer: true,
              art: [
                snackCake(words),
                ...(/albicocc/.test(words)
                  ? ['apricot']
                  : /ciocc|cacao|gocce/.test(words)
                    ? ['chocolate-squares']
                    : /mirtill/.test(words)
                      ? ['blueberries']
                      : /yogurt/.test(words)
                        ? ['yogurt-pot']
                        : /latte/.test(words)
                          ? ['glass-of-milk']
                          : []),
              ],
              variant: /albicocc/.test(words)
                ? '#fbc98a'
                : /ciocc|cacao|gocce/.test(words)
                  ? '#c39672'
                  : /mirtill/.test(words)
                    ? '#b9b4ea'
                    : /yogurt|latte/.test(words)
                      ? '#cfe3f4'
                      : '#f6dcb0',
            },
    ],
    [/pain au/, loaf('pain-au-chocolat', 2, 150)],
    [/maritozz/, loaf('maritozzo', 2, 150)],
    [/venezian|treccia|danes/, loaf('croissant', 2, 150)],
    [/carasau|guttiau/, { shape: 'pizza', content: 'plain', fill: '#ecc98c' }],
    [
      /(bauletto|cassetta|pancarr|toast|pane).*(cereali|cereale|multicereal|sem[ei]\b)/,
      ({ words }) => bag(/proteic|bianc/.test(words) ? 'white-seeded-bread' : 'seeded-bread'),
    ],
    [/(bauletto|cassetta|pancarr|toast).*(integral|cereal|segale|farro|sem[ei])/, bag('bread@dark-bread')],

    [/pandoro/, { shape: 'box', w: 196, h: 268, d: 70, art: ['pandoro'], variant: '#2c4a8a' }],
    [
      /panettone|colomba/,
      ({ words }) => ({
        shape: 'box',
        ...(/mini/.test(words) ? { w: 150, h: 170, d: 56 } : { w: 216, h: 236, d: 70 }),
        art: [/colomba/.test(words) ? 'dove-cake' : 'panettone-tall', ...(/marron/.test(words) ? ['chestnut'] : [])],
        variant: /marron/.test(words)
          ? '#7a4a2a'
          : /senza canditi/.test(words)
            ? '#2f6b4a'
            : /mini/.test(words)
              ? '#e3b53a'
              : '#b3202a',
      }),
    ],
    [
      /grissin/,
      ({ words }) => ({
        shape: 'pouch',
        w: 190,
        h: 300,
        window: /sesamo|sem[ei]\b/.test(words)
          ? 'seededSticks'
          : /stirat|rubat/.test(words)
            ? 'thickSticks'
            : 'breadsticks',
        ...(/integral/.test(words) ? { windowCol: '#b07d42' } : {}),
      }),
    ],
    [
      /tarall/,
      ({ words }) => ({
        shape: 'pouch',
        w: 210,
        h: 288,
        window: /finocch|sem[ei]\b|sesamo|pepe/.test(words) ? 'seededTaralli' : 'taralli',
        ...(/cipoll|peperonc|pizza/.test(words) ? { windowCol: '#c9783c' } : {}),
      }),
    ],
    [
      /cracker|crostin|schiacciatin|gallett/,
      ({ words }) => ({
        shape: 'flowpack',
        w: 320,
        h: 150,
        ...(/gallett/.test(words)
          ? { art: /mais/.test(words) ? ['puffed-cake', 'ear-of-corn'] : ['puffed-cake', 'sheaf-of-rice'] }
          : /crostin/.test(words)
            ? { art: ['rusk'] }
            : /schiacciat/.test(words)
              ? { flavoured: 'beside' as const, art: ['flat-cracker'] }
              : /integral|cereal/.test(words)
                ? { art: ['cracker@dark-bread', 'wheat'] }
                : { flavoured: 'beside' as const, art: ['cracker'] }),
      }),
    ],
    [
      /fette biscott|fette tostate/,
      ({ words }) => ({
        shape: 'flowpack',
        w: 324,
        h: 158,
        art: /cereal|farro/.test(words)
          ? ['rusk', 'wheat']
          : /integral/.test(words)
            ? ['rusk@dark-bread']
            : /zuccher/.test(words)
              ? ['rusk', 'rusk']
              : ['rusk'],
        flavoured: false,
      }),
    ],
    [/friselle|pane tostato|bruschett|crostoni/, { shape: 'pouch', w: 218, h: 280, window: 'rusks' }],
    [/pangratt|pan gratt|panure/, { shape: 'pouch', w: 190, h: 270, window: 'crumbs' }],
    [
      /piadin|tortill|wrap|tigell|\bpita\b/,
      ({ words, size }) => ({
        shape: 'pizza',
        content: /tigell|\bpita\b/.test(words) ? 'puffed' : 'griddled',
        fill: /integral/.test(words) ? '#cfa56c' : /sottil|tortill|wrap/.test(words) ? '#f6e8c8' : '#f0dcb2',
        n: Math.min(size.count, 4),
      }),
    ],
    [
      /focacci.*(pomodor|barese)/,
      { shape: 'pizza', content: 'topped', fill: '#e0b060', art: ['tomato', 'tomato', 'olive-branch', 'tomato'] },
    ],
    [
      /focacci|pizza bianca|schiacciat/,
      ({ words }) => ({
        shape: 'pizza',
        content: /focacci/.test(words) ? 'dimpled' : /schiacciat/.test(words) ? 'plain' : 'oblong',
        fill: /focacci/.test(words) ? '#e0ac5c' : /schiacciat/.test(words) ? '#d99a45' : '#e8c07a',
        art: [
          /cipoll/.test(words)
            ? 'onion'
            : /pomodor/.test(words)
              ? 'tomato'
              : /oliv/.test(words)
                ? 'olive-branch'
                : 'rosemary',
        ],
      }),
    ],
    [/pizza/, { shape: 'pizza', art: ['basil'] }],
    [/pan[ei].*burger|burger bun|maxi bun|\bbuns?\b/, bag('bun')],
    [/hot dog/, bag('long-bun')],
    [/pan.*tramezzin/, bag('white-slices')],
    [/tramezzin|sandwich/, bag('sandwich')],
    [/pan bauletto|pane in cassetta|pancarr|pane per toast|pane bianco morbido|sandwich/, bag('bread')],
    [/altamura/, loaf('altamura', 1, 144)],
    [/pane.*oliv/, loaf('olive-bread', 1, 144)],
    [/baguette|frusta/, loaf('baguette', 2, 156)],
    [/filone/, loaf('filone', 2, 150)],
    [/ciabatt/, loaf('ciabatta', 2, 150)],
    [/pan ?brioche/, bag('bread')],
    [/(cornett|croissant|brioche).*(albicocc|marmell|confett)/, loaf('croissant-jam', 3, 148)],
    [/(cornett|croissant|brioche).*crema/, loaf('croissant-cream', 3, 148)],
    [/cornett|croissant|brioche|sfogliat/, loaf('croissant', 3, 148)],
    [/ciambell.*marmor/, loaf('marble-ring', 1, 150)],
    [/bombolon|ciambell|krapfen|donut/, loaf('doughnut', 3, 140)],
    [/plumcake/, loaf('plumcake', 2, 150)],
    [/muffin/, loaf('muffin', 3, 136)],
    [
      /chiacchier|frappe\b|crostoli|cenci\b|bugie\b|castagnol|zeppol|frittell/,
      { shape: 'clearbag', art: ['puffed-cake@golden-dough'], winBg: '#f4e6cc' },
    ],
    [
      /ciambella|crostata|torta|strudel|cheesecake/,
      ({ words }) => ({
        shape: 'sleeve',
        content: 'art',
        art: [cakeIn(words)],
        size: 108,
        winBg: '#efdcc0',
        trayCol: '#efe6d6',
        flavoured: false,
      }),
    ],
    [
      /cannol|bign|pasticcin|mignon|babà|baba|sfogliatell/,
      {
        shape: 'tray',
        content: 'art',
        art: ['cream-puff', 'cannolo', 'tart-berries'],
        size: 78,
        winBg: '#f4e8d6',
        trayCol: '#f4f0e8',
      },
    ],
    [/cantucc/, { shape: 'pouch', w: 214, h: 284, window: 'almondSlices' }],
    [/savoiard|amarett|biscott|lingue/, { shape: 'pouch', w: 214, h: 284, window: 'biscuits' }],
    [/waffle/, bag('waffle')],
    [/pancake|crepes/, bag('pancakes')],
    [/rosett/, loaf('rosetta', 5, 118)],
    [/michett/, loaf('michetta', 5, 118)],
    [/panin.*latte|pane al latte/, loaf('milk-roll', 5, 118)],
    [/panin|semell|tartarugh|pane al latte|pane all'olio|bocconcin/, loaf('roll', 5, 118)],
    [
      /segal[ea]|nero|integral|cereal|farro|kamut/,
      ({ brand }) => (brand ? bag('bread@dark-bread') : loaf('bread@dark-bread', 1, 138)),
    ],
    [
      /pane|pagnott|altamur|cas[ae]recc|toscan|lariano/,
      ({ loose, words }) =>
        loose || /pagnott|altamur|cas[ae]recc|toscan|lariano|genzano|semola/.test(words)
          ? loaf('loaf', 1, 138)
          : bag('bread'),
    ],
  ],
};

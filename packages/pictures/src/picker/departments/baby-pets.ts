import type { Department, Look } from '../rule.ts';
import { homogenised } from './homogenised.ts';

const flow = (art: string, more: Look = {}): Look => ({ shape: 'flowpack', art: [art], ...more });
const cardArt = (art: string, more: Look = {}): Look => ({ shape: 'blister', art: [art], outer: true, ...more });

export const baby: Department = {
  path: /infanz|bimb|bambin|baby|neonat/,
  otherwise: { shape: 'box', w: 190, h: 240, d: 60, flavoured: true, art: ['baby-bottle'] },
  rules: [
    [
      /pannolin|mutandin/,
      ({ words, size }) => ({
        shape: 'softpack',
        w: 256,
        h: (size.amount ?? 20) > 40 ? 290 : 250,
        art: [
          'nappy',
          /taglia 6/.test(words)
            ? 'giraffe'
            : /taglia 5|junior/.test(words)
              ? 'elephant'
              : /taglia 4|maxi/.test(words)
                ? 'teddy-bear'
                : /taglia 3|midi/.test(words)
                  ? 'rabbit-face'
                  : 'rubber-duck',
        ],
        outer: true,
        variant: /mutandin/.test(words)
          ? '#cfe9b8'
          : /taglia 6/.test(words)
            ? '#f9c9a9'
            : /junior|taglia 5/.test(words)
              ? '#f9dc8a'
              : /maxi|taglia 4/.test(words)
                ? '#bfe3f4'
                : /midi|taglia 3/.test(words)
                  ? '#f7c6d6'
                  : '#e2d5f3',
      }),
    ],
    [/salviett.*acqua/, flow('droplet', { cap: '#ffffff', variant: '#cfe6f7' })],
    [/salviett/, flow('rubber-duck', { cap: '#ffffff', variant: '#fff3c9' })],
    [/omogen|vasett|frutta grattug|pappa pronta|purea|merenda/, ({ words }) => homogenised(words)],
    [/spremi|pouch|frull/, { shape: 'doypack', w: 150, h: 240, cap: '#4aa9c7', flavoured: true, art: ['mixed-fruit'] }],
    [
      /liofilizz/,
      { shape: 'jar', w: 160, h: 170, labelH: 90, fill: '#e6d0a8', fillTex: 'powder', flavoured: true, cap: '#f08a3c' },
    ],
    [
      /latte.*(polvere|proseguim|crescit|inizio|infant)|proseguiment|crescita/,
      ({ words }) =>
        /liquid|pronto|ml|brick/.test(words)
          ? { shape: 'bottle', profile: 'smoothie', fill: '#fffaf0', glass: '#fffaf0', art: ['baby-bottle'] }
          : {
              shape: 'canister',
              w: 186,
              h: 220,
              art: ['baby-bottle'],
              lid: '#ffffff',
              variant: /1\b/.test(words) ? '#f7c6d6' : /2\b|prosegu/.test(words) ? '#bfe3f4' : '#f9dc8a',
            },
    ],
    [
      /biscott/,
      ({ words }) => ({
        shape: 'box',
        ...(/granulat/.test(words)
          ? { w: 190, h: 260, d: 60, art: ['thin-biscuit', 'baby-bottle'] }
          : { w: 210, h: 240, d: 60, art: ['cookie', 'teddy-bear'] }),
      }),
    ],
    [
      /crema (di )?riso|crema (di )?mais|semolin|pappa|cereal|multicer|mais e tapioca/,
      ({ words }) => ({
        shape: 'box',
        w: 180,
        h: 236,
        d: 56,
        art: [/riso/.test(words) ? 'sheaf-of-rice' : /mais/.test(words) ? 'ear-of-corn' : 'wheat', 'bowl-with-spoon'],
      }),
    ],
    [
      /pastin/,
      ({ words }) => ({
        shape: 'box',
        w: 176,
        h: 226,
        d: 54,
        window: /stellin/.test(words) ? 'stars' : /forellin|anellin/.test(words) ? 'smallRings' : 'small',
      }),
    ],
    [/olio/, { shape: 'bottle', profile: 'lotion', fill: '#fbeec2', glass: '#fbeec2', art: ['argan'], cap: '#8fd3e8' }],
    [/tisan|camomil|finocch/, { shape: 'canister', w: 166, h: 190, art: ['camomile'], lid: '#ffffff' }],
    [/shampo|bagnett|detergent|bagno/, { shape: 'pump', fill: '#fff3c9', art: ['bubbles', 'rubber-duck'] }],
    [/pasta.*(fissan|lenitiv|ossido|cambio)|crema/, { shape: 'tube', art: ['teddy-bear'], variant: '#bfe3f4' }],
    [/talco|polvere/, { shape: 'canister', w: 120, h: 250, art: ['cloud'], lid: '#8fd3e8' }],
    [/amido/, { shape: 'box', w: 190, h: 220, d: 56, art: ['cloud'] }],
    [
      /ciucc|succhiett|tettarel|biberon|bavagl|sonagl/,
      ({ words }) =>
        cardArt(
          /biberon/.test(words)
            ? 'baby-bottle'
            : /tettar/.test(words)
              ? 'teat'
              : /bavagl/.test(words)
                ? 'bib'
                : /sonagl/.test(words)
                  ? 'teddy-bear'
                  : 'dummy',
        ),
    ],
    [/bucato|ammorbid|detersiv/, { shape: 'jug', fill: '#f4f8fa', art: ['baby-body'], cap: '#8fd3e8' }],
    [/cotton|cotone/, { shape: 'canister', w: 170, h: 150, art: ['cloud'], lid: '#ffffff' }],
    [
      /succo|bevand|nettare|acqua/,
      { shape: 'brick', w: 118, h: 196, d: 46, flavoured: true, art: ['mixed-fruit'], cap: '#4aa9c7' },
    ],
    [/yogurt|dessert|budin/, { shape: 'cup', w: 176, h: 150, flavoured: true, art: ['glass-of-milk'] }],
    [/termometr/, cardArt('thermometer')],
    [/puzzle/, { shape: 'box', w: 230, h: 200, d: 44, art: ['puzzle-piece'] }],
    [/pallon|\bpalla\b/, { shape: 'heap', count: 1, size: 138, art: ['soccer-ball'] }],
    [/giocatt|\bgioco\b/, cardArt('teddy-bear')],
  ],
};

const petArt = (words: string) =>
  /gatt|mici|felin/.test(words)
    ? 'cat-face'
    : /can[ei]|cucciol|crocchett/.test(words)
      ? 'dog-face'
      : /uccell|canarin|pappag/.test(words)
        ? 'bird'
        : /conigl.*nan|rodit|cricet|cavi/.test(words)
          ? 'hamster'
          : /pesc[ei]|tartarugh|acquar/.test(words)
            ? 'tropical-fish'
            : 'paw-prints';
/** What a pet is fed, by what its food is named after. */
const MEALS: readonly (readonly [RegExp, string])[] = [
  [/salmon/, 'salmon'],
  [/tonno/, 'tuna'],
  [/pesce|merluzz|trota/, 'sea-bass'],
  [/tacchin/, 'turkey'],
  [/pollo/, 'poultry-leg'],
  [/manzo|vitell|bovin/, 'cut-of-meat'],
  [/agnell/, 'ewe'],
  [/anatr/, 'duck'],
  [/conigl/, 'rabbit-face'],
];
/** The animal that eats it, and what there is to eat where the name says so. */
const petMeal = (words: string): string[] =>
  [petArt(words), ...MEALS.filter(([word]) => word.test(words)).map(([, art]) => art)].slice(0, 2);
const petColour = (words: string) =>
  /salmon/.test(words)
    ? '#ff9f80'
    : /tonno|pesce|merluzz/.test(words)
      ? '#8fc3ea'
      : /pollo|tacchin/.test(words)
        ? '#ffc72c'
        : /manzo|vitell|fegat/.test(words)
          ? '#e8685a'
          : /anatr|selvaggin|cervo/.test(words)
            ? '#b98a4a'
            : /agnell/.test(words)
              ? '#a8cf8a'
              : /conigl/.test(words)
                ? '#d9a8e0'
                : /verdur|riso/.test(words)
                  ? '#b9dc8a'
                  : /sterilizz|light/.test(words)
                    ? '#9fd6c9'
                    : /cucciol|gattin|kitten|junior|puppy/.test(words)
                      ? '#f7b6c9'
                      : /pelo|cremos/.test(words)
                        ? '#c9b4ea'
                        : '#ffc72c';

export const pets: Department = {
  path: /animal|pet\b/,
  otherwise: { shape: 'pouch', art: ['paw-prints'] },
  rules: [
    [
      /lettier|sabbia/,
      ({ words }) => ({
        shape: 'sack',
        w: 216,
        h: 290,
        art: [
          /silic/.test(words)
            ? 'litter-silica'
            : /veget|legno/.test(words)
              ? 'litter-plant'
              : /agglom/.test(words)
                ? 'litter-clumping'
                : 'litter-clay',
        ],
        variant: /silic/.test(words) ? '#bfe3f4' : /veget|legno/.test(words) ? '#cfe3b0' : '#f3e3b8',
      }),
    ],
    [/tappetin|travers/, { shape: 'softpack', w: 240, h: 220, art: ['dog-face'], outer: true }],
    [
      /shampo/,
      ({ words }) => ({ shape: 'bottle', profile: 'shampoo', art: [petArt(words)], fill: '#8fd3c0', glass: '#8fd3c0' }),
    ],
    [
      /antiparass|collare|pulci|spot/,
      ({ words }) => ({ shape: 'box', w: 180, h: 200, d: 34, art: [petArt(words)], outer: true }),
    ],
    [/sacchett.*(igien|bisogn)|palett/, { shape: 'blister', art: ['paw-prints'] }],
    [
      /gioco|pallin|pupazz|tiragraff|ciotol|guinzagl|spazzol/,
      ({ words }) => ({ shape: 'blister', art: [/pall/.test(words) ? 'tennis' : petArt(words)] }),
    ],
    [
      /masticat|dental|stick|snack|ossett|biscott|bastonc|premi|strisc/,
      ({ words }) => ({
        shape: 'doypack',
        w: 186,
        h: 250,
        art: /dental/.test(words) ? ['tooth', 'bone'] : /oss|mastic/.test(words) ? ['bone'] : petMeal(words),
        variant: petColour(words),
        outer: true,
      }),
    ],
    [
      /pate|vaschett|mousse/,
      ({ words }) => ({ shape: 'alutray', art: petMeal(words), variant: petColour(words), layout: 'strip' }),
    ],
    [
      /(bocconcin|straccett|filettin|bustin|busta|buste|fettine|gelatina|salsa).*/,
      ({ words, size }) =>
        size.count > 1
          ? { shape: 'box', w: 206, h: 226, d: 50, art: petMeal(words), variant: petColour(words), outer: true }
          : (size.amount ?? 0) > 300
            ? { shape: 'tin', w: 186, h: 214, art: petMeal(words), variant: petColour(words) }
            : { shape: 'doypack', w: 170, h: 226, art: petMeal(words), variant: petColour(words) },
    ],
    [
      /crocchett|croccantin|secco|mangime.*(can|gatt)/,
      ({ words, size }) =>
        (size.amount ?? 0) >= 1800
          ? { shape: 'sack', w: 216, h: 316, art: petMeal(words), variant: petColour(words) }
          : { shape: 'pouch', w: 206, h: 290, art: petMeal(words), variant: petColour(words) },
    ],
    [
      /umid|carne|scatol|lattin|tonnetto|natural/,
      ({ words, size }) => ({
        shape: 'tin',
        ...((size.amount ?? 400) <= 100 ? { w: 200, h: 96 } : { w: 180, h: 210 }),
        art: petMeal(words),
        variant: petColour(words),
      }),
    ],
    [
      /canarin|uccell|pappag|semi|mangime|conigl|rodit|tartarug|pesci|fieno/,
      ({ words }) =>
        /tartarug|pesc/.test(words)
          ? { shape: 'canister', w: 150, h: 190, art: [petArt(words)], lid: '#f2b92c' }
          : {
              shape: 'pouch',
              w: 196,
              h: 280,
              window: /fieno/.test(words)
                ? 'leaves'
                : /conigl/.test(words)
                  ? 'kibble'
                  : /cricet/.test(words)
                    ? 'muesli'
                    : 'seeds',
              ...(/fieno/.test(words)
                ? { windowCol: '#a8b05a' }
                : /conigl/.test(words)
                  ? { windowCol: '#8a9a4a' }
                  : {}),
            },
    ],
    [/./, ({ words }) => ({ shape: 'pouch', w: 206, h: 286, art: [petArt(words)], variant: petColour(words) })],
  ],
};

/** What crisps are seasoned with. */
const CRISPS: readonly (readonly [RegExp, string])[] = [
  [/papri|piccant|peperonc/, 'hot-pepper'],
  [/lime/, 'lime'],
  [/formagg/, 'cheese-wedge'],
  [/rosmar/, 'rosemary'],
  [/cipoll/, 'onion'],
  [/barbec|bbq/, 'flame'],
];

export const snacks: Department = {
  path: /snack|aperitiv|salat/,
  otherwise: { shape: 'pouch', w: 226, h: 300, flavoured: true, art: ['crisps'] },
  rules: [
    [
      /(patatin|chips|snack).*tubo|stackabl/,
      { shape: 'canister', w: 128, h: 290, flavoured: 'beside', art: ['crisps'] },
    ],
    [/mais tostat/, { shape: 'doypack', w: 190, h: 250, window: 'corn', windowCol: '#e0a02c' }],
    [/mais.*pop ?corn/, { shape: 'doypack', w: 190, h: 250, window: 'corn' }],
    [/pop ?corn/, { shape: 'pouch', w: 210, h: 280, window: 'popcorn' }],
    [
      /(patatin|chips|sfogliatin).*mais|mais.*chips|tortilla chips|nacho|tortill(?!.*(grano|wrap|piad|morbid))/,
      { shape: 'pouch', w: 216, h: 290, art: ['tortilla-chips'], variant: '#f9dc6a' },
    ],
    [
      /patatin|chips/,
      ({ words, size }) => ({
        shape: 'pouch',
        ...(size.count > 1 ? { w: 176, h: 240 } : { w: 226, h: 300 }),
        art: [
          /rustic|onda|ondulat|grigliat/.test(words) ? 'ridged-crisps' : 'crisps',
          ...CRISPS.filter(([word]) => word.test(words)).map(([, art]) => art),
        ].slice(0, 2),
        variant: /papri|piccant/.test(words)
          ? '#f08a5a'
          : /lime|pepe/.test(words)
            ? '#bfe08a'
            : /formagg/.test(words)
              ? '#fbe28a'
              : /light/.test(words)
                ? '#bfe3f4'
                : /rustic/.test(words)
                  ? '#d9a55a'
                  : undefined,
      }),
    ],
    [/^mix\b.*(frutta|noci|nuts|bacche|semi)/, { shape: 'doypack', window: 'muesli' }],
    [/^(?!.*(olio|burro|crema)).*(arachid|noccioline)/, { shape: 'pouch', w: 200, h: 260, window: 'peanuts' }],
    [
      /^(?!.*(crema|pesto|mortadel|gelat|ciocc|yogurt|farin|granell|torron|biscott)).*pistacch/,
      { shape: 'doypack', window: 'pistachios' },
    ],
    [
      /^(?!.*(latte|bevand|drink|crema|farin|olio|ciocc|torron|biscott|cantucc|gelat|amarett|preparat|pane|corpo|mani)).*(anacard|mandorl|\bmix (di )?(frutta|noci|nuts|energ|snack|semi))/,
      { shape: 'doypack', window: 'cashews' },
    ],
    [
      /tarall/,
      ({ words }) => ({
        shape: 'pouch',
        w: 210,
        h: 288,
        window: /finocch|sem[ei]\b/.test(words) ? 'seededTaralli' : 'taralli',
      }),
    ],
    [/grissin/, { shape: 'pouch', w: 190, h: 300, window: 'breadsticks' }],
    [/bastoncin.*formagg/, { shape: 'flowpack', art: ['breadstick', 'cheese-wedge'] }],
    [/salatin|pretzel|brezel/, { shape: 'flowpack', art: ['pretzel'] }],
    [/cracker/, { shape: 'flowpack', flavoured: 'beside', art: ['cracker'] }],
  ],
};

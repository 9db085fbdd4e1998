import type { Department, Look } from '../rule.ts';

const jug = (art: string[], more: Look = {}): Look => ({ shape: 'jug', art, ...more });
const spray = (fill: string, art: string, more: Look = {}): Look => ({
  shape: 'spray',
  fill,
  art: [art],
  cap: '#ffffff',
  ...more,
});
const bottle = (profile: NonNullable<Look['profile']>, fill: string, art: string, more: Look = {}): Look => ({
  shape: 'bottle',
  profile,
  fill,
  glass: fill,
  art: [art],
  ...more,
});
const card = (content: string, more: Look = {}): Look => ({ shape: 'blister', content, outer: true, ...more });
const cardArt = (art: string, more: Look = {}): Look => ({ shape: 'blister', art: [art], outer: true, ...more });
const soft = (art: string, more: Look = {}): Look => ({ shape: 'softpack', art: [art], outer: true, ...more });
const longBox = (art: string, more: Look = {}): Look => ({
  shape: 'box',
  w: 300,
  h: 104,
  d: 60,
  art: [art],
  outer: true,
  ...more,
});

/** Litres of a bag, where the name tells them; 0 otherwise. */
const litres = (words: string) => Number(/(\d+) ?(?:litri|lt?)\b/.exec(words)?.[1] ?? 0);

export const homeCare: Department = {
  path: /casa|pulizi|detersiv|casaling|cartoler|giardin|bricolag|ferrament|elettro|tempo.?libero|edicol|tessil/,
  otherwise: { shape: 'box', w: 230, h: 220, d: 60, art: ['package'] },
  rules: [
    [/\bpentol|\bpadell|casseruol|tegam|bistecchier/, { shape: 'box', w: 250, h: 200, d: 60, art: ['pan'] }],
    [/rivist|giornal|quotidian|settimanal/, { shape: 'box', w: 200, h: 270, d: 12, art: ['newspaper'] }],
    [/puzzle/, { shape: 'box', w: 230, h: 200, d: 44, art: ['puzzle-piece'] }],
    [/pallon/, { shape: 'heap', count: 1, size: 138, art: ['soccer-ball'] }],
    [/molett|mollett|stendi/, cardArt('clamp')],
    [
      /\bsementi\b|\bsemi (di (?!lino|chia|zucca|giras|papav|sesam|canap)|per|da)/,
      { shape: 'doypack', w: 160, h: 230, art: ['seedling'] },
    ],
    [/calendari/, { shape: 'box', w: 210, h: 270, d: 12, art: ['spiral-calendar'] }],
    [/ricettari|libro/, { shape: 'box', w: 200, h: 270, d: 26, art: ['pot-of-food'] }],
    [/grembiul|presin|strofinacc|canovacc/, { shape: 'softpack', w: 210, h: 250, art: ['cook'] }],
    [/retin/, { shape: 'softpack', w: 210, h: 240, art: ['red-apple', 'lemon'] }],
    [/borsa termic/, { shape: 'bag', col: '#1f6fb3', art: ['snowflake'] }],
    [/rafia/, { shape: 'bag', col: '#c99a55', handle: '#7a4a1c', ink: '#5a3413', art: [] }],
    [
      /\bbors[ae]\b|shopper/,
      ({ words }) => ({
        shape: 'bag',
        art: [],
        ...(/coton/.test(words) ? { col: '#f3ead6', ink: '#0a3d26', handle: '#e08a1c' } : {}),
      }),
    ],
    [/cattura color/, { shape: 'box', w: 200, h: 230, d: 46, art: ['t-shirt', 'rainbow'], outer: true }],
    [
      /biancheria.*perle|perle.*profum|profuma biancher/,
      { shape: 'canister', w: 150, h: 230, art: ['lavender', 'shirt'], lid: '#ffffff' },
    ],
    [/additiv/, { shape: 'jug', fill: '#f4f6f8', art: ['shirt', 'sparkles'], cap: '#e8574a' }],
    [/umidificat/, { shape: 'flowpack', art: ['four-leaf-clover'], cap: '#ffffff', outer: true }],
    [/bobin/, { shape: 'rolls', n: 1, w: 176, h: 270, art: ['sparkles'], outer: true }],
    [/velin/, { shape: 'box', w: 250, h: 130, d: 96, art: ['cloud'], outer: true }],
    [/tovagli/, { shape: 'softpack', w: 230, h: 210, art: ['fork-and-knife-with-plate'], outer: true }],
    [
      /piatti (piani|fondi|(di )?cart|(di )?plastic|(di )?polpa|monous|compost|biodegr|dessert)|bicchier|posat|cannucc/,
      ({ words }) => ({
        shape: 'softpack',
        w: 220,
        h: 240,
        outer: true,
        art: [
          /bicch/.test(words)
            ? 'paper-cup'
            : /posat/.test(words)
              ? 'fork-and-knife'
              : /fond/.test(words)
                ? 'deep-plate'
                : 'plate',
        ],
      }),
    ],
    [
      /paglietta|spugn/,
      ({ words }) => ({
        shape: 'flowpack',
        w: 290,
        h: 170,
        art: [
          /pagliett/.test(words) ? 'steel-wool' : /antigraff|delicat/.test(words) ? 'sponge-soft' : 'sponge-scourer',
        ],
        outer: true,
      }),
    ],
    [
      /crema deterg|crema.*limone/,
      {
        shape: 'bottle',
        profile: 'sauce',
        fill: '#f4f6ee',
        glass: '#f4f6ee',
        art: ['lemon', 'sparkles'],
        cap: '#f2d23a',
      },
    ],
    [/muffa/, { shape: 'spray', fill: '#3f9f8a', art: ['tile'], cap: '#e8574a' }],
    [/appretto/, { shape: 'spray', fill: '#bfa0e0', art: ['shirt'], cap: '#ffffff' }],

    [/borsa.*(sporta|coton)|shopper|sporta.*borsa/, { shape: 'bag' }],
    [/gift card|carta regalo|buono/, { shape: 'giftcard', art: ['wrapped-gift'] }],
    [
      /(pastigli|tabs|caps|pods|tabul).*(lavastov|piatti)|lavastov.*(pastigli|tabs|caps)/,
      ({ words }) => ({
        shape: 'doypack',
        art: /limon/.test(words) ? ['dish-tab', 'lemon'] : ['dish-tab'],
        outer: true,
        variant: /limon/.test(words) ? '#fbec9c' : '#bfe3f4',
      }),
    ],
    [/sale.*lavastov/, { shape: 'box', w: 176, h: 236, d: 60, art: ['dish-salt'], variant: '#7fb8e0' }],
    [/brillant/, bottle('rinse', '#3f8fd6', 'glass', { cap: '#1f4e8c' })],
    [/curalavastov|lavastov.*(cura|pulit)/, bottle('medicine', '#f2f6f8', 'sparkles', { cap: '#2f7fd1' })],
    [/lavastov/, bottle('rinse', '#f2d23a', 'plate', { flavoured: true, cap: '#2f7fd1' })],
    [
      /piatti/,
      ({ words, size }) => ({
        // a refill comes in a bag, what kitchens buy in a jug
        ...(/ricaric/.test(words)
          ? { shape: 'doypack', outer: true }
          : (size.amount ?? 0) >= 4000
            ? { shape: 'jug' }
            : { shape: 'bottle', profile: 'sauce', labelH: 158 }),
        flavoured: true,
        art: ['plate'],
        ...(/aloe|verde|lime|bio|eco/.test(words)
          ? { fill: '#8fd08a', glass: '#c9ebc6' }
          : /aceto|menta/.test(words)
            ? { fill: '#bfe8cf', glass: '#dff4e6' }
            : /aranc|agrum|pompel/.test(words)
              ? { fill: '#f7a54a', glass: '#fbd3a0' }
              : { fill: '#f3e04a', glass: '#f9f2b8' }),
      }),
    ],
    [
      /(caps|pods|capsule|perle).*(lavatr|bucat|lavagg)|(lavatr|bucat).*(caps|pods|capsule)|\bpods\b(?!.*(lavast|piatti))/,
      { shape: 'doypack', art: ['pods'], outer: true, variant: '#bfe3f4' },
    ],
    [
      /ammorbid/,
      ({ words }) => ({
        shape: 'jug',
        art: [/lavand/.test(words) ? 'lavender' : /vanigl|orchid|fior|rosa|muschio/.test(words) ? 'hibiscus' : 'cloud'],
        fill: /lavand/.test(words)
          ? '#8a6fc2'
          : /rosa|fior|orchid|muschio/.test(words)
            ? '#ee8fb0'
            : /talco|sensitiv|baby|bimb/.test(words)
              ? '#f4f2ec'
              : '#5fb8e8',
        variant: '#ffffff',
        cap: '#f4f4f6',
      }),
    ],
    [
      /smacch|pretratt|candegg.*(delicat|gel)/,
      ({ words }) =>
        /spray/.test(words)
          ? spray('#ee4f7a', 'shirt')
          : /polvere|sali/.test(words)
            ? { shape: 'canister', w: 176, h: 190, art: ['shirt'], lid: '#f4f4f6' }
            : bottle('bleach', '#ee4f7a', 'shirt', { cap: '#ffffff' }),
    ],
    [
      /candeggin|varechin|ammoniac/,
      ({ words }) =>
        bottle(
          'bleach',
          /ammon/.test(words) ? '#f2f4ee' : /profum|delicat/.test(words) ? '#bfe8cf' : '#2f6fc1',
          /ammon/.test(words) ? 'droplet' : 'sparkles',
          { cap: '#e8483a' },
        ),
    ],
    [
      /polvere.*(lavatr|bucat)|(lavatr|bucat).*polvere|fustin/,
      { shape: 'box', w: 216, h: 250, d: 84, art: ['shirt', 'sparkles'] },
    ],
    [
      /lavatrice.*(cura|antical|pulit)|anticalcare lavatr|curalavatr/,
      { shape: 'box', w: 190, h: 220, d: 56, art: ['water-wave'] },
    ],
    [
      /^(?!.*(pavim|vetri|\bwc\b|bagno|forno)).*(detersivo|lavatr|bucat|\blana\b)/,
      ({ words }) =>
        jug(
          [
            /lana|delicat/.test(words)
              ? 'yarn'
              : /ner[io]|scur/.test(words)
                ? 'dark-shirt'
                : /marsigl|bianc/.test(words)
                  ? 'shirt'
                  : /color/.test(words)
                    ? 't-shirt'
                    : 'shirt',
            'sparkles',
          ],
          /lana|delicat/.test(words)
            ? { fill: '#ee9ac0', cap: '#ffffff', variant: '#fbe0ec' }
            : /ner[io]|scur/.test(words)
              ? { fill: '#2b2f3c', cap: '#8a8f9c', variant: '#4a5062' }
              : /marsigl/.test(words)
                ? { fill: '#4fae6a', cap: '#f4f1e4', variant: '#d9efcf' }
                : /color/.test(words)
                  ? { fill: '#e8574a', cap: '#ffd23f', variant: '#ffd23f' }
                  : /lavand/.test(words)
                    ? { fill: '#8a6fc2', variant: '#d6c4ee' }
                    : {},
        ),
    ],
    [
      /(sgrass|multius|vetri|bagno|antical|disinfett|forno|acciaio|mobili|legno|cucina).*spray|spray.*(sgrass|vetri|bagno|antical|forno)|sgrassator|vetri|spray/,
      ({ words }) =>
        /insett|zanzar|mosch|formich|scaraf/.test(words)
          ? { shape: 'aerosol', art: ['mosquito'], kit: { base: '#2f6b2a' } }
          : /deodor|profum.*ambient/.test(words)
            ? { shape: 'aerosol', flavoured: true, art: ['lavender'] }
            : /vetr/.test(words)
              ? spray('#8fd0f2', 'glass', { glass: '#8fd0f2' })
              : /bagno|antical/.test(words)
                ? spray('#4fb3b8', 'tile')
                : /forno|cucina|piastr/.test(words)
                  ? spray('#e8574a', 'flame')
                  : /legno|mobil/.test(words)
                    ? spray('#c9863c', 'wood')
                    : /disinf|igien/.test(words)
                      ? spray('#f2f6f8', 'sparkles', { cap: '#2f7fd1' })
                      : spray('#ff8a3d', 'sparkles'),
    ],
    [/antical|bagno|docci/, spray('#4fb3b8', 'tile')],
    [
      /insett|zanzar|mosch|formich|scaraf|tarm/,
      ({ words }) =>
        /piastrin|ricaric|diffus|elettro/.test(words)
          ? cardArt('mosquito')
          : { shape: 'aerosol', art: ['mosquito'], kit: { base: '#2f6b2a' } },
    ],
    [
      /wc|toilet|tavolett.*wc/,
      ({ words }) =>
        /gel|liquid|disincr|candeg/.test(words)
          ? bottle('sauce', '#2f8fd6', 'toilet-bowl', { cap: '#e8574a' })
          : cardArt('toilet-bowl', { flavoured: false }),
    ],
    [/sturalav|disgorg/, bottle('bleach', '#e8332a', 'water-wave', { cap: '#23262b' })],
    [
      /pavimenti|parquet|marm|cotto|piastrell/,
      ({ words }) =>
        bottle(
          'bleach',
          /parquet|legno/.test(words)
            ? '#c9863c'
            : /lavand/.test(words)
              ? '#9a7fd0'
              : /limon|agrum/.test(words)
                ? '#f2d23a'
                : /pino|eucal/.test(words)
                  ? '#4fae6a'
                  : '#4fb3e0',
          'tile',
          { flavoured: true, cap: '#ffffff' },
        ),
    ],
    [/alcol/, bottle('rinse', '#f2b6d0', 'droplet', { cap: '#e8483a', glass: '#f9d6e4' })],
    [/bicarbon|soda/, { shape: 'box', w: 170, h: 220, d: 52, art: ['sparkles'] }],
    [/acido citric|aceto/, bottle('rinse', '#eef2d8', 'lemon', { cap: '#5f9a34' })],
    [/crema.*(pulent|abras)|acciaio/, bottle('sauce', '#f4f6f2', 'sparkles', { cap: '#f2b92c' })],
    [
      /carta igien|igienica/,
      ({ size }) => ({ shape: 'rolls', n: size.amount ?? 4, art: ['four-leaf-clover'], layout: 'strip', outer: true }),
    ],
    [
      /carta (da )?cucina|carta casa|asciugatutto|rotol.*cucina|cartacasa/,
      ({ size }) => ({
        shape: 'rolls',
        n: Math.min(size.amount ?? 2, 4),
        w: 220,
        h: 296,
        art: ['fork-and-knife-with-plate'],
        layout: 'wave',
        outer: true,
      }),
    ],
    [
      /fazzolett/,
      ({ words }) =>
        /box|scatol|velin/.test(words)
          ? { shape: 'box', w: 250, h: 120, d: 90, art: ['cloud'], layout: 'strip', outer: true }
          : soft('cloud', { w: 236, h: 196 }),
    ],
    [/tovagliol/, soft('fork-and-knife-with-plate', { w: 230, h: 210 })],
    [
      /allumin/,
      ({ words }) => longBox(/vaschett/.test(words) ? 'foil-tray' : 'foil-roll', { kit: { base: '#2f6fb3' } }),
    ],
    [
      /pellicol/,
      ({ words }) =>
        longBox('film-roll', { kit: { base: '#2f8a4c' }, ...(/profess/.test(words) ? { w: 320, h: 150, d: 90 } : {}) }),
    ],
    [/carta (da )?forno/, longBox('paper-roll', { kit: { base: '#a8642c' } })],
    [
      /sacchett|gelo|frigo|zip/,
      ({ words }) =>
        longBox(/compost|umido/.test(words) ? 'compost-bag' : /cernier|zip/.test(words) ? 'zip-bag' : 'freezer-bag', {
          h: 130,
        }),
    ],
    [
      /sacch|spazzatur|immondiz|nettezz|differenz/,
      ({ words }) => ({
        shape: 'reel',
        ...(litres(words) > 60 ? { w: 176, h: 300 } : litres(words) > 0 ? { w: 140, h: 240 } : {}),
        art: [/umid|biodegr|compost/.test(words) ? 'seedling' : 'wastebasket'],
        fill: /umid|biodegr|compost/.test(words) ? '#7fae4a' : /plastic|giall/.test(words) ? '#e8c02a' : '#2b2f36',
        outer: true,
      }),
    ],
    [
      /piatti di carta|bicchier|posat|cannucc|stovigl/,
      ({ words }) =>
        soft(/bicch/.test(words) ? 'cup-with-straw' : /posat/.test(words) ? 'fork-and-knife' : 'plate', {
          w: 220,
          h: 240,
        }),
    ],
    [
      /spugn|abrasiv|paglietta/,
      ({ words }) => ({
        shape: 'flowpack',
        w: 290,
        h: 170,
        art: [/pagliett|accia/.test(words) ? 'steel-wool' : 'sponge'],
        outer: true,
      }),
    ],
    [
      /panno|panni|microfib|straccio|swiffer|catturapol/,
      ({ words }) => soft(/cattura|polver/.test(words) ? 'dust-cloth' : 'cloth', { w: 230, h: 210 }),
    ],
    [/guant/, soft('gloves', { w: 210, h: 260 })],
    [/mocio|mop\b|lavapaviment/, cardArt('mop')],
    [/secchi[oe]\b|bacinell/, { shape: 'heap', count: 1, size: 138, art: ['bucket'] }],
    [/scop|spazzol|palett/, cardArt('broom')],
    [/pil[ae].*(botton|cr\d)/, card('coinCell')],
    [/ministilo|\baaa\b/, card('slimBattery')],
    [/batteri|pil[ae]\b|stilo/, card('battery')],
    [
      /lampad|led|faretto/,
      ({ words }) => {
        const more = { variant: /calda/.test(words) ? '#f9d06a' : '#cfe3f5', w: 190 };
        return /e14|oliva|candela/.test(words) ? card('slimBulb', more) : cardArt('light-bulb', more);
      },
    ],
    [/accendin|accendig/, card('lighter')],
    [/fiammifer/, { shape: 'box', w: 200, h: 120, d: 60, art: ['flame'], outer: true, layout: 'strip' }],
    [
      /cand[ei]l|lumin/,
      ({ words }) => (/profum/.test(words) ? { shape: 'pot', flavoured: true, art: ['candle'] } : card('candle')),
    ],
    [
      /accendifuoc|diavolina|carbon|legn|pellet/,
      ({ words }) =>
        /accend|diavol/.test(words)
          ? { shape: 'box', w: 210, h: 150, d: 60, art: ['flame'], outer: true }
          : { shape: 'sack', w: 216, h: 300, art: ['flame'] },
    ],
    [
      /(profum|deodor|diffus).*(ambient|cassett|armad|bastonc|auto)|profumator/,
      ({ words }) =>
        /bastonc|diffus/.test(words)
          ? bottle('hotsauce', '#e9d9c4', 'hibiscus', { flavoured: true, cap: '#8a6a4a' })
          : /cassett|armad|auto/.test(words)
            ? cardArt('lavender', { flavoured: true })
            : { shape: 'aerosol', flavoured: true, art: ['lavender'] },
    ],
    [/penn[ae]|pennarell|matit|evidenz|biro/, cardArt('pen')],
    [/quadern|blocco|risma|fogli/, { shape: 'box', w: 200, h: 270, d: 18, art: ['notebook'] }],
    [/nastro|scotch|\bcolla\b/, cardArt('pushpin')],
    [/terricc|concim|semi|piant/, { shape: 'sack', w: 216, h: 300, art: ['potted-plant'] }],
    [/igienizz|disinfett/, bottle('bleach', '#f2f6f8', 'sparkles', { cap: '#2f7fd1' })],
    [/sapone.*(marsigl|bucat)|marsigl/, { shape: 'flowpack', w: 250, h: 150, art: ['soap-bar'] }],
    [/multius|universal|pulit/, bottle('bleach', '#5fb8e8', 'sparkles', { flavoured: true, cap: '#ffffff' })],
  ],
};

import type { Department, Look } from '../rule.ts';

const tray = (content: string, more: Look = {}): Look => ({ shape: 'tray', content, ...more });
const fish = (content: string, art?: string, more: Look = {}): Look => ({
  shape: 'tray',
  content,
  trayCol: '#0b3d7a',
  winBg: '#16324f',
  ...(art ? { art: [art] } : {}),
  ...more,
});
const POULTRY: Look = { trayCol: '#e9b82e' };

export const meat: Department = {
  path: /carn[ei]\b|macelleri|pollame|avicol/,
  otherwise: tray('beef'),
  rules: [
    [/uov/, { shape: 'eggs' }],
    [/wurstel/, { shape: 'slices', slice: 'turkey', art: ['frankfurter'] }],
    [/polpetton/, tray('meatloaf')],
    [/polpett.*veg/, { shape: 'tray', content: 'veggieBalls', trayCol: '#2f8a4c' }],
    [/polpett/, tray('meatballs')],
    [/svizzer.*(pollo|tacchin)|burger.*(pollo|tacchin)/, tray('chickenBurger', POULTRY)],
    [
      /burger.*(veg|spinac|soia|legum|cec)|veget/,
      { shape: 'sleeve', content: 'veggieBurger', flavoured: true, art: ['herb'] },
    ],
    [
      /hamburger|burger|svizzer|medaglion/,
      ({ words, size }) =>
        tray('burger', {
          n: size.count,
          fill: /chianin/.test(words) ? '#cf5257' : /scotton/.test(words) ? '#8a1b26' : undefined,
        }),
    ],
    [/oss[oi]buc/, tray('ossobuco')],
    [/trippa|lampredott/, tray('veal', { fill: '#ead9bf' })],
    [/fegat|rogn|\bcuore di/, tray('veal', { fill: '#6b2320' })],
    [/spinacin/, tray('spinachCutlet', POULTRY)],
    [/cordon/, tray('cordonBleu', POULTRY)],
    [
      /(bocconcin|nugget|crocchett).*|panat.*bocconcin/,
      ({ words }) =>
        tray(
          /panat|nugget|crocch/.test(words) ? 'nuggets' : /pollo|tacchin/.test(words) ? 'whiteStew' : 'stew',
          POULTRY,
        ),
    ],
    [/cotolett.*tacchin|milanes/, tray('schnitzel', POULTRY)],
    [/impanat|panat|cotolett.*(pollo|tacchin)|milanes|cordon|nugget|crocchett/, tray('breaded', POULTRY)],
    [/arrosticin/, tray('lambSkewers')],
    [/spiedin/, tray('skewers')],
    [/salsicc.*(pollo|tacchin)/, tray('chickenSausage', POULTRY)],
    [/salsicc.*nastro/, tray('ribbonSausage')],
    [/salsicc.*finocch/, tray('fennelSausage')],
    [/salsicc.*(piccant|calabr)/, tray('hotSausage')],
    [/luganeg|salsiccia (a|di) (punta|bra)/, tray('luganega')],
    [
      /salsicc|salamell|cotechin|zampon/,
      ({ words }) => (/cotechin|zampon/.test(words) ? { shape: 'salami', fill: '#b0604a' } : tray('sausage')),
    ],
    [/costin|puntine|ribs/, tray('ribs')],
    [/guancial|pancett|bacon/, tray('rashers')],
    [/arista/, tray('porkRoast')],
    [/involtin|saltimbocc/, ({ words }) => (/saltimbocc/.test(words) ? tray('saltimbocca') : tray('rolls', POULTRY))],
    [
      /arrost|roast|lonza intera|reale|fesa intera|\bnoce\b|girello|magatello|\bbollit[oi]\b|cappone/,
      ({ words }) =>
        /pollo|tacchin/.test(words)
          ? tray('turkeyRoast', POULTRY)
          : tray('roast', { fill: /vitell/.test(words) ? '#d98f84' : undefined }),
    ],
    [
      /macinat|trita|ragu/,
      ({ words }) =>
        /pollo|tacchin/.test(words)
          ? tray('chickenBurger', POULTRY)
          : tray(
              /magr/.test(words)
                ? 'leanMince'
                : /scotton/.test(words)
                  ? 'marbledMince'
                  : /scelt/.test(words)
                    ? 'mincerStrands'
                    : 'mince',
            ),
    ],
    [/spezzatin.*(pollo|tacchin)|bocconcin.*(pollo|tacchin)|straccett.*(pollo|tacchin)/, tray('whiteStew', POULTRY)],
    [
      /spezzatin|bocconcin|gulasch|cubett|stracett|straccett|ossobuc/,
      ({ words }) => (/ossobuc/.test(words) ? tray('ossobuco') : tray(/straccett/.test(words) ? 'strips' : 'stew')),
    ],
    [/tartar|battut/, tray('tartare')],
    [/carpacci/, tray('carpaccio')],
    [/petto.*inter/, tray('wholeBreast', POULTRY)],
    [
      /(pollo|faraona|gallett).*(inter|spiedo|busto)|pollo intero|busto|galletto|cappone/,
      ({ words }) =>
        tray('wholeChicken', {
          ...POULTRY,
          fill: /faraon/.test(words) ? '#b9907a' : /ruspant|allevat/.test(words) ? '#f2b13c' : undefined,
        }),
    ],
    [/aletta|alette|\bali\b/, tray('wings', POULTRY)],
    [/\bfusi\b|fuselli/, tray('drumsticks', POULTRY)],
    [/sovracosc.*disoss/, tray('boned', POULTRY)],
    [/cosc|sovracosc/, tray('thighs', POULTRY)],
    [/tacchin/, tray('turkey', POULTRY)],
    [/conigli/, ({ words }) => tray(/inter/.test(words) ? 'wholeRabbit' : 'rabbitPieces', POULTRY)],
    [/anatra/, tray('duckBreast', POULTRY)],
    [/pollo|faraona/, tray('chicken', POULTRY)],
    [/agnell|abbacch|capretto/, tray('lambChops')],
    [/filett.*suin|suin.*filett/, tray('porkFillet')],
    [/lonza/, tray('porkLoin')],
    [/capocoll|coppa/, tray('porkNeck')],
    [
      /(braciol|costolett|bistecch|lonza|fettin|filett|coppa|capocoll).*(maial|suin)|maial|suin|lonza|arista/,
      tray('porkChops'),
    ],
    [/saltimbocc/, tray('veal')],
    [/nodin/, tray('tBone', { fill: '#dd9388' })],
    [
      /vitell|scaloppin|fettin|carne salada/,
      ({ words }) => tray('veal', { fill: /bovin|manzo|salada/.test(words) ? '#b23a42' : undefined }),
    ],
    [/cavall|equin/, tray('carpaccio')],
    [/frattagl/, tray('carpaccio')],
    [/costat/, tray('ribSteak')],
    [/fiorentin|t-bone|nodin/, tray('tBone')],
    [/filett|medaglion|chateau/, tray('medallions')],
    [/bistecc|entrecote|tagliat|scotton|manzo|bovin|picanha/, tray('beef')],
  ],
};

export const fishCounter: Department = {
  path: /pesce|pescheri|ittic/,
  otherwise: fish('fillet'),
  rules: [
    [
      /affumicat.*salmon|salmon.*affumicat/,
      ({ words }) => ({
        shape: 'slices',
        slice: /sockeye|selvagg/.test(words) ? 'sockeye' : /ritagl/.test(words) ? 'salmonCubes' : 'salmon',
      }),
    ],
    [/affumicat.*spada|spada.*affumicat/, { shape: 'slices', slice: 'swordfish' }],
    [/affumicat.*tonno|tonno.*affumicat/, { shape: 'slices', slice: 'tuna' }],
    [/sushi|uramaki|nigiri|maki|poke/, { shape: 'sleeve', content: 'art', art: ['sushi'], size: 82, winBg: '#1c1c1e' }],
    [/aring/, { shape: 'block', fill: '#c9853f', content: 'meat', art: ['mackerel'] }],
    [/baccal|stoccafiss/, fish('hake')],
    [
      /insalata (di )?mare|polpo e patate|frutti di mare/,
      { shape: 'sleeve', content: 'onIce', art: ['octopus-arm', 'calamari', 'shrimp', 'mussel'], size: 66 },
    ],
    [
      /\bfritt\w* (di )?(paranza|mist[oa]|mare)|paranza/,
      fish('onIce', 'calamari', { art: ['anchovy', 'calamari', 'shrimp'], size: 92 }),
    ],
    [/burger.*salmon/, fish('salmonBurger')],
    [/spiedin/, fish('fishSkewers')],
    [/gratinat|panat|impanat/, fish('crumbedFillet')],
    [/filett.*trota|trota.*filett/, fish('troutFillet')],
    [/salmon/, ({ words }) => fish(/tranc/.test(words) ? 'salmonSteak' : 'salmon', undefined, { trayCol: '#20262a' })],
    [/filett.*(merluzz|nasell)/, fish('codLoin', undefined, { trayCol: '#f1efe9', winBg: '#2b4a66' })],
    [/filett.*(platess|sogliol)/, fish('plaiceFillet', undefined, { trayCol: '#2d3b33', winBg: '#1f2f2b' })],
    [/filett.*(branzin|spigol)/, fish('bassFillet', undefined, { trayCol: '#23304a' })],
    [/filett.*orat/, fish('breamFillet')],
    [/filett.*(sgombr)/, fish('mackerelFillet', undefined, { trayCol: '#20262a', winBg: '#1a1f24' })],
    [/tonno.*|trancio di tonno/, fish('tunaSteak')],
    [/pesce spada|spada|palombo|verdesca/, fish('swordfish')],
    [/nasello|merluzz.*tranci|rana pescatrice|coda di rospo/, fish('hake')],
    [/filett/, fish('fillet')],
    [/orat/, fish('wholeFish', 'sea-bream')],
    [/branzin|spigol|ombrin|cefal/, fish('wholeFish', 'sea-bass')],
    [/trot|salmerin/, fish('wholeFish', 'trout')],
    [/triglie|gallinell|scorfan|dentice/, fish('wholeFish', 'sea-bream@rusty', { n: 3 })],
    [/sgombr|sard|palamit/, fish('wholeFish', 'mackerel', { n: 3 })],
    [
      /(alic|acciug).*marinat/,
      {
        shape: 'sleeve',
        content: 'art',
        art: ['anchovy', 'parsley', 'anchovy'],
        size: 84,
        winBg: '#e9d98a',
        trayCol: '#f1efe9',
      },
    ],
    [/alic|acciug/, fish('onIce', 'anchovy', { size: 96 })],
    [/platess|sogliol|rombo|halibut/, fish('wholeFish', 'cod')],
    [/merluzz/, fish('hake')],
    [/scamp/, fish('onIce', 'lobster', { size: 112 })],
    [/gamberett/, fish('onIce', 'shrimp-tail@pink-shrimp', { size: 56 })],
    [/(code|coda).*gamber/, fish('onIce', 'shrimp-tail', { size: 84 })],
    [/mazzancoll/, fish('onIce', 'shrimp@silver', { size: 104 })],
    [/gamber/, fish('onIce', 'shrimp', { size: 88 })],
    [
      /cozz/,
      ({ words }) =>
        /rete/.test(words) ? { shape: 'net', art: ['mussel'], netCol: '#2f6fb3' } : fish('onIce', 'mussel'),
    ],
    [
      /vongol|lupin|fasolar|telline/,
      ({ words }) => (/rete/.test(words) ? { shape: 'net', art: ['clam'], netCol: '#2f6fb3' } : fish('onIce', 'clam')),
    ],
    [/ostric/, fish('onIce', 'oyster')],
    [/seppi/, fish('onIce', 'cuttlefish', { size: 116 })],
    [/calamar|totan|anell/, fish('onIce', 'calamari', { size: 96 })],
    [/polp|moscard/, fish('onIce', 'octopus-arm', { size: 108 })],
    [/\bastic[ei]\b|aragost/, fish('onIce', 'lobster', { size: 150 })],
    [/granch|surimi/, { shape: 'slices', slice: 'surimi' }],
    [/capesant/, fish('onIce', 'clam', { size: 96 })],
    [
      /uova di (lompo|trota|salmone)|caviale|bottarg/,
      { shape: 'jar', w: 170, h: 170, fill: '#e0662a', fillTex: 'peas', labelH: 84 },
    ],
    [/marinat|carpacci/, { shape: 'slices', slice: 'tuna' }],
  ],
};

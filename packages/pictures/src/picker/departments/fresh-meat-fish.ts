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
  path: /carne|macelleri|pollame/,
  otherwise: tray('beef'),
  rules: [
    [/uov/, { shape: 'eggs' }],
    [/wurstel/, { shape: 'slices', slice: 'turkey', art: ['frankfurter'] }],
    [/polpett|svizzer.*(pollo|tacchin)|burger.*(pollo|tacchin)/, tray('chickenBurger', POULTRY)],
    [
      /burger.*(veg|spinac|soia|legum|cec)|veget/,
      { shape: 'sleeve', content: 'veggieBurger', flavoured: true, art: ['herb'] },
    ],
    [/hamburger|burger|svizzer|medaglion/, tray('burger')],
    [/impanat|panat|cotolett.*(pollo|tacchin)|milanes|cordon|nugget|crocchett/, tray('breaded', POULTRY)],
    [/spiedin|arrosticin/, tray('skewers')],
    [/salsicc.*(pollo|tacchin)/, tray('chickenSausage', POULTRY)],
    [/luganeg|salsiccia (a|di) (punta|bra)/, tray('luganega')],
    [
      /salsicc|salamell|cotechin|zampon/,
      ({ words }) => (/cotechin|zampon/.test(words) ? { shape: 'salami', fill: '#b0604a' } : tray('sausage')),
    ],
    [/costin|puntine|ribs/, tray('ribs')],
    [/guancial|pancett|bacon/, tray('rashers')],
    [
      /arrost|roast|lonza intera|reale|fesa intera|noce|girello|magatello|bollito|cappone/,
      ({ words }) => (/pollo|tacchin/.test(words) ? tray('turkey', POULTRY) : tray('roast')),
    ],
    [
      /macinat|trita|ragu/,
      ({ words }) => (/pollo|tacchin/.test(words) ? tray('chickenBurger', POULTRY) : tray('mince')),
    ],
    [/spezzatin.*(pollo|tacchin)|bocconcin.*(pollo|tacchin)|straccett.*(pollo|tacchin)/, tray('whiteStew', POULTRY)],
    [
      /spezzatin|bocconcin|gulasch|cubett|stracett|straccett|ossobuc/,
      ({ words }) => (/ossobuc/.test(words) ? tray('beef') : tray('stew')),
    ],
    [/carpacci|tartar|battut/, tray('carpaccio')],
    [
      /(pollo|faraona|gallett).*(inter|spiedo|busto)|pollo intero|busto|galletto|cappone/,
      tray('wholeChicken', POULTRY),
    ],
    [/aletta|alette|\bali\b/, tray('wings', POULTRY)],
    [/fusi|fuselli/, tray('drumsticks', POULTRY)],
    [/cosc|sovracosc/, tray('thighs', POULTRY)],
    [/tacchin/, tray('turkey', POULTRY)],
    [/conigli/, tray('whiteStew', { trayCol: '#e9b82e' })],
    [/pollo|faraona|anatra/, tray('chicken', POULTRY)],
    [/agnell|abbacch|capretto/, tray('lambChops')],
    [
      /(braciol|costolett|bistecch|lonza|fettin|filett|coppa|capocoll).*(maial|suin)|maial|suin|lonza|arista/,
      tray('porkChops'),
    ],
    [/saltimbocc/, tray('veal')],
    [/vitell|scaloppin|fettin|carne salada/, tray('veal')],
    [/cavall|equin/, tray('carpaccio')],
    [/fegat|trippa|fratta|rogn/, tray('carpaccio')],
    [/fiorentin|costat|t-bone|nodin/, tray('tBone')],
    [/filett|medaglion|chateau/, tray('medallions')],
    [/bistecc|entrecote|tagliat|scotton|manzo|bovin|picanha/, tray('beef')],
  ],
};

export const fishCounter: Department = {
  path: /pesce|pescheri/,
  otherwise: fish('fillet'),
  rules: [
    [/affumicat.*salmon|salmon.*affumicat/, { shape: 'slices', slice: 'salmon' }],
    [/affumicat.*spada|spada.*affumicat/, { shape: 'slices', slice: 'swordfish' }],
    [/affumicat.*tonno|tonno.*affumicat/, { shape: 'slices', slice: 'tuna' }],
    [/sushi|uramaki|nigiri|maki|poke/, { shape: 'sleeve', content: 'art', art: ['sushi'], size: 82, winBg: '#1c1c1e' }],
    [/aring/, { shape: 'block', fill: '#c9853f', content: 'meat' }],
    [/baccal|stoccafiss/, fish('hake')],
    [
      /insalata di mare|polpo e patate|frutti di mare/,
      { shape: 'sleeve', content: 'onIce', art: ['octopus-arm', 'calamari', 'shrimp', 'mussel'], size: 66 },
    ],
    [/salmon.*(trancio|tranci|filett|cuori)|salmon/, fish('salmon', undefined, { trayCol: '#20262a' })],
    [/filett.*trota|trota.*filett/, fish('salmon')],
    [/filett.*(merluzz|nasell)/, fish('fillet', undefined, { fill: '#ffffff', trayCol: '#f1efe9', winBg: '#2b4a66' })],
    [/filett.*(platess|sogliol)/, fish('fillet', undefined, { fill: '#f6e6d3', trayCol: '#2d3b33', winBg: '#1f2f2b' })],
    [/filett.*(branzin|spigol)/, fish('fillet', undefined, { fill: '#f3e3e0', trayCol: '#23304a' })],
    [/filett.*(sgombr)/, fish('fillet', undefined, { fill: '#d9b0a0', trayCol: '#20262a', winBg: '#1a1f24' })],
    [/tonno.*|trancio di tonno/, fish('tunaSteak')],
    [/pesce spada|spada|palombo|verdesca/, fish('swordfish')],
    [/nasello|merluzz.*tranci|rana pescatrice|coda di rospo/, fish('hake')],
    [/filett/, fish('fillet')],
    [/orat/, fish('wholeFish', 'sea-bream')],
    [/branzin|spigol|ombrin|cefal/, fish('wholeFish', 'sea-bass')],
    [/trot|salmerin/, fish('wholeFish', 'trout')],
    [/triglie|gallinell|scorfan|dentice/, fish('wholeFish', 'sea-bream@rusty', { n: 3 })],
    [/sgombr|sard|palamit/, fish('wholeFish', 'mackerel', { n: 3 })],
    [/alic|acciug/, fish('onIce', 'anchovy', { size: 96 })],
    [/platess|sogliol|rombo|halibut/, fish('wholeFish', 'cod')],
    [/merluzz/, fish('hake')],
    [/gamber|mazzancoll|scamp/, fish('onIce', 'shrimp', { size: 88 })],
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
    [/calamar|totan|anell|seppi/, fish('onIce', 'calamari', { size: 96 })],
    [/polp|moscard/, fish('onIce', 'octopus-arm', { size: 108 })],
    [/astic|aragost/, fish('onIce', 'lobster', { size: 150 })],
    [/granch|surimi/, { shape: 'slices', slice: 'swordfish' }],
    [/capesant/, fish('onIce', 'clam', { size: 96 })],
    [
      /uova di (lompo|trota|salmone)|caviale|bottarg/,
      { shape: 'jar', w: 170, h: 170, fill: '#e0662a', fillTex: 'peas', labelH: 84 },
    ],
    [/marinat|carpacci/, { shape: 'slices', slice: 'tuna' }],
  ],
};

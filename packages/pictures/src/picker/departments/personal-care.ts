import type { Department, Look } from '../rule.ts';

const flow = (art: string, more: Look = {}): Look => ({ shape: 'flowpack', art: [art], ...more });
const soft = (art: string, more: Look = {}): Look => ({ shape: 'softpack', art: [art], outer: true, ...more });
const card = (content: string, more: Look = {}): Look => ({ shape: 'blister', content, outer: true, ...more });
const cardArt = (art: string, more: Look = {}): Look => ({ shape: 'blister', art: [art], outer: true, ...more });
const HAIR: [RegExp, string, string][] = [
  [/liss|argan|nutri|secch|riparat/, '#d9a441', 'argan'],
  [/antiforf/, '#2f7fd1', 'snowflake'],
  [/color|tint/, '#c2185b', 'hair-lock'],
  [/ricci|mossi/, '#c2708a', 'curl'],
  [/volum/, '#8a5fc2', 'hair-lock'],
  [/uomo|men\b/, '#23303a', 'high-voltage'],
  [/bimb|baby|delicat|neutr|camomill/, '#f2d26a', 'camomile'],
  [/aloe|ortic|natural|bio/, '#6fae5a', 'aloe'],
  [/\bmiele/, '#e3ac4a', 'honey-pot'],
  [/mandorl|karit|avena/, '#e6c9a0', 'almond'],
];
const hair = (words: string) => HAIR.find(([word]) => word.test(words)) ?? ([/./, '#4fb3c8', 'sparkles'] as const);
const tone = (words: string) => {
  const found = HAIR.find(([word]) => word.test(words));
  return found ? { fill: found[1], glass: found[1] } : {};
};

export const personalCare: Department = {
  path: /igien|bellez|person|cosmet|profumer|farmac|salute/,
  otherwise: { shape: 'bottle', profile: 'lotion', flavoured: true, art: ['pink-drop'] },
  rules: [
    [/termometr/, cardArt('thermometer')],
    [/calzin|collant|calze\b|gambalett/, { shape: 'softpack', w: 200, h: 250, art: ['socks'], outer: true }],
    [/garz|\bbend[ae]/, { shape: 'box', w: 200, h: 170, d: 60, art: ['gauze'], outer: true }],
    [
      /cerott/,
      ({ words }) => ({
        shape: 'box',
        w: 210,
        h: 150,
        d: 34,
        art: /acqua|resist/.test(words) ? ['adhesive-bandage', 'droplet'] : ['adhesive-bandage'],
        outer: true,
      }),
    ],
    [/shampo.*secco/, { shape: 'aerosol', art: ['hair-lock'] }],
    [/shampo.*solid/, { shape: 'box', w: 170, h: 170, d: 60, art: ['soap'] }],
    [/maschera.*(viso|tessut)/, { shape: 'doypack', w: 190, h: 250, art: ['aloe', 'pink-drop'] }],
    [/protegg/, { shape: 'softpack', w: 220, h: 180, art: ['hibiscus'], variant: '#c9eadf', outer: true }],
    [
      /olio.*(capell|lino)/,
      { shape: 'bottle', profile: 'hotsauce', fill: '#e0a43c', glass: '#f3dfb0', art: ['argan'], cap: '#d9b04a' },
    ],

    [
      /spazzol.*dent|spazzolin/,
      ({ words, size }) =>
        card('toothbrush', {
          n: Math.min(size.amount ?? 1, 3),
          ...(/bamb|junior|kids|bimb/.test(words) ? { art: ['teddy-bear'] } : {}),
        }),
    ],
    [/testin/, cardArt('toothbrush')],
    [/scovolin/, card('interdentalBrush')],
    [/filo interd/, cardArt('floss')],
    [
      /collut/,
      ({ words }) => ({
        shape: 'bottle',
        profile: 'medicine',
        fill: /menta|verde/.test(words) ? '#4fc08a' : /bianc|whit/.test(words) ? '#e3f0f7' : '#4fa8e0',
        glass: '#cfe8f5',
        art: [/menta/.test(words) ? 'mint' : 'tooth'],
        cap: '#1f6fb3',
      }),
    ],
    [
      /dentifric/,
      ({ words }) => ({
        shape: 'tube',
        art: [
          /bianc|whit|carbon/.test(words)
            ? 'sparkles'
            : /menta|erbe/.test(words)
              ? 'mint'
              : /bimb|junior|kids/.test(words)
                ? 'strawberry'
                : 'tooth',
        ],
        layout: 'wave',
        variant: /bianc|whit/.test(words)
          ? '#3f8fd6'
          : /gengiv/.test(words)
            ? '#e8574a'
            : /bimb|junior/.test(words)
              ? '#f59bb0'
              : /sensib|sensit/.test(words)
                ? '#8a6fc2'
                : undefined,
      }),
    ],
    [/protesi|adesiv/, { shape: 'tube', art: ['tooth'] }],
    [
      /rasoi|lamett|lame\b/,
      ({ words }) =>
        /ricamb|testin|lamett/.test(words)
          ? card('cartridge')
          : card('razor', /donna|woman|venus/.test(words) ? { variant: '#f59bb0' } : {}),
    ],
    [
      /(schiuma|gel|crema).*barb/,
      ({ words }) =>
        /schium|gel/.test(words)
          ? { shape: 'aerosol', art: ['bubbles'], cap: '#23303a' }
          : { shape: 'tube', art: ['bubbles'] },
    ],
    [
      /dopobarb|after ?shave/,
      { shape: 'bottle', profile: 'liqueur', fill: '#4fa8c8', glass: '#bfe3f0', art: ['crest'], cap: '#23303a' },
    ],
    [
      /deodor/,
      ({ words }) =>
        /roll|stick/.test(words)
          ? { shape: 'stick', flavoured: true, art: [/uomo|men\b/.test(words) ? 'high-voltage' : 'cloud'] }
          : /crema/.test(words)
            ? { shape: 'tube', art: ['cloud'] }
            : { shape: 'aerosol', flavoured: true, art: [/uomo|men\b/.test(words) ? 'high-voltage' : 'cloud'] },
    ],
    [/lacca|spray.*capell|schiuma.*capell|mousse/, { shape: 'aerosol', h: 262, art: ['hair-lock'], cap: '#d9b04a' }],
    [/gel.*capell|cera.*capell/, { shape: 'pot', w: 190, art: ['hair-lock'] }],
    [
      /tinta|coloraz|shampoo color/,
      ({ words }) => ({
        shape: 'box',
        w: 150,
        h: 250,
        d: 60,
        art: ['hair-lock'],
        variant: /biond/.test(words)
          ? '#e9c46a'
          : /ner[oa]/.test(words)
            ? '#3a3038'
            : /ram|ross/.test(words)
              ? '#b8502a'
              : '#8a5a3a',
      }),
    ],
    [
      /balsam|maschera.*capell/,
      ({ words }) =>
        /maschera/.test(words)
          ? { shape: 'pot', fill: hair(words)[1], art: [hair(words)[2]] }
          : {
              shape: 'bottle',
              profile: 'shampoo',
              fill: hair(words)[1],
              glass: hair(words)[1],
              art: [hair(words)[2]],
              cap: '#ffffff',
            },
    ],
    [
      /shampo/,
      ({ words }) => ({
        shape: 'bottle',
        profile: 'shampoo',
        fill: hair(words)[1],
        glass: hair(words)[1],
        art: [hair(words)[2]],
        cap: '#2b2f36',
      }),
    ],
    [
      /bagnoschium|docciaschium|bagno ?doccia|doccia|^bagno\b/,
      ({ words }) => ({
        shape: 'bottle',
        profile: /doccia/.test(words) && !/bagnosch/.test(words) ? 'shampoo' : 'rinse',
        flavoured: true,
        art: ['bubbles'],
        ...tone(words),
        ...(/uomo|men\b|sport/.test(words)
          ? { fill: '#23303a', glass: '#23303a', cap: '#3f8fd6' }
          : /lavand/.test(words)
            ? { fill: '#9a7fd0', glass: '#9a7fd0' }
            : /muschio|talco/.test(words)
              ? { fill: '#f2efe6', glass: '#f2efe6' }
              : /menta|eucal|pino/.test(words)
                ? { fill: '#5fb88a', glass: '#5fb88a' }
                : /fior|rosa|vanigl/.test(words)
                  ? { fill: '#f0a9c0', glass: '#f0a9c0' }
                  : {}),
      }),
    ],
    [
      /(sapone|detergente).*(mani|liquid)|mani.*sapone/,
      ({ words }) =>
        /ricaric/.test(words)
          ? { shape: 'doypack', flavoured: true, art: ['bubbles'], cap: '#ffffff' }
          : {
              shape: 'pump',
              flavoured: true,
              art: ['bubbles'],
              fill: /miele|latte|mandorl/.test(words)
                ? '#ffe9c9'
                : /aloe|the verde/.test(words)
                  ? '#d5ecc8'
                  : /lavand/.test(words)
                    ? '#dccdf0'
                    : /antibatt|igieniz/.test(words)
                      ? '#cfe8f5'
                      : '#f7d6e2',
            },
    ],
    [
      /gel.*(mani|igieniz)|igienizzant/,
      { shape: 'bottle', profile: 'medicine', fill: '#cfeaf5', glass: '#dff2fa', art: ['sparkles'], cap: '#2f7fd1' },
    ],
    [
      /intim/,
      ({ words }) =>
        /salviet/.test(words)
          ? flow('hibiscus', { cap: '#ffffff' })
          : { shape: 'pump', fill: '#e9dff2', flavoured: true, art: ['hibiscus'] },
    ],
    [/sapone|saponett/, { shape: 'flowpack', w: 236, h: 150, flavoured: 'beside', art: ['soap-bar'] }],
    [
      /(detergent|latte|mousse|gel|acqua micellar|tonic|struccant).*(viso|detergent|micellar)|micellar|tonic|struccant/,
      ({ words }) =>
        /dischett|salviett/.test(words)
          ? flow('cloud', { cap: '#ffffff' })
          : {
              shape: 'bottle',
              profile: 'medicine',
              fill: /micell|tonic/.test(words) ? '#e6f2f7' : '#fbf3ec',
              glass: '#eef6f9',
              art: ['pink-drop'],
              cap: '#ee8aa8',
              flavoured: true,
            },
    ],
    [
      /crema.*(viso|anti|notte|giorno|corpo|mani|piedi|idrat)|siero|contorno/,
      ({ words }) =>
        /mani|piedi/.test(words)
          ? { shape: 'tube', flavoured: true, art: ['pink-drop'] }
          : /siero/.test(words)
            ? {
                shape: 'bottle',
                profile: 'hotsauce',
                fill: '#e9c9a0',
                glass: '#f3e3cf',
                art: ['argan'],
                cap: '#23262b',
              }
            : /corpo/.test(words)
              ? { shape: 'bottle', profile: 'lotion', flavoured: true, art: ['pink-drop'] }
              : { shape: 'pot', w: 200, flavoured: true, art: [/anti|notte/.test(words) ? 'moon' : 'pink-drop'] },
    ],
    [
      /solar|abbronz|doposole/,
      {
        shape: 'bottle',
        profile: 'lotion',
        fill: '#f7a93a',
        glass: '#f7a93a',
        art: ['sun'],
        cap: '#ffffff',
        kit: { base: '#f08a1f' },
      },
    ],
    [
      /latte corpo|olio (corpo|mandorl)|lozion/,
      { shape: 'bottle', profile: 'lotion', flavoured: true, art: ['pink-drop'] },
    ],
    [/burro ?cacao|labbr/, cardArt('lip-balm', { flavoured: false })],
    [
      /rossett|mascara|smalto|trucc|matita|fondotint|acetone|solvent/,
      ({ words }) =>
        /aceton|solvent/.test(words)
          ? {
              shape: 'bottle',
              profile: 'medicine',
              fill: '#f7c6d6',
              glass: '#fbe0ea',
              art: ['nail-polish'],
              cap: '#ffffff',
            }
          : cardArt(/smalt/.test(words) ? 'nail-polish' : 'lipstick'),
    ],
    [
      /assorbent|proteggislip|salvaslip|tampon|pannolon|traverse/,
      ({ words }) =>
        /tampon|intern/.test(words)
          ? { shape: 'box', w: 190, h: 150, d: 70, art: ['hibiscus'], outer: true }
          : soft(/notte/.test(words) ? 'moon' : 'hibiscus', {
              w: 236,
              h: 190,
              ...(/notte/.test(words)
                ? { variant: '#8f9fd6' }
                : /salva|protegg/.test(words)
                  ? { variant: '#c9eadf' }
                  : {}),
            }),
    ],
    [/cotton ?fioc|bastonc/, { shape: 'canister', w: 170, h: 150, art: ['cloud'], lid: '#ffffff', outer: true }],
    [/cotone|dischett|ovatta/, soft('cloud', { w: 190, h: 270 })],
    [/salviett|fazzolett.*umid/, flow('bubbles', { cap: '#ffffff', flavoured: true })],
    [/fazzolett/, soft('cloud', { w: 236, h: 196 })],
    [
      /cerott|garz|benda|mercuro|acqua ossig|disinfett/,
      ({ words }) =>
        /acqua|disinf/.test(words)
          ? {
              shape: 'bottle',
              profile: 'medicine',
              fill: '#eef6f9',
              glass: '#eef6f9',
              art: ['plus@pharmacy'],
              cap: '#e8483a',
            }
          : { shape: 'box', w: 210, h: 150, d: 34, art: ['adhesive-bandage'], outer: true },
    ],
    [
      /integrat|vitamin|magnes|ferment|melaton|compress|bustin/,
      ({ words }) => ({
        shape: 'box',
        w: 210,
        h: 150,
        d: 50,
        flavoured: true,
        art: [/notte|melat|sonno/.test(words) ? 'moon' : /vitamin/.test(words) ? 'orange' : 'pill'],
        outer: true,
        layout: 'frame',
      }),
    ],
    [/preserv|profilatt|lubrif/, { shape: 'box', w: 190, h: 170, d: 40, art: ['red-heart'], outer: true }],
    [
      /ceretta|depil|strisc/,
      ({ words }) =>
        /crema/.test(words)
          ? { shape: 'tube', art: ['hibiscus'] }
          : { shape: 'box', w: 180, h: 220, d: 40, art: ['hibiscus'], outer: true },
    ],
    [
      /repellent|zanzar/,
      { shape: 'bottle', profile: 'lotion', fill: '#5f9a3a', glass: '#5f9a3a', art: ['mosquito'], cap: '#f2d23a' },
    ],
    [
      /spugna|guanto|pietra|lima|pinzett|forbic|elastic|pettin|spazzol/,
      ({ words }) => cardArt(/spugn/.test(words) ? 'sponge' : /forb|pinz|lima/.test(words) ? 'scissors' : 'hair-pick'),
    ],
    [
      /profum|eau de|colonia/,
      { shape: 'bottle', profile: 'spirit', fill: '#f3d9b0', glass: '#f9ead0', art: ['hibiscus'] },
    ],
    [/uomo/, { shape: 'bottle', profile: 'shampoo', fill: '#23303a', glass: '#23303a', art: ['high-voltage'] }],
  ],
};

import type { Facts } from '../facts.ts';
import type { Department, Look } from '../rule.ts';
import { homogenised } from './homogenised.ts';

/** Long shapes, in a narrower bag with a high window. */
const LONG = ['spaghetti', 'thickSpaghetti', 'bucatini', 'linguine', 'capellini', 'ribbons'];

/** Dry pasta: the shape shows in the window; wholemeal and pulse pasta take their colour. */
const pasta =
  (window: string) =>
  ({ words, size }: Facts): Look => {
    const long = LONG.includes(window);
    const large = (size.amount ?? 0) >= 1000;
    const colour = /lenticch/.test(words)
      ? '#d9713a'
      : /cec/.test(words)
        ? '#e6bd5a'
        : /pisell/.test(words)
          ? '#8fb54a'
          : /integral|farro/.test(words)
            ? '#b9834a'
            : /verd|spinac/.test(words)
              ? '#8fa84a'
              : undefined;
    return {
      shape: 'pouch',
      window,
      w: (long ? 168 : 188) + (large ? 44 : 0),
      h: long ? 332 : 318,
      ...(long ? { windowShape: 'arch' as const } : {}),
      ...(colour ? { windowCol: colour } : {}),
    };
  };
const eggPasta = (window: string): Look => ({ shape: 'box', w: 220, h: 200, d: 54, window });
const freshPasta = (content: string): Look => ({
  shape: 'sleeve',
  content,
  trayCol: '#f2efe6',
  flavoured: true,
  art: ['egg'],
});
const rice = (windowCol?: string, window = 'rice'): Look => ({
  shape: 'box',
  w: 176,
  h: 256,
  d: 60,
  window,
  ...(windowCol ? { windowCol } : {}),
});
const riceSack: Look = { shape: 'sack', w: 196, h: 270, art: ['sheaf-of-rice'] };
const grain = (window: string, windowCol?: string): Look => ({
  shape: 'pouch',
  w: 190,
  h: 272,
  window,
  ...(windowCol ? { windowCol } : {}),
});
const jar = (fillTex: string, fill: string, art: string, more: Look = {}): Look => ({
  shape: 'jar',
  w: 178,
  h: 218,
  labelH: 112,
  layout: undefined,
  fillTex,
  fill,
  art: [art],
  ...more,
});
const tin = (art: string, variant?: string, more: Look = {}): Look => ({
  shape: 'tin',
  w: 176,
  h: 210,
  art: [art],
  ...(variant ? { variant } : {}),
  ...more,
});
const flatTin = (art: string, more: Look = {}): Look => ({
  shape: 'tin',
  w: 214,
  h: 84,
  art: [art],
  lid: '#f2b632',
  ...more,
});
const spice = (fill: string, art: string, fillTex = 'ground'): Look => ({ shape: 'shaker', fill, fillTex, art: [art] });
const flour = (art: string, variant?: string): Look => ({ shape: 'sack', art: [art], ...(variant ? { variant } : {}) });

/** From so much on, in millilitres, oil comes in a canister or a tin. */
const CANISTER = 3000;
const oliveTin: Look = { shape: 'oilcan', art: ['olive-branch'], layout: 'premium' };

/** Shapes for soups and fresh shapes, by the word that names them. */
const SOUP_PASTA: readonly (readonly [RegExp, string])[] = [
  [/rison|semi di melone/, 'plumpRice'],
  [/pasta mista/, 'shells'],
  [/stellin|tempestin/, 'stars'],
  [/ditalin|tubettin/, 'smallTubes'],
  [/anellin/, 'smallRings'],
  [/filin|spezzat/, 'bits'],
];
const FRESH: readonly (readonly [RegExp, string])[] = [
  [/orecch/, 'orecchiette'],
  [/trofi/, 'twists'],
  [/lasagn|sfogl/, 'sheets'],
  [/gnocch/, 'gnocchi'],
];

export const pasta_: Department = {
  path: /pasta|riso|farin/,
  otherwise: grain('small'),
  rules: [
    [
      /^(?:\S+ )?farin[ae]|^semola\b(?!.*pasta)|semola rimacin|semolin/,
      ({ words, size }) => ({
        ...flour(
          /ceci/.test(words)
            ? 'chickpeas'
            : /mais|polenta/.test(words)
              ? 'ear-of-corn'
              : /mandorl/.test(words)
                ? 'almond'
                : /riso/.test(words)
                  ? 'sheaf-of-rice'
                  : /pizza/.test(words)
                    ? 'pizza'
                    : /pane/.test(words)
                      ? 'loaf'
                      : /dolci/.test(words)
                        ? 'margherita-cake'
                        : /saracen/.test(words)
                          ? 'buckwheat'
                          : /farro/.test(words)
                            ? 'barley'
                            : 'wheat',
          /saracen/.test(words)
            ? '#a8937c'
            : /integral|segale/.test(words)
              ? '#d9b98c'
              : /manitoba/.test(words)
                ? '#f2b6a0'
                : /pizza/.test(words)
                  ? '#f6c3a8'
                  : /semola|mais|polenta|ceci/.test(words)
                    ? '#f6e08f'
                    : /farro|tipo 1|bio/.test(words)
                      ? '#dfe7c0'
                      : /tipo 0\b/.test(words)
                        ? '#e2d5f3'
                        : '#cfe3f2',
        ),
        // what bakers buy is broad, half a kilo is low
        ...((size.amount ?? 1000) >= 2500 ? { w: 250 } : (size.amount ?? 1000) <= 500 ? { w: 196, h: 250 } : {}),
      }),
    ],
    [/lievito.*(fresc|birra fresc)/, { shape: 'box', w: 150, h: 100, d: 70, art: ['yeast'], layout: 'strip' }],
    [/pane in cassetta|pane senza|pancarr/, { shape: 'clearbag', art: ['bread'], size: 138, rot: 6, winBg: '#f4e6cc' }],
    [
      /frollin|biscott/,
      ({ words }) => ({
        shape: 'pouch',
        w: 214,
        h: 284,
        window: 'biscuits',
        ...(/cacao|ciocc/.test(words) ? { windowCol: '#7a4526' } : {}),
      }),
    ],
    [/cracker/, { shape: 'flowpack', art: ['cracker'] }],
    [/grissin/, { shape: 'pouch', w: 190, h: 300, window: 'breadsticks' }],
    [/merendin/, { shape: 'box', w: 250, h: 170, d: 60, flavoured: 'beside', art: ['milk-roll'], outer: true }],
    [
      /gnocch|chicche|spatzle/,
      ({ words }) => ({
        shape: 'pouch',
        w: 214,
        h: 262,
        window: /chicch/.test(words) ? 'chickpeas' : /spatzle/.test(words) ? 'twists' : 'gnocchi',
        ...(/chicch/.test(words) ? { windowCol: '#f3dfae' } : {}),
        ...(/zucc/.test(words) ? { windowCol: '#f0b46a' } : /spinac/.test(words) ? { windowCol: '#8fb06a' } : {}),
      }),
    ],
    [/tortellin|tortellon|cappellett|cappellacc/, freshPasta('tortellini')],
    [
      /raviol|agnolott|tortelli\b|panzerott|mezzelune|fagottin(?!.*(ciocc|crema|marmell|albicocc|mela\b|sfogl))/,
      freshPasta('ravioli'),
    ],
    [
      /fresc.*(tagliatell|pappard|tagliolin|fettuccin)|(tagliatell|pappard|tagliolin|fettuccin).*fresc/,
      freshPasta('nests'),
    ],
    [
      /(pasta|orecch|trofi|lasagn|sfogl|cavatell|scialat|strozzap|pici).*fresc|fresc.*(pasta|orecch|trofi|lasagn)/,
      ({ words }) => ({
        shape: 'pouch',
        w: 214,
        h: 262,
        window: FRESH.find(([word]) => word.test(words))?.[1] ?? 'nests',
      }),
    ],
    [
      /sfoglia|brisee|pasta frolla|impasto|base.*pizza|lievitat/,
      ({ words }) =>
        /base|impasto/.test(words)
          ? /stesa|rotond|^base/.test(words)
            ? { shape: 'pizza', content: 'plain', fill: '#f3e3c0', outer: true }
            : { shape: 'clearbag', art: ['dough'], count: 1, winBg: '#f4ead6' }
          : {
              shape: 'flowpack',
              w: 326,
              h: 124,
              art: [
                /frolla/.test(words)
                  ? 'dough-roll@golden-dough'
                  : /bris/.test(words)
                    ? 'dough-roll@pale-dough'
                    : /rotond/.test(words)
                      ? 'dough-round'
                      : 'dough-roll',
              ],
            },
    ],
    [
      /lasagn/,
      ({ words }) => ({
        ...eggPasta('sheets'),
        ...(/verd/.test(words) ? { windowCol: '#a3b85a' } : {}),
      }),
    ],
    [/pappardell/, eggPasta('wideNests')],
    [/tagliolin|campofil|capelli d'angelo/, eggPasta('fineNests')],
    [/tagliatell|fettuccin|nidi/, eggPasta('nests')],
    [/garganell/, eggPasta('penne')],
    [/calamarat/, pasta('wideRings')],
    [/cannellon|paccher/, pasta('wideTubes')],
    [/mezze maniche|mezzi rigaton|ditaloni/, pasta('shortTubes')],
    [/sedani|maccheroncin/, pasta('thinTubes')],
    [/tortiglion|elicoidal|cellentan/, pasta('twistedTubes')],
    [/rigaton/, pasta('rigatoni')],
    [/capellin|capelli|fedelin/, pasta('capellini')],
    [/bucatin|ziti lunghi/, pasta('bucatini')],
    [/linguin|bavett|trenett/, pasta('linguine')],
    [/fettucc|tagliar|mafald|reginett/, pasta('ribbons')],
    [/spaghetton|chitarra|vermicell/, pasta('thickSpaghetti')],
    [/spaghett/, pasta('spaghetti')],
    [/cas[ae]recce\b|casarecc|strozzapret|gemelli/, pasta('scrolls')],
    [/trofi/, pasta('twists')],
    [/fusill|eliche/, pasta('fusilli')],
    [/farfall/, pasta('farfalle')],
    [/conchigli|lumac(h|on)|gomit[io]\b|gnocchetti|malloredd/, pasta('shells')],
    [/orecchiett|cavatell/, pasta('orecchiette')],
    [
      /stellin|ditalin|rison|anellin|filin|pasta mista|tubettin|quadruc|corallin|fregola|pastina|tempestin/,
      ({ words }) => ({
        shape: 'pouch',
        w: 186,
        h: 300,
        window: SOUP_PASTA.find(([word]) => word.test(words))?.[1] ?? 'small',
        ...(/fregola/.test(words) ? { windowCol: '#d99a4a' } : /rison/.test(words) ? { windowCol: '#f0cf7a' } : {}),
      }),
    ],
    [
      /penn[ei]|maccheron|pennette/,
      ({ words, ...facts }) => pasta(/lisc/.test(words) ? 'smoothPenne' : 'penne')({ words, ...facts }),
    ],
    [/risotto/, { shape: 'pouch', w: 204, h: 260, flavoured: 'beside', art: ['cooked-rice'] }],
    [/polenta/, flour('ear-of-corn', '#f9dc6a')],
    [
      /noodle|ramen|spaghetti di (riso|soia)/,
      { shape: 'cup', w: 180, h: 190, taper: 22, art: ['steaming-bowl'], flavoured: 'beside' },
    ],
    [/riso.*(vener|nero)/, rice('#3a2a3a')],
    [/riso.*(ross)/, rice('#a8543a')],
    [/riso.*integral/, rice('#c9a06a')],
    [/riso.*(basmat|jasmin|thai|profum)/, rice(undefined, 'longRice')],
    [/riso.*(parboil|ribe|insalat)/, rice(undefined, 'goldenRice')],
    [/riso.*(originar|sushi|vialon|balill|dolci)/, rice(undefined, 'roundRice')],
    [
      /riso.*(arbori|carnarol|roma\b|baldo)/,
      ({ words, size }) =>
        (size.amount ?? 0) >= 2500 ? riceSack : rice(/arbori/.test(words) ? '#fbf4e2' : '#f3e4c4', 'plumpRice'),
    ],
    [
      /^(?!.*(cereal|gallett|soffiat|latte|budin|bevand|drink|petali|carta|gelat|biscott|crack)).*\briso\b/,
      ({ size }) => ((size.amount ?? 0) >= 2500 ? riceSack : rice()),
    ],
    [
      /couscous|cous cous/,
      ({ words }) => ({
        shape: 'box',
        w: 170,
        h: 240,
        d: 58,
        window: 'seeds',
        windowCol: /integral/.test(words) ? '#b98a52' : '#eac97a',
      }),
    ],
    [/quinoa/, grain('seeds', '#d9a07a')],
    [/bulgur|miglio/, grain('seeds', '#e3bd6a')],
    [/saracen/, grain('lentils', '#8a7a5a')],
    [/\borzo\b(?!.*(solubil|moka|caffe|capsul))/, grain('oats', '#ead3a4')],
    [
      /^(?!zupp|minestr|insalat|biscott|past)(?:\S+ )?(?:farro|kamut|avena|grano in chicchi)\b|\bfarro (?:perl|decort|soffi)/,
      grain('oats', '#c08a4e'),
    ],
    [/zuppa|legumi misti|minestra/, grain('muesli', '#b98a52')],
    [
      /lievito|vanillin|bicarbonat|pane degli/,
      ({ words }) => ({
        shape: 'box',
        w: 170,
        h: 210,
        d: 44,
        art: [
          /bicarb/.test(words)
            ? 'salt-crystals'
            : /madre/.test(words)
              ? 'dough'
              : /birra/.test(words)
                ? 'loaf'
                : 'margherita-cake',
        ],
        outer: true,
      }),
    ],
    [
      /preparato/,
      ({ words }) => ({
        shape: 'box',
        w: 186,
        h: 256,
        d: 52,
        art: [
          /pancake/.test(words)
            ? 'pancakes'
            : /pane/.test(words)
              ? 'loaf'
              : /budin/.test(words)
                ? 'custard'
                : /pizza/.test(words)
                  ? 'pizza'
                  : 'margherita-cake',
        ],
      }),
    ],
    [
      /amido|fecola|maizena/,
      ({ words }) => ({ shape: 'box', w: 164, h: 226, d: 50, art: [/patat/.test(words) ? 'potato' : 'ear-of-corn'] }),
    ],
    [/zucchero.*(velo|vanigl|impalp)/, { shape: 'sack', w: 168, h: 230, art: ['sugar-mound'], variant: '#e3a8c4' }],
    [/gocce/, { shape: 'doypack', w: 190, h: 250, window: 'drops', art: ['chocolate-squares'] }],
    [/pangrattat/, { shape: 'pouch', w: 190, h: 270, window: 'crumbs' }],
    [/\bpane\b/, { shape: 'clearbag', art: ['bread'], size: 130, winBg: '#f4e6cc' }],
    [/\bpasta\b|\bziti\b|\bpipe\b|mezze penne/, pasta('penne')],
  ],
};

export const preserves: Department = {
  path: /conserv|condiment|dispensa|scatolam|sughi/,
  otherwise: { shape: 'box', flavoured: true, art: ['package'] },
  rules: [
    [/omogeneizz/, ({ words }) => homogenised(words)],
    [/latte di cocco/, tin('coconut', '#cfeadf')],
    [/^pesto.*(ross|sicilian)/, jar('chunks', '#c4502a', 'tomato')],
    [/^(capper)/, jar('capers', '#6f7f38', 'caper', { w: 144, h: 176 })],
    [/^cetriol/, jar('olives', '#7f8f3a', 'cucumber')],
    [
      /macinat|in grani|in polvere/,
      ({ words }) =>
        spice(
          /peperonc|paprik/.test(words)
            ? '#c22d16'
            : /curcum|curry|zenzer/.test(words)
              ? '#e3a01c'
              : /cannella|noce|chiod/.test(words)
                ? '#8a5228'
                : /zafferan/.test(words)
                  ? '#e8862a'
                  : '#3a302a',
          /peperonc|paprik/.test(words)
            ? 'hot-pepper'
            : /curry/.test(words)
              ? 'spice-mound'
              : /curcum|zenzer/.test(words)
                ? 'ginger-root'
                : /cannella/.test(words)
                  ? 'cinnamon-stick'
                  : /zafferan/.test(words)
                    ? 'saffron'
                    : /pepe/.test(words)
                      ? 'peppercorns'
                      : 'herb',
          /grani/.test(words) ? 'capers' : 'ground',
        ),
    ],

    [
      /concentrat|doppio/,
      ({ words }) =>
        /tubett/.test(words) ? { shape: 'tube', art: ['tomato'] } : tin('tomato', '#f7b09c', { w: 150, h: 150 }),
    ],
    [/pomodori secchi.*olio/, jar('tomatoes', '#a8301c', 'sun-dried-tomato')],
    [/pomodori secchi/, { shape: 'doypack', w: 190, h: 250, window: 'tomatoes', art: ['sun-dried-tomato'] }],
    [
      /passata/,
      ({ words }) => ({
        shape: 'bottle',
        profile: 'passata',
        glass: '#f0d5cf',
        fill: /rustic/.test(words) ? '#b5301c' : /giall/.test(words) ? '#e8b02a' : '#c4271b',
        art: /basilic/.test(words) ? ['tomato', 'basil'] : ['tomato'],
        cap: '#f3f3ef',
        ...(/datterin/.test(words)
          ? { kit: { base: '#8e1414' } }
          : /ciliegin/.test(words)
            ? { kit: { base: '#e0562f' }, art: ['vine-tomato'] }
            : /rustic/.test(words)
              ? { kit: { base: '#5a2a14' } }
              : /basilic/.test(words)
                ? { kit: { base: '#2f6b2a', accent: '#c81e1e' } }
                : {}),
      }),
    ],
    [/pesto.*(ross|sicilian)/, jar('chunks', '#c4502a', 'tomato')],
    [/pesto.*pistacch/, jar('herbs', '#8fa03c', 'pistachio', { variant: '#d5e3a0' })],
    [/pesto.*senza aglio/, jar('herbs', '#5d8a2c', 'basil', { variant: '#cfe3f2' })],
    [/pesto/, jar('herbs', '#5d8a2c', 'basil')],
    [/salsa di noci/, jar('chunks', '#dcc59a', 'walnut')],
    [/ragu.*(mare|pesce|polpo|seppi|tonno)/, jar('chunks', '#c4541f', 'octopus-arm')],
    [/ragu.*(veget|soia|verdur|seitan)/, jar('chunks', '#a8502a', 'carrot')],
    [/ragu/, jar('chunks', '#a83a22', 'cut-of-meat')],
    [
      /sugo|sughi|salsa.*(pomodor|ciliegin|datterin|basilic)|arrabbiat|amatrician/,
      ({ words }) =>
        jar(
          'chunks',
          '#c4341c',
          /oliv/.test(words)
            ? 'olive-branch'
            : /fungh|porcin/.test(words)
              ? 'brown-mushroom'
              : /arrabb|piccant/.test(words)
                ? 'hot-pepper'
                : /vongol/.test(words)
                  ? 'clam'
                  : /amatric/.test(words)
                    ? 'bacon'
                    : /tonno/.test(words)
                      ? 'tuna'
                      : /verdur/.test(words)
                        ? 'eggplant'
                        : 'basil',
          { flavoured: false },
        ),
    ],
    [
      /pelat|polpa|pomodorin|san marzan|ciliegin|datterin/,
      ({ words, size }) => ({
        ...tin(
          'tomato',
          /polpa/.test(words)
            ? '#f3c23c'
            : /san marzan/.test(words)
              ? '#f2e3b0'
              : /pomodorin|ciliegin|datterin/.test(words)
                ? '#bfe09a'
                : '#ffe7b0',
        ),
        ...((size.amount ?? 0) > 1000 ? { w: 220, h: 250 } : {}),
        art: /san marzan/.test(words) ? ['tomato', 'crest'] : ['tomato', 'basil'],
      }),
    ],
    [/^oli[oi].*(latta|lattina)/, oliveTin],
    [
      /^olio.*(girasol|semi|arachid|mais|frigg)/,
      ({ words, size }) => ({
        ...((size.amount ?? 0) >= CANISTER
          ? { shape: 'jug' as const, fill: '#f2d35a' }
          : {
              shape: 'bottle' as const,
              profile: (size.amount ?? 0) >= 1500 ? ('bigoil' as const) : ('soda' as const),
              fill: '#f6d75a',
              glass: '#fbf0c2',
            }),
        art: [
          /girasol/.test(words)
            ? 'sunflower'
            : /arachid/.test(words)
              ? 'peanuts'
              : /mais/.test(words)
                ? 'ear-of-corn'
                : /frigg/.test(words)
                  ? 'french-fries'
                  : 'sunflower',
        ],
        cap: /arachid/.test(words) ? '#b8401e' : /mais/.test(words) ? '#3f8f2f' : '#e8b02a',
        labelH: 116,
      }),
    ],
    [
      /^oli[oi]? (nuovo )?(extra ?ver|evo\b)|^(?!.*(tonno|sgombr|acciug|alic|sardin|filett|pomodor|carciof|fungh|melanz|crema|tarall|grissin|focacc|crack|bocconcin|pesto|verdur|cipoll|olive\b|sott'|\bin |all'|\bcon )).*\boli[oi] (extra ?ver|evo\b)/,
      ({ words, size }) =>
        (size.amount ?? 0) >= CANISTER
          ? oliveTin
          : {
              shape: 'bottle',
              profile: 'oil',
              art: ['olive-branch'],
              labelH: 176,
              glass: /nuovo|non filtrat/.test(words) ? '#8f9a2c' : /fruttat/.test(words) ? '#6a7a1f' : '#3a4c1c',
              ...(/toscan/.test(words)
                ? { variant: '#2f6b4a', cap: '#7a1d2e' }
                : /dop|igp/.test(words)
                  ? { variant: '#b3202a' }
                  : {}),
            },
    ],
    [
      /^oli[oi]?\b|frantoio/,
      { shape: 'bottle', profile: 'oil', art: ['olive-branch'], glass: '#c9b23c', fill: '#d9c04a', labelH: 150 },
    ],
    [
      /^crema.*balsamic|^glassa/,
      { shape: 'bottle', profile: 'ketchup', fill: '#3a1a14', glass: '#3a1a14', cap: '#23160f', art: ['vine'] },
    ],
    [
      /^(aceto|vinaigre).*balsam/,
      { shape: 'bottle', profile: 'vinegar', fill: '#2a120d', glass: '#3a1a14', art: ['vine'], layout: 'premium' },
    ],
    [/^aceto.*mele/, { shape: 'bottle', profile: 'vinegar', fill: '#e0a43c', glass: '#f6e3b8', art: ['red-apple'] }],
    [/^aceto.*(ross)/, { shape: 'bottle', profile: 'vinegar', fill: '#8e1f2d', glass: '#d9a8a8', art: ['vine'] }],
    [/^aceto/, { shape: 'bottle', profile: 'vinegar', fill: '#f2e6a8', glass: '#f6f2d8', art: ['vine-white'] }],
    [
      /^succo di limone/,
      { shape: 'bottle', profile: 'vinegar', fill: '#f6ec9a', glass: '#fbf6cf', art: ['lemon'], cap: '#3f8f2f' },
    ],
    [/(tonno|sgombr|ventresc).*vetro|vetro.*tonno/, jar('chunks', '#d9a08a', 'tuna', { w: 166, h: 200 })],
    [/insalata di tonno/, flatTin('tuna', { variant: '#bfe09a', h: 96 })],
    [
      /tonno/,
      ({ words, size }) =>
        (size.amount ?? 0) > 1000
          ? tin('tuna', undefined, { w: 250, h: 150 })
          : flatTin('tuna', {
              variant: /natural/.test(words) ? '#7fd0f2' : /girasol/.test(words) ? '#f6d75a' : '#f2b632',
              lid: /natural/.test(words) ? '#9fd6f0' : /girasol/.test(words) ? '#f6e08f' : '#f2b632',
            }),
    ],
    [/pasta di acciug/, { shape: 'tube', art: ['anchovy'] }],
    [/acciug|alici/, jar('chunks', '#a8664a', 'anchovy', { w: 150, h: 190 })],
    [
      /sgombr|sardin|salmon/,
      ({ words }) => ({
        shape: 'box',
        w: 250,
        h: 130,
        d: 50,
        layout: 'strip',
        art: [/sgombr/.test(words) ? 'mackerel' : /salmon/.test(words) ? 'salmon' : 'anchovy'],
      }),
    ],
    [/vongol|cozz/, tin('clam', '#bfe3f4', { w: 160, h: 130 })],
    [
      /^(?!.*(amido|farin|polent|gallett|olio|chips|snack|tortill|nacho)).*\bmais\b/,
      tin('ear-of-corn', '#f9dc6a', { w: 166, h: 150 }),
    ],
    [
      /zuppa|minestron.*legum|pasta e (fag|cec)/,
      { shape: 'pouch', w: 204, h: 260, flavoured: true, art: ['pot-of-food'] },
    ],
    [
      /(lenticch|cec|fagiol|fav|pisell|legum|borlott|cannellin).*(secc|castellucc|piccol|decortic)/,
      ({ words }) =>
        grain(
          /lenticch/.test(words) ? 'lentils' : /cec/.test(words) ? 'chickpeas' : /fav/.test(words) ? 'beans' : 'beans',
          /ross/.test(words)
            ? '#d9713a'
            : /castellucc|norcia|verd/.test(words)
              ? '#7f7a3a'
              : /cannellin|spagna/.test(words)
                ? '#f3ead6'
                : /fav/.test(words)
                  ? '#cfc08a'
                  : undefined,
        ),
    ],
    [
      /vetro.*|.*in vetro/,
      ({ words }) =>
        jar(
          /cec/.test(words) ? 'chickpeas' : /lenticch/.test(words) ? 'lentils' : 'beans',
          /cec/.test(words)
            ? '#e3bd78'
            : /lenticch/.test(words)
              ? '#8a6a3c'
              : /cannell/.test(words)
                ? '#f3ead6'
                : '#8c4a3a',
          /cec/.test(words) ? 'chickpeas' : /lenticch/.test(words) ? 'lentils' : 'beans',
        ),
    ],
    [/\bcec[ei]\b/, tin('chickpeas', '#f3dcae')],
    [/lenticch/, tin('lentils', '#d9c09a')],
    [/pisell/, tin('pea-pod', '#cbe7a2')],
    [/spagna/, { ...tin('beans@cannellini', '#cfe3f4'), art: ['beans@cannellini', 'beans@cannellini'] }],
    [/cannellin|bianch/, tin('beans@cannellini', '#eef1ec')],
    [/fagiol.*(ross|chili|nero)/, tin('beans', '#f7a68c')],
    [/fagiol|borlott/, tin('beans', '#f0c8b6')],
    [
      /maion/,
      ({ words }) =>
        /tubett/.test(words)
          ? { shape: 'tube', art: ['egg'], variant: '#f9e38f' }
          : jar('plain', '#fbf0c2', /vegan/.test(words) ? 'herb' : 'egg', { cap: '#2f6fb3', variant: '#f9e38f' }),
    ],
    [
      /ketchup/,
      { shape: 'bottle', profile: 'ketchup', fill: '#c4271b', glass: '#c4271b', cap: '#ffffff', art: ['tomato'] },
    ],
    [/senap/, jar('plain', '#e3b02a', 'mustard', { w: 156, h: 186, variant: '#f9dc6a' })],
    [
      /salsa (di )?soia|shoyu|tamari/,
      { shape: 'bottle', profile: 'hotsauce', fill: '#23120c', glass: '#3a2018', cap: '#c8281e', art: ['pea-pod'] },
    ],
    [
      /^(?!.*(patatin|chips|snack)).*\b(barbecue|bbq)\b/,
      { shape: 'bottle', profile: 'ketchup', fill: '#5a2012', glass: '#5a2012', cap: '#23160f', art: ['flame'] },
    ],
    [
      /salsa.*piccant|tabasco/,
      { shape: 'bottle', profile: 'hotsauce', fill: '#c22d16', glass: '#e8b0a0', cap: '#2f7d32', art: ['hot-pepper'] },
    ],
    [
      /salsa|tonnat|cocktail|tartar/,
      { shape: 'bottle', profile: 'ketchup', fill: '#f2c8a0', glass: '#f2c8a0', flavoured: true, art: ['herb'] },
    ],
    [
      /(cipoll|zucchin|verdur|ortagg|cavolfior|finocch|aglio|pepe ?ron|radicch|aspara|fagiolin).*(agrodol|sott'?ol|sott'?acet|in olio|all'olio|brace|acet|ripien)/,
      jar('vegetables', '#b9a86a', 'onion', { flavoured: true }),
    ],
    [/(peperon|oliv|capper).*ripien/, jar('peppers', '#c8361f', 'hot-pepper')],
    [
      /crema.*(oliv|pomodor|peperon|zucc|asparag|verdur|fungh|porcin|tartuf|radicch)/,
      jar('plain', '#b9a06a', 'herb', { flavoured: true }),
    ],
    [/oliv.*ner|taggiasc/, jar('olives', '#3a2a33', 'olive-branch')],
    [/oliv/, jar('olives', '#7d9a38', 'olive-branch')],
    [/capper/, jar('capers', '#6f7f38', 'caper', { w: 144, h: 176 })],
    [/carciof/, jar('artichokes', '#a8a45a', 'artichoke')],
    [/(fungh|porcin).*secch/, { shape: 'doypack', w: 190, h: 250, art: ['brown-mushroom'] }],
    [/fungh|champign|porcin/, jar('mushrooms', '#d9bd92', 'brown-mushroom')],
    [/peperon[ie]\b/, jar('peppers', '#d8321f', 'bell-pepper@red-pepper')],
    [/melanzan/, jar('chunks', '#8a6a5a', 'eggplant')],
    [/giardinier|insalatin|condimento per|condiriso/, jar('vegetables', '#6fb23c', 'carrot')],
    [/cetriol/, jar('olives', '#7f8f3a', 'cucumber')],
    [/cipollin/, jar('onions', '#cfa87a', 'onion')],
    [/lampascion|pomodor/, jar('tomatoes', '#a8301c', 'tomato')],
    [
      /\bsale\b/,
      ({ words }) =>
        /macin/.test(words)
          ? spice('#f4f4f2', 'salt', 'sugar')
          : {
              shape: 'box',
              w: 168,
              h: 226,
              d: 56,
              art: ['salt'],
              ...(/grosso/.test(words) ? { art: ['salt-crystals'] } : {}),
              variant: /grosso/.test(words) ? '#bfe3f4' : /iodat/.test(words) ? '#c9eadf' : '#cfe3f2',
            },
    ],
    [/\bpepe\b/, ({ words }) => spice('#3a302a', 'peppercorns', /grani/.test(words) ? 'capers' : 'ground')],
    [/origan/, spice('#7a8a3c', 'oregano', 'leaves')],
    [/rosmarin/, spice('#6f8a4a', 'rosemary', 'leaves')],
    [/salvia/, spice('#8a9a7a', 'sage', 'leaves')],
    [/\btimo\b/, spice('#7f8a5a', 'thyme', 'leaves')],
    [/basilic/, spice('#5d8a2c', 'basil', 'leaves')],
    [/prezzem/, spice('#4f8a2c', 'parsley', 'leaves')],
    [/erbe|alloro|aromi/, spice('#7a8a3c', 'herb', 'leaves')],
    [/peperonc|paprika/, spice('#c22d16', 'hot-pepper')],
    [
      /curcum|curry|zafferan/,
      ({ words }) =>
        /zafferan/.test(words)
          ? { shape: 'box', w: 190, h: 150, d: 34, art: ['saffron'], variant: '#f6c23c', outer: true }
          : spice('#e3a01c', /curry/.test(words) ? 'spice-mound' : 'ginger-root'),
    ],
    [/cannella/, spice('#8a5228', 'cinnamon-stick')],
    [/zenzer/, spice('#e3c08a', 'ginger-root')],
    [/^vanigl/, spice('#3a2418', 'vanilla')],
    [/noce moscat|chiod|cumin/, spice('#8a5228', 'caper@rusty')],
    [/sesamo|\bsemi\b(?! di (lino|chia|zucca|girasole|papavero))/, spice('#e9dcb8', 'sunflower', 'seeds')],
    [
      /dad[io]|granular/,
      ({ words }) => ({
        shape: 'box',
        w: 210,
        h: 150,
        d: 60,
        art: [
          /pollo/.test(words)
            ? 'poultry-leg'
            : /manzo|classic|carne/.test(words)
              ? 'cut-of-meat'
              : /fung/.test(words)
                ? 'brown-mushroom'
                : 'carrot',
        ],
        layout: 'strip',
        outer: true,
      }),
    ],
    [
      /brodo/,
      ({ words }) => ({
        shape: 'brick',
        art: [
          /pollo/.test(words)
            ? 'poultry-leg'
            : /pesce/.test(words)
              ? 'sea-bass'
              : /manzo|carne/.test(words)
                ? 'cut-of-meat'
                : 'carrot',
        ],
        variant: '#f6d9a0',
        cap: '#d99a2b',
      }),
    ],
    [/zuppa|minestr|vellutat|pasta e/, { shape: 'pouch', w: 204, h: 260, flavoured: true, art: ['pot-of-food'] }],
    [/carne.*(scatola|gelat)|manzo in gelatina/, { shape: 'tin', w: 190, h: 110, art: ['cut-of-meat'] }],
    [/polenta|pure/, { shape: 'box', w: 186, h: 250, d: 52, flavoured: true, art: ['potato'] }],
    [/miele/, jar('plain', '#e6a11c', 'honey-pot')],
    [/frutta sciropp|pesche sciropp|ananas/, tin('mixed-fruit', '#ffe7b0', { flavoured: true })],
  ],
};

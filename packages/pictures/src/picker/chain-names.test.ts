import { expect, it } from 'vitest';
import { packshotFor } from './packshot-for.ts';
import { sizeOf } from './size.ts';
import { writtenOut } from './trade-words.ts';

/** A row of another shop's catalogue: shortened, in capitals, of a brand nobody knows, the size inside the name. */
const chain = (category: string, name: string, description = '') =>
  packshotFor({
    kind: 'product',
    code: '1',
    name,
    brand: 'Marca Sconosciuta',
    ...(description ? { description } : {}),
    categories: [category],
    vat: 10,
    price: 1,
  });

/** What tells the product: what is seen in the pack or drawn on it, else the pack. */
const seen = (category: string, name: string, description?: string) => {
  const { shape, of, window, content, slice, art } = chain(category, name, description);
  return window ?? (content === 'art' || content === 'onIce' ? art?.[0] : content) ?? slice ?? art?.[0] ?? of ?? shape;
};

it.each([
  // shortened words
  ['latticini', 'MOZZ. BUFALA CAMPANA DOP', 'mozzarella-ball'],
  ['latticini', 'YOG BIANCO MAGRO', 'glass-of-milk'],
  ['latticini', 'PARM. REGG. DOP 24M', 'cheese-wedge'],
  ['latticini', 'GRANA PADANO GRATT. BS', 'shreds'],
  ['latticini', 'PHILAD. FORMAGGIO SPALM.', 'cream'],
  ['latticini', 'LATTE SOIA DRINK', 'pea-pod'],
  ['salumi', 'PROSC. COTTO A.Q.', 'ham'],
  ['salumi', 'MORT. BOLOGNA IGP C/PIST.', 'mortadella'],
  ['macelleria', 'HAMB. BOV. ADULTO', 'burger'],
  ['macelleria', 'SALS. SUINO NOSTRANA', 'sausage'],
  ['macelleria', 'FEGATO VITELLO', 'veal'],
  ['pescheria', 'FIL. ORATA S/PELLE', 'breamFillet'],
  ['pescheria', 'SALM. NORV. TRANCI', 'salmonSteak'],
  ['ortofrutta', 'POM. CILIEGINO PACHINO', 'tomato'],
  ['ortofrutta', 'INS. ICEBERG', 'iceberg'],
  ['ortofrutta', 'CACHI MELA', 'persimmon'],
  ['ortofrutta', "FICHI D'INDIA VASS", 'prickly-pear'],
  ['ortofrutta', 'PRUGNE DENOCC.', 'dates'],
  ['surgelati', 'BAST. MERL. X18', 'fish-stick'],
  ['surgelati', 'SPIN. CUB.', 'leafy-green'],
  ['surgelati', 'GEL. VASC. CIOCC.', 'chocolate-squares'],
  ['bevande', 'ARANC. LATT. CL 33X6', 'orange'],
  ['cura-casa', 'DET. PIATTI LIM.', 'lemon'],
  ['cura-casa', 'TAB LAVAST. X30', 'dish-tab'],
  ['cura-casa', 'DET. PAV. AGRUMI', 'orange'],
  ['cura-casa', 'C.IGIEN. 10 ROT. 3 VELI', 'four-leaf-clover'],
  ['igiene-persona', 'SPAZZ. DENTI MEDIO', 'toothbrush'],
  ['igiene-persona', 'RASOI U&G X5', 'razor'],
  ['infanzia', 'PANN. TG.4 MAXI', 'nappy'],
  ['pet-food', 'LETT. AGGLOM.', 'litter-clumping'],
  // shelves that are no department of ours
  ['drogheria', 'SPAGH. N.5', 'spaghetti'],
  ['drogheria', 'PENNE RIG.', 'penne'],
  ['drogheria', 'RISO CARNAR. S/V', 'plumpRice'],
  ['drogheria', 'ZUCCH. SEM.', 'sugar-mound'],
  ['drogheria', 'CER. RISO E FRUM. CIOCC.', 'bowl-with-spoon'],
  ['drogheria', "CAFFE' MACIN. MOKA", 'hot-beverage'],
  ['drogheria', 'TON. NAT.', 'tuna'],
  ['drogheria', 'OLIO EVO', 'olive-branch'],
  ['drogheria', 'OMOGEN. MELA', 'red-apple'],
  ['etnico', 'NOODLES ISTANT. POLLO', 'steaming-bowl'],
  ['etnico', 'TORTILLAS GRANO', 'griddled'],
  ['etnico', 'LATTE DI COCCO', 'coconut'],
  ['biologico', 'BURGER VEG. SPINACI', 'veggieBurger'],
  ['biologico', 'GALLETTE RISO', 'puffed-cake'],
  ['bevande/vini', 'CHIANTI DOCG', 'villa'],
  // one word inside another, one product named after another
  ['gastronomia', 'TRAMEZZINO TONNO E POM.', 'sandwich'],
  ['gastronomia', 'OLIVE ASCOLANE', 'nuggets'],
  ['pescheria', 'INSALATA MARE', 'octopus-arm'],
  ['ortofrutta', 'MAZZO FIORI MISTO', 'bouquet'],
  ['panetteria', 'COLOMBA CLASSICA', 'dove-cake'],
  ['elettro', 'BOLLITORE', 'package'],
  ['tessile', 'COLLANT 20 DEN', 'socks'],
  ['cura-casa', 'PADELLA ANTIAD. 28 CM', 'pan'],
  ['parafarmacia', 'CREMA PIEDI', 'pink-drop'],
  ['profumeria', 'CREMA MANI MANDORLE', 'almond'],
  ['gastronomia', 'PARMIGIANA MELANZANE', 'parmigiana'],
  ['gastronomia', 'ARANCINI RAGU', 'nuggets'],
  ['gastronomia', 'SUSHI MISTO SALMONE', 'sushi'],
  ['freschi/yogurt', 'ACTIV FERM. LATTICI', 'glass-of-milk'],
  ['freschi/dolci', 'PANNA COTTA CARAMELLO', 'custard'],
  ['dispensa', 'PATATINE GUSTO BARBECUE', 'crisps'],
  ['dispensa', 'NOCCIOLINE PRALINATE', 'peanuts'],
  ['dispensa', 'ORZO SOLUBILE', 'wheat'],
  ['dispensa', 'UOVO PASQUA LATTE', 'chocolate-egg'],
  ['dispensa', 'GOMMA DA MASTICARE MENTA', 'mint'],
  ['dispensa', 'LIEVITO VANIGL.', 'margherita-cake'],
  ['dispensa', 'FARINA MAIS BRAMATA', 'ear-of-corn'],
  ['colazione', 'FETTE BISC. S/ZUCCH.', 'rusk'],
  ['bevande', 'LATTE MANDORLA', 'almond'],
  ['surgelati', 'MISTO FRUTTI BOSCO', 'raspberry'],
  ['ittico', 'FILETTO MERLUZZO DISSALATO', 'codLoin'],
  ['ortaggi', 'RAPANELLI MAZZO', 'radish'],
  ['carni bianche', 'ALETTE POLLO', 'wings'],
  // the thing a name leads with, in a shelf that is no department
  ['alimentari', 'PASTA DI SEMOLA RUVIDA KG 1', 'penne'],
  ['alimentari', 'Barretta con riso e miele', 'cereal-bar'],
  ['alimentari', 'Focaccia con olive nere', 'dimpled'],
  ['alimentari', 'Mini panettone senza uvetta', 'panettone-tall'],
  ['alimentari', 'Crostata alla ciliegia di casa', 'tart-berries'],
  ['alimentari', 'Vellutata crema di funghi e tartufo', 'truffle'],
  ['alimentari', 'Salsa di ciliegino siciliano', 'basil'],
  ['alimentari', 'Pomodori pelati interi bio', 'tomato'],
  ['alimentari', 'Cipolline borettane in agrodolce', 'onion'],
  ['alimentari', 'Zuppa di farro e ceci', 'muesli'],
  ['alimentari', 'Mix di noci e mirtilli rossi', 'muesli'],
  ['alimentari', 'Bocconcini di mozzarella', 'mozzarella-ball'],
  ['alimentari', 'Filetti di sardine', 'anchovy'],
  ['alimentari', 'Cotolette di petto di pollo', 'breaded'],
  ['alimentari', 'Coppa panna e cacao', 'chocolate-squares'],
  ['alimentari', 'Ragù di mare', 'octopus-arm'],
  ['alimentari', 'Polpette vegetali di ceci', 'veggieBurger'],
  ['alimentari', 'Acqua minerale Purezza', 'blue-drop'],
  ['alimentari', 'Tonno con cereali e mais', 'tuna'],
  ['alimentari', 'Sbriciole al burro', 'package'],
  ['alimentari', 'Sorrisi al limone', 'lemon'],
  ['alimentari', 'Rustichelle con sale marino', 'package'],
  ['alimentari', 'Senza zuccheri aggiunti', 'package'],
  ['alimentari', 'Galette al granoturco', 'wheat'],
  ['alimentari', 'Patè di fegatini', 'herb'],
  ['alimentari', 'Semi di chia', 'seeds'],
  ['alimentari', 'Rotolino latte', 'glass-of-milk'],
  ['alimentari', 'Superfrutta fragola banana', 'strawberry'],
  // one word for two things, told by the department
  ['surgelati', 'FIORI ZUCCA PASTELL.', 'nuggets'],
  ['surgelati', 'ZUPPA PESCE', 'mussel'],
  ['surgelati', 'MISTO FRUTTA', 'strawberry'],
  ['dispensa', 'FUNGHI PORCINI SECCHI', 'brown-mushroom'],
  ['dispensa', 'CHIPS MAIS', 'tortilla-chips'],
  ['gastronomia', 'INSALATA POLPO', 'octopus-arm'],
  ['panetteria', 'PAN BRIOCHE', 'bread'],
  ['surgelati', 'FRITTURA PARANZA', 'anchovy'],
  ['surgelati', 'SOFFRITTO MISTO', 'onion'],
  ['surgelati', 'PIZZA PROSC. E FUNGHI', 'pizza-mushroom'],
  ['surgelati', 'PATATINE FRITTE', 'fries'],
  ['pescheria', 'FRITTO MISTO', 'anchovy'],
  ['surgelati', 'CORNETTO PANNA X6', 'ice-cone'],
  ['ortofrutta', 'SPREMUTA ARANCE ML 500', 'orange'],
  ['cura-casa', 'PIATTI CARTA X20', 'plate'],
  ['cura-casa', 'PODS COLORI 30 LAV', 'pods'],
  ['igiene-persona', 'SHAMPOO MIELE', 'honey-pot'],
  ['dispensa', 'GELATINA IN FOGLI', 'sparkles'],
  ['colazione', 'Goloso Mattino', 'package'],
])('draws in %s on %s what it is', (category, name, expected) => {
  expect(seen(category, name).replace(/@.*/, '')).toBe(expected);
});

it.each([
  ['bevande', 'BIRRA IPA', 'beer'],
  ['bevande', 'LAMBRUSCO DOC', 'wine'],
  ['bevande/vini', 'VINO ROSSO TAV. BRIK', 'brick'],
  ['drogheria', 'OLIO SEMI GIRAS. LT.5', 'jug'],
  ['cura-casa', 'DET. LAV. POLV. 40 MIS.', 'box'],
  ['alimentari', 'Frantoio dei Colli olio extra vergine', 'oil'],
  ['alimentari', 'Sorrisi al limone', 'box'],
  ['alimentari', 'Rotolino latte', 'box'],
  ['ortofrutta', 'ANANAS AL PEZZO', 'heap'],
  ['ortofrutta', 'SPREMUTA ARANCE ML 500', 'juice'],
  ['gastronomia', 'INSALATA CAPRICCIOSA', 'cup'],
  ['gastronomia', 'POLLO ARROSTO INTERO', 'alutray'],
  ['surgelati', 'TORTA GELATO', 'box'],
  ['cura-casa', 'DET. LAVATR. LIQ. 25 LAV.', 'jug'],
])('puts in %s %s into its pack', (category, name, expected) => {
  const { shape, profile } = chain(category, name);
  expect(profile ?? shape).toBe(expected);
});

it('draws what no rule knows as neutral, never as another food', () => {
  expect(seen('ortofrutta', 'TOPINAMBUR')).toBe('crate');
  expect(seen('cura-casa', 'XYZ')).toBe('package');
  expect(seen('altro', 'XYZ')).toBe('package');
});

it('pours white wine into white glass', () => {
  expect(chain('bevande/vini', 'PASSERINA IGT').glass).not.toBe(chain('bevande/vini', 'TEROLDEGO DOC').glass);
});

it('writes out what a department shortens', () => {
  expect(writtenOut('zucch. sem.', 'drogheria')).toBe('zucchero semolato');
  expect(writtenOut('zucch. tonde', 'ortofrutta')).toBe('zucchine tonde');
  expect(writtenOut('prosc. s/glut. a.q.', 'salumi')).toBe('prosciutto senza glut. alta qualita');
  // whole words stay
  expect(writtenOut('corn flakes', 'colazione')).toBe('corn flakes');
});

it.each([
  ['LT 1,5 X 6', { count: 6, each: '1,5 L', amount: 1500, unit: 'ml' }],
  ['GR.400X4', { count: 4, each: '400 g', amount: 400, unit: 'g' }],
  ['3X80G', { count: 3, amount: 80, unit: 'g' }],
  ['1,5LT X6', { count: 6, each: '1,5 L', amount: 1500 }],
  ['500 GR', { count: 1, amount: 500, unit: 'g' }],
  ['KG.1', { count: 1, amount: 1000, unit: 'g' }],
  ['CL 33', { count: 1, amount: 330, unit: 'ml' }],
  ['4 pezzi', { count: 1, amount: 4, unit: 'piece' }],
])('reads the size %s', (text, size) => {
  expect(sizeOf(text)).toMatchObject(size);
});

it('finds the size in the name where a catalogue has no field for it, and does not print it twice', () => {
  const pack = chain('drogheria', 'PELATI GR.400X4');
  expect(pack).toMatchObject({ shape: 'multi', of: 'tin', label: 'PELATI', weight: '400 g' });
});

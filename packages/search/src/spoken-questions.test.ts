import { describe, expect, it } from 'vitest';
import { buildIndex, type SearchProduct } from './index.ts';

let next = 1;

/** Products of one shelf: "Department > group > leaf". */
function shelf(path: string, ...names: string[]): SearchProduct[] {
  const steps = path.split(' > ').map((name, level, all) => ({ id: idOf(all.slice(0, level + 1).join()), name }));
  return names.map((name) => ({
    id: next++,
    name,
    brand: '',
    description: '',
    categoryPath: steps,
    departmentId: steps[0]?.id ?? 0,
    popularity: 0,
    eans: [],
    code: '',
  }));
}

const ids = new Map<string, number>();
function idOf(path: string): number {
  const id = ids.get(path) ?? ids.size + 1;
  ids.set(path, id);
  return id;
}

const catalogue = [
  ...shelf('Banco frigo > Latticini > Panna', 'Panna da cucina', 'Panna fresca', 'Panna ai funghi'),
  ...shelf('Banco frigo > Formaggi freschi > Mozzarella', 'Mozzarella', 'Mozzarella senza lattosio'),
  ...shelf(
    'Banco frigo > Formaggi freschi > Spalmabili',
    'Formaggio spalmabile',
    'Formaggio fresco',
    'Formaggio light',
  ),
  ...shelf('Banco frigo > Salumi > Prosciutto', 'Prosciutto cotto', 'Prosciutto crudo', 'Prosciutto di Parma'),
  ...shelf('Forno > Pane > Pane', 'Pane casereccio', 'Pane di segale', 'Pane per pasta ripiena'),
  ...shelf('Surgelati > Pizze > Pizze', 'Pizza prosciutto e funghi', 'Pizza margherita', 'Pizza capricciosa'),
  ...shelf('Dispensa > Pasta > Pasta lunga', 'Pasta lunga', 'Spaghetti', 'Linguine'),
  ...shelf('Dispensa > Pasta > Pasta all’uovo', 'Lasagne', 'Tagliatelle'),
  ...shelf('Dispensa > Pasta > Pasta per minestre', 'Ditalini', 'Stelline').map((each) => ({
    ...each,
    kind: 'pasta per minestra',
  })),
  ...shelf('Ortofrutta > Frutta > Agrumi', 'Limoni di Sorrento', 'Limoni in rete', 'Limoni sfusi'),
  ...shelf('Infanzia > Pappe > Pappe', 'Crema di riso', 'Crema di mais'),
  ...shelf('Igiene > Viso > Viso', 'Crema idratante', 'Crema notte'),
];
const index = buildIndex(catalogue);
const nameOf = (id: number) => catalogue.find((each) => each.id === id)?.name;
const answers = (query: string) => {
  const { ids: found, nearFrom } = index.search(query);
  return Array.from(found, nameOf).slice(0, nearFrom);
};

describe('questions as people ask them', () => {
  it('do not have their nouns corrected where the other words miss', () => {
    expect(index.search('panna per la pasta').correctedQuery).toBeUndefined();
    expect(answers('panna per la pasta')[0]).toMatch(/^Panna/);
  });

  it('mean the thing, not what it is for', () => {
    expect(answers('prosciutto per la pizza').every((name) => name?.startsWith('Prosciutto'))).toBe(true);
  });

  it('are met by the shelf where no name has the noun', () => {
    expect(answers('formaggio senza lattosio')).toEqual(['Mozzarella senza lattosio']);
    expect(answers('pasta per lasagne')).toEqual(['Lasagne']);
    expect(answers('pasta per minestra').sort()).toEqual(['Ditalini', 'Stelline']);
  });

  it('are answered by the noun when the catalogue has no word for how it should be', () => {
    const { droppedWords } = index.search('limoni non trattati');
    expect(answers('limoni non trattati').sort()).toEqual(['Limoni di Sorrento', 'Limoni in rete', 'Limoni sfusi']);
    expect(droppedWords).toEqual(['trattati']);
    expect(answers('qxzwv non trattati')).toEqual([]);
  });

  it('mean the thing, not what it is made with', () => {
    const shop = [
      ...shelf('Dispensa > Pasta > Pasta all’uovo', 'Tagliatelle fresche all’uovo', 'Tagliatelle all’uovo'),
      ...shelf('Banco frigo > Uova > Uova', 'Uova extra fresche pasta gialla'),
    ];
    const { ids: found } = buildIndex(shop).search('pasta fresca all’uovo');
    expect(Array.from(found, (id) => shop.find((each) => each.id === id)?.name)[0]).toBe(
      'Tagliatelle fresche all’uovo',
    );
  });

  it('are at most nearly answered by the same of another meat', () => {
    const shop = [
      ...shelf('Carne > Bovino > Hamburger', 'Hamburger di scottona', 'Hamburger di bovino', 'Hamburger di Chianina'),
      ...shelf('Carne > Pollo > Pollo', 'Pollo intero', 'Pollo ruspante', 'Petto di pollo'),
    ];
    const { nearFrom, total } = buildIndex(shop).search('hamburger di pollo');
    expect([nearFrom, total]).toEqual([0, 3]);
  });

  it('mean what the table gives for a use, whose name does not say the use', () => {
    const shop = [
      ...shelf('Colazione > Caffè > Macinato', 'CAFFE’ MACIN. MORETTA CLASSICO GR250', 'CAFFE’ CAPSULE MORETTA'),
      ...shelf('Carne > Bovino > Macinato', 'MACINATO SCELTO BOVINO GR400'),
    ];
    const { ids: found } = buildIndex(shop).search('caffè macinato per la moka');
    expect(Array.from(found, (id) => shop.find((each) => each.id === id)?.name)).toEqual([
      'CAFFE’ MACIN. MORETTA CLASSICO GR250',
    ]);
  });

  it('name the shelf in other words', () => {
    expect(answers('crema per neonati')).toEqual(['Crema di riso', 'Crema di mais']);
  });
});

describe('what a thing is for', () => {
  const shop = [
    ...shelf('Dispensa > Riso > Riso', 'Riso arborio', 'Riso carnaroli', 'Riso basmati'),
    ...shelf('Dispensa > Farine > Farine', 'Farina 00', 'Farina manitoba', 'Farina mix per ciambelle senza glutine'),
    ...shelf('Ortofrutta > Verdura > Carote, sedano e radici', 'Carote', 'Sedano', 'Finocchi'),
    ...shelf('Ortofrutta > Verdura > Verdure pronte', 'Verdure grigliate'),
    ...shelf('Ortofrutta > Verdura > Pomodori', 'Pomodori ramati', 'Pomodori cuore di bue'),
    ...shelf('Ortofrutta > Frutta > Banane e frutta esotica', 'Mango', 'Ananas'),
    ...shelf('Ortofrutta > Frutta > Mele', 'Mele golden', 'Mele fuji'),
    ...shelf('Dispensa > Conserve > Pomodori', 'Pomodori secchi', 'Pomodori pelati'),
    ...shelf('Casa > Pulizia > Superfici', 'Sgrassatore', 'Multiuso', 'Gel wc', 'Detergente parquet'),
    ...shelf('Casa > Pulizia > Panni', 'Panno microfibra', 'Panni multiuso'),
    ...shelf('Casa > Feste > Monouso', 'Piatti monouso', 'Piatti fondi', 'Piatti dessert', 'Bicchieri monouso'),
    ...shelf('Dispensa > Snack > Patatine', 'Patatine classiche', 'Patatine rustiche'),
    ...shelf('Banco frigo > Panna > Panna', 'Panna da cucina', 'Panna fresca'),
    ...shelf('Bevande > Acqua > Acqua', 'Acqua naturale', 'Acqua frizzante'),
    ...shelf('Animali > Gatto > Gatto', 'Umido gatto tonno', 'Umido gatto pollo'),
    ...shelf('Dispensa > Sottaceti > Sottaceti', 'Cetriolini Polle', 'Cipolline Polle'),
    ...shelf('Macelleria > Pollo > Pollo', 'Pollo intero', 'Petto di pollo'),
  ];
  const ofShop = buildIndex(shop);
  const first = (query: string) => shop.find(({ id }) => id === ofShop.search(query).ids[0])?.name;

  it('is a dish: what goes into it, of the shelf that is asked for', () => {
    expect(['Carote', 'Sedano']).toContain(first('verdura per il soffritto'));
  });

  it('tells which one where the table says so, not that it goes in', () => {
    expect(first('riso per insalata fredda')).toBe('Riso basmati');
  });

  it('says nothing of a thing that goes into the dish anyway', () => {
    expect(first('pomodori per la bruschetta')).toMatch(/^Pomodori (ramati|cuore)/);
  });

  it('gives nobody a special version for the words of its name', () => {
    expect(first('farina per ciambelle')).toMatch(/^Farina (00|manitoba)$/);
    expect(first('farina senza glutine')).toBe('Farina mix per ciambelle senza glutine');
  });

  it('goes with the word for whatever does it', () => {
    expect(first('detergente per togliere il grasso dai fornelli')).toBe('Sgrassatore');
  });

  it('tells more than how it should be: food for adult cats is none for adult dogs', () => {
    const shop = [
      ...shelf(
        'Animali > Gatto > Gatto',
        'Crocchette gatto pollo',
        'Crocchette gatto tonno',
        'Umido gatto pollo',
        'Lettiera gatto',
      ),
      ...shelf('Animali > Cane > Cane', 'Crocchette cane adulto'),
    ];
    const [first] = buildIndex(shop).search('crocchette per gatto adulto').ids;
    expect(shop.find(({ id }) => id === first)?.name).toMatch(/^Crocchette gatto/);
  });

  it('is no noun of the question, however many names begin with what it means', () => {
    expect(first('piatti per la festa di compleanno')).toMatch(/^Piatti/);
  });

  it('is a meal, or where and when one has it, and no word of a name', () => {
    expect(first('mele da portare in ufficio')).toMatch(/^Mele/);
    expect(first('mele per il dopo cena')).toMatch(/^Mele/);
  });

  it('is for a small one of a kind', () => {
    expect(first('cibo per gattini')).toMatch(/gatto/);
    expect(first('pannetti')).toMatch(/^Pann[oi]/);
  });

  it('is not the English word that sounds like it', () => {
    expect(first('per pulire il water')).toBe('Gel wc');
  });

  it('stands in the name of a shelf beside other things', () => {
    expect(['Mango', 'Ananas']).toContain(first('frutta esotica'));
  });

  it('is no brand that differs from the noun in its gender', () => {
    expect(first('carne bianca')).toMatch(/pollo|Pollo/);
  });
});

describe('words begun, cut short or run together', () => {
  const names = [
    ...[
      'Yog bianco',
      'Yog fragola',
      'Yogi tisana zenzero',
      ...Array.from({ length: 60 }, (_, i) => `Yogurt gusto ${i}`),
    ],
    ...['Confettura di fragole', 'Marmorizzata torta', 'Carta igienica', 'Carta da forno', 'Detergente vetri spray'],
    ...['Ammorbidente lavanda', 'Amor di pane', 'Amor di sfoglia', 'Prosciutto cotto', 'Prosc crudo'],
    ...[
      'Branzino intero',
      'Bran sticks',
      'Olio di oliva',
      'Olio di semi',
      'Olio di lino',
      'Tonno in olio con insalata',
    ],
  ];
  const shop = buildIndex(
    names.map((name, i) => ({
      id: i + 1,
      name,
      brand: '',
      description: '',
      categoryPath: [{ id: 1, name: 'Spesa' }],
      departmentId: 1,
      popularity: 0,
      eans: [],
      code: `B${i}`,
    })),
  );
  const found = (query: string) => Array.from(shop.search(query).ids, (id) => names[id - 1] ?? '');

  it('are no beginning where a name leads with the whole word', () => {
    const two = shelf('Surgelati > Gelati > Gelati', 'Ghiaccioli alla frutta', 'Ghiaccio in cubetti');
    two[0]!.popularity = 900;
    expect(Array.from(buildIndex(two).search('ghiaccio').ids)).toEqual([two[1]!.id]);
  });

  it('are no part of the name of a brand that they only resemble', () => {
    const wines = shelf('Cantina > Vini > Bianchi', 'Pinot grigio', 'Prosecco').map((wine) => ({
      ...wine,
      brand: 'Colle Brina',
    }));
    const cellar = buildIndex(wines);
    expect(cellar.search('colla').total).toBe(0);
    expect(cellar.search('colle brina').total).toBe(2);
  });

  it('are what most buy of what two letters begin, and the noun that is nearly spelt, no maker', () => {
    const shop = [
      ...shelf('Ortofrutta > Verdura > Radici', 'Carote italiane', 'Cardi', 'Cardi bianchi', 'Cardi gobbi'),
      ...shelf('Bevande > Acqua > Acqua', 'Acqua naturale', 'Acqua frizzante'),
      ...shelf('Igiene > Denti > Dentifrici', 'Dentifricio menta'),
    ];
    shop[0]!.popularity = 860;
    const begun = buildIndex(shop);
    const first = (text: string) => shop.find(({ id }) => id === begun.suggest(text).products[0])?.name;
    expect(first('ca')).toBe('Carote italiane');
    expect(begun.suggest('ca').searches.length).toBeGreaterThan(0);
    expect(shop.find(({ id }) => id === begun.search('aqua').ids[0])?.name).toMatch(/^Acqua/);
  });

  it('are, where they say only whom it is for, what the commonest search with them names', () => {
    const shop = [
      ...shelf('Animali > Cane > Cura', 'Osso cane', 'Tappetini'),
      ...shelf(
        'Animali > Cane > Secco',
        ...['pollo', 'manzo', 'agnello'].map((meat) => `Crocchette cane adulto ${meat}`),
      ),
    ];
    for (const each of shop) each.popularity = 400;
    const pets = buildIndex(shop);
    for (const text of ['can', 'cane', 'cani'])
      expect(shop.find(({ id }) => id === pets.suggest(text).products[0])?.name).toMatch(/^Crocchette/);
    expect(shop.find(({ id }) => id === pets.search('osso per il cane').ids[0])?.name).toBe('Osso cane');
  });

  it('are no cut of another noun: what a till cuts behind vinegar is balsamic, what crunches for pets is their food', () => {
    const shop = [
      ...shelf('Dispensa > Aceto > Aceto', 'ACETO BALSAM.MODENA', 'ACETO BALS.IGP'),
      ...shelf('Igiene > Capelli > Capelli', 'SHAMPOO LISCI', 'BALSAMO LISCI'),
      ...shelf('Animali > Cani e gatti > Secco', 'CROCC.GATTO POLLO', 'CROCC.CANE ADULT', 'CROCCOLA SNACK CANE'),
      ...shelf('Colazione > Biscotti > Biscotti', 'BISC.CROCC.AVENA'),
    ];
    const till = buildIndex(shop);
    const foundIn = (text: string) =>
      Array.from(till.search(text).ids, (id) => shop.find((each) => each.id === id)?.name).sort();
    expect(foundIn('balsamo')).toEqual(['BALSAMO LISCI']);
    expect(foundIn('aceto balsamico')).toEqual(['ACETO BALS.IGP', 'ACETO BALSAM.MODENA']);
    expect(foundIn('crocchette')).toEqual(['CROCC.CANE ADULT', 'CROCC.GATTO POLLO']);
  });

  it('are completed beside those that tills cut', () => {
    expect(found('yog').filter((name) => name.startsWith('Yogurt'))).toHaveLength(60);
    expect(found('prosc cot')[0]).toBe('Prosciutto cotto');
  });

  it('are what the table says of their completion', () => {
    expect(found('marm')).toContain('Confettura di fragole');
  });

  it('may be two words, one of them misspelt, or one that the table knows', () => {
    expect(found('cartaigenica')).toEqual(['Carta igienica']);
    expect(found('lava vetri')).toEqual(['Detergente vetri spray']);
  });

  it('are rather misspelt than cut where the spelling is near', () => {
    expect(found('amorbidente')[0]).toBe('Ammorbidente lavanda');
    expect(found('spigola')).toEqual(['Branzino intero']);
  });

  it('name the thing, whatever has both it and its purpose in the name', () => {
    expect(found('olio per insalata')[0]).toMatch(/^Olio/);
    expect(shop.search('olio per insalata').nearFrom).toBeUndefined();
  });
});

describe('what a thing may not be', () => {
  const shop = [
    ...shelf(
      'Dispensa > Dolci > Cioccolato',
      'Cioccolato al latte',
      'Cioccolato fondente',
      'Cioccolato bianco al latte',
    ),
    ...shelf('Dispensa > Conserve > Tonno', 'Tonno all’olio di oliva', 'Tonno al naturale', 'Tonno in olio di semi'),
    ...shelf('Dispensa > Snack > Patatine', 'Patatine fritte', 'Patatine al forno', 'Patatine classiche'),
    ...shelf('Bevande > Acqua > Acqua', 'Acqua gassata', 'Acqua naturale'),
    ...shelf('Ortofrutta > Frutta > Limoni', 'Limoni non trattati', 'Limoni di Sorrento'),
    ...shelf('Cantina > Liquori > Amari', 'Limoncino', 'Amaro'),
  ];
  const searched = buildIndex(shop);
  const names = (query: string) =>
    Array.from(searched.search(query).ids, (id) => shop.find((each) => each.id === id)?.name);

  it.each([
    ['cioccolato senza latte', /latte/],
    ['tonno senza olio', /olio/],
    ['patatine non fritte', /fritte/],
  ])('is not in its name: %s', (query, refused) => {
    expect(names(query).length).toBeGreaterThan(0);
    expect(names(query).filter((name) => refused.test(name ?? ''))).toEqual([]);
  });

  it('is read of names that say themselves what they are not, and of phrases of the table', () => {
    expect(names('limoni non trattati')[0]).toBe('Limoni non trattati');
    expect(names('acqua non gassata')[0]).toBe('Acqua naturale');
  });
});

describe('words beside each other', () => {
  const shop = [
    ...shelf('Dispensa > Zucchero > Zucchero', 'Zucchero semolato', 'Zucchero a velo', 'Zucchero di canna'),
    ...shelf('Bevande > Acqua > Acqua', 'Acqua naturale'),
    ...shelf('Casa > Bagno > Bagno', 'Disgorgante liquido'),
    ...shelf('Casa > Pulizia > Pulizia', 'Sgrassatore Limon', 'Detergente vetri Limon', 'Detersivo piatti limone'),
    ...shelf('Casa > Bucato > Bucato', 'Candeggina classica', 'Smacchiatore pretrattante'),
    ...shelf('Dispensa > Conserve > Tonno', 'Tonno all’olio', 'Tonno al naturale', 'Tonno in vetro'),
    ...shelf('Animali > Gatto > Gatto', 'Umido gatto al manzo', 'Lettiera per gatti'),
    ...shelf('Igiene > Capelli > Shampoo', 'Shampoo volume', 'Shampoo antiforfora', 'Shampoo ricci'),
  ];
  const searched = buildIndex(shop);
  const first = (query: string) => shop.find(({ id }) => id === searched.search(query).ids[0])?.name;

  it.each([
    ['zucchero per le torte da decorare', 'Zucchero a velo'],
    ['sturare il water', 'Disgorgante liquido'],
    ['spruzzino per gli specchi', 'Detergente vetri Limon'],
    ['shampoo contro la forfora', 'Shampoo antiforfora'],
    ['macchie di vino', 'Smacchiatore pretrattante'],
    ['ho rovesciato il caffè sulla camicia', 'Smacchiatore pretrattante'],
    ['scatolette per gatti al tonno', 'Umido gatto al manzo'],
    ['il gatto fa i bisogni', 'Lettiera per gatti'],
  ])('mean what they mean together: %s', (query, name) => {
    expect(first(query)).toBe(name);
  });

  it('mean the noun of the table in its gender, not the other one', () => {
    const kitchen = buildIndex([
      ...shelf('Casa > Pulizia > Panni', 'Panno in microfibra multiuso', 'Panni cattura polvere ricambio'),
      ...shelf('Banco frigo > Panna > Panna', 'Panna', 'Panna da cucina'),
    ]);
    const found = Array.from(kitchen.search('swiffer').ids);
    expect(found.length).toBe(2);
  });

  it('mean the plain thing, not another one named after it, nor one for animals', () => {
    const cupboard = [
      ...shelf('Dispensa > Pasta > Basi', 'Pasta brisée', 'Pasta sfoglia', 'Pasta mista'),
      ...shelf('Dispensa > Pasta > Pasta lunga', 'Spaghetti', 'Linguine').map((each) => ({ ...each, popularity: 800 })),
      ...shelf('Animali > Cane > Snack', 'Snack al pollo', 'Snack duro').map((each) => ({
        ...each,
        kind: 'snack cane',
      })),
      ...shelf('Dispensa > Dolci > Snack', 'Snack con wafer e cioccolato'),
    ];
    const found = buildIndex(cupboard);
    const named = (query: string) => cupboard.find(({ id }) => id === found.search(query).ids[0])?.name;
    expect(named('pasta')).toMatch(/Spaghetti|Linguine/);
    expect(named('pasta sfoglia')).toBe('Pasta sfoglia');
    expect(named('snack')).toBe('Snack con wafer e cioccolato');
    expect(named('snack cane')).toMatch(/pollo|duro/);
  });

  it('mean what the table says of a whole word, rather than what it begins', () => {
    const cupboard = [
      ...shelf('Casa > Bucato > Candeggina', 'Candeggina classica'),
      ...shelf('Dispensa > Aceto > Aceto', 'Aceto di mele', 'Aceto di vino'),
      ...shelf('Ortofrutta > Insalate > Insalate', 'Rucola', 'Rucola in busta'),
      ...shelf('Igiene > Viso > Creme', 'Crema viso idratante'),
    ];
    const found = buildIndex(cupboard);
    const named = (query: string) => cupboard.find(({ id }) => id === found.search(query).ids[0])?.name;
    expect(named('ace')).toBe('Candeggina classica');
    expect(named('rughe')).toBe('Crema viso idratante');
  });

  it('are no cut of a word that another one goes on from, unless that is a brand', () => {
    expect(searched.search('limoncello').total).toBe(0);
    const tills = [
      'CROCC.CANE ADULT',
      'CROCC.GATTO POLLO',
      ...Array.from({ length: 6 }, (_, i) => `PATATINE GUSTO ${i}`),
    ];
    const chain = tills.map((name, i) => ({
      ...(shop[0] as SearchProduct),
      id: i + 1,
      name,
      brand: i > 1 ? 'Croccola' : '',
    }));
    expect(buildIndex(chain).search('crocchette').total).toBe(2);
  });
});

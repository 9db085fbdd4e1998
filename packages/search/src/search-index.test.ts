import { describe, expect, it } from 'vitest';
import { buildIndex, highlight, type SearchProduct, type SynonymTable } from './index.ts';

const shelves: Record<string, number> = { Latticini: 1, Igiene: 2, 'Frutta e verdura': 3, Pasta: 4, Bevande: 5 };
let next = 1;

function product(name: string, brand: string, description: string, shelf: string, more: Partial<SearchProduct> = {}) {
  const departmentId = shelves[shelf] ?? 0;
  const id = next++;
  return {
    id,
    name,
    brand,
    description,
    categoryPath: [{ id: departmentId, name: shelf }],
    departmentId,
    popularity: 0,
    eans: [],
    code: `T${id}`,
    ...more,
  };
}

const catalogue: SearchProduct[] = [
  product('Latte fresco intero', 'Malga Alta', '1 L', 'Latticini', { eans: ['8001234567897'] }),
  product('Latte parzialmente scremato UHT', 'Malga Alta', '6 × 1 L', 'Latticini'),
  product('Latte intero UHT', 'Sporta', '500 ml', 'Latticini'),
  product('Latte detergente', 'Belvita', '200 ml', 'Igiene'),
  product('Bagnoschiuma al latte e miele', 'Belvita', '500 ml', 'Igiene'),
  product('Mozzarella', 'Malga Alta', '125 g', 'Latticini'),
  product('Mozzarella di bufala', 'Cascina Lieta', '250 g', 'Latticini'),
  product('Limoni di Sorrento', '', 'al kg', 'Frutta e verdura'),
  product('Tè freddo al limone', 'Frizzi', '1,5 L', 'Bevande'),
  product('Penne rigate', 'Molino Serra', '500 g', 'Pasta'),
  product('Penne', 'Molino Serra', '400 g', 'Pasta', { labels: ['senza-glutine'] }),
  product('Spaghetti n. 5', 'Molino Serra', '500 g', 'Pasta'),
  product('Coca Cola zero', 'Frizzi', '1,5 L', 'Bevande', { code: '4711' }),
];
const nameOf = (id: number | undefined) => catalogue.find((each) => each.id === id)?.name;
const index = buildIndex(catalogue);
const names = (query: string) => Array.from(index.search(query).ids, nameOf);

describe('search', () => {
  it('knows where a word belongs: milk before body milk', () => {
    const found = names('latte');
    expect(found.slice(0, 3).every((name) => name?.startsWith('Latte') && name !== 'Latte detergente')).toBe(true);
    expect(found).toContain('Bagnoschiuma al latte e miele');
  });

  it('puts fruit before what tastes of it', () => {
    expect(names('limone')[0]).toBe('Limoni di Sorrento');
  });

  it('corrects spelling and says so', () => {
    const found = index.search('mozarella');
    expect(nameOf(found.ids[0])).toBe('Mozzarella');
    expect(found.stage).toBe('fuzzy');
    expect(found.correctedQuery).toBe('mozzarella');
  });

  it('meets synonyms, joined spellings, labels and sizes', () => {
    expect(names('pasta').sort()).toEqual(['Penne', 'Penne rigate', 'Spaghetti n. 5']);
    expect(names('cocacola')[0]).toBe('Coca Cola zero');
    expect(names('penne senza glutine')[0]).toBe('Penne');
    expect(names('latte 500 ml')[0]).toBe('Latte intero UHT');
    expect(names('latte 6x1 l')[0]).toBe('Latte parzialmente scremato UHT');
  });

  it('lets no number of pieces make up for a word of the name', () => {
    const categoryPath = [
      { id: 1, name: 'Latticini' },
      { id: 9, name: 'Yogurt greco e bianco' },
    ];
    const yogurts = [
      product('Yogurt greco bianco', 'Cascina Lieta', '150 g', 'Latticini', { categoryPath }),
      product('Yogurt bianco', 'Cascina Lieta', '2 × 125 g', 'Latticini', { categoryPath, popularity: 900 }),
    ];
    const first = (query: string) => buildIndex(yogurts).search(query).ids[0];
    expect(first('yogurt greco bianco')).toBe(yogurts[0]?.id);
    expect(first('2 yogurt greco bianco')).toBe(yogurts[0]?.id);
    expect(first('2 yogurt bianco')).toBe(yogurts[1]?.id);
  });

  it('looks digits up among EANs and codes, and nowhere else', () => {
    expect(names('8001234567897')).toEqual(['Latte fresco intero']);
    expect(names('4711')).toEqual(['Coca Cola zero']);
    expect(index.search('5').stage).toBe('none');
  });

  it('drops the least telling words rather than finding nothing, and names them', () => {
    const found = index.search('mozzarella di bufala affumicata');
    expect(nameOf(found.ids[0])).toBe('Mozzarella di bufala');
    expect(found.stage).toBe('dropped');
    expect(found.droppedWords).toEqual(['affumicata']);
  });

  it('follows one or two results with near ones, never among them', () => {
    const found = index.search('mozzarella di bufala');
    expect(found.stage).toBe('extended');
    expect([found.nearFrom, found.droppedWords]).toEqual([1, ['bufala']]);
    expect(Array.from(found.ids, nameOf)).toEqual(['Mozzarella di bufala', 'Mozzarella']);
  });

  it('gives nothing else to who asks for a diet, only what is like it', () => {
    const penne = index.search('penne senza glutine');
    expect(Array.from(penne.ids, nameOf).slice(0, penne.nearFrom)).toEqual(['Penne']);
    const spaghetti = index.search('spaghetti senza glutine');
    expect(spaghetti).toMatchObject({ nearFrom: 0, droppedWords: ['senza glutine'] });
    expect(Array.from(spaghetti.ids, nameOf)).toEqual(['Spaghetti n. 5']);
  });

  it('answers nonsense, blanks and odd input with nothing', () => {
    for (const query of ['', '   ', 'xkqwzv', '!!!', '💥', '\u0000', 'a'.repeat(5000)]) {
      expect(index.search(query).total).toBe(0);
    }
  });

  it('filters, limits, and puts what is out of stock after its like, not after what only shares a word', () => {
    const first = index.search('latte').ids[0] as number;
    expect(index.search('latte', { filter: (id) => id !== first }).ids).not.toContain(first);
    const limited = index.search('latte', { limit: 2 });
    expect([limited.ids.length, limited.total]).toEqual([2, 5]);
    const ranked = Array.from(index.search('latte', { available: (id) => id !== first }).ids, nameOf);
    expect(ranked.slice(0, 3).sort()).toEqual(
      ['Latte fresco intero', 'Latte intero UHT', 'Latte parzialmente scremato UHT'].sort(),
    );
    expect(ranked[0]).not.toBe(names('latte')[0]);
    const second = index.search('limone').ids[1];
    const available = (id: number) => id === second;
    expect(Array.from(index.search('limone', { available }).ids, nameOf)).toEqual(names('limone'));
  });

  it('lets a promotion win among equals only', () => {
    const rice = [
      product('Riso Carnaroli', 'Vercella', '1 kg', 'Pasta'),
      product('Riso Carnaroli', 'Vercella', '1 kg', 'Pasta'),
      product('Riso', 'Vercella', '1 kg', 'Pasta'),
    ];
    const [one, other] = rice.map(({ id }) => id);
    const twins = buildIndex(rice);
    const firstTwo = (promoted?: (id: number) => boolean) =>
      Array.from(twins.search('riso carnaroli', promoted ? { promoted } : {}).ids).slice(0, 2);
    expect(firstTwo()).toEqual([one, other]);
    expect(firstTwo((id) => id !== one)).toEqual([other, one]);
  });
});

describe('update and remove', () => {
  it('finds a changed product at once and forgets its old name', () => {
    const own = buildIndex(catalogue);
    const changed = catalogue[5] as SearchProduct;
    own.update({ ...changed, name: 'Zibibbo frizzante', eans: ['8009999999994'] });
    expect(Array.from(own.search('zibibbo', { filter: (id) => id === changed.id }).ids)).toEqual([changed.id]);
    expect(Array.from(own.search('zibibbo').ids)).toEqual([changed.id]);
    expect(Array.from(own.search('zibib').ids)).toEqual([changed.id]);
    expect(Array.from(own.search('zibibo').ids)).toEqual([changed.id]);
    expect(Array.from(own.search('8009999999994').ids)).toEqual([changed.id]);
    expect(Array.from(own.search('mozzarella').ids)).not.toContain(changed.id);
    expect(own.size).toBe(catalogue.length);
    expect(own.deadShare).toBeCloseTo(1 / (catalogue.length + 1));
    expect(own.remove(changed.id)).toBe(true);
    expect(own.remove(changed.id)).toBe(false);
    expect(own.search('zibibbo').total).toBe(0);
  });

  it('starts from an empty catalogue', () => {
    const empty = buildIndex([]);
    expect(empty.search('latte').total).toBe(0);
    empty.update(catalogue[0] as SearchProduct);
    expect(empty.search('latte').total).toBe(1);
    expect(empty.suggest('lat').products).toEqual([catalogue[0]?.id]);
  });
});

describe('suggest', () => {
  it('completes the last word and groups what it finds', () => {
    const found = index.suggest('malga');
    expect(found.brands[0]).toEqual({ name: 'Malga Alta', count: 3 });
    expect(found.categories[0]).toEqual({ id: 1, name: 'Latticini', count: 3 });
    expect(nameOf(index.suggest('spaghe').products[0])).toBe('Spaghetti n. 5');
    expect(index.suggest('latt').searches).toContain('latte');
    expect(index.suggest('penne rig', { limit: 1 }).products).toHaveLength(1);
  });
});

describe('highlight', () => {
  const marked = (text: string, query: string) => highlight(text, query).map(({ from, to }) => text.slice(from, to));

  it('marks prefixes of the last word and inflections of the others', () => {
    expect(marked('Spaghetti n. 5', 'spagh')).toEqual(['Spagh']);
    expect(marked('Mele Golden', 'mela gold')).toEqual(['Mele', 'Gold']);
    expect(marked('Caffè macinato', 'caffe')).toEqual(['Caffè']);
    expect(marked('Latte', 'pane')).toEqual([]);
  });
});

describe('brands', () => {
  const polle = Array.from({ length: 13 }, (_, i) => product(`Cipolline ${i}`, 'Polle', '300 g', 'Sottaceti'));
  const rumello = Array.from({ length: 29 }, (_, i) => product(`Pasta numero ${i}`, 'Rumello', '500 g', 'Pasta'));
  const scotta = product('Asciugatutto', 'Scotta', '4 rotoli', 'Casa');
  const shelf = [
    ...polle,
    ...rumello,
    scotta,
    product('Petto di pollo', 'Aia Felice', '400 g', 'Carne'),
    product('Rum ambrato', 'Antillo', '70 cl', 'Bevande'),
    product('Carta igienica', 'Scotta', '10 rotoli', 'Casa'),
    product('Acqua frizzante', 'Fonte', '1,5 L', 'Bevande'),
    product('Acqua micellare', 'Frialba', '200 ml', 'Igiene'),
  ];
  const ofShelf = buildIndex(shelf, { synonyms: [{ kind: 'equal', phrases: ['carta da cucina', 'scotta'] }] });
  const names = (text: string) =>
    Array.from(ofShelf.search(text).ids, (id) => shelf.find((each) => each.id === id)?.name);

  it('are no inflection of a noun, nor its completion', () => {
    expect(names('pollo')).toEqual(['Petto di pollo']);
    expect(names('rum')).toEqual(['Rum ambrato']);
    expect(names('acqua fri')[0]).toBe('Acqua frizzante');
  });

  it('are found by their own name, whole, begun or misspelt', () => {
    for (const text of ['polle', 'poll', 'polli']) expect(ofShelf.search(text).total, text).toBeGreaterThan(0);
    expect(names('polle').slice(0, 13)).not.toContain('Petto di pollo');
    expect(ofShelf.search('rumel').total).toBe(29);
  });

  it('of the catalogue stand in no synonym', () => {
    expect(names('scotta').sort()).toEqual(['Asciugatutto', 'Carta igienica']);
    expect(names('carta da cucina')).not.toContain('Asciugatutto');
  });
});

describe('names cut short by tills', () => {
  const shelf = [
    product('AMMORB. LAVANDA BUCATELLA', '', '', 'Casa'),
    product('BAGNOSCH. MUSCHIO', '', '', 'Igiene'),
    product('CAFFE MACIN. MORETTA', '', '', 'Bevande'),
  ];
  const till = buildIndex(shelf);
  it('are found by the whole word, also misspelt or by a synonym', () => {
    for (const text of ['ammorbidente', 'amorbidente', 'doccia schiuma', 'caffè macinato']) {
      expect(till.search(text).total, text).toBe(1);
    }
  });
});

describe('produce', () => {
  it('comes first for its own name, branded or loose, before what only tastes of it', () => {
    const flavoured = ['Detersivo piatti limone', 'Tè freddo limone', 'Biscotti limone'].flatMap((name) =>
      Array.from({ length: 8 }, (_, i) => product(name, `Casa ${i}`, '500 g', 'Dispensa')),
    );
    const lemons = product('Limoni', 'Solegiallo', '1 kg', 'Frutta e verdura');
    const shop = buildIndex([...flavoured, lemons]);
    expect(shop.search('limone').ids[0]).toBe(lemons.id);
    expect(shop.search('limoni').ids[0]).toBe(lemons.id);
  });
});

describe('a slip that the catalogue made too', () => {
  it('does not hide what is spelt right', () => {
    const right = Array.from({ length: 40 }, (_, i) => product(`Prosciutto cotto ${i}`, '', '100 g', 'Salumi'));
    const wrong = product('Proscuito cotto', '', '100 g', 'Salumi');
    const shop = buildIndex([...right, wrong]);
    expect(shop.search('proscuito cotto').total).toBe(41);
  });
});

describe('a quality asked for', () => {
  it('does not open the whole shelf', () => {
    const milk = ['Latte intero', 'Latte scremato', 'Latte parzialmente scremato', 'Latte di capra', 'Crescenza'];
    const all = [1, 2].flatMap(() => milk.map((name) => product(name, 'Malga Alta', '1 L', 'Latte')));
    const whole = Array.from({ length: 8 }, () => product('Latte intero fresco', 'Cascina', '1 L', 'Latte'));
    expect(buildIndex([...all, ...whole]).search('latte intero').total).toBe(10);
  });
});

describe('signs nobody sees', () => {
  it('do not count', () => {
    for (const sign of ['\u200b', '\u00ad', '\ufeff', '\u202e', '\u2060']) {
      expect(Array.from(index.search(`moz${sign}zarella`).ids)).toEqual(Array.from(index.search('mozzarella').ids));
    }
  });
});

describe('a search for every word', () => {
  const everyWord = (text: string) => Array.from(index.search(text, { everyWord: true }).ids, nameOf);

  it('finds what a search finds first, and nothing near behind it', () => {
    expect(everyWord('latte')).toEqual(Array.from(index.search('latte').ids, nameOf));
    const { ids, nearFrom } = index.search('latte fresco intero');
    expect(everyWord('latte fresco intero')).toEqual(Array.from(ids.subarray(0, nearFrom), nameOf));
    expect(everyWord('mozarella')).toEqual(Array.from(index.search('mozarella').ids, nameOf));
  });

  it('finds nothing where a search leaves a word out', () => {
    expect(index.search('penne rigate zafferano').droppedWords).toEqual(['zafferano']);
    expect(everyWord('penne rigate zafferano')).toEqual([]);
  });
});

describe('the right size', () => {
  it('of another thing is none: minced meat, ground coffee', () => {
    const shop = buildIndex([
      ...[1, 2, 3].map((i) => product(`Macinato scelto ${i}`, '', '400 g', 'Carne', { departmentId: 71 })),
      ...[1, 2, 3].map((i) => product(`Caffè macinato ${i}`, '', '500 g', 'Colazione', { departmentId: 72 })),
    ]);
    expect(shop.search('macinato 500 g').ids[0]).toBe(shop.search('macinato').ids[0]);
  });
});

describe('a word that was asked for', () => {
  it('is looked for again when a product comes in, and when the table of synonyms changes', () => {
    const creams = ['lenitiva', 'idratante', 'solare'].map((kind) =>
      product(`Crema ${kind}`, '', '100 ml', 'Infanzia'),
    );
    const shop = buildIndex(creams, { synonyms: [] });
    expect(shop.search('gazzosa').total).toBe(0);
    const added = product('Gazzosa al limone', '', '1 L', 'Bevande');
    shop.update(added);
    expect(Array.from(shop.search('gazzosa').ids)).toEqual([added.id]);

    const left = () => shop.search('crema neonati').droppedWords;
    expect(left()).toEqual(['neonati']);
    const table: SynonymTable = [{ kind: 'equal', phrases: ['neonati', 'infanzia'] }];
    expect(shop.searchWith(table, 'crema neonati').droppedWords).toBeUndefined();
    expect(left()).toEqual(['neonati']);
    shop.setSynonyms(table);
    expect(left()).toBeUndefined();
  });
});

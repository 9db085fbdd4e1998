import type { ProductRow } from '@sporta/contract/import/catalogue-rows.ts';

/** Small seeded generator (mulberry32): every run measures the same catalogue. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const shelves: Record<
  string,
  { kinds: string[]; sizes: [text: string, content: number, unit: 'g' | 'ml' | 'piece'][] }
> = {
  latticini: {
    kinds: ['Latte intero', 'Latte scremato', 'Yogurt bianco', 'Yogurt alla fragola', 'Mozzarella', 'Ricotta', 'Burro'],
    sizes: [
      ['500 ml', 500, 'ml'],
      ['1 L', 1000, 'ml'],
      ['250 g', 250, 'g'],
    ],
  },
  dispensa: {
    kinds: ['Penne rigate', 'Spaghetti', 'Riso carnaroli', 'Passata di pomodoro', 'Tonno in olio', 'Farina', 'Ceci'],
    sizes: [
      ['500 g', 500, 'g'],
      ['1 kg', 1000, 'g'],
      ['400 g', 400, 'g'],
    ],
  },
  colazione: {
    kinds: [
      'Biscotti al cioccolato',
      'Fette biscottate',
      'Caffè macinato',
      'Tè verde',
      'Miele',
      'Marmellata di fragole',
    ],
    sizes: [
      ['350 g', 350, 'g'],
      ['250 g', 250, 'g'],
      ['20 pezzi', 20, 'piece'],
    ],
  },
  bevande: {
    kinds: ['Acqua naturale', 'Acqua frizzante', 'Aranciata', 'Succo di pesca', 'Birra chiara', 'Cola'],
    sizes: [
      ['1,5 L', 1500, 'ml'],
      ['330 ml', 330, 'ml'],
      ['6 × 1,5 L', 9000, 'ml'],
    ],
  },
  casa: {
    kinds: ['Detersivo per piatti', 'Ammorbidente', 'Carta da cucina', 'Sacchetti gelo', 'Candele', 'Spugne'],
    sizes: [
      ['1 L', 1000, 'ml'],
      ['4 pezzi', 4, 'piece'],
      ['10 pezzi', 10, 'piece'],
    ],
  },
};
const manners = [
  'classico',
  'integrale',
  'biologico',
  'senza lattosio',
  'delicato',
  'del contadino',
  'extra',
  'leggero',
  'antico',
];
const syllables = ['ba', 'co', 'de', 'fi', 'la', 'mo', 'ni', 'pra', 'ro', 'sa', 'te', 'vi', 'zo', 'lu', 'gre'];

export const departments = Object.keys(shelves);
/** Two levels below each department, as a shop has them. */
const groups = 6;

/** A catalogue of `count` grocery products in 5 departments and 30 categories; about 900 brands, some of them frequent. */
export function* catalogueRows(count: number): Generator<Record<string, unknown>> {
  const random = seeded(11);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const brands = Array.from({ length: 900 }, () => {
    const name = pick(syllables) + pick(syllables) + pick(syllables);
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
  for (const department of departments) {
    yield { kind: 'category', path: department, name: department };
    for (let group = 1; group <= groups; group++) {
      yield { kind: 'category', path: `${department}/gruppo-${group}`, name: `Gruppo ${group}` };
    }
  }
  for (let index = 0; index < count; index++) {
    const department = pick(departments);
    const { kinds, sizes } = shelves[department]!;
    const [description, content, contentUnit] = pick(sizes);
    const row: ProductRow = {
      kind: 'product',
      code: `A${index}`,
      name: `${pick(kinds)} ${pick(manners)}`,
      brand: brands[Math.floor(brands.length * random() ** 2.5)] as string,
      description,
      categories: [`${department}/gruppo-${1 + Math.floor(random() * groups)}`],
      vat: pick([4, 10, 22]),
      price: Math.round(50 + random() * 2000) / 100,
      stock: { '*': 100_000 },
      content,
      contentUnit,
      eans: [String(8_000_000_000_000 + index)],
      popularity: Math.floor(1000 * random() ** 4),
      labels: random() < 0.2 ? ['biologico'] : [],
      facts: { ingredients: 'Farina di **grano** tenero, acqua, sale', storage: 'In luogo fresco e asciutto' },
    };
    yield row;
  }
}

/** Things people look for in it: one to three words, some half typed. */
export function queries(count: number): string[] {
  const random = seeded(23);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const all = Object.values(shelves).flatMap((shelf) => shelf.kinds);
  return Array.from({ length: count }, () => {
    const words = `${pick(all)}${random() < 0.5 ? ` ${pick(manners)}` : ''}`.toLowerCase();
    return random() < 0.2 ? words.slice(0, -2) : words;
  });
}

/** As many different things as people look for in a year: kinds, manners, brands and sizes together, some half typed or misspelt. */
export function distinctQueries(count: number): string[] {
  const random = seeded(29);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const all = Object.values(shelves);
  const found = new Set<string>();
  while (found.size < count) {
    const { kinds, sizes } = pick(all);
    const brand = pick(syllables) + pick(syllables) + pick(syllables);
    const words = [pick(kinds), pick(manners), brand, pick(sizes)[0]].filter(
      (_, place) => place === 0 || random() < 0.5,
    );
    const text = words.join(' ').toLowerCase();
    const slip = Math.floor(random() * text.length);
    found.add(random() < 0.15 ? text.slice(0, slip) + text.slice(slip + 1) : random() < 0.2 ? text.slice(0, -2) : text);
  }
  return [...found];
}

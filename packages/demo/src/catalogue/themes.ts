import type { CategoryRow, ProductRow } from '@sporta/contract/import/catalogue-rows.ts';

type Test = (row: ProductRow) => boolean;

const labelled = (label: NonNullable<ProductRow['labels']>[number]) => (row: ProductRow) =>
  row.labels?.includes(label) ?? false;
const inside =
  (...tops: string[]): Test =>
  (row) =>
    tops.some((top) => row.categories[0]?.startsWith(`${top}/`));
const both =
  (first: Test, second: Test): Test =>
  (row) =>
    first(row) && second(row);

const FRESH = ['latticini-e-uova', 'carne', 'pesce', 'salumi-e-formaggi'];

/** Shelves across the departments: every product is here a second time, by its certified labels. */
const SHELVES: readonly (readonly [
  slug: string,
  name: string,
  leaves: readonly (readonly [string, string, Test])[],
])[] = [
  [
    'biologico',
    'Biologico',
    [
      ['frutta-e-verdura-bio', 'Frutta e verdura bio', both(labelled('biologico'), inside('frutta-e-verdura'))],
      ['freschi-bio', 'Freschi bio', both(labelled('biologico'), inside(...FRESH))],
      [
        'dispensa-bio',
        'Dispensa bio',
        both(labelled('biologico'), (row) => !inside('frutta-e-verdura', ...FRESH)(row)),
      ],
    ],
  ],
  [
    'per-chi-e-attento',
    'Per chi è attento',
    [
      ['senza-glutine', 'Senza glutine', labelled('senza-glutine')],
      ['senza-lattosio', 'Senza lattosio', labelled('senza-lattosio')],
      ['vegano', 'Vegano', labelled('vegano')],
      ['integrale', 'Integrale', labelled('integrale')],
      ['senza-zuccheri', 'Senza zuccheri', labelled('senza-zuccheri')],
    ],
  ],
];

const TOP = 'bio-e-benessere';

/** Category rows of the shelves and the further category paths of each article code. */
export function themes(products: readonly ProductRow[]): { categories: CategoryRow[]; of: Map<string, string[]> } {
  const of = new Map<string, string[]>();
  const categories: CategoryRow[] = [
    {
      kind: 'category',
      path: TOP,
      name: 'Bio e benessere',
      tint: 'orto',
      icon: 'bio',
      description: 'Prodotti biologici, senza glutine, senza lattosio e vegani di tutti i reparti.',
    },
  ];
  for (const [slug, name, leaves] of SHELVES) {
    categories.push({ kind: 'category', path: `${TOP}/${slug}`, name });
    for (const [leafSlug, leafName, test] of leaves) {
      const path = `${TOP}/${slug}/${leafSlug}`;
      categories.push({ kind: 'category', path, name: leafName });
      for (const { code } of products.filter(test)) of.set(code, [...(of.get(code) ?? []), path]);
    }
  }
  return { categories, of };
}

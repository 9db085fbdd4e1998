import type { ProductRow } from '@sporta/contract/import/catalogue-rows.ts';
import { markAllergens } from './allergens.ts';
import { operatorOf } from './brands.ts';
import { eanOf } from './ean.ts';
import { nutritionTable } from './nutrition.ts';
import { packSize } from './pack-size.ts';
import { pictureOf } from './picture.ts';
import { stockOf } from './stock.ts';
import type { Allergen, Label, Line, Traits } from './table.ts';
import { headOf, numberOf } from './text.ts';

const NAMED_LABELS: readonly (readonly [RegExp, Label])[] = [
  [/\bDOP\b/, 'dop'],
  [/\bIGP\b/, 'igp'],
  [/\bbio\b|\bbiologic[oaihe]+\b/i, 'biologico'],
  [/integral[ei]/i, 'integrale'],
  [/senza glutine/i, 'senza-glutine'],
  [/senza lattosio|delattosat/i, 'senza-lattosio'],
  [/senza zuccheri|zero zuccheri/i, 'senza-zuccheri'],
];

/** The tables are the shop's own register, so a certified word in a name there is entered once, as a label too. */
function labelsOf(name: string, brand: string, traits: Traits): Label[] {
  const labels = new Set<Label>(traits.labels);
  for (const [word, label] of NAMED_LABELS) if (word.test(name)) labels.add(label);
  if (brand === 'Sporta Bio') labels.add('biologico');
  if (traits.origin?.startsWith('Italia')) labels.add('origine-italia');
  if (traits.best) labels.add('più-venduto');
  return [...labels];
}

function allergenRows(contains: readonly Allergen[], may = '') {
  const traces = may.split(' ').filter((code) => code && !contains.includes(code as Allergen)) as Allergen[];
  return [
    ...contains.map((code) => ({ code, presence: 'contains' as const })),
    ...traces.map((code) => ({ code, presence: 'may-contain' as const })),
  ];
}

function factsOf(code: string, brand: string, traits: Traits, liquid: boolean): ProductRow['facts'] {
  const food = traits.food !== false;
  const ingredients = traits.ingredients?.replaceAll('{}', traits.variety ?? '');
  const marked = ingredients ? markAllergens(ingredients) : undefined;
  const allergens = food ? allergenRows(marked?.contains ?? [], traits.may) : [];
  return {
    ...(marked ? { ingredients: food ? marked.text : ingredients } : {}),
    ...(allergens.length ? { allergens } : {}),
    ...(traits.nutrition
      ? { nutrition: nutritionTable(traits.nutrition, code, liquid ? '100 ml' : '100 g', traits.energy) }
      : {}),
    ...(traits.origin ? { origin: traits.origin } : {}),
    ...(traits.storage ? { storage: traits.storage } : {}),
    operator: operatorOf(brand, food),
    ...(traits.features ? { features: traits.features } : {}),
    ...(traits.instructions ? { instructions: traits.instructions } : {}),
    ...(traits.warnings ? { warnings: traits.warnings } : {}),
  };
}

const LOOSE = { step: 0.1, min: 0.2 };

function quantitiesOf(traits: Traits, loose: boolean): Partial<ProductRow> {
  const step = traits.step ?? (loose ? LOOSE.step : undefined);
  const min = traits.min ?? (loose ? LOOSE.min : undefined);
  return {
    ...(step ? { quantityStep: step } : {}),
    ...(min ? { minQuantity: min } : {}),
    ...(traits.max ? { maxQuantity: traits.max } : {}),
    ...(traits.classMax ? { classMax: traits.classMax } : {}),
    ...(traits.box && !loose ? { boxItems: traits.box } : {}),
    ...(traits.box && !loose ? { palletItems: traits.pallet ?? traits.box * 60 } : {}),
    ...(traits.sellByBox ? { sellByBox: true } : {}),
    ...(traits.pack ? { packageDescription: traits.pack } : {}),
  };
}

const NEW_FOR_DAYS = 42;

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** One catalogue row from one line of a table and what it inherits. `code` is six digits: department, leaf, place. */
export function productRow(line: Line, code: string, categories: string[], traits: Traits, today: string): ProductRow {
  const [name, brand, description, price] = line;
  const loose = description === 'al kg';
  const weighed = description.startsWith('ca. ');
  const size = packSize(description);
  const washes = /(\d+) (?:lavaggi|dosi|pastiglie)\b/.exec(name);
  const [content, contentUnit] =
    traits.content ?? (washes ? [Number(washes[1]), 'wash' as const] : size ? [size.content, size.unit] : []);
  const labels = labelsOf(name, brand, traits);
  const food = traits.food !== false;
  const alcoholic = (traits.alcohol ?? 0) > 1.2;
  const average = traits.average ?? (weighed && size ? size.content : undefined);
  const picture = pictureOf(traits);
  const grams = average ?? (size && (size.unit === 'g' || size.unit === 'ml') ? size.content : undefined);
  return {
    kind: 'product',
    code,
    name,
    brand,
    description,
    eans: loose ? [] : [eanOf(brand, code)],
    categories: [...categories, ...(traits.also ?? [])],
    sellingMode: traits.mode ?? (loose ? 'loose' : weighed ? 'weighed' : (size?.count ?? 1) > 1 ? 'pack' : 'piece'),
    ...(loose || weighed || !content || !contentUnit ? {} : { content, contentUnit }),
    ...(traits.drained ? { drainedGrams: traits.drained } : {}),
    ...(average ? { averageGrams: average } : {}),
    ...quantitiesOf(traits, loose),
    vat: traits.vat ?? 22,
    price,
    ...(traits.warehousePrices ? { warehousePrices: traits.warehousePrices } : {}),
    stock: stockOf(code, traits),
    labels,
    ...(traits.alcohol !== undefined ? { alcoholPercent: traits.alcohol } : {}),
    mealTicket: food && !alcoholic && !traits.gift,
    perishable: traits.perishable ?? false,
    ...(traits.notPromotable ? { promotable: false, notPromotableReason: traits.notPromotable } : {}),
    ...(traits.life ? { shelfLifeDays: traits.life } : {}),
    ...(grams && !loose ? { grossGrams: Math.round(grams * 1.06 + 8) } : {}),
    popularity: Math.min(1000, (traits.best ? 850 : (traits.popularity ?? 300)) + (numberOf(code) % 150)),
    ...(traits.newSince !== undefined ? { newUntil: addDays(today, NEW_FOR_DAYS - traits.newSince * 7) } : {}),
    natureId: traits.gift ? 8 : 1,
    productKind: traits.kind ?? headOf(name),
    facts: factsOf(code, brand, traits, contentUnit === 'ml'),
    ...(picture ? { picture } : {}),
  };
}

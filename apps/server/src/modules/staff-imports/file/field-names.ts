import { productColumns } from '../../import/index.ts';

/** What the fields are called on the screen. */
const names: Record<string, string> = {
  code: 'Codice prodotto',
  variant: 'Variante',
  name: 'Nome',
  brand: 'Marca',
  description: 'Confezione in parole',
  eans: 'Codice a barre',
  categories: 'Reparto',
  sellingMode: 'Modo di vendita',
  content: 'Quantità netta',
  contentUnit: 'Unità della quantità netta',
  drainedGrams: 'Peso sgocciolato, in g',
  averageGrams: 'Peso medio, in g',
  minQuantity: 'Quantità minima',
  maxQuantity: 'Massimo per ordine',
  quantityStep: 'Passo della quantità',
  boxItems: 'Pezzi per cartone',
  palletItems: 'Pezzi per pallet',
  sellByBox: 'Vendita a cartoni',
  packageDescription: 'Descrizione del cartone',
  vat: 'Iva',
  price: 'Prezzo, Consumatori',
  published: 'Online',
  businessPrice: 'Prezzo senza Iva, Aziende',
  labels: 'Etichette',
  alcoholPercent: 'Gradazione',
  mealTicket: 'Buoni pasto',
  perishable: 'Deperibile',
  promotable: 'Promozioni ammesse',
  notPromotableReason: 'Motivo dell’esclusione',
  shelfLifeDays: 'Giorni di durata',
  grossGrams: 'Peso lordo, in g',
  popularity: 'Popolarità',
  newUntil: 'Novità fino al',
  natureId: 'Natura',
  productKind: 'Tipo',
  'classMax.name': 'Gruppo con un massimo',
  'classMax.max': 'Massimo del gruppo',
  'facts.ingredients': 'Ingredienti',
  'facts.allergens': 'Allergeni',
  'facts.nutrition': 'Valori nutrizionali',
  'facts.origin': 'Origine',
  'facts.storage': 'Conservazione',
  'facts.features': 'Caratteristiche',
  'facts.instructions': 'Modo d’uso',
  'facts.warnings': 'Avvertenze',
  'facts.operator.name': 'Produttore',
  'facts.operator.address': 'Indirizzo del produttore',
  'facts.operator.email': 'E-mail del produttore',
  picture: 'Foto, indirizzo',
};

const arrivalNames: Record<string, string> = { on: 'Giorno dell’arrivo', quantity: 'Quantità in arrivo' };

export interface Store {
  slug: string;
  name: string;
}

/** Everything a column may become, the usual ones first. `content:g` is a net content whose unit the column itself tells. */
export function importFields(stores: readonly Store[]): { field: string; name: string }[] {
  const first = ['code', 'eans', 'name', 'brand', 'description', 'categories', 'price', 'vat'];
  const others = productColumns.filter((field) => !first.includes(field) && names[field]);
  return [
    ...first.map((field) => ({ field, name: nameOfField(field, stores) })),
    { field: 'stock.*', name: nameOfField('stock.*', stores) },
    ...stores.map(({ slug }) => ({ field: `stock.${slug}`, name: nameOfField(`stock.${slug}`, stores) })),
    ...['*', ...stores.map(({ slug }) => slug)].flatMap((slug) =>
      [`reorderPoint.${slug}`, `arrival.${slug}.on`, `arrival.${slug}.quantity`].map((field) => ({
        field,
        name: nameOfField(field, stores),
      })),
    ),
    ...['content:g', 'content:ml'].map((field) => ({ field, name: nameOfField(field, stores) })),
    ...others.map((field) => ({ field, name: nameOfField(field, stores) })),
    ...stores.map(({ slug }) => ({
      field: `warehousePrices.${slug}`,
      name: nameOfField(`warehousePrices.${slug}`, stores),
    })),
  ];
}

/** A field as people call it; `eans.0` is a barcode too. */
export function nameOfField(field: string, stores: readonly Store[]): string {
  const [kind, slug, part] = field.split('.') as [string, string | undefined, string | undefined];
  const store = stores.find((each) => each.slug === slug)?.name ?? slug;
  const where = slug === undefined || slug === '*' ? 'tutte le sedi' : store;
  if (kind === 'stock') return `Giacenza, ${where}`;
  if (kind === 'reorderPoint') return `Punto di riordino, ${where}`;
  if (kind === 'arrival') return `${arrivalNames[part ?? ''] ?? 'Arrivo'}, ${where}`;
  if (kind === 'warehousePrices') return `Prezzo, ${store ?? 'sedi'}`;
  if (field === 'content:g' || field === 'content:ml') return `Quantità netta, in ${field.slice(8)}`;
  return names[field] ?? names[field.split('.').slice(0, 2).join('.')] ?? names[kind] ?? field;
}

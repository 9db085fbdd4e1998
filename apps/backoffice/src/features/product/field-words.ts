import type { ProductChoices, ProductField, StaffProduct } from '@sporta/contract';
import { formatDayShort } from '@sporta/domain';
import { euro } from '../../shared/figures/index.ts';

export const fieldNames: Record<ProductField, string> = {
  name: 'Nome',
  brand: 'Marca',
  description: 'Confezione',
  productKind: 'Tipo',
  packageDescription: 'Cartone',
  contentAmount: 'Quantità netta',
  contentUnit: 'Unità',
  drainedGrams: 'Peso sgocciolato (g)',
  averageGrams: 'Peso medio (g)',
  boxItems: 'Pezzi per cartone',
  palletItems: 'Pezzi per pallet',
  maxQuantity: 'Massimo per ordine',
  alcoholPercent: 'Gradazione',
  shelfLifeDays: 'Giorni di durata',
  sellByBox: 'Si vende a cartoni',
  mealTicket: 'Si paga con buoni pasto',
  perishable: 'Deperibile',
  promotable: 'Promozioni e buoni ammessi',
  notPromotableReason: 'Motivo dell’esclusione',
  published: 'Online',
  photo: 'Foto',
  morePhotos: 'Altre foto',
  newUntil: 'Novità fino al',
  vat: 'Iva',
  categories: 'Reparti',
  labels: 'Etichette',
  eans: 'Codici EAN',
  ingredients: 'Ingredienti',
  allergens: 'Allergeni',
  origin: 'Origine',
  storage: 'Conservazione',
  features: 'Caratteristiche',
  instructions: 'Modo d’uso',
  warnings: 'Avvertenze',
  operatorName: 'Produttore',
  operatorAddress: 'Indirizzo del produttore',
  operatorEmail: 'E-mail del produttore',
  cost: 'Costo netto',
};

const kindNames: Record<string, string> = { price: 'Prezzo', reorder: 'Riordino', arrival: 'Arrivo' };

/** A field in words: "Prezzo Clienti", "Giacenza Milano Tortona". */
export function fieldName(field: string, product: Pick<StaffProduct, 'prices' | 'stock'>): string {
  if (field in fieldNames) return fieldNames[field as ProductField];
  const price = product.prices.find((each) => each.field === field);
  if (price) return ['Prezzo', price.list, price.warehouse].filter(Boolean).join(' ');
  const store = product.stock.find((each) => each.field === field);
  if (store) return `Giacenza ${store.name}`;
  const [kind = '', warehouseId] = field.split(':');
  const named = product.stock.find((each) => String(each.warehouseId) === warehouseId)?.name ?? 'di una sede';
  return `${kindNames[kind] ?? 'Giacenza'} ${named}`;
}

/** A value in words. */
export function valueText(field: string, value: unknown, choices: ProductChoices | undefined): string {
  if (value === null || value === undefined || value === '') return '–';
  if (value === 'unlimited') return 'senza limite';
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  if (typeof value === 'number') {
    if (field === 'cost' || field.startsWith('price:')) return euro(value);
    return field === 'vat' ? `${value}%` : value.toLocaleString('it-IT');
  }
  if (field === 'photo') return 'una foto';
  if (field.startsWith('arrival:')) {
    const { on, quantity } = value as { on: string; quantity: number };
    return `${formatDayShort(on)}, ${quantity.toLocaleString('it-IT')}`;
  }
  if (!Array.isArray(value)) return String(value);
  if (field === 'morePhotos') return value.length === 1 ? 'una foto' : `${value.length} foto`;
  if (value.length === 0) return 'nessuno';
  return value.map((each) => itemText(field, each, choices)).join(', ');
}

function itemText(field: string, item: unknown, choices: ProductChoices | undefined): string {
  if (field === 'categories')
    return choices?.categories.find(({ categoryId }) => categoryId === item)?.name ?? String(item);
  if (field === 'labels') return choices?.labels.find(({ code }) => code === item)?.name ?? String(item);
  if (field !== 'allergens') return String(item);
  const { code, presence } = item as { code: string; presence: string };
  const name = choices?.allergens.find((each) => each.code === code)?.name ?? code;
  return presence === 'contains' ? name : `${name} (tracce)`;
}

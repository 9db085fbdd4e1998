import type { ProductRemark } from '@sporta/contract';
import { LEAST_PRODUCT_PHOTO } from '@sporta/contract/constants.ts';
import {
  allergenName,
  allergensNamed,
  isEan,
  type ProductFault,
  type ProductMeasures,
  productFaults,
} from '@sporta/domain';
import type { PhotoSizes } from './photo-sizes.ts';
import type { StoredProduct } from './product-fields.repo.ts';

type Fields = Readonly<Record<string, unknown>>;
type Measured = Pick<StoredProduct, 'productId' | 'sellingMode' | 'natureId' | 'minQuantity' | 'quantityStep'>;

/** At which field a fault is said, and which fields bring it up. */
const faults: Record<ProductFault, { field: string; of: string[]; text: string }> = {
  'content-without-unit': {
    field: 'contentUnit',
    of: ['contentAmount', 'contentUnit'],
    text: 'Il contenuto netto ha bisogno della sua unità, e l’unità del contenuto',
  },
  'content-too-small': {
    field: 'contentAmount',
    of: ['contentAmount'],
    text: 'Il contenuto netto deve essere almeno 0,001',
  },
  'average-missing': {
    field: 'averageGrams',
    of: ['averageGrams'],
    text: 'Un prodotto a peso variabile ha bisogno del peso medio',
  },
  'max-below-min': {
    field: 'maxQuantity',
    of: ['maxQuantity'],
    text: 'Il massimo per ordine è meno di quanto se ne compra almeno',
  },
  'not-whole': {
    field: 'maxQuantity',
    of: ['maxQuantity'],
    text: 'Il massimo per ordine deve essere un numero intero: solo lo sfuso si vende a parti',
  },
};

/**
 * What must be put right before a change of these fields may hold. Fields nobody touches are left alone: a product that
 * came incomplete can still get a new price.
 * @param fields all fields, as they would be
 * @param sizes of the photos they name
 */
export function productErrors(
  product: Measured,
  fields: Fields,
  changed: ReadonlySet<string>,
  sizes: PhotoSizes,
): ProductRemark[] {
  const goesOnline = changed.has('published') && fields.published === true;
  const touches = (...names: string[]) => goesOnline || names.some((name) => changed.has(name));
  const problems: [field: string, text: string][] = [];
  if (touches('ingredients', 'allergens')) problems.push(...unmarkedAllergens(fields));
  if (touches('operatorName', 'operatorAddress') && fields.ingredients && !fields.operatorAddress) {
    problems.push(['operatorAddress', 'L’indirizzo del produttore è obbligatorio per gli alimenti venduti a distanza']);
  }
  for (const fault of productFaults(measuresOf(product, fields))) {
    const { field, of, text } = faults[fault];
    if (touches(...of)) problems.push([field, text]);
  }
  problems.push(...smallPhotos(fields, touches, sizes));
  const wrong = changed.has('eans') ? (fields.eans as string[]).find((ean) => !isEan(ean)) : undefined;
  if (wrong !== undefined) problems.push(['eans', `L’ultima cifra di ${wrong} non torna: controlla il codice EAN`]);
  problems.push(...missingPrices(product, fields, changed, goesOnline));
  if (goesOnline) problems.push(...missingPlaces(fields));
  else if (changed.has('categories') && fields.published === true) problems.push(...missingShelf(fields));
  return problems.map(([field, text]) => ({ productId: product.productId, field, level: 'error', text }));
}

const measuresOf = ({ sellingMode, minQuantity, quantityStep }: Measured, fields: Fields): ProductMeasures => ({
  sellingMode,
  content: fields.contentAmount as number | null,
  contentUnit: fields.contentUnit as string | null,
  averageGrams: fields.averageGrams as number | null,
  min: minQuantity / 1000,
  max: fields.maxQuantity as number | null,
  step: quantityStep / 1000,
});

/** Nobody finds a product without a department, and nobody can buy one that no store sells. */
function missingPlaces(fields: Fields): [string, string][] {
  const hasStore = Object.entries(fields).some(([field, value]) => field.startsWith('stock:') && value !== null);
  return [
    ...missingShelf(fields),
    ...(hasStore ? [] : [['stock', 'Serve almeno una sede che lo venda'] as [string, string]]),
  ];
}

const missingShelf = ({ categories }: Fields): [string, string][] =>
  (categories as number[]).length === 0
    ? [['categories', 'Serve almeno un reparto: senza, il prodotto non è in nessuno scaffale']]
    : [];

const ordinals = ['Prima', 'Seconda', 'Terza', 'Quarta', 'Quinta', 'Sesta', 'Settima', 'Ottava'];

/** Photos that would look blurred on the page of the product. */
function smallPhotos(
  { photo, morePhotos }: Fields,
  touches: (...fields: string[]) => boolean,
  sizes: PhotoSizes,
): [string, string][] {
  const all: [field: string, photo: unknown][] = [
    ['photo', photo],
    ...(morePhotos as string[]).map((each): [string, string] => ['morePhotos', each]),
  ];
  return all.flatMap(([field, name], place): [string, string][] => {
    const size = sizes.get(String(name));
    if (!touches(field) || !size || Math.min(size.width, size.height) >= LEAST_PRODUCT_PHOTO) return [];
    const least = `servono almeno ${LEAST_PRODUCT_PHOTO} × ${LEAST_PRODUCT_PHOTO}`;
    return [[field, `${ordinals[place]} immagine: ${size.width} × ${size.height}, ${least}`]];
  });
}

/** Allergens that the ingredients name surely and nobody marked (Reg. (EU) 1169/2011 art. 21). */
function unmarkedAllergens({ ingredients, allergens }: Fields): [string, string][] {
  const marked = new Map((allergens as { code: string; presence: string }[]).map((each) => [each.code, each.presence]));
  return allergensNamed(String(ingredients ?? '')).flatMap(({ code, presence }): [string, string][] => {
    const mark = marked.get(code);
    if (mark === 'contains' || (mark && presence === 'may-contain')) return [];
    const wanted = presence === 'contains' ? 'contiene' : 'può contenere';
    return [['allergens', `Gli ingredienti dicono “${wanted} ${allergenName(code)}”: segnalo fra gli allergeni`]];
  });
}

function missingPrices(
  { natureId }: Pick<StoredProduct, 'natureId'>,
  fields: Fields,
  changed: ReadonlySet<string>,
  goesOnline: boolean,
): [string, string][] {
  const emptied = [...changed].find((field) => /^price:\d+:0$/.test(field) && fields[field] === null);
  if (emptied) return [[emptied, 'Il prezzo di tutte le sedi non può mancare']];
  const isForNothing = natureId === 8;
  const hasPrice = Object.entries(fields).some(([field, value]) => field.startsWith('price:1:') && value !== null);
  return goesOnline && !isForNothing && !hasPrice ? [['price:1:0', 'Prima di metterlo online serve un prezzo']] : [];
}

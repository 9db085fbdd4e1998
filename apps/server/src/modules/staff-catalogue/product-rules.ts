import type { ProductRemark } from '@sporta/contract';
import { allergenName, allergensNamed, isEan } from '@sporta/domain';
import type { StoredProduct } from './product-fields.repo.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What must be put right before a change of these fields may hold. Fields nobody touches are left alone: a product that
 * came incomplete can still get a new price.
 * @param fields all fields, as they would be
 */
export function productErrors(
  product: Pick<StoredProduct, 'productId' | 'sellingMode' | 'natureId'>,
  fields: Fields,
  changed: ReadonlySet<string>,
): ProductRemark[] {
  const goesOnline = changed.has('published') && fields.published === true;
  const touches = (...names: string[]) => goesOnline || names.some((name) => changed.has(name));
  const problems: [field: string, text: string][] = [];
  if (touches('ingredients', 'allergens')) problems.push(...unmarkedAllergens(fields));
  if (touches('operatorName', 'operatorAddress') && fields.ingredients && !fields.operatorAddress) {
    problems.push(['operatorAddress', 'L’indirizzo del produttore è obbligatorio per gli alimenti venduti a distanza']);
  }
  if (touches('contentAmount', 'contentUnit') && (fields.contentAmount === null) !== (fields.contentUnit === null)) {
    problems.push(['contentUnit', 'Il contenuto netto ha bisogno della sua unità, e l’unità del contenuto']);
  }
  if (changed.has('averageGrams') && product.sellingMode === 'weighed' && fields.averageGrams === null) {
    problems.push(['averageGrams', 'Un prodotto a peso variabile ha bisogno del peso medio']);
  }
  const wrong = changed.has('eans') ? (fields.eans as string[]).find((ean) => !isEan(ean)) : undefined;
  if (wrong !== undefined) problems.push(['eans', `L’ultima cifra di ${wrong} non torna: controlla il codice EAN`]);
  problems.push(...missingPrices(product, fields, changed, goesOnline));
  return problems.map(([field, text]) => ({ productId: product.productId, field, level: 'error', text }));
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

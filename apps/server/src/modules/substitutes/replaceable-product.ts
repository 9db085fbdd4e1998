import { isByWeight, type ReplaceableProduct, showsOnlyUnitPrice } from '@sporta/domain';
import type { Catalogue, ProductRow, ShopView } from '../catalogue/index.ts';

/** A product of a store; undefined when it is not sold there. */
export function productThere(view: ShopView, productId: number): ProductRow | undefined {
  const slot = view.catalogue.slotOf(productId);
  return slot === undefined || view.offer(slot) === undefined ? undefined : view.catalogue.products[slot];
}

export const isWeighed = ({ sellingMode }: Pick<ProductRow, 'sellingMode'>) => isByWeight(sellingMode);
export const unitOf = ({ sellingMode }: Pick<ProductRow, 'sellingMode'>): 'pz' | 'kg' =>
  showsOnlyUnitPrice(sellingMode) ? 'kg' : 'pz';

/** A product as it may stand in for another one. */
export function replaceable(view: ShopView, product: ProductRow): ReplaceableProduct {
  const slot = view.catalogue.slotOf(product.productId)!;
  const available = view.available[slot]!;
  return {
    ...standingFacts(view.catalogue, product),
    priceCents: view.priceNow[slot]!,
    available: available >= unlimited ? null : available,
  };
}

type StandingFacts = Omit<ReplaceableProduct, 'priceCents' | 'available'>;
const known = new WeakMap<ProductRow, StandingFacts>();

/** What does not change with price and stock: read once for each row, as a line has thousands of neighbours. */
function standingFacts(catalogue: Catalogue, product: ProductRow): StandingFacts {
  const found = known.get(product);
  if (found) return found;
  const { facts } = product;
  const allergens = (presence: string) =>
    new Set((facts.allergens ?? []).filter((each) => each.presence === presence).map(({ code }) => code));
  const made: StandingFacts = {
    productId: product.productId,
    name: product.shortName,
    brand: product.brand,
    kind: product.productKind,
    path: catalogue.mainCategory(product)?.path.split('/') ?? [],
    unit: unitOf(product),
    weighed: isWeighed(product),
    content: contentOf(product),
    popularity: product.popularity,
    ingredients: facts.ingredients,
    contains: allergens('contains'),
    mayContain: allergens('may-contain'),
    labels: new Set(product.classIds.flatMap((id) => catalogue.classById.get(id)?.code ?? [])),
    alcohol: (product.alcoholPercent ?? 0) > 1.2,
  };
  known.set(product, made);
  return made;
}

function contentOf(product: ProductRow): ReplaceableProduct['content'] {
  const { averageGrams, contentAmount: amount, contentUnit: unit } = product;
  if (isWeighed(product) && averageGrams !== null) return { amount: averageGrams, unit: 'g' };
  return amount === null || unit === null ? undefined : { amount, unit };
}

/** What a view says of products without a limit. */
const unlimited = 2_147_483_647;

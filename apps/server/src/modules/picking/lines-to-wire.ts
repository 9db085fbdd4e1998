import type { PickingLine, PickingLineState, PickingProposal } from '@sporta/contract';
import {
  centsOfWhatCame,
  type EarlierChoices,
  isLineDone,
  pickingZone,
  storageZone,
  untouchedLine,
  weightRange,
} from '@sporta/domain';
import { pictureOf, type ShopView } from '../catalogue/index.ts';
import type { LineView, SubstituteView } from '../order-book/index.ts';
import { isWeighed, type Proposed, productThere, unitOf, wantedFirst } from '../substitutes/index.ts';
import type { StoredLine } from './line-states.repo.ts';
import type { PickingStore, StoreMap } from './picking-store.repo.ts';
import { codesOf } from './store-products.ts';
import { aisleOf } from './walking-order.ts';

const euro = (cents: number) => cents / 100;
const noPicture = '/media/no-picture.svg';

/** What is needed to show lines: the shelves, the map of the store, and how it works. */
export interface LineSurroundings {
  view: ShopView;
  map: StoreMap;
  store: PickingStore;
}

export const zoneOf = ({ sectorTint, perishable, estimatedGrams }: LineView) =>
  pickingZone({ sectorTint, perishable, weighed: estimatedGrams !== null });

/** What is true of a line. */
export function stateToWire(line: LineView, stored: StoredLine | undefined, view: ShopView): PickingLineState {
  const { revision, status, quantity, grams, reason, at, ...by } = stored ?? { ...untouchedLine, ...nobody };
  return {
    revision,
    status,
    quantity: quantity / 1000,
    ...(grams === null ? {} : { grams }),
    amount: euro(line.deliveredCents ?? soFar(line, quantity)),
    ...(reason && status !== 'substituted' ? { reason } : {}),
    ...(line.outcome === 'substituted' && line.substitute
      ? { substitute: { ...substituteToWire(line.substitute, view), ...(grams === null ? {} : { grams }) } }
      : {}),
    ...(by.accountId === null ? {} : { by: { userId: by.accountId, name: by.name ?? '', device: by.device ?? '' } }),
    ...(at ? { at: at.toISOString() } : {}),
  };
}

const nobody = { accountId: null, name: null, device: null, at: undefined };

/** What is on the cart of a line that is not done. */
function soFar({ grossCents, quantity: orderedQuantity, estimatedGrams }: LineView, quantity: number): number {
  if (quantity === 0 || estimatedGrams !== null) return 0;
  return centsOfWhatCame({ orderedCents: grossCents, orderedQuantity, quantity });
}

function substituteToWire(substitute: SubstituteView, view: ShopView): NonNullable<PickingLineState['substitute']> {
  const { productId, name, brand, description, sectorTint, quantity, cents } = substitute;
  const product = productId === null ? undefined : view.catalogue.product(productId);
  return {
    productId: productId ?? 0,
    name,
    shortDescr: brand,
    description,
    mediaURL: product ? pictureOf(product).medium : noPicture,
    ...(sectorTint ? { tint: sectorTint } : {}),
    quantity: quantity / 1000,
    amount: euro(cents),
  };
}

/** A line with all a device needs to go on without a network. */
export function lineToPick(
  line: LineView,
  stored: StoredLine | undefined,
  { view, map, store, earlier }: LineSurroundings & { earlier: EarlierChoices },
): PickingLine {
  const product = line.productId === null ? undefined : view.catalogue.product(line.productId);
  const place = line.productId === null ? undefined : map.places.get(line.productId);
  const wantsProposals = line.acceptAlternatives && !stored?.refused && !isLineDone(stored?.status ?? 'todo');
  const { estimatedGrams, unit } = line;
  return {
    orderLineId: line.orderLineId,
    zone: zoneOf(line),
    temperature: storageZone(line),
    aisle: aisleOf(map, line.sectorTint, line.sectorName),
    ...(place === undefined ? {} : { place }),
    ...(product ? codesOf(product) : { eans: [] }),
    ...(line.productId === null ? {} : { productId: line.productId }),
    code: line.code,
    name: line.name,
    shortDescr: line.brand,
    description: line.description,
    mediaURL: product ? pictureOf(product).medium : noPicture,
    ...(line.sectorTint ? { tint: line.sectorTint } : {}),
    unit: unit === 'kg' ? 'kg' : 'pz',
    orderedQuantity: line.quantity / 1000,
    price: euro(line.unitPriceCents),
    orderedAmount: euro(line.grossCents),
    ...(estimatedGrams === null
      ? {}
      : {
          weight: {
            asked: estimatedGrams,
            ...weightRange(estimatedGrams, store.tolerancePercent),
            ...(unit === 'kg' ? {} : { pieces: line.quantity / 1000 }),
          },
        }),
    ...(line.userNotes ? { userNotes: line.userNotes } : {}),
    acceptAlternatives: line.acceptAlternatives,
    alcohol: (product?.alcoholPercent ?? 0) > 1.2,
    state: stateToWire(line, stored, view),
    proposals: wantsProposals
      ? wantedFirst(view, line, earlier, proposalsOnDevice).map((each, index) =>
          proposalToWire(each, index === 0, { view, map }),
        )
      : [],
  };
}

/** As one walks through the store: aisle by aisle, place by place. */
export const inWalkingOrder = (a: PickingLine, b: PickingLine): number =>
  a.aisle.position - b.aisle.position || (a.place ?? '').localeCompare(b.place ?? '', 'it', { numeric: true });

/** So many are shown beside a line; more are asked for. */
const proposalsOnDevice = 3;

export function proposalToWire(
  { productId, quantity, customerCents, why, wanted }: Proposed,
  recommended: boolean,
  { view, map }: Pick<LineSurroundings, 'view' | 'map'>,
): PickingProposal {
  const product = productThere(view, productId)!;
  const slot = view.catalogue.slotOf(productId)!;
  const category = view.catalogue.mainCategory(product);
  const tint = category?.effectiveTint;
  const place = map.places.get(productId);
  const stock = view.available[slot]!;
  return {
    productId,
    name: product.shortName,
    shortDescr: product.brand,
    description: product.description,
    mediaURL: pictureOf(product).medium,
    ...(tint ? { tint } : {}),
    quantity: quantity / 1000,
    amount: euro(customerCents),
    ...codesOf(product),
    aisle: aisleOf(map, tint ?? null, departmentOf(category)),
    ...(place === undefined ? {} : { place }),
    price: euro(view.priceNow[slot]!),
    unit: unitOf(product),
    weighed: isWeighed(product),
    ...(stock >= withoutLimit ? {} : { stock: stock / 1000 }),
    recommended,
    ...(wanted ? { wanted } : {}),
    why,
  };
}

/** What a view says of products without a limit. */
const withoutLimit = 2_147_483_647;

function departmentOf(category: ReturnType<ShopView['catalogue']['mainCategory']>): string {
  let top = category;
  while (top?.parent) top = top.parent;
  return top?.name ?? '';
}

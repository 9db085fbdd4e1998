import type { OrderLine } from '@sporta/contract';
import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { type Catalogue, pictureOf } from '../catalogue/index.ts';
import type { LineView, OrderView, SubstituteView } from '../order-book/index.ts';
import { isReturned, openProblemOf, type WithdrawalState } from '../returns/index.ts';
import { wantedToWire } from '../substitutes/index.ts';
import { euro, iso } from './wire-values.ts';

interface LineSurroundings {
  catalogue: Catalogue;
  withdrawal: WithdrawalState;
  order: OrderView;
}

export function lineToWire(line: LineView, { catalogue, withdrawal, order }: LineSurroundings): OrderLine {
  const refund = refundOf(line, order);
  const problem = openProblemOf(order, line.orderLineId);
  const wanted = line.acceptAlternatives ? wantedToWire(catalogue, line.wantedSubstituteId) : undefined;
  const status =
    line.outcome === 'picked' ? (line.deliveredGrams === null ? 'picked' : 'weighed') : (line.outcome ?? 'ordered');
  return {
    orderLineId: line.orderLineId,
    ...(line.productId === null ? {} : { productId: line.productId }),
    insertionTypeId: line.insertionTypeId,
    code: line.code,
    name: line.name,
    shortDescr: line.brand,
    description: line.description,
    ...(line.slug ? { slug: line.slug } : {}),
    mediaURL: pictureUrl(catalogue, line),
    ...(line.sectorTint ? { tint: line.sectorTint } : {}),
    sectorName: line.sectorName,
    weightUnitSelling: line.unit,
    price: euro(line.unitPriceCents),
    orderedQuantity: line.quantity / 1000,
    orderedAmount: euro(line.grossCents),
    ...(line.deliveredQuantity === null ? {} : { deliveredQuantity: line.deliveredQuantity / 1000 }),
    ...(line.deliveredCents === null ? {} : { deliveredAmount: euro(line.deliveredCents) }),
    estimated: line.estimatedGrams !== null,
    ...(line.estimatedGrams === null ? {} : { estimatedWeight: line.estimatedGrams / 1000 }),
    ...(line.deliveredGrams === null ? {} : { deliveredWeight: line.deliveredGrams / 1000 }),
    status,
    ...(line.outcome === 'substituted' && line.substitute
      ? { substitute: substituteToWire(line.substitute, catalogue) }
      : {}),
    ...(order.state === 'picking' && status === 'substituted' ? { refusable: true } : {}),
    ...(line.refused ? { refused: true } : {}),
    ivaPct: line.vatRateBp / 10_000,
    ...(line.promotionText ? { promotion: line.promotionText } : {}),
    acceptAlternatives: line.acceptAlternatives,
    ...(wanted ? { wantedSubstitute: wanted } : {}),
    isPackage: line.isPackage,
    ...(line.boxItems === null ? {} : { logisticPackagingItems: line.boxItems }),
    ...(line.palletItems === null ? {} : { logisticPalletItems: line.palletItems }),
    ...(line.userNotes ? { userNotes: line.userNotes } : {}),
    withdrawable:
      withdrawal.open &&
      line.insertionTypeId === insertionTypeIds.ordered &&
      withdrawal.exemptions.get(line.orderLineId) === undefined,
    ...(line.withdrawnAt ? { withdrawnAt: iso(line.withdrawnAt) } : {}),
    ...(refund ? { refund } : {}),
    ...(problem ? { problem } : {}),
    reportable:
      order.state === 'delivered' && !order.redelivers && !problem && !isReturned(line) && line.deliveredQuantity !== 0,
  };
}

export function previewOf(goods: Pick<SubstituteView, 'productId' | 'name' | 'sectorTint'>, catalogue: Catalogue) {
  return {
    name: goods.name,
    mediaURL: pictureUrl(catalogue, goods),
    ...(goods.sectorTint ? { tint: goods.sectorTint } : {}),
  };
}

/** What of a line was given back, all times together; a line with any withdrawal counts as withdrawn. */
function refundOf(line: LineView, { withdrawals }: OrderView): OrderLine['refund'] {
  const own = withdrawals.flatMap(({ isProblem, lines }) =>
    lines.filter((each) => each.orderLineId === line.orderLineId).map((each) => ({ ...each, isProblem })),
  );
  if (own.length === 0) return undefined;
  const sum = (value: (each: (typeof own)[number]) => number) => own.reduce((total, each) => total + value(each), 0);
  return {
    quantity: sum(({ quantity }) => quantity) / 1000,
    amount: euro(sum(({ refundCents }) => refundCents)),
    reason: own.every(({ isProblem }) => isProblem) ? 'problem' : 'withdrawal',
  };
}

function substituteToWire(substitute: SubstituteView, catalogue: Catalogue): NonNullable<OrderLine['substitute']> {
  const { productId, name, brand, description, slug, sectorTint, quantity, cents } = substitute;
  return {
    ...(productId === null ? {} : { productId }),
    name,
    shortDescr: brand,
    description,
    slug,
    mediaURL: pictureUrl(catalogue, substitute),
    ...(sectorTint ? { tint: sectorTint } : {}),
    quantity: quantity / 1000,
    amount: euro(cents),
  };
}

function pictureUrl(catalogue: Catalogue, line: Pick<LineView, 'productId'>): string {
  const product = line.productId === null ? undefined : catalogue.everSold(line.productId);
  return product ? pictureOf(product).medium : '/media/no-picture.svg';
}

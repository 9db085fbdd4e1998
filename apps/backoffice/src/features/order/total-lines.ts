import type { StaffOrder } from '@sporta/contract';
import { euro } from '../../shared/figures/index.ts';

export interface TotalLine {
  label: string;
  about?: string | undefined;
  /** Euro. */
  amount: number;
  /** Shown with its sign: it changes the sum. */
  signed?: boolean | undefined;
}

/** The parts of the total, in the order people add them up. */
export function totalLines({
  totals,
  preparation,
  orderPackages,
}: Pick<StaffOrder, 'totals' | 'preparation' | 'orderPackages'>): TotalLine[] {
  const goods: TotalLine[] = preparation
    ? [
        { label: 'Prodotti ordinati', amount: preparation.ordered },
        { label: 'Differenza pesi, sostituzioni, mancanti', amount: preparation.difference, signed: true },
      ]
    : [{ label: 'Prodotti', amount: totals.totalPrice }];
  return [
    ...goods,
    ...orderPackages.map(({ package: bag, quantity, totalPrice }) => ({
      label: bag.descr,
      about: `${quantity} × ${euro(bag.cost)}`,
      amount: totalPrice,
    })),
    { label: 'Consegna', about: totals.deliveryCost === 0 ? 'gratis' : undefined, amount: totals.deliveryCost },
    ...(totals.giftTotal > 0 ? [{ label: 'Buoni', amount: -totals.giftTotal, signed: true }] : []),
  ];
}

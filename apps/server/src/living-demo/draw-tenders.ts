import { allocateTenders, settleTenders, ticketCents } from '@sporta/domain';
import type { Tickets } from '../modules/payments/index.ts';
import { chanceOf } from './chance.ts';
import type { DrawnOrder } from './draw-order.ts';

/** Providers the demo's orders are paid with. */
export const demoProviders = ['card-gateway', 'satispay', 'pluxee', 'pellegrini'] as const;
export type DemoProvider = (typeof demoProviders)[number];

/** One payment of an order; cents. */
export interface DrawnPayment {
  provider: DemoProvider;
  paymentTypeId: number;
  heldCents: number;
  /** Held, and taken of them once the goods are there; null where it is money. */
  tickets: Tickets | null;
  takenCents: number;
  takenTickets: Tickets | null;
}

/** What pays an order: as held when it is bought, and as taken when it is delivered as drawn. */
export interface DrawnTenders {
  /** Everything the voucher is worth, and what of it what came uses. */
  voucher: { cents: number; usedCents: number } | undefined;
  /** In the order in which they are collected. */
  payments: DrawnPayment[];
}

const types: Record<DemoProvider, number> = { 'card-gateway': 1, satispay: 21, pluxee: 32, pellegrini: 33 };
const faces = { pluxee: 700, pellegrini: 529 } as const;

/** As the demo's rule for vouchers says (seed-benefits.ts). */
export const demoVoucher = { cents: 500, minimumOrderCents: 4000, description: 'Buono da 5 € per la prossima spesa' };

type Manner = 'card' | 'satispay' | 'tickets' | 'voucher';

/** Of a hundred orders some 62 are paid by card, 16 by Satispay, 12 with meal tickets and 10 with a voucher, both then by card. */
function drawManner(share: number): Manner {
  if (share < 62) return 'card';
  if (share < 78) return 'satispay';
  return share < 90 ? 'tickets' : 'voucher';
}

/**
 * How an order is paid, the same each time for its id.
 * @param marginCents held beyond the total for what weighs more than thought; without any the card alone pays, and a rest is asked for
 * @param providers those that can be asked here
 */
export function drawTenders(
  order: DrawnOrder & { orderId: number },
  marginCents: number,
  providers: ReadonlySet<DemoProvider>,
): DrawnTenders {
  const chance = chanceOf(`who pays ${order.orderId}`);
  const manner = marginCents === 0 ? 'card' : drawManner(100 * chance.next());
  const byCard = () => byOne(order, 'card-gateway', marginCents);
  const drawn = () => {
    if (manner === 'satispay' && providers.has('satispay')) return byOne(order, 'satispay', marginCents);
    if (manner === 'voucher' && order.totalCents >= demoVoucher.minimumOrderCents)
      return split(order, { marginCents, voucherCents: demoVoucher.cents });
    if (manner !== 'tickets') return byCard();
    const issuer = chance.percent(70) ? 'pluxee' : 'pellegrini';
    const purse = [{ faceCents: faces[issuer], count: chance.int(2, 6) }];
    const tickets = ticketsFor(order, purse);
    if (!providers.has(issuer) || !tickets) return byCard();
    return split(order, { marginCents, tickets: { issuer, tickets } });
  };
  return drawn() ?? byCard();
}

/** Whole tickets for the food that is not weighed. */
function ticketsFor({ lines, totalCents }: DrawnOrder, purse: Tickets): Tickets | undefined {
  const food = lines.filter(({ goods, estimatedGrams }) => goods.mealTicket && estimatedGrams === null);
  const [tender] = allocateTenders({
    totalCents,
    mealTicketEligibleCents: food.reduce((sum, { grossCents }) => sum + grossCents, 0),
    mealTickets: [{ paymentTypeId: 0, tickets: purse }],
  }).tenders;
  return tender?.kind === 'meal-ticket' ? tender.tickets : undefined;
}

/** One payment for all of it; what a card that holds too little lacks is asked for when the order is prepared. */
function byOne(
  { totalCents, cameCents }: DrawnOrder,
  provider: 'card-gateway' | 'satispay',
  marginCents: number,
): DrawnTenders {
  const payment = { provider, paymentTypeId: types[provider], heldCents: totalCents + marginCents };
  return { voucher: undefined, payments: [{ ...payment, tickets: null, takenCents: cameCents, takenTickets: null }] };
}

interface Held {
  marginCents: number;
  voucherCents?: number;
  tickets?: { issuer: 'pluxee' | 'pellegrini'; tickets: Tickets };
}

const VOUCHER = 0;

/** A voucher or tickets, and a card for the rest, by the shop's own rule; undefined where they do not suffice, or one is not touched. */
function split(order: DrawnOrder, { marginCents, voucherCents = 0, tickets }: Held): DrawnTenders | undefined {
  const held: Omit<DrawnPayment, 'takenCents' | 'takenTickets'>[] = [];
  if (tickets) {
    const heldCents = ticketCents(tickets.tickets);
    held.push({
      provider: tickets.issuer,
      paymentTypeId: types[tickets.issuer],
      heldCents,
      tickets: tickets.tickets,
    });
  }
  const before = voucherCents + (held[0]?.heldCents ?? 0);
  const lastCents = order.totalCents - before + marginCents;
  held.push({ provider: 'card-gateway', paymentTypeId: types['card-gateway'], heldCents: lastCents, tickets: null });
  const came = (lines: DrawnOrder['lines']) => lines.reduce((sum, line) => sum + line.came.cents, 0);
  const { tenders, missingCents } = settleTenders({
    totalCents: order.cameCents,
    goodsCents: came(order.lines),
    foodCents: came(order.lines.filter(({ goods }) => goods.mealTicket)),
    tenders: [
      ...(voucherCents > 0 ? [{ kind: 'voucher' as const, id: VOUCHER, heldCents: voucherCents }] : []),
      ...held.map((each, index) =>
        each.tickets
          ? { kind: 'meal-ticket' as const, id: index + 1, tickets: each.tickets }
          : { kind: 'last' as const, id: index + 1, heldCents: each.heldCents },
      ),
    ],
  });
  if (missingCents > 0 || tenders.some(({ captureCents }) => captureCents === 0)) return undefined;
  const taken = new Map(tenders.map((each) => [each.id, each]));
  return {
    voucher: voucherCents > 0 ? { cents: voucherCents, usedCents: taken.get(VOUCHER)!.captureCents } : undefined,
    payments: held.map((each, index) => {
      const { captureCents: takenCents, tickets: takenTickets = null } = taken.get(index + 1)!;
      return { ...each, takenCents, takenTickets };
    }),
  };
}

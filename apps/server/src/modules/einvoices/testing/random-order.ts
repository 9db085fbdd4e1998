import { allocate } from '@sporta/domain';
import fc from 'fast-check';
import { chargesOf } from '../../invoicing/index.ts';
import type { Charge, OrderView, WithdrawalView } from '../../order-book/index.ts';

/* For tests: delivered orders with an invoice, and what came back of them. */

const line = fc.record({
  grossCents: fc.integer({ min: 1, max: 30_000 }),
  /** Share of it that came. */
  came: fc.constantFrom(0, 0.97, 1, 1),
  rateBp: fc.constantFrom(0, 400, 500, 1000, 2200),
  quantity: fc.constantFrom(1000, 3000, 347, 12_500, 7000),
  unit: fc.constantFrom('pz', 'kg'),
  name: fc.constantFrom('Caffè «Però» 250 g', 'Acqua & limone <1 L>', 'Ćevapčići – 5 × 100 g', '日本酒', 'Pane'),
});

/** How much of each line comes back, in two goes. */
const returns = fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 1, maxLength: 20 });

export const randomOrder: fc.Arbitrary<OrderView> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 20 }),
    percent: fc.constantFrom(0, 5, 33),
    certificate: fc.constantFrom(0, 500, 2_000_000),
    returned: returns,
    amountBack: fc.constantFrom(0, 100, 1234),
    late: fc.boolean(),
  })
  .map(({ lines, percent, certificate, returned, amountBack, late }) => {
    const gross = lines.reduce((sum, { grossCents }) => sum + grossCents, 0);
    const delivered = lines.map(({ grossCents, came }) => Math.round(grossCents * came));
    const goods = delivered.reduce((sum, cents) => sum + cents, 0);
    const isEmpty = lines.every(({ came }) => came === 0);
    const total = isEmpty ? 0 : goods - Math.round((goods * percent) / 100) + 15 + 290;
    const used = Math.min(certificate, total);
    const order = {
      orderId: 1,
      orderNumber: 'S4K7Q2',
      slotDay: '2026-11-20',
      lines: lines.map((each, index) => ({
        ...each,
        orderLineId: index + 1,
        brand: '',
        description: '',
        deliveredQuantity: each.unit === 'pz' ? each.quantity : 1000,
        deliveredGrams: each.unit === 'kg' ? each.quantity : null,
        deliveredCents: delivered[index]!,
        vatRateBp: each.rateBp,
        outcome: each.came === 0 ? 'missing' : 'picked',
        substitute: null,
      })),
      itemsCents: gross - Math.round((gross * percent) / 100),
      packages: [
        { orderPackageId: 1, descr: 'Sacchetto', costCents: 15, quantity: 1, deliveredQuantity: 1, vatRateBp: 2200 },
      ],
      deliveryServiceId: 1,
      deliveryCents: 290,
      certificateCents: used,
      certificates: used > 0 ? [{ state: 'reserved', amountCents: used }] : [],
      deliveredCents: total - used,
      purchaseOrder: 'ODA 4463/2026',
      costCentre: 'Cucina',
      payments: [],
      events: [{ at: '2026-11-20T18:30:00Z', toState: 'delivered', actor: 'x', note: null, version: 1 }],
      invoice: {
        year: 2026,
        number: 12,
        issuedAt: late ? '2026-11-22T09:00:00Z' : '2026-11-20T18:35:00Z',
        holder: {
          name: 'Trattoria «L’Ęcò» S.r.l.',
          vatNumber: '12345670017',
          recipientCode: 'M5UXCR1',
          address: 'Via Savona 97, 20144 Milano MI',
        },
      },
      withdrawals: [] as WithdrawalView[],
    } as unknown as OrderView;
    return withReturns(order, returned, amountBack);
  });

function withReturns(order: OrderView, shares: readonly number[], amountBack: number): OrderView {
  const charged = chargesOf(order).all.filter(({ orderLineId, cents }) => orderLineId !== undefined && cents > 0);
  const first = charged.flatMap((charge, index) => part(charge, shares[index % shares.length]!));
  const sum = (charges: readonly Charge[]) => charges.reduce((total, { cents }) => total + cents, 0);
  const left = sum(charged) - sum(first);
  const byStaff = Math.min(amountBack, left);
  const found = [first, byStaff > 0 ? shareOut(charged, byStaff) : []].filter((lines) => sum(lines) > 0);
  const withdrawals = found.map((lines, index) => ({
    withdrawalId: index + 1,
    requestedAt: '2026-11-23T10:00:00Z',
    isProblem: false,
    isByStaff: false,
    refundCents: sum(lines),
    lines: [],
    creditNote: {
      creditNoteId: index + 1,
      year: 2026,
      number: index + 1,
      issuedAt: '2026-11-23T10:05:00Z',
      lines,
      totalCents: sum(lines),
    },
  }));
  return { ...order, withdrawals: withdrawals as unknown as WithdrawalView[] };
}

function part(charge: Charge, share: number): Charge[] {
  const cents = Math.round(charge.cents * share);
  return cents > 0 ? [{ ...charge, quantity: Math.max(1, Math.round(charge.quantity * share)), cents }] : [];
}

function shareOut(charged: readonly Charge[], cents: number): Charge[] {
  const shares = allocate(
    cents,
    charged.map((charge) => charge.cents),
  );
  return charged.flatMap(({ rateBp }, index) =>
    shares[index]! > 0 ? [{ name: 'Abbuono', rateBp, quantity: 1000, unit: '', cents: shares[index]! }] : [],
  );
}

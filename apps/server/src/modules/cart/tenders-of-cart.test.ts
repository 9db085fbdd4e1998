import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CartState, GiftCertificateRow } from './cart-state.ts';
import { tendersOfCart } from './tenders-of-cart.ts';

const wallet = fc.record({
  tickets: fc.array(fc.record({ faceCents: fc.integer({ min: 100, max: 1200 }), count: fc.nat(9) }), { maxLength: 3 }),
  maxTickets: fc.nat(9),
});
const gift = fc.record({
  kind: fc.constantFrom('voucher' as const, 'prepaid' as const),
  balanceCents: fc.nat(4000),
  minimumOrderCents: fc.constantFrom(0, 3000),
  expired: fc.boolean(),
});

const amounts = { goodsCents: 5000, totalCents: 5500, foodCents: 0, weighedFoodCents: 0, excludedFoodCents: 0 };
const certificates = (...rows: Partial<GiftCertificateRow>[]) =>
  ({
    mealTickets: [],
    giftCertificates: rows.map((each, index) => ({
      giftCertificateId: index + 1,
      kind: 'voucher',
      balanceCents: 2000,
      minimumOrderCents: 0,
      expired: false,
      ...each,
    })),
  }) as unknown as CartState;
const said = (cart: CartState, excludedCents: number) =>
  tendersOfCart(cart, { ...amounts, excludedCents }).giftCertificates.map(({ cents, note, partly }) => [
    cents,
    (note ?? partly)?.replaceAll('\u00a0', ' '),
  ]);

it('certificates that meet their limit say so, and what of the goods they may not pay', () => {
  expect(said(certificates({}), 0)).toEqual([[2000, undefined]]);
  expect(said(certificates({ balanceCents: 6000 }, {}), 0)).toEqual([
    [5500, 'Vale 60,00 €: qui ne usi 55,00 €. Il resto ti rimane'],
    [0, 'Non c’è altro da pagare: per ora non si scala'],
  ]);
  expect(said(certificates({}, {}), 4000)).toEqual([
    [1500, 'Vale 20,00 €: qui ne usi 15,00 €, una parte della spesa è esclusa dai buoni sconto. Il resto ti rimane'],
    [0, 'Il resto della spesa è escluso dai buoni sconto: per ora non si scala'],
  ]);
  expect(said(certificates({ minimumOrderCents: 3000 }), 4000)).toEqual([
    [0, 'Vale da 30,00 € di spesa, senza i prodotti esclusi dai buoni: per ora non si scala'],
  ]);
  // paid before: money like any other
  expect(said(certificates({ kind: 'prepaid', balanceCents: 5500, minimumOrderCents: 3000 }), 5000)).toEqual([
    [5500, undefined],
  ]);
  expect(said(certificates({ balanceCents: 0 }), 0)).toEqual([[0, 'È già stato usato: non si scala']]);
});

it('tenders pay what they may and no more: never above food, balance or limits, and to the cent', () => {
  fc.assert(
    fc.property(
      fc.nat(20_000),
      fc.nat(20_000),
      fc.nat(1_000),
      fc.tuple(fc.nat(100), fc.nat(100)),
      fc.array(wallet, { maxLength: 3 }),
      fc.array(gift, { maxLength: 4 }),
      (foodCents, otherCents, feesCents, [weighedPercent, excludedPercent], wallets, gifts) => {
        const excludedFoodCents = Math.floor((foodCents * excludedPercent) / 100);
        const excludedOtherCents = Math.floor((otherCents * excludedPercent) / 100);
        const cart = {
          mealTickets: wallets.map((each, index) => ({ ...each, paymentTypeId: 31 + index })),
          giftCertificates: gifts.map((each, index): GiftCertificateRow => {
            const rest = { code: '', description: '', heldCents: 0, combinable: true };
            return { ...each, ...rest, giftCertificateId: index + 1 };
          }),
        } as unknown as CartState;
        const goodsCents = foodCents + otherCents;
        const totalCents = goodsCents + feesCents;
        const weighedFoodCents = Math.floor((foodCents * weighedPercent) / 100);
        const paid = tendersOfCart(cart, {
          goodsCents,
          totalCents,
          foodCents,
          weighedFoodCents,
          excludedCents: excludedFoodCents + excludedOtherCents,
          excludedFoodCents,
        });
        const byVouchers = paid.giftCertificates.reduce(
          (sum, { kind, cents }) => sum + (kind === 'voucher' ? cents : 0),
          0,
        );
        expect(byVouchers).toBeLessThanOrEqual(totalCents - excludedFoodCents - excludedOtherCents);

        const byTickets = paid.mealTickets.reduce((sum, { cents }) => sum + cents, 0);
        const byGifts = paid.giftCertificates.reduce((sum, { cents }) => sum + cents, 0);
        expect(byTickets).toBe(paid.mealTicketCents);
        expect(byGifts).toBe(paid.certificateCents);
        expect(byTickets + byGifts).toBeLessThanOrEqual(totalCents);
        expect(byTickets).toBeLessThanOrEqual(paid.ticketableCents);
        expect(paid.ticketableCents).toBeLessThanOrEqual(foodCents);
        for (const [index, { cents, giftCertificateId }] of paid.giftCertificates.entries()) {
          expect(giftCertificateId).toBe(index + 1);
          expect(cents).toBeLessThanOrEqual(gifts[index]!.expired ? 0 : gifts[index]!.balanceCents);
        }
        let used = 0;
        for (const [index, { tickets, cents, refused }] of paid.mealTickets.entries()) {
          const count = tickets.reduce((sum, each) => sum + each.count, 0);
          used += count;
          expect(tickets.reduce((sum, each) => sum + each.faceCents * each.count, 0)).toBe(cents);
          expect(count).toBeLessThanOrEqual(wallets[index]!.maxTickets);
          expect(cents === 0).toBe(refused !== undefined);
          for (const { faceCents } of tickets) {
            const spent = tickets.filter((each) => each.faceCents === faceCents);
            const held = wallets[index]!.tickets.filter((each) => each.faceCents === faceCents);
            const sum = (list: { count: number }[]) => list.reduce((total, each) => total + each.count, 0);
            expect(sum(spent)).toBeLessThanOrEqual(sum(held));
          }
        }
        expect(used).toBeLessThanOrEqual(8);
      },
    ),
  );
});

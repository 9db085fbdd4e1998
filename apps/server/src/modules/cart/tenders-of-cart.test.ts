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

it('tenders pay what they may and no more: never above food, balance or limits, and to the cent', () => {
  fc.assert(
    fc.property(
      fc.nat(20_000),
      fc.nat(20_000),
      fc.nat(1_000),
      fc.nat(100),
      fc.array(wallet, { maxLength: 3 }),
      fc.array(gift, { maxLength: 4 }),
      (foodCents, otherCents, feesCents, weighedPercent, wallets, gifts) => {
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
        const paid = tendersOfCart(cart, { goodsCents, totalCents, foodCents, weighedFoodCents });

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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateTenders, type TenderRequest } from './tenders.ts';

const edenred = (count: number, faceCents = 800) => ({ paymentTypeId: 21, tickets: [{ faceCents, count }] });
const card = { paymentTypeId: 12 };

describe('allocateTenders', () => {
  it('meal tickets, then certificates, then the card', () => {
    const { tenders, uncoveredCents } = allocateTenders({
      totalCents: 7272,
      mealTicketEligibleCents: 6000,
      mealTickets: [{ ...edenred(7), wantedCents: 4000 }],
      giftCertificates: [{ giftCertificateId: 5, balanceCents: 500 }],
      rest: card,
    });
    expect(tenders).toEqual([
      { kind: 'meal-ticket', paymentTypeId: 21, amountCents: 4000, tickets: [{ faceCents: 800, count: 5 }] },
      { kind: 'gift-certificate', giftCertificateId: 5, amountCents: 500 },
      { kind: 'rest', paymentTypeId: 12, amountCents: 2772 },
    ]);
    expect(uncoveredCents).toBe(0);
  });

  it('at most eight tickets, all issuers together', () => {
    const { tenders, refused } = allocateTenders({
      totalCents: 20_000,
      mealTicketEligibleCents: 20_000,
      mealTickets: [edenred(6), { paymentTypeId: 22, tickets: [{ faceCents: 700, count: 9 }] }, edenred(1)],
    });
    expect(tenders.map((tender) => tender.amountCents)).toEqual([4800, 1400]);
    expect(refused).toEqual([{ kind: 'meal-ticket', paymentTypeId: 21, code: 'ticket-limit' }]);
  });

  it('mixes face values to come nearest, and gives no change', () => {
    const { tenders } = allocateTenders({
      totalCents: 1300,
      mealTicketEligibleCents: 1300,
      mealTickets: [
        {
          paymentTypeId: 21,
          tickets: [
            { faceCents: 800, count: 4 },
            { faceCents: 600, count: 4 },
          ],
        },
      ],
    });
    expect(tenders[0]?.amountCents).toBe(1200);
  });

  it('says why a tender pays nothing', () => {
    const code = (request: Partial<TenderRequest>) =>
      allocateTenders({ totalCents: 1000, mealTicketEligibleCents: 1000, ...request }).refused.at(-1)?.code;
    expect(code({ mealTickets: [edenred(0)] })).toBe('no-balance');
    expect(code({ mealTickets: [edenred(1, 1100)] })).toBe('below-face-value');
    expect(code({ mealTickets: [edenred(1)], mealTicketEligibleCents: 0 })).toBe('no-eligible-goods');
    expect(code({ mealTickets: [{ ...edenred(1), minOrderCents: 1001 }] })).toBe('minimum-order');
    expect(code({ rest: { ...card, minCents: 1001 } })).toBe('below-minimum');
    const one = { giftCertificateId: 1, balanceCents: 100 };
    expect(code({ giftCertificates: [one, { ...one, combinable: false }] })).toBe('not-combinable');
    expect(code({ giftCertificates: [{ ...one, combinable: false }, one] })).toBe('not-combinable');
    expect(code({ giftCertificates: [{ ...one, balanceCents: 1000 }, one] })).toBe('nothing-left');
  });

  it('never takes more than there is, than is due, or than is allowed', () => {
    const wallet = fc.record({
      paymentTypeId: fc.integer({ min: 1, max: 9 }),
      tickets: fc.array(fc.record({ faceCents: fc.integer({ min: 1, max: 1200 }), count: fc.nat(10) }), {
        maxLength: 3,
      }),
      wantedCents: fc.option(fc.nat(9000), { nil: undefined }),
    });
    const certificate = fc.record({
      giftCertificateId: fc.nat(9),
      balanceCents: fc.nat(6000),
      combinable: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.nat(20_000),
        fc.nat(25_000),
        fc.array(wallet, { maxLength: 3 }),
        fc.array(certificate, { maxLength: 3 }),
        fc.boolean(),
        (totalCents, mealTicketEligibleCents, mealTickets, giftCertificates, withCard) => {
          const rest = withCard ? card : undefined;
          const request = { totalCents, mealTicketEligibleCents, mealTickets, giftCertificates, rest };
          const { tenders, uncoveredCents } = allocateTenders(request);
          const paid = tenders.reduce((sum, tender) => sum + tender.amountCents, 0);
          expect(paid + uncoveredCents).toBe(totalCents);
          expect(tenders.every((tender) => tender.amountCents > 0)).toBe(true);
          if (withCard) expect(uncoveredCents).toBe(0);
          let tickets = 0;
          let byTicket = 0;
          for (const tender of tenders) {
            if (tender.kind !== 'meal-ticket') continue;
            byTicket += tender.amountCents;
            tickets += tender.tickets.reduce((sum, { count }) => sum + count, 0);
            const value = tender.tickets.reduce((sum, { faceCents, count }) => sum + faceCents * count, 0);
            expect(value).toBe(tender.amountCents);
          }
          expect(tickets).toBeLessThanOrEqual(8);
          expect(byTicket).toBeLessThanOrEqual(mealTicketEligibleCents);
        },
      ),
    );
  });
});

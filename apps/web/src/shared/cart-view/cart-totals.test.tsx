// @vitest-environment happy-dom
import type { Cart } from '@sporta/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { CartTotals } from './cart-totals.tsx';

afterEach(cleanup);

const cart = {
  cartItems: [],
  totalPrice: 74.22,
  grossTotal: 62.72,
  taxTotal: 5.5,
  deliveryCost: 2.9,
  editable: true,
  orderPackages: [],
  promotions: [],
  giftCertificatesToGenerate: [],
  giftCertificates: [
    { giftCertificateId: 1, description: 'Buono sconto', kind: 'voucher', total: 5 },
    { giftCertificateId: 2, description: 'Carta regalo', kind: 'prepaid', total: 10 },
  ],
} as unknown as Cart;

/** The lines as they are read: label and amount. */
async function linesOf(look: { full?: boolean; compact?: boolean }, facts: Partial<Cart> = {}): Promise<string[]> {
  await renderInShop(<CartTotals cart={{ ...cart, ...facts }} {...look} />, () => ({ data: {} }));
  const lines = (await screen.findAllByRole('term')).map((term) => {
    const amount = term.nextElementSibling?.textContent ?? '';
    return `${term.textContent} ${amount}`.replaceAll('\u00a0', ' ');
  });
  cleanup();
  return lines;
}

const totalIn = (lines: string[]) => lines.find((line) => line.startsWith('TOTALE'));

describe('the totals of a cart', () => {
  it('are the same in the drawer, in the cart and at the payment', async () => {
    const totals = [await linesOf({ compact: true, full: true }), await linesOf({ full: true }), await linesOf({})];
    for (const lines of totals) {
      expect(totalIn(lines)).toMatch(/TOTALE.*72,72/);
      expect(lines).toContain('Totale Buoni −5,00 €');
    }
  });

  it('let a prepaid certificate pay after the total, with what is left', async () => {
    const lines = await linesOf({ full: true });
    const total = lines.findIndex((line) => line.startsWith('TOTALE'));
    expect(lines.slice(total + 1)).toEqual(['Carta regalo −10,00 €', 'Resta da pagare 62,72 €']);
    expect(lines.indexOf('Buono sconto −5,00 €')).toBeLessThan(total);
  });

  it('of an order in change say what is to be paid now, less all its certificates', async () => {
    const change = { orderNumber: 'S4K7Q2', previousTotal: 50, held: 55, toAuthorise: 9.5 };
    const lines = await linesOf({ full: true }, { change });
    expect(lines).toContain('Totale Buoni −15,00 €');
    expect(lines.at(-1)).toMatch(/Da pagare ora: differenza.*9,50/);
  });

  it('promise no free delivery before a slot tells what it costs', async () => {
    const noSlot = { deliveryCost: 0, freeDelivery: { threshold: 90, missing: 33.29 } };
    expect(await linesOf({ full: true }, noSlot)).toContain('Consegna secondo l’orario');
    expect(await linesOf({}, { ...noSlot, freeDelivery: { threshold: 90, missing: 0 } })).toContain('Consegna Gratis');
    const held = { timeslotId: 1 } as Cart['timeslot'];
    expect(await linesOf({}, { ...noSlot, timeslot: held })).toContain('Consegna Gratis');
  });

  it('say that the pass makes the delivery free, and what it saves; nothing where it saves nothing', async () => {
    const deliveryPass = { freeFrom: 40, saved: 2.9, endsOn: '2026-12-23' };
    const free = await linesOf(
      { full: true },
      { deliveryCost: 0, timeslot: { timeslotId: 1 } as Cart['timeslot'], deliveryPass },
    );
    expect(free).toContain('Consegna con l’abbonamento, risparmi 2,90 € Gratis');
    const paid = await linesOf({ full: true }, { deliveryPass: { ...deliveryPass, saved: 0 } });
    expect(paid).toContain('Consegna 2,90 €');
  });

  it('say what promotions save, and give a voucher to come after the total as what it is: a gift', async () => {
    const promotions = [
      { name: '3×2', amount: 3.3 },
      { name: 'Prezzo speciale', amount: 0.9 },
    ];
    const giftCertificatesToGenerate = [{ description: 'Buono da 5 €', giftTotal: 5 }];
    const lines = await linesOf({ full: true }, { promotions, giftCertificatesToGenerate });
    const total = lines.findIndex((line) => line.startsWith('TOTALE'));
    expect(lines.slice(total + 1)).toEqual([
      'Carta regalo −10,00 €',
      'Resta da pagare 62,72 €',
      'Risparmi 4,20 €',
      'In regalo dopo la spesa: Buono da 5 € 5,00 €',
    ]);
  });
});

import type { OrderApproval } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { type AtHand, answerThatCounts, approvalWords, limitedCents } from './own-approval.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const request = (approvalId: number, state: OrderApproval['state'], daysAgo: number) =>
  ({ approvalId, state, requestedAt: at(daysAgo + 1), decidedAt: at(daysAgo) }) as OrderApproval;
const at = (daysAgo: number) => new Date(now - daysAgo * 86_400_000).toISOString();

it('shows what waits or was allowed before what was refused, and a refusal for a week', () => {
  const id = (...approvals: OrderApproval[]) => answerThatCounts(approvals, now)?.approvalId;
  expect(id(request(1, 'refused', 0), request(2, 'approved', 3))).toBe(2);
  expect(id(request(1, 'refused', 2))).toBe(1);
  expect(id(request(1, 'refused', 8))).toBeUndefined();
  // ordered since: the refusal is history
  expect(id(request(2, 'used', 1), request(1, 'refused', 2))).toBeUndefined();
  expect(id(request(2, 'used', 3), request(1, 'refused', 2))).toBe(1);
  expect(id()).toBeUndefined();
});

describe('with a cart at hand', () => {
  const asked = (state: OrderApproval['state'], total: number, more: Partial<OrderApproval> = {}) =>
    ({ ...request(1, state, 0), total, ...more }) as OrderApproval;
  const cartOf = (euro: number, more: Partial<AtHand> = {}): AtHand => ({
    totalCents: euro * 100,
    beyond: { asks: true },
    ...more,
  });
  const said = (approval: OrderApproval | OrderApproval[], cart?: AtHand) => {
    const words = approvalWords([approval].flat(), cart, now);
    return words && `${words.what} ${words.next}`.replaceAll('\u00a0', ' ').trim();
  };

  it('says of a request that waits whether it is for this cart, and what ordering this one does to it', () => {
    const waits = asked('waiting', 120);
    const same = 'L’ordine di 120,00 € aspetta l’approvazione. Ti scriviamo appena il responsabile risponde.';
    expect(said(waits)).toBe(same);
    expect(said(waits, cartOf(120))).toBe(same);
    for (const euro of [80, 150]) {
      expect(said(waits, cartOf(euro))).toBe(
        `L’ordine di 120,00 € aspetta l’approvazione, questo carrello è di ${euro},00 €. Se concludi, chiediamo al responsabile di approvare questo: la richiesta di prima non vale più.`,
      );
    }
    // of the same cost, but a change of a confirmed order
    const changes = { orderId: 7, orderNumber: '4YQQ-93FY' };
    expect(said(waits, cartOf(120, { changes }))).toContain('la richiesta di prima non vale più');
    expect(said(asked('waiting', 120, { replaces: '4YQQ-93FY' }), cartOf(120, { changes }))).toBe(
      'Le modifiche all’ordine 4YQQ-93FY (120,00 €) aspettano l’approvazione. Ti scriviamo appena il responsabile risponde. Fino ad allora l’ordine resta com’era.',
    );
    expect(said(waits, cartOf(20, { beyond: undefined }))).toBe(
      'L’ordine di 120,00 € aspetta l’approvazione. Questo carrello, di 20,00 €, è nei tuoi limiti: puoi concluderlo.',
    );
  });

  it('speaks to staff who buy for the customer of the customer, and of whose master is meant', () => {
    const states = [
      asked('waiting', 120),
      asked('refused', 120, { note: 'Troppo' }),
      asked('approved', 120, { note: 'Sì' }),
    ];
    const carts = [undefined, cartOf(120), cartOf(80), cartOf(150), cartOf(20, { beyond: undefined })];
    const texts = states.flatMap((state) =>
      carts.map((cart) => {
        const words = approvalWords([state], cart, now, 'staff');
        return words ? `${words.what} ${words.next}` : '';
      }),
    );
    expect(texts.join('\n')).not.toMatch(/\b[Tt]i scriviamo|\btuoi\b|responsabile(?! dell’azienda)/);
    expect(texts[0]).toContain('Scriviamo al cliente appena il responsabile dell’azienda risponde.');
    expect(texts[2]).toContain('chiediamo al responsabile dell’azienda di approvare questo');
  });

  it('promises nothing the shop refuses', () => {
    expect(said(asked('approved', 100), cartOf(100))).toBe('Ordine approvato fino a 100,00 €.');
    const less = approvalWords([asked('approved', 100)], cartOf(130), now);
    expect(less).toMatchObject({ kind: 'warn', isWhole: false });
    expect(less?.what.replaceAll('\u00a0', ' ')).toBe(
      'È approvato un ordine fino a 100,00 €, questo carrello è di 130,00 €.',
    );
    // it is refused again, even while something cheaper waits: nobody is asked
    const no = asked('refused', 100);
    for (const approvals of [[no], [asked('waiting', 80), no]]) {
      expect(said(approvals, cartOf(130))).toMatch(/non è approvato.* togli qualcosa e chiedi di nuovo\.$/);
      expect(approvalWords(approvals, cartOf(130), now)?.isWhole).toBe(true);
    }
    expect(said(no, cartOf(90))).toMatch(/Questo carrello è di 90,00 €: se concludi, chiediamo di nuovo/);
    expect(said(no, cartOf(20, { beyond: undefined }))).toMatch(/è nei tuoi limiti: puoi concluderlo\.$/);
    // the company stopped asking
    expect(approvalWords([asked('approved', 100)], cartOf(90, { beyond: { asks: false } }), now)?.isWhole).toBe(false);
  });

  it('knows that the order being changed was approved', () => {
    const changes = { orderId: 7, orderNumber: '4YQQ-93FY' };
    const was = asked('used', 100, { orderId: 7 });
    expect(said(was, cartOf(95, { changes }))).toBe('Le modifiche stanno in quanto è approvato. Puoi concluderle.');
    expect(said(was, cartOf(105, { changes }))).toBeUndefined();
    expect(said(was, cartOf(95))).toBeUndefined();
  });

  it('counts what gift certificates pay, as the limits do', () => {
    const giftCertificates = [{ total: 20 }, { total: 5.1 }] as Parameters<typeof limitedCents>[0]['giftCertificates'];
    expect(limitedCents({ grossTotal: 34.9, giftCertificates })).toBe(6000);
  });
});

import type { Order, OrderLine, OrderSummary } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import {
  arrivalText,
  changesText,
  differenceText,
  eventTime,
  goodsOf,
  groupLines,
  isOpenOrder,
  momentLong,
  momentShort,
  orderDay,
  packagesOf,
  receivedQuantity,
  refundText,
  tenderStateText,
  weighedText,
} from './order-texts.ts';

/** Thursday 20 November 2025, 9:12 in the shop. */
const now = Date.parse('2025-11-20T09:12:00+01:00');

const line = (facts: Partial<OrderLine>) =>
  ({
    weightUnitSelling: 'pz',
    orderedQuantity: 1,
    status: 'picked',
    estimated: false,
    description: '500 g',
    ...facts,
  }) as OrderLine;

const summary = (facts: Partial<OrderSummary>) =>
  ({
    state: 'confirmed',
    deliveryServiceId: 1,
    timeslot: { timeslotId: 1, date: '2025-11-22', beginTime: '18:00', endTime: '20:00' },
    ...facts,
  }) as OrderSummary;

/** A space that does not break separates figures from their units. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('moments of an order', () => {
  it('names today, and other days by their date', () => {
    expect(momentShort('2025-11-20T18:05:00+01:00', now)).toBe('oggi, 18:05');
    expect(momentShort('2025-11-18T09:12:00+01:00', now)).toBe('mar 18 nov, 9:12');
    expect(momentLong('2025-11-20T08:12:00Z')).toBe('giovedì 20 novembre alle 9:12');
  });

  it('says when it arrives: by the van once it is on its way, by the slot before', () => {
    expect(arrivalText(summary({}), '18:00–20:00', now)).toBe('Arriva sabato 22 novembre, 18:00–20:00');
    const tomorrow = { ...summary({}).timeslot, date: '2025-11-21' };
    expect(arrivalText(summary({ timeslot: tomorrow }), '18:00–20:00', now)).toBe('Arriva domani, 18:00–20:00');
    expect(arrivalText(summary({ expectedAt: '2025-11-20T18:40:00+01:00' }), '', now)).toBe(
      'Arriva oggi alle 18:40 circa',
    );
    expect(arrivalText(summary({ deliveryServiceId: 2 }), '18:00–20:00', now)).toMatch(/^Da ritirare sabato/);
  });

  it('does not promise a slot that is over', () => {
    const evening = Date.parse('2025-11-22T20:00:01+01:00');
    const hours = '18:00–20:00';
    expect(arrivalText(summary({}), hours, evening - 1_000)).toBe('Arriva oggi, 18:00–20:00');
    expect(arrivalText(summary({}), hours, evening)).toBe('In ritardo: era attesa oggi, 18:00–20:00');
    expect(arrivalText(summary({ deliveryServiceId: 2 }), hours, evening)).toBe('Da ritirare oggi, 18:00–20:00');
    expect(arrivalText(summary({ expectedAt: '2025-11-22T20:20:00+01:00' }), hours, evening)).toMatch(/^Arriva oggi/);
    const night = { ...summary({}).timeslot, beginTime: '22:00', endTime: '00:00' };
    expect(arrivalText(summary({ timeslot: night }), '22:00–24:00', evening + 3 * 3_600_000)).toMatch(/^Arriva/);
    expect(arrivalText(summary({ timeslot: night }), '22:00–24:00', evening + 4 * 3_600_000)).toMatch(/^In ritardo/);
  });

  it('distinguishes a step that was from one that is expected', () => {
    const event = { state: 'picked', label: '', status: 'done', at: '2025-11-20T08:00:00+01:00', note: '1 mancante' };
    expect(eventTime(event as never, now)).toBe('oggi, 8:00 · 1 mancante');
    const next = { state: 'delivered', label: '', status: 'next', expectedAt: '2025-11-20T18:40:00+01:00' };
    expect(eventTime(next as never, now)).toBe('previsto oggi, 18:40');
    expect(eventTime(next as never, Date.parse('2025-11-20T18:41:00+01:00'))).toBe('');
    expect(eventTime({ state: 'ready', label: '', status: 'next' } as never, now)).toBe('');
  });

  it('names an order by its day, and knows which are still to come', () => {
    expect(orderDay(summary({}))).toBe('Sab 22 novembre');
    const open = [
      'awaiting-payment',
      'confirmed',
      'picking',
      'picked',
      'ready',
      'out-for-delivery',
      'reopened',
    ] as const;
    const past = ['delivered', 'payment-failed', 'cancelled', 'withdrawn'] as const;
    expect(open.every((state) => isOpenOrder(summary({ state })))).toBe(true);
    expect(past.some((state) => isOpenOrder(summary({ state })))).toBe(false);
  });
});

describe('lines of an order', () => {
  it('groups each line once: changed before weighed before the others', () => {
    const missing = line({ status: 'missing', estimated: true });
    const weighed = line({ status: 'weighed', estimated: true });
    const plain = line({});
    expect(groupLines([plain, weighed, missing])).toEqual({ changed: [missing], weighed: [weighed], others: [plain] });
  });

  it('counts what changed in words', () => {
    const changed = (substituted: number, missing: number) => [
      ...Array.from({ length: substituted }, () => line({ status: 'substituted' })),
      ...Array.from({ length: missing }, () => line({ status: 'missing' })),
      line({}),
    ];
    expect(changesText(changed(0, 0))).toBe('');
    expect(changesText(changed(1, 1))).toBe('Una sostituzione e un prodotto mancante.');
    expect(changesText(changed(0, 2))).toBe('Due prodotti mancanti.');
    expect(changesText(changed(7, 0))).toBe('7 sostituzioni.');
  });

  it('takes as received what the scales said, then what came, then what was ordered', () => {
    const loose = { weightUnitSelling: 'kg', orderedQuantity: 1.2 };
    expect(receivedQuantity(line({ ...loose, deliveredQuantity: 1.2, deliveredWeight: 1.24 }))).toBe(1.24);
    expect(receivedQuantity(line({ orderedQuantity: 3, deliveredQuantity: 0 }))).toBe(0);
    expect(receivedQuantity(line({ orderedQuantity: 3 }))).toBe(3);
  });

  it('says what was weighed, and before that what is to be', () => {
    const loose = { weightUnitSelling: 'kg', orderedQuantity: 1.2 };
    expect(spaced(weighedText(line(loose)))).toBe('chiesti 1,2 kg');
    expect(spaced(weighedText(line({ ...loose, deliveredQuantity: 1.2, deliveredWeight: 1.24 })))).toBe(
      'chiesti 1,2 kg, pesati 1,24 kg',
    );
    expect(spaced(weighedText(line({ estimatedWeight: 0.5 })))).toBe('ca. 500 g');
    expect(spaced(weighedText(line({ estimatedWeight: 0.5, deliveredWeight: 0.486 })))).toBe(
      'stimati 500 g, pesati 486 g',
    );
    expect(weighedText(line({ description: '6 uova' }))).toBe('6 uova');
  });

  it('counts cartons only where the quantity is made of them', () => {
    expect(spaced(packagesOf(line({ orderedQuantity: 12, logisticPackagingItems: 6 })))).toBe('2 confezioni da 6');
    expect(packagesOf(line({ orderedQuantity: 13, logisticPackagingItems: 6 }))).toBe('');
    expect(packagesOf(line({ orderedQuantity: 12, weightUnitSelling: 'kg', logisticPackagingItems: 6 }))).toBe('');
  });

  it('shows the substitute only where one came', () => {
    const substitute = { name: 'Penne lisce' } as OrderLine['substitute'];
    expect(goodsOf(line({ name: 'Penne rigate', status: 'substituted', substitute })).name).toBe('Penne lisce');
    expect(goodsOf(line({ name: 'Penne rigate', status: 'missing', substitute })).name).toBe('Penne rigate');
  });

  it('says how much of a line went back, and why', () => {
    const refund = (quantity: number, reason: 'withdrawal' | 'problem') => ({ quantity, amount: 1, reason });
    expect(refundText(line({}))).toBe('');
    expect(refundText(line({ orderedQuantity: 3, refund: refund(2, 'withdrawal') }))).toBe('Resi 2 di 3');
    expect(refundText(line({ orderedQuantity: 3, refund: refund(3, 'withdrawal') }))).toBe('Resi');
    expect(refundText(line({ orderedQuantity: 3, refund: refund(1, 'problem') }))).toBe('Rimborsato 1 di 3');
    expect(refundText(line({ weightUnitSelling: 'kg', orderedQuantity: 1.2, refund: refund(0.4, 'problem') }))).toBe(
      'Rimborsato 0,4 kg di 1,2 kg',
    );
  });
});

describe('money of an order', () => {
  const order = (grossTotal: number, orderedGrossTotal?: number) =>
    ({ totals: { grossTotal, orderedGrossTotal } }) as Order;

  it('says by how much the total differs from what was ordered, to the cent', () => {
    expect(spaced(differenceText(order(69.7, 72.72)))).toBe('3,02 € in meno del totale stimato (72,72 €).');
    expect(spaced(differenceText(order(72.73, 72.72)))).toBe('0,01 € in più del totale stimato (72,72 €).');
    expect(differenceText(order(72.72, 72.72))).toBe('');
    expect(differenceText(order(72.72))).toBe('');
  });
});

describe('what a tag says of a payment', () => {
  it('distinguishes a part that went back from all of it', () => {
    expect(tenderStateText({ state: 'paid', refundedAmount: 0.95 })).toBe('Rimborsato in parte 0,95\u00a0€');
    expect(tenderStateText({ state: 'refunded', refundedAmount: 62.52 })).toBe('Rimborsato');
    expect(tenderStateText({ state: 'paid' })).toBe('');
  });
});

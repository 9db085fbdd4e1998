import type { PickingLine, PickingLineState, PickingOrder, PickingProposal, PickingWork } from '@sporta/contract';

/* Work as the server sends it, for tests: each says what matters to it. */

const untouched: PickingLineState = { revision: 0, status: 'todo', quantity: 0, amount: 0 };

export function lineOf(id: number, more: Partial<PickingLine> = {}): PickingLine {
  return {
    orderLineId: id,
    zone: 'dry',
    temperature: 'dry',
    aisle: { position: 5, label: 'Corsia 5 · Conserve' },
    eans: ['8001234567893'],
    productId: id,
    code: String(id),
    name: 'Passata di pomodoro',
    shortDescr: 'Rossoro',
    description: '700 g',
    mediaURL: '',
    unit: 'pz',
    orderedQuantity: 4,
    price: 1.29,
    orderedAmount: 5.16,
    acceptAlternatives: true,
    alcohol: false,
    state: untouched,
    proposals: [],
    ...more,
  };
}

/** Chicken by weight: 500 g asked for, 425 to 575 allowed, 5.95 €. */
export const weighedLine = (id: number, more: Partial<PickingLine> = {}): PickingLine =>
  lineOf(id, {
    zone: 'counter',
    temperature: 'chilled',
    aisle: { position: 1, label: 'Banco carne' },
    place: 'vano 3',
    eans: [],
    inStoreCode: '41750',
    name: 'Petto di pollo a fette',
    shortDescr: 'Sporta',
    description: 'ca. 500 g',
    orderedQuantity: 1,
    price: 11.9,
    orderedAmount: 5.95,
    weight: { asked: 500, least: 425, most: 575 },
    ...more,
  });

export const proposalOf = (productId: number, more: Partial<PickingProposal> = {}): PickingProposal => ({
  productId,
  name: 'Pomodori pelati',
  shortDescr: 'Rossoro',
  description: '3 × 400 g',
  mediaURL: '',
  quantity: 2,
  amount: 4.98,
  eans: ['8005566778890'],
  aisle: { position: 5, label: 'Corsia 5 · Conserve' },
  price: 2.49,
  unit: 'pz',
  weighed: false,
  recommended: true,
  why: 'Stesso uso, 2 confezioni',
  ...more,
});

export function orderOf(orderId: number, lines: PickingLine[], more: Partial<PickingOrder> = {}): PickingOrder {
  const zones = [...new Set(lines.map(({ zone }) => zone))];
  return {
    orderId,
    state: 'picking',
    tasks: zones.map((zone) => ({
      zone,
      mine: true,
      picker: { userId: 7, name: 'Amira' },
      lines: lines.filter((line) => line.zone === zone).length,
      linesDone: 0,
    })),
    closable: false,
    orderNumber: `25-${118200 + orderId}`,
    customer: 'Riva',
    company: false,
    warehouseId: 1,
    deliveryServiceId: 1,
    timeslot: { timeslotId: 1, date: '2025-11-22', beginTime: '18:00', endTime: '20:00' },
    finishBy: '2025-11-22T16:10:00Z',
    cartPlace: orderId,
    lines,
    crates: [],
    ...more,
  };
}

export const workOf = (...orders: PickingOrder[]): PickingWork => ({
  at: '2025-11-22T15:00:00Z',
  orders,
  inStoreLayouts: ['2IIIIIIWWWWWC'],
  silenceMinutes: 30,
});

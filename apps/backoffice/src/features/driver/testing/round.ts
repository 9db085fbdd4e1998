import type { DriverLine, DriverRound, DriverStop } from '@sporta/contract';
import type { Gesture } from '../../../shared/offline/index.ts';
import type { DriverAct } from '../model/driver-act.ts';

/* Rounds as the server sends them, for tests: each says what matters to it. */

export const lineOf = (orderLineId: number, more: Partial<DriverLine> = {}): DriverLine => ({
  orderLineId,
  name: 'Passata di pomodoro',
  shortDescr: 'Rossoro',
  description: '700 g',
  mediaURL: '',
  weightUnitSelling: 'pz',
  status: 'picked',
  orderedQuantity: 4,
  orderedAmount: 5.16,
  quantity: 4,
  amount: 5.16,
  alcohol: false,
  ...more,
});

export const wineOf = (orderLineId: number): DriverLine =>
  lineOf(orderLineId, {
    name: 'Montepulciano d’Abruzzo DOC',
    shortDescr: 'Cantina Rovere',
    description: '75 cl, 13,5% vol',
    orderedQuantity: 1,
    orderedAmount: 6.49,
    quantity: 1,
    amount: 6.49,
    alcohol: true,
  });

export const stopOf = (orderId: number, more: Partial<DriverStop> = {}): DriverStop => ({
  orderId,
  orderNumber: `25-${118200 + orderId}`,
  position: orderId,
  state: 'waiting',
  name: `Cliente ${orderId}`,
  phone: '+39 348 555 0142',
  street: 'Via Savona 58',
  city: 'Milano',
  postalcode: '20144',
  latitude: 45.45,
  longitude: 9.16,
  arrivesAt: '2025-11-22T17:20:00.000Z',
  windowBegin: '2025-11-22T17:00:00.000Z',
  windowEnd: '2025-11-22T19:00:00.000Z',
  lateMinutes: 0,
  crates: [
    { code: 'K00000412', zone: 'chilled', handedOver: false },
    { code: 'K00001181', zone: 'dry', handedOver: false },
  ],
  flags: [],
  age: 'not-needed',
  lines: [lineOf(orderId * 10)],
  refused: [],
  attempts: [],
  photos: [],
  driverNotes: [],
  empties: 0,
  tries: 0,
  total: 5.16,
  refusedTotal: 0,
  finalTotal: 5.16,
  ...more,
});

export const roundOf = (stops: DriverStop[], more: Partial<DriverRound> = {}): DriverRound => ({
  roundId: 3,
  number: 3,
  state: 'started',
  vanName: 'Furgone 3',
  vanCrates: 40,
  driverName: 'Marco',
  day: '2025-11-22',
  beginTime: '18:00',
  endTime: '20:00',
  departsAt: '2025-11-22T16:50:00.000Z',
  returnsAt: '2025-11-22T18:50:00.000Z',
  depot: { name: 'Milano Tortona', latitude: 45.451, longitude: 9.163 },
  stops,
  ...more,
});

/** A gesture on round 3 that waits on the phone. */
export const waitingOf = (body: Omit<DriverAct, 'round_id'>, at = '2025-11-22T17:22:00.000Z'): Gesture<DriverAct> => ({
  seq: 1,
  id: `gesture-${body.kind}-${body.order_id ?? 'round'}`,
  room: 'round',
  by: 7,
  at,
  body: { round_id: 3, ...body },
});

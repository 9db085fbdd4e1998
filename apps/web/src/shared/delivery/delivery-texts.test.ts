import { describe, expect, it } from 'vitest';
import { placeLine, shortSlot, slotHours, slotSentence, streetLine, whereLabel, whereName } from './delivery-texts.ts';

const address = {
  addressName: 'Casa',
  address1: 'Via Tortona',
  addressNumber: '31',
  city: 'Milano',
  province: 'MI',
  postalcode: '20144',
};
const slot = { date: '2025-11-22', beginTime: '08:00', endTime: '10:00' };

describe('delivery texts', () => {
  it('writes slots as the design does', () => {
    expect(slotHours(slot)).toBe('8:00–10:00');
    expect(slotSentence(slot)).toBe('Sabato 22 novembre, 8:00–10:00');
    expect(shortSlot(slot)).toBe('Sab 22 nov, 8:00–10:00');
  });

  it('reads a stairway however it was written', () => {
    expect(streetLine({ ...address, stairway: 'B' })).toBe('Via Tortona 31, scala B');
    expect(streetLine({ ...address, stairway: 'Scala B, 4' })).toBe('Via Tortona 31, scala B, 4');
    expect(streetLine(address)).toBe('Via Tortona 31');
  });

  it('names the place one picks up from', () => {
    const home = { ...address, deliveryServiceId: 1, doorbell: 'Riva', floor: '3' };
    expect([whereLabel(home), whereName(home), placeLine(home)]).toEqual([
      'Consegna a',
      'Via Tortona 31',
      '20144 Milano · citofono Riva',
    ]);
    const store = { ...address, addressName: 'Sporta Navigli', deliveryServiceId: 2 };
    expect([whereLabel(store), whereName(store)]).toEqual(['Ritiro presso', 'Sporta Navigli']);
  });
});

import { expect, it } from 'vitest';
import { changesOf } from './changes.ts';

it('lists in words what changed, added and removed fields too, and not what stayed', () => {
  const entry = {
    before: { state: 'confirmed', slot: 3, gone: 'x' },
    after: { state: 'picking', slot: 3, published: true },
  };
  expect(changesOf(entry)).toEqual([
    { field: 'Stato', before: 'Confermato', after: 'In preparazione' },
    { field: 'Gone', after: 'x' },
    { field: 'Online', after: 'sì' },
  ]);
  expect(changesOf({})).toEqual([]);
});

it('reads a delivery as people do: no ids, nothing that says nothing, money in euro', () => {
  const before = { state: 'arrived' };
  const refused = [{ orderLineId: 7, quantity: 1, reason: 'damaged' }];
  const after = { proof: 'neighbour', state: 'delivered', refused: [], refundCents: 0, adultChecked: false, stopId: 3 };
  expect(changesOf({ before, after })).toEqual([
    { field: 'Stato', before: 'Alla porta', after: 'Consegnato' },
    { field: 'Prova', after: 'al vicino' },
  ]);
  expect(changesOf({ before, after: { ...before, refused, refundCents: 350 } })).toEqual([
    { field: 'Rifiutati', after: 'Quantità: 1, Motivo: Rotto o rovinato' },
    { field: 'Rimborso', after: '3,50\u00a0€' },
  ]);
});

it('says days and instants of the shop', () => {
  const after = { paidOn: '2026-11-25', leavesAt: '2025-01-05T16:40:00.000Z' };
  expect(changesOf({ after })).toEqual([
    { field: 'Incassato il', after: '25 nov 2026' },
    { field: 'Partenza', after: '5 gen 2025, 17:40' },
  ]);
});

it('says the fields of a company in words, and a limit in euro', () => {
  const before = { limitCents: null, vatNumber: '01234567897', pec: 'a@pec.example' };
  const after = { limitCents: 250_000, vatNumber: '00743110157', pec: 'a@pec.example' };
  expect(changesOf({ before, after })).toEqual([
    { field: 'Fido', before: 'senza limite', after: '2.500,00\u00a0€' },
    { field: 'P. Iva', before: '01234567897', after: '00743110157' },
  ]);
});

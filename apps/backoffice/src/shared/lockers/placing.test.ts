import type { LockerVisit } from '@sporta/contract';
import { expect, it } from 'vitest';
import { nextScan } from './placing.ts';

const visit: LockerVisit = {
  orderId: 1,
  orderNumber: 'SP-1',
  customer: 'Giulia B.',
  state: 'to-fill',
  travelling: false,
  date: '2026-11-25',
  beginTime: '09:00',
  endTime: '13:00',
  doors: [],
  crates: [
    { code: 'K00000001', zone: 'dry' },
    { code: 'K00000002', zone: 'frozen' },
  ],
};

it('takes a crate in hand, then puts it behind a door', () => {
  const first = nextScan(' k00000001', { visit, placed: [], inHand: undefined });
  expect(first).toEqual({ placed: [], inHand: 'K00000001', problem: undefined });
  const second = nextScan('vano-a1', { visit, ...first });
  expect(nextScan('A1', { visit, ...first })).toEqual(second);
  expect(second).toEqual({ placed: [{ crate: 'K00000001', door: 'A1' }], inHand: undefined, problem: undefined });
  // read once more: it goes somewhere else
  expect(nextScan('K00000001', { visit, ...second })).toEqual({ placed: [], inHand: 'K00000001', problem: undefined });
});

it('says what is wrong: a door without a crate, a crate of somebody else', () => {
  expect(nextScan('A1', { visit, placed: [], inHand: undefined }).problem).toContain('Prima leggi la cassa');
  expect(nextScan('K00000009', { visit, placed: [], inHand: undefined }).problem).toContain('non è di questo ordine');
});

it('takes doors only for an order without labels', () => {
  const bare = { ...visit, crates: [] };
  const first = nextScan('A1', { visit: bare, placed: [], inHand: undefined });
  expect(first.placed).toEqual([{ crate: 'SP-1-1', door: 'A1' }]);
  expect(nextScan('A1', { visit: bare, ...first }).problem).toContain('c’è già');
});

it('keeps cold goods out of the warm, and a third crate out of a door for two', () => {
  const door = (label: string, temperature: 'dry' | 'chilled' | 'frozen', size: 'small' | 'medium') => ({
    compartmentId: 1,
    label,
    size,
    temperature,
    zone: temperature,
    crates: 1,
    filled: false,
  });
  const planned = { ...visit, doors: [door('A1', 'dry', 'small'), door('F1', 'frozen', 'medium')] };
  const inDry = { visit: planned, placed: [], inHand: 'K00000002' };
  expect(nextScan('A1', inDry)).toMatchObject({ placed: [], inHand: 'K00000002' });
  expect(nextScan('A1', inDry).problem).toBe('Il vano A1 non è un congelatore: questa cassa lì si rovina');
  expect(nextScan('F1', { ...inDry, inHand: 'K00000001' }).problem).toContain('il secco non ci va');
  const full = { visit: planned, placed: [{ crate: 'K00000009', door: 'A1' }], inHand: 'K00000001' };
  expect(nextScan('A1', full).problem).toBe('Nel vano A1 ci sta 1 cassa');
});

it('takes other doors only where somebody can be asked whose they are', () => {
  const door = { compartmentId: 1, label: 'A1', size: 'small', temperature: 'dry', zone: 'dry', crates: 1 } as const;
  const planned = { ...visit, doors: [{ ...door, filled: false }] };
  const inHand = { visit: planned, placed: [], inHand: 'K00000001' };
  expect(nextScan('B7', inHand).placed).toEqual([{ crate: 'K00000001', door: 'B7' }]);
  const offline = nextScan('B7', { ...inHand, plannedOnly: true });
  expect(offline).toEqual({
    placed: [],
    inHand: 'K00000001',
    problem: 'Senza rete usa solo i vani di questo ordine: A1',
  });
});

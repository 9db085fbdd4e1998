import { expect, it } from 'vitest';
import { alertHref } from './AlertCards.tsx';

it('leads to the one order, else to the list of the day or of all days', () => {
  const day = '2026-11-22';
  expect(alertHref({ kind: 'sold-out', orderIds: [7] }, day)).toBe('/banco/ordini/7');
  expect(alertHref({ kind: 'sold-out', orderIds: [7, 8] }, day)).toBe('/banco/ordini?tab=to-prepare&day=2026-11-22');
  expect(alertHref({ kind: 'not-delivered', orderIds: [7, 8] }, day)).toBe('/banco/ordini?tab=to-watch&day=all');
  expect(alertHref({ kind: 'locker-over', orderIds: [7] }, day)).toBe('/banco/locker');
  expect(alertHref({ kind: 'collections', orderIds: [] }, day)).toBe('/banco/consegne/ritiri');
  expect(alertHref({ kind: 'cold-room', orderIds: [], cellId: 3 }, day)).toBe('/banco/celle?cell=3');
  expect(alertHref({ kind: 'problems-open', orderIds: [7] }, day)).toBe('/banco/segnalazioni?kind=problem');
});

import { expect, it } from 'vitest';
import { costCentreProblem, plainSigns, purchaseOrderProblem } from './order-reference.ts';

it('takes what an electronic invoice can carry, and names the field when it cannot', () => {
  for (const good of ['', '4500012345', 'ODA 12/2026-bis', '12345678901234567890', 'Dell’Orto – 7']) {
    expect(purchaseOrderProblem(good)).toBeUndefined();
  }
  expect(purchaseOrderProblem('123456789012345678901')).toBe(
    'Il riferimento d’ordine può avere al massimo 20 caratteri',
  );
  for (const bad of ['Caffè 12', '№ 7', '12🧾']) expect(purchaseOrderProblem(bad)).toMatch(/^Il riferimento d’ordine/);
  expect(costCentreProblem('Caffetteria – già 2ª sala')).toBeUndefined();
  expect(costCentreProblem('x'.repeat(31))).toBe('Il centro di costo può avere al massimo 30 caratteri');
  for (const bad of ['Зал', 'sala 🧾']) expect(costCentreProblem(bad)).toMatch(/^Il centro di costo/);
});

it('writes signs the plain way', () => {
  expect(plainSigns(' Dell’Orto “A”  —  7 ')).toBe(`Dell'Orto "A" - 7`);
});

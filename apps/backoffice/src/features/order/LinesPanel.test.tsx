// @vitest-environment happy-dom
import type { StaffOrder, StaffOrderLine } from '@sporta/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LinesPanel } from './LinesPanel.tsx';

afterEach(cleanup);

const line = (part: Partial<StaffOrderLine>) =>
  ({
    status: 'ordered',
    shortDescr: 'Oliveto Sanna',
    description: '750 ml',
    mediaURL: '',
    tint: 1,
    weightUnitSelling: 'pz',
    orderedQuantity: 4,
    price: 11.9,
    ivaPct: 0.04,
    acceptAlternatives: true,
    refundableQuantity: 0,
    ...part,
  }) as StaffOrderLine;
const rowOf = (name: RegExp) => screen.getByRole('row', { name });

it('says by which offer a line costs less than its price times its pieces', () => {
  const lines = [
    line({ orderLineId: 1, name: 'Olio extravergine', orderedAmount: 37.96, promotion: '−20%' }),
    line({ orderLineId: 2, name: 'Olio di semi', orderedAmount: 47.6 }),
  ];
  render(<LinesPanel order={{ lines } as StaffOrder} chosen={[]} />);
  expect(rowOf(/Olio extravergine/).textContent).toContain('−20%');
  expect(rowOf(/Olio di semi/).querySelectorAll('.tag')).toHaveLength(0);
});

it('names what the customer wants in the place of a line, and its size, where both are called alike', () => {
  const other = { productId: 2, shortDescr: 'Sporta', name: 'Spaghetti', description: '500 g', slug: '', mediaURL: '' };
  const spaghetti = { name: 'Spaghetti', shortDescr: 'Sporta', description: '1 kg', orderedAmount: 2.7 };
  const lines = [
    line({ orderLineId: 1, ...spaghetti, wantedSubstitute: other }),
    line({ orderLineId: 2, ...spaghetti, status: 'substituted', substitute: { ...other, quantity: 4, amount: 2.7 } }),
  ];
  render(<LinesPanel order={{ lines } as StaffOrder} chosen={[]} />);
  expect(screen.getByText('Se manca: Sporta Spaghetti 500 g')).toBeTruthy();
  expect(screen.getByText('Al posto di Sporta Spaghetti 1 kg')).toBeTruthy();
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draftOfWeek } from '../../shared/week/index.ts';
import { HoursEditor } from './HoursEditor.tsx';

afterEach(cleanup);

const show = (orders: [string, string[]][]) =>
  render(
    <HoursEditor
      given={{ week: draftOfWeek([]), specialDays: [] }}
      collections={orders.map(([date, numbers]) => ({
        date,
        beginTime: '16:00',
        endTime: '19:00',
        orders: numbers.map((orderNumber, index) => ({ orderId: index + 7, orderNumber })),
      }))}
      busy={false}
      problem={undefined}
      onSave={() => undefined}
    />,
  );

it('leads from pick-ups outside the hours to their orders', () => {
  show([
    ['2026-12-05', ['2AKK-9Y55', '2M6M-TA94']],
    ['2026-12-06', ['3E2W-JGXC']],
  ]);
  screen.getByText('3 ritiri cadono fuori dagli orari.');
  screen.getByText('Sabato 5, 16–19');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2AKK-9Y55', '/banco/ordini/7'],
    ['2M6M-TA94', '/banco/ordini/8'],
    ['3E2W-JGXC', '/banco/ordini/7'],
  ]);
});

it('counts a single one, and says nothing of none', () => {
  show([['2026-12-05', ['2AKK-9Y55']]]);
  screen.getByText('Un ritiro cade fuori dagli orari.');
  cleanup();
  show([]);
  expect(screen.queryByRole('link')).toBeNull();
});

// @vitest-environment happy-dom
import { type LockerStation, type LockerVisit, staffEndpoints } from '@sporta/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInBanco } from '../../lib/testing/render-in-banco.tsx';
import { VisitsPanel } from './VisitsPanel.tsx';

afterEach(cleanup);

const visit: LockerVisit = {
  orderId: 7,
  orderNumber: '4DG6-FTWH',
  customer: 'Giulia B.',
  state: 'in',
  travelling: false,
  date: '2026-11-28',
  beginTime: '09:00',
  endTime: '13:00',
  until: '2026-11-28T12:00:00.000Z',
  doors: [],
  crates: [],
};

it('asks before an order counts as fetched because its door is empty, and hands it over once', async () => {
  const sent: unknown[] = [];
  const api = {
    call: async (call: unknown, input: unknown) => {
      expect(call).toBe(staffEndpoints.staffLockers.handOver);
      sent.push(input);
      return { data: { stations: [] } };
    },
  };
  renderInBanco(() => <VisitsPanel store={{ visits: [visit] } as unknown as LockerStation} />, api);
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await screen.findByRole('heading', { name: /^Dentro/ });

  await press('Vano vuoto, 4DG6-FTWH ritirato');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('4DG6-FTWH: il vano è vuoto?');
  await press('Torna indietro');
  expect(sent).toEqual([]);
  await press('Vano vuoto, 4DG6-FTWH ritirato');
  await press('È vuoto');
  await waitFor(() => expect(sent).toEqual([{ order_id: 7 }]));
});

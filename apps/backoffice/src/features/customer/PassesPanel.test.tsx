// @vitest-environment happy-dom
import { ApiError, type StaffCustomer, type StaffDeliveryPass, staffEndpoints } from '@sporta/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderInBanco } from '../../lib/testing/render-in-banco.tsx';
import { PassesPanel } from './PassesPanel.tsx';

afterEach(cleanup);

const running: StaffDeliveryPass = {
  offerId: 1,
  name: 'Mensile',
  days: 30,
  price: 9.9,
  freeFrom: 40,
  orderId: 1_000_001,
  orderNumber: 'P1',
  state: 'paid',
  startsOn: '2026-11-16',
  endsOn: '2026-12-16',
  holds: true,
  deliveries: 2,
  saved: 5.8,
  createdAt: '2026-11-16T09:00:00.000Z',
  refund: 5.43,
  mayBeEnded: true,
};
const ended: StaffDeliveryPass = {
  ...running,
  orderId: 1_000_002,
  orderNumber: 'P2',
  state: 'ended',
  holds: false,
  refund: 6.71,
  mayBeEnded: false,
  endedAt: '2026-10-09T10:00:00.000Z',
  endedBy: 'Giulia',
  endReason: 'Consegne in ritardo',
};

const { me } = staffEndpoints.staff;
const { endDeliveryPass } = staffEndpoints.staffCustomers;

function show(deliveryPasses: StaffDeliveryPass[], { role = 'customer-care', refused = false } = {}) {
  const sent: unknown[] = [];
  const customer = { userId: 7, deliveryPasses } as unknown as StaffCustomer;
  const api = {
    call: async (call: unknown, input: unknown) => {
      if (call === me) return { data: { person: { roles: [role] } } };
      expect(call).toBe(endDeliveryPass);
      sent.push(input);
      if (refused) {
        const errors = [{ code: 'refund-changed', field: 'refund', error: 'Adesso si restituirebbero 5,11 €' }];
        throw new ApiError('refused', { status: 200, errors });
      }
      return { data: { customer } };
    },
  };
  renderInBanco(
    () => (
      <Suspense fallback="Un momento…">
        <PassesPanel customer={customer} />
        <p>Sotto</p>
      </Suspense>
    ),
    api,
  );
  return sent;
}
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('says what runs, what it made free, and of one that was ended by whom, why, and what went back', async () => {
  show([running, ended]);
  const row = (await screen.findByText('P1')).closest('tr')!;
  expect(row.textContent).toContain('Attivo');
  expect(row.textContent).toContain('16/11/2026–16/12/2026');
  const other = screen.getByText('P2').closest('tr')!;
  expect(other.textContent).toContain('Giulia, 09/10/2026: “Consegne in ritardo”. Restituiti 6,71');
  expect(screen.getAllByRole('button', { name: /^Termina/ })).toHaveLength(1);
});

it('says of one that is paid and makes nothing free whether it begins later or its owner buys for a company', async () => {
  const far = { endsOn: '2999-12-31', holds: false };
  show([
    { ...running, ...far, startsOn: '2999-12-01', orderNumber: 'DOPO' },
    { ...running, ...far, orderId: 1_000_003, orderNumber: 'BAR' },
  ]);
  expect((await screen.findByText('DOPO')).closest('tr')!.textContent).toContain('Deve cominciare');
  expect(screen.getByText('BAR').closest('tr')!.textContent).toContain('Non vale in azienda');
});

it('is not there for who never bought one', async () => {
  show([]);
  await screen.findByText('Sotto');
  expect(screen.queryByRole('heading')).toBeNull();
});

it('shows what goes back before, sends that amount, and asks why', async () => {
  const sent = show([running]);
  await screen.findByText('P1');
  await press('Termina l’abbonamento P1');
  expect(screen.getByRole('dialog').textContent).toContain('gli restituiamo 5,43');
  expect(screen.getByRole('dialog').textContent).toContain('2 consegne gratis');
  fireEvent.change(screen.getByLabelText(/^Motivo/), { target: { value: 'Consegne in ritardo' } });
  await press(/^Termina e restituisci 5,43/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ user_id: 7, order_id: 1_000_001, refund: 5.43, reason: 'Consegne in ritardo' }]);
});

it('says where another amount would go back, and keeps the reason', async () => {
  show([running], { refused: true });
  await screen.findByText('P1');
  await press('Termina l’abbonamento P1');
  fireEvent.change(screen.getByLabelText(/^Motivo/), { target: { value: 'Consegne in ritardo' } });
  await press(/^Termina e restituisci/);
  expect(await screen.findByText(/^Adesso si restituirebbero 5,11/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Motivo/).value).toBe('Consegne in ritardo');
});

it('only shows them to who looks', async () => {
  show([running], { role: 'accounting' });
  await screen.findByText('P1');
  expect(screen.queryByRole('button')).toBeNull();
});

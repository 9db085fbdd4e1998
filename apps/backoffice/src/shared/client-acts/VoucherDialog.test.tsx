// @vitest-environment happy-dom
import type { ClientAccount } from '@sporta/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInBanco } from '../../lib/testing/render-in-banco.tsx';
import { VoucherDialog } from './VoucherDialog.tsx';

/* What is said of a value or a reason that gives no certificate: a button that does nothing says nothing. */

afterEach(cleanup);

const customer = { userId: 7, may: { voucher: 20 } } as unknown as ClientAccount;

async function open() {
  renderInBanco(() => <VoucherDialog open onClose={() => undefined} customer={customer} />);
  const value = await screen.findByLabelText(/^Valore/);
  const type = (text: string, field = value) => fireEvent.change(field, { target: { value: text } });
  return { value, reason: screen.getByLabelText(/^Perché/), type, leave: fireEvent.blur };
}
const isReady = () => !(screen.getByRole('button', { name: /^Dai / }) as HTMLButtonElement).disabled;

it('says what is wrong with a value once it is written', async () => {
  const { value, reason, type, leave } = await open();
  type('Consegna in ritardo', reason);
  type('0');
  expect(screen.queryByText('Scrivi un valore maggiore di zero')).toBeNull();
  leave(value);
  expect(screen.getByText('Scrivi un valore maggiore di zero')).toBeTruthy();
  type('sette');
  expect(screen.getByText('Scrivi quanti euro, per esempio 7,50')).toBeTruthy();
  type('20,01');
  expect(screen.getByText(/^Puoi dare buoni fino a 20,00/)).toBeTruthy();
  expect(isReady()).toBe(false);
  type('7,5');
  expect(isReady()).toBe(true);
});

it('asks for the reason, which the customer reads', async () => {
  const { reason, type, leave } = await open();
  type('7,50');
  leave(reason);
  expect(screen.getByText('Scrivi il motivo, almeno tre lettere')).toBeTruthy();
  type('Consegna in ritardo', reason);
  expect(screen.queryByText('Scrivi il motivo, almeno tre lettere')).toBeNull();
  expect(isReady()).toBe(true);
});

// @vitest-environment happy-dom
import type { CompanyUser } from '@sporta/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { LimitDialog } from './limit-dialog.tsx';

afterEach(cleanup);

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('inviting somebody, or changing a limit', () => {
  it('asks the server for nothing while a field is wrong', async () => {
    const { asked } = await renderInShop(<LimitDialog open onClose={() => {}} />);
    type(/E-mail/, 'non è un indirizzo');
    press('Manda l’invito');
    await screen.findByText('Serve un indirizzo come nome@posta.example');
    expect(asked).toEqual([]);
  });

  it('invites with the limit in euro, empties the form and closes', async () => {
    const onClose = vi.fn();
    const { asked } = await renderInShop(<LimitDialog open onClose={onClose} />, () => ({ data: { users: [] } }));
    type(/E-mail/, ' luca@posta.example ');
    type(/Spesa massima/, '150,50');
    press('Manda l’invito');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(asked[0]?.input).toEqual({ email: 'luca@posta.example', spending_limit: 150.5 });
    expect(screen.getByLabelText(/E-mail/)).toHaveProperty('value', '');
  });

  it('writes a refusal under the field it is about, and keeps what was typed', async () => {
    const refusal = [{ code: 'already-in-company', error: 'È già nella tua azienda', field: 'email' }];
    const onClose = vi.fn();
    await renderInShop(<LimitDialog open onClose={onClose} />, () => ({ refusal }));
    type(/E-mail/, 'luca@posta.example');
    press('Manda l’invito');
    await screen.findByText('È già nella tua azienda');
    expect(screen.getByLabelText(/E-mail/)).toHaveProperty('value', 'luca@posta.example');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('starts from the limit there is, and takes it away when the field is emptied', async () => {
    const person = { userId: 9, firstName: 'Luca', lastName: 'Neri', spendingLimit: 80, overLimit: 'approval' };
    const { asked } = await renderInShop(
      <LimitDialog person={person as CompanyUser} open onClose={() => {}} />,
      () => ({
        data: { users: [] },
      }),
    );
    expect(screen.getByLabelText(/Spesa massima/)).toHaveProperty('value', '80,00');
    type(/Spesa massima/, '');
    press('Salva');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.input).toEqual({ user_id: 9, over_limit: 'approval' });
  });

  it('saves the budget of a month beside the limit, only where it was changed', async () => {
    const person = {
      userId: 9,
      firstName: 'Luca',
      lastName: 'Neri',
      overLimit: 'refuse',
      monthlyBudget: 500,
      spentThisMonth: 20,
    };
    const { asked } = await renderInShop(
      <LimitDialog person={person as CompanyUser} open onClose={() => {}} />,
      () => ({ data: { users: [] } }),
    );
    expect(screen.getByLabelText(/Budget al mese/)).toHaveProperty('value', '500,00');
    type(/Budget al mese/, '1.250');
    press('Salva');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toMatchObject({ path: 'company/set-budget', input: { user_id: 9, monthly_budget: 1250 } });
  });
});

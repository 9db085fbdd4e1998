// @vitest-environment happy-dom
import type { MealTicketType, PaymentAuth } from '@sporta/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop, type TestAnswer } from '../../lib/testing/render-in-shop.tsx';
import { PaymentMethodsPage } from './payment-methods-page.tsx';

afterEach(cleanup);

const card = (paymentAuthId: number, digits: string, facts: Partial<PaymentAuth> = {}) =>
  ({
    paymentAuthId,
    brand: 'visa',
    cardNumber: `•••• ${digits}`,
    expiryMonth: 3,
    expiryYear: 2029,
    active: '1',
    defaultAuth: false,
    ...facts,
  }) as PaymentAuth;

const CARDS = [
  card(1, '4242', { defaultAuth: true }),
  card(2, '8210', { brand: 'mastercard', expiring: true }),
  card(3, '5513', { brand: 'maestro', active: '0' }),
];

async function show(answers: Record<string, TestAnswer>) {
  const shop = await renderInShop(<PaymentMethodsPage />, ({ path }) => {
    const empty = {
      auths: [],
      payments: [],
      marks: [],
      mealTicketTypes: [],
      giftCertificates: [],
      allowed: true,
    };
    return answers[path] ?? { data: empty };
  });
  await screen.findByRole('heading', { name: 'Carte' });
  return shop;
}

const rowOf = (text: RegExp) => within(screen.getByText(text).closest('li') as HTMLElement);

describe('saved cards', () => {
  it('show which is the default one, which expires soon and which has expired', async () => {
    await show({ 'payment-type/list-auth': { data: { auths: CARDS } } });
    expect(rowOf(/•••• 4242/).getByText('Predefinita')).toBeTruthy();
    expect(rowOf(/•••• 4242/).queryByRole('button', { name: /Rendi predefinita/ })).toBeNull();
    expect(rowOf(/•••• 8210/).getByText('Scade a marzo')).toBeTruthy();
    expect(rowOf(/•••• 5513/).getByText('Scaduta')).toBeTruthy();
    expect(rowOf(/•••• 5513/).queryByRole('button', { name: /Rendi predefinita/ })).toBeNull();
  });

  it('can be renewed at the provider: the one that expires soon, and the one that has expired', async () => {
    const keeper = { paymentTypeId: 20, kind: 'stripe', allowsAuth: true, enabled: true };
    const { asked } = await show({
      'payment-type/list-auth': { data: { auths: CARDS } },
      'payment-type/list': { data: { payments: [keeper] } },
    });
    await screen.findByRole('button', { name: 'Metti la nuova scadenza di Maestro •• 5513' });
    expect(rowOf(/•••• 4242/).queryByRole('button', { name: /Aggiorna/ })).toBeNull();
    fireEvent.click(rowOf(/•••• 8210/).getByRole('button', { name: 'Aggiorna Mastercard •• 8210' }));
    await waitFor(() =>
      expect(asked).toContainEqual({ path: 'payment-type/add-auth', input: { payment_type_id: 20 } }),
    );
  });

  it('are removed after a question that names the next default one', async () => {
    const { asked } = await show({ 'payment-type/list-auth': { data: { auths: CARDS } } });
    fireEvent.click(screen.getByRole('button', { name: 'Togli la carta Visa •• 4242' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Al suo posto mettiamo Mastercard •• 8210/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Si, togli' }));
    await waitFor(() =>
      expect(asked).toContainEqual({ path: 'payment-type/delete-auth', input: { payment_auth_id: 1 } }),
    );
  });

  it('are added only where the shop keeps cards', async () => {
    await show({});
    expect(screen.queryByRole('button', { name: /Aggiungi una carta/ })).toBeNull();
    expect(screen.getByText(/Nessuna carta salvata/)).toBeTruthy();
    cleanup();
    const keeper = { paymentTypeId: 20, kind: 'stripe', allowsAuth: true, enabled: true };
    const { asked } = await show({ 'payment-type/list': { data: { payments: [keeper] } } });
    fireEvent.click(await screen.findByRole('button', { name: /Aggiungi una carta/ }));
    await waitFor(() =>
      expect(asked).toContainEqual({ path: 'payment-type/add-auth', input: { payment_type_id: 20 } }),
    );
  });
});

describe('charges while the customer is away', () => {
  const cards = { 'payment-type/list-auth': { data: { auths: CARDS } } };

  it('are allowed and refused by a switch', async () => {
    const { asked } = await show({
      ...cards,
      'payment-type/later-charges': { data: { allowed: true } },
      'payment-type/set-later-charges': { data: { allowed: false } },
    });
    const button = await screen.findByRole<HTMLInputElement>('switch', { name: 'Permetti gli addebiti' });
    expect(button.checked).toBe(true);
    fireEvent.click(button);
    await waitFor(() =>
      expect(asked).toContainEqual({ path: 'payment-type/set-later-charges', input: { allowed: false } }),
    );
    await waitFor(() => expect(button.checked).toBe(false));
  });

  it('stay as they were when the choice could not be saved', async () => {
    await show({
      ...cards,
      'payment-type/later-charges': { data: { allowed: true } },
      'payment-type/set-later-charges': { refusal: [{ code: 'internal', error: 'Non riuscito' }] },
    });
    const button = await screen.findByRole<HTMLInputElement>('switch', { name: 'Permetti gli addebiti' });
    fireEvent.click(button);
    await waitFor(() => expect(button.disabled).toBe(false));
    expect(button.checked).toBe(true);
  });

  it('are not spoken of where no card is saved', async () => {
    const { asked } = await show({ 'payment-type/later-charges': { data: { allowed: true } } });
    expect(await screen.findByText(/Nessuna carta salvata/)).toBeTruthy();
    expect(asked.some(({ path }) => path === 'payment-type/later-charges')).toBe(false);
  });
});

describe('accounts at issuers of meal tickets', () => {
  const edenred = {
    paymentTypeId: 31,
    provider: 'edenred',
    name: 'Edenred',
    linked: true,
    loginKind: 'oauth',
    account: 'giulia.riva',
    linkedAt: '2025-01-12T10:00:00Z',
    balance: 56,
    faceValue: 8,
  } as MealTicketType;

  it('are absent in a shop that takes none', async () => {
    await show({});
    expect(screen.queryByRole('heading', { name: 'Buoni pasto' })).toBeNull();
  });

  it('show what is on them, and are unlinked after a question', async () => {
    const { asked } = await show({
      'meal-ticket-type/list': { data: { mealTicketTypes: [edenred] } },
      'meal-ticket-type/logout': { data: { mealTicketTypes: [{ ...edenred, linked: false, account: undefined }] } },
    });
    await screen.findByText('7 buoni da 8,00 €');
    expect(screen.getByText('giulia.riva · dal 12 gennaio 2025')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Scollega Edenred' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Si' }));
    await screen.findByRole('button', { name: 'Collega Edenred' });
    expect(asked).toContainEqual({ path: 'meal-ticket-type/logout', input: { payment_type_id: 31 } });
  });
});

it('shows Satispay only where the shop has it', async () => {
  await show({});
  expect(screen.queryByText('Satispay')).toBeNull();
  cleanup();
  await show({
    'payment-type/marks': { data: { marks: [{ paymentTypeId: 21, kind: 'satispay', provider: 'satispay' }] } },
  });
  expect(await screen.findByText('Satispay')).toBeTruthy();
});

it('says that it asks the issuers of meal tickets only where the shop takes any', async () => {
  const never = new Promise<never>(() => undefined);
  const asks = async (marks: object[]) => {
    await renderInShop(<PaymentMethodsPage />, ({ path }) =>
      path === 'meal-ticket-type/list'
        ? never
        : { data: { auths: [], payments: [], giftCertificates: [], allowed: true, marks } },
    );
    await screen.findByText(/Nessuna carta salvata/);
  };
  await asks([{ paymentTypeId: 4, name: 'Edenred', kind: 'meal-ticket', provider: 'edenred' }]);
  await screen.findByLabelText('Carico i buoni pasto');
  cleanup();
  await asks([]);
  expect(screen.queryByLabelText('Carico i buoni pasto')).toBeNull();
});

// @vitest-environment happy-dom
import type { PaymentAuth, PaymentType } from '@sporta/contract';
import { savedCardPaymentTypeId } from '@sporta/contract/constants.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type AskedCall, renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { cardsKey } from '../../shared/payment/index.ts';
import { type PaymentChoice, usePaymentChoice } from './model/payment-choice.ts';
import { PaymentMethods } from './payment-methods.tsx';

afterEach(cleanup);

const card = (paymentAuthId: number, digits: string, facts: Partial<PaymentAuth> = {}) =>
  ({
    paymentAuthId,
    brand: 'visa',
    cardNumber: `************${digits}`,
    expiryMonth: 12,
    expiryYear: 2029,
    active: '1',
    ...facts,
  }) as PaymentAuth;

const type = (paymentTypeId: number, kind: PaymentType['kind'], facts: Partial<PaymentType> = {}) =>
  ({ paymentTypeId, kind, name: `Modo ${paymentTypeId}`, enabled: true, ...facts }) as PaymentType;

const savedCards = type(savedCardPaymentTypeId, 'saved-card');
const newCard = type(3, 'card', { allowsAuth: true });
const wallet = type(40, 'satispay', { name: 'Portafoglio', description: 'Con il telefono' });

/** The choice as the page of payment holds it. */
function Page({ rest }: { rest?: string | undefined }) {
  const [wanted, setWanted] = useState<PaymentChoice>();
  const choice = usePaymentChoice(wanted);
  return (
    <>
      <output aria-label="scelta">{JSON.stringify(choice)}</output>
      <PaymentMethods totalCents={2500} rest={rest} choice={choice} onChoose={setWanted} disabled={false} />
    </>
  );
}

const answerWith =
  (auths: PaymentAuth[], payments: PaymentType[]) =>
  ({ path }: AskedCall) =>
    path.includes('auth') ? { data: { auths } } : { data: { payments } };

async function show(auths: PaymentAuth[], payments: PaymentType[]) {
  const shop = await renderInShop(<Page />, answerWith(auths, payments));
  await screen.findByRole('radiogroup');
  return shop;
}

const chosen = () => JSON.parse(screen.getByRole('status', { name: 'scelta' }).textContent || 'null');
const radio = (name: RegExp) => screen.getByRole('radio', { name });

describe('how to pay', () => {
  it('proposes the default card before anything is chosen', async () => {
    await show([card(1, '1111'), card(2, '2222', { defaultAuth: true })], [savedCards, newCard]);
    expect(chosen()).toEqual({ paymentTypeId: savedCardPaymentTypeId, paymentAuthId: 2, saveAuth: false });
    expect(radio(/2222/)).toHaveProperty('checked', true);
  });

  it('proposes the first way that is open to who has no card', async () => {
    await show([], [type(2, 'card', { enabled: false, disabledReason: 'Oggi non va' }), wallet]);
    expect(chosen()).toEqual({ paymentTypeId: 40, saveAuth: false });
    expect(screen.getByText('Oggi non va')).toBeTruthy();
    expect(radio(/nuova carta/)).toHaveProperty('disabled', true);
  });

  it('leaves out cards that are no longer active', async () => {
    await show([card(1, '1111', { active: '0' })], [savedCards, newCard]);
    expect(screen.queryByRole('radio', { name: /1111/ })).toBeNull();
    expect(chosen()).toEqual({ paymentTypeId: 3, saveAuth: false });
  });

  it('saves a new card only when asked to, and forgets the wish with another way to pay', async () => {
    await show([], [newCard, wallet]);
    fireEvent.click(screen.getByRole('checkbox', { name: /Salva la carta/ }));
    expect(chosen()).toEqual({ paymentTypeId: 3, saveAuth: true });
    fireEvent.click(radio(/Portafoglio/));
    expect(chosen()).toEqual({ paymentTypeId: 40, saveAuth: false });
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.click(radio(/nuova carta/));
    expect(chosen()).toEqual({ paymentTypeId: 3, saveAuth: false });
  });

  it('falls back to what is proposed when the chosen card is gone', async () => {
    const { queryClient } = await show(
      [card(1, '1111'), card(2, '2222', { defaultAuth: true })],
      [savedCards, newCard],
    );
    fireEvent.click(radio(/1111/));
    expect(chosen()).toMatchObject({ paymentAuthId: 1 });
    queryClient.setQueryData(cardsKey, [card(2, '2222', { defaultAuth: true })]);
    await waitFor(() => expect(chosen()).toMatchObject({ paymentAuthId: 2 }));
  });

  it('deletes a card after a question only, and never the default one', async () => {
    const { asked } = await show([card(1, '1111'), card(2, '2222', { defaultAuth: true })], [savedCards, newCard]);
    expect(screen.queryByRole('button', { name: /Elimina .*2222/ })).toBeNull();
    const before = asked.length;
    fireEvent.click(screen.getByRole('button', { name: /Elimina .*1111/ }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked).toHaveLength(before);
  });

  it('shows what is chosen alone where other tenders pay a part, until another way is wanted', async () => {
    const answer = answerWith([card(1, '1111'), card(2, '2222', { defaultAuth: true })], [savedCards, newCard, wallet]);
    await renderInShop(<Page rest="40,00 − 15,00 = 25,00 €" />, answer);
    await screen.findByText('Visa •• 2222, scade 12/29');
    expect(screen.getByRole('heading', { name: 'Il resto con la carta' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Cambia/ }));
    await waitFor(() => expect(document.activeElement).toBe(radio(/2222/)));
    fireEvent.click(radio(/Portafoglio/));
    expect(chosen()).toEqual({ paymentTypeId: 40, saveAuth: false });
  });

  it('says that nothing can be paid when the shop offers no way', async () => {
    await show([], []);
    expect(screen.getByText(/non possiamo accettare pagamenti/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

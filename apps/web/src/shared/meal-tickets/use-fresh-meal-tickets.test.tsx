// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { useApi } from '../../lib/use-api.ts';
import { mealTicketsQuery } from './meal-tickets.ts';
import { useFreshMealTickets } from './use-fresh-meal-tickets.ts';

afterEach(cleanup);

/** What tickets may pay of a cart that somebody else makes larger. */
function Page() {
  const [eligible, setEligible] = useState(129.16);
  const [, setDrawn] = useState(0);
  const { data } = useQuery(mealTicketsQuery(useApi()));
  useFreshMealTickets({ mealTicketEligible: eligible });
  return (
    <>
      <p>{data?.explanation[0]?.amount}</p>
      <button type="button" onClick={() => setDrawn((times) => times + 1)}>
        Ridisegna
      </button>
      <button type="button" onClick={() => setEligible(137.65)}>
        Cambia
      </button>
    </>
  );
}

it('reads again what tickets may pay when it became another amount, and only then', async () => {
  const amounts = [129.16, 137.65, 0];
  const { asked } = await renderInShop(<Page />, () => ({
    data: {
      mealTicketTypes: [{ paymentTypeId: 7 }],
      explanation: [{ label: 'I tuoi prodotti', amount: amounts.shift() }],
    },
  }));
  await screen.findByText('129.16');
  fireEvent.click(screen.getByText('Ridisegna'));
  fireEvent.click(screen.getByText('Cambia'));
  await screen.findByText('137.65');
  expect(asked).toHaveLength(2);
});

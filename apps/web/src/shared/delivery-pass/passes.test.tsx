// @vitest-environment happy-dom
import type { DeliveryPassOffer, DeliveryPassOrder, SessionUser } from '@sporta/contract';
import { addDays, shopDay } from '@sporta/domain';
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { setSession } from '../session/index.ts';
import { useHasPassPage } from './passes.ts';

afterEach(cleanup);

const offer: DeliveryPassOffer = { offerId: 1, name: 'Mensile', days: 30, price: 9.9, freeFrom: 40 };
const pass = (state: DeliveryPassOrder['state']) => ({ ...offer, orderId: 1_000_001, state }) as DeliveryPassOrder;
const household: SessionUser = { userId: 3 };

function Entry({ user }: { user: SessionUser }) {
  const queryClient = useQueryClient();
  useState(() => setSession(queryClient, user));
  return <p>{useHasPassPage() ? 'entry' : 'no entry'}</p>;
}

/** Whether there is an entry, and what was asked for it. */
async function entryOf(user: SessionUser, offers: DeliveryPassOffer[], deliveryPasses: DeliveryPassOrder[] = []) {
  const { asked, queryClient } = await renderInShop(<Entry user={user} />, ({ path }) => ({
    data: path === 'delivery-pass/offers' ? { offers, startsOn: '2026-11-29', payments: [] } : { deliveryPasses },
  }));
  // the second question comes once the first is answered and drawn
  for (let quiet = 0; quiet < 3; quiet = queryClient.isFetching() ? 0 : quiet + 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return [screen.getByText(/entry/).textContent, asked.map(({ path }) => path)];
}

describe('the entry of the profile', () => {
  it('is there where the shop sells passes to a household, which is asked once', async () => {
    expect(await entryOf(household, [offer])).toEqual(['entry', ['delivery-pass/offers']]);
  });

  it('stays for whoever has or had one where none is sold any more', async () => {
    const both = ['delivery-pass/offers', 'delivery-pass/list'];
    expect(await entryOf(household, [], [pass('ended')])).toEqual(['entry', both]);
    cleanup();
    expect(await entryOf(household, [], [pass('failed')])).toEqual(['no entry', both]);
    cleanup();
    expect(await entryOf(household, [])).toEqual(['no entry', both]);
  });

  it('is there for a user of a company while the pass of before runs, which they may withdraw from; never for visitors or staff who act', async () => {
    const company = { userId: 3, company: { name: 'Trattoria Bassi srl' } } as SessionUser;
    const runs = { ...pass('paid'), endsOn: addDays(shopDay(Date.now()), 9) };
    expect(await entryOf(company, [offer], [runs])).toEqual(['entry', ['delivery-pass/list']]);
    cleanup();
    const isOver = { ...runs, endsOn: addDays(shopDay(Date.now()), -1) };
    expect(await entryOf(company, [offer], [isOver, pass('ended')])).toEqual(['no entry', ['delivery-pass/list']]);
    cleanup();
    expect(await entryOf({ userId: 0 }, [offer])).toEqual(['no entry', []]);
    cleanup();
    const actedBy = { name: 'Elena', until: new Date(Date.now() + 60_000).toISOString(), fromCompany: false };
    expect(await entryOf({ ...household, actedBy }, [offer])).toEqual(['no entry', []]);
  });
});

// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import {
  ApiError,
  type DriverGesture,
  type DriverRound,
  type DriverStop,
  type StaffPerson,
  staffEndpoints,
} from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import { AnnouncerProvider } from '@sporta/ui/components/announcer/Announcer.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BancoLinks } from '../../lib/banco-links.tsx';
import { meKey } from '../../shared/staff/index.ts';
import { RoundPage, StopPage } from './index.ts';
import { replay } from './model/replay.ts';
import { lineOf, roundOf, stopOf, wineOf } from './testing/round.ts';

/* The pages of a driver as they are pressed, over a server that remembers what it was sent. */

let userId = 100;
let sent: DriverGesture[];
let rounds: DriverRound[];
let away: boolean;
beforeEach(() => {
  userId += 1;
  sent = [];
  away = false;
});
afterEach(cleanup);

const api = {
  call: async (call: unknown, input: { gestures?: DriverGesture[] }) => {
    if (away) throw new ApiError('network', { status: 0, errors: [{ code: 'network', error: 'Senza rete' }] });
    if (call === staffEndpoints.staffDriver.rounds) return { data: { rounds } };
    if (call !== staffEndpoints.staffDriver.gestures) throw new Error('another call');
    for (const { id, at, ...body } of input.gestures ?? []) {
      sent.push({ id, at, ...body });
      rounds = replay(rounds, [{ seq: 1, id, room: 'round', by: userId, at, body }]);
    }
    return { data: { answers: (input.gestures ?? []).map(({ id }) => ({ id, result: 'applied' })), rounds } };
  },
};

const marco = (): StaffPerson => ({
  userId,
  firstName: 'Marco',
  lastName: 'Serra',
  email: 'autista@sporta.example',
  roles: ['driver'],
  roleLabels: ['Autista'],
  stores: [],
  allStores: false,
  pin: false,
  locked: false,
  idleLockMinutes: 15,
  sessionEndsAt: new Date(Date.now() + 3_600_000).toISOString(),
});

async function open(path: string, stops: DriverStop[], more: Partial<DriverRound> = {}) {
  rounds = [roundOf(stops, { day: shopDay(Date.now()), ...more })];
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(meKey, marco());
  const root = createRootRoute({
    component: () => (
      <BancoLinks>
        <Outlet />
      </BancoLinks>
    ),
  });
  const list = createRoute({ getParentRoute: () => root, path: '/giro', component: RoundPage });
  const one = createRoute({
    getParentRoute: () => root,
    path: '/giro/$orderId',
    params: { parse: ({ orderId }) => ({ orderId: Number(orderId) }) },
    component: function One() {
      const { orderId } = one.useParams() as { orderId: number };
      return <StopPage orderId={orderId} />;
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([list, one]),
    basepath: '/banco',
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { api, queryClient: queries } as never,
  });
  render(
    <QueryClientProvider client={queries}>
      <AnnouncerProvider>
        <RouterProvider router={router as never} />
      </AnnouncerProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return router;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (name: string | RegExp) => {
  await act(async () => {
    fireEvent.click(button(name));
  });
};
const kinds = () => sent.map(({ kind }) => kind);
const arrivedAll = (list: string[]) => waitFor(() => expect(kinds()).toEqual(list));

describe('the round', () => {
  it('is left for, with the stops that come and those that are done', async () => {
    const stops = [
      stopOf(1, { state: 'delivered', proof: 'signature', doneAt: '2025-11-22T17:02:00.000Z', name: 'Moretti' }),
      stopOf(2, { name: 'Marta Colombo', flags: ['age', 'frozen'] }),
      stopOf(3, { name: 'Riva' }),
    ];
    await open('/banco/giro', stops, { state: 'confirmed' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Giro 3 · Furgone 3');
    expect(screen.getByText('1 di 3 consegnate')).toBeTruthy();
    expect(screen.getByRole('heading', { name: /Marta Colombo/ })).toBeTruthy();
    expect(screen.getByText('18:02, firma')).toBeTruthy();
    expect(screen.getByText('2 casse sul furgone, dopo la 2')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Chiama' }).getAttribute('href')).toBe('tel:+393485550142');
    await press('Parti con il giro');
    expect(screen.getByRole('link', { name: 'Naviga alla tappa 2' })).toBeTruthy();
    await arrivedAll(['start']);
  });

  it('ends when no door is left', async () => {
    await open('/banco/giro', [stopOf(1, { state: 'back', backReason: 'Nessuno', empties: 2 })]);
    await press('Sono in sede, chiudi il giro');
    expect(screen.getByText('Giro concluso, con 2 casse vuote.')).toBeTruthy();
    await arrivedAll(['finish']);
  });
});

describe('a door', () => {
  const withWine = () =>
    stopOf(1, { age: 'needed', flags: ['age'], lines: [lineOf(10), wineOf(11)], total: 11.65, finalTotal: 11.65 });
  const consegnato = () => button('Consegnato') as HTMLButtonElement;

  it('is delivered at when all was done, and not before', async () => {
    const router = await open('/banco/giro/1', [withWine(), stopOf(2)]);
    expect(screen.queryByRole('button', { name: 'Consegnato' })).toBe(null);
    await press('Sono arrivato');
    expect(screen.getByText('Mancano 2 casse, il controllo età e la prova di consegna')).toBeTruthy();
    await press(/^Cassa 1/);
    await press(/^Cassa 2/);
    await press('Ha 18 anni');
    expect(screen.getByText('Manca la prova di consegna')).toBeTruthy();
    expect(consegnato().disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Codice' }));
    fireEvent.change(screen.getByLabelText('Codice del cliente'), { target: { value: '12a34' } });
    expect(consegnato().disabled).toBe(false);
    await press('Consegnato');
    await waitFor(() => expect(router.state.location.pathname).toBe('/giro'));
    expect(await screen.findByText('1 di 2 consegnate')).toBeTruthy();
    await arrivedAll(['arrive', 'crate', 'crate', 'age', 'deliver']);
    expect(sent.at(-1)).toMatchObject({ round_id: 3, order_id: 1, proof: 'code', code: '1234' });
  });

  it('takes the wine back from who is under age, and the wine alone', async () => {
    await open('/banco/giro/1', [withWine()]);
    await press('Sono arrivato');
    await press('Togli l’alcol');
    expect(screen.queryByRole('heading', { name: 'Controllo età' })).toBe(null);
    expect(screen.getByText('Chi ritira non ha 18 anni')).toBeTruthy();
    expect(screen.getByText('Mancano 2 casse e la prova di consegna')).toBeTruthy();
    await press(/^Annulla il rifiuto/);
    expect(screen.getByRole('heading', { name: 'Controllo età' })).toBeTruthy();
    await arrivedAll(['arrive', 'age', 'refuse', 'accept']);
    expect(sent[2]).toMatchObject({ order_line_id: 11, reason: 'under-age' });
  });

  it('knows the codes of its crates, from a scanner that types', async () => {
    await open('/banco/giro/1', [stopOf(1, { state: 'arrived' })]);
    const scan = (code: string) => {
      for (const key of [...code, 'Enter']) fireEvent.keyDown(document.body, { key });
    };
    act(() => scan('K99999999'));
    expect(screen.getByText('K99999999')).toBeTruthy();
    act(() => scan('k00001181'));
    expect(button(/^Cassa 2/).getAttribute('aria-pressed')).toBe('true');
    expect(button(/^Cassa 1/).getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByText('K99999999')).toBe(null);
    await arrivedAll(['crate']);
  });

  it('sends all of it back when all of it is refused', async () => {
    const all = { orderLineId: 10, quantity: 4, reason: 'wrong', amount: 5.16 } as const;
    await open('/banco/giro/1', [stopOf(1, { state: 'arrived', refused: [all] })]);
    expect(screen.queryByRole('button', { name: 'Consegnato' })).toBe(null);
    await press('Riporta tutto in sede');
    await arrivedAll(['back']);
  });

  it('asks for goods that go back also of who refuses all that came', async () => {
    const all = { orderLineId: 10, quantity: 4, reason: 'wrong', amount: 5.16 } as const;
    const waits = { collectionId: 5, orderNumber: '25-1', goods: '1 × Latte', state: 'waiting' } as const;
    await open('/banco/giro/1', [stopOf(1, { state: 'arrived', refused: [all], collections: [waits] })]);
    expect(screen.getByText('Il cliente rifiuta tutto. Manca la risposta sul ritiro.')).toBeTruthy();
    expect(button('Riporta tutto in sede').hasAttribute('disabled')).toBe(true);
    await press('Ritirato');
    await press('Riporta tutto in sede');
    await arrivedAll(['collect', 'back']);
    expect(sent[0]).toMatchObject({ collection_id: 5, collected: true });
  });

  it('keeps what was signed and written while the screen locks itself or loads again', async () => {
    const stops = [stopOf(1, { state: 'arrived', name: 'Marta Colombo', crates: [] })];
    await open('/banco/giro/1', stops);
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Chi firma'), { target: { value: 'Sara Colombo' } });
      fireEvent.click(screen.getByRole('radio', { name: 'Codice' }));
    });
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Codice del cliente'), { target: { value: '41' } });
    });
    await press('Scrivi una nota');
    await act(async () => {
      fireEvent.change(await screen.findByLabelText('Testo'), { target: { value: 'Citofono rotto' } });
    });
    // the lock takes the page away; the person unlocks it
    cleanup();
    await open('/banco/giro/1', stops);
    expect(screen.getByLabelText('Codice del cliente')).toHaveProperty('value', '41');
    await press('Scrivi una nota');
    expect(await screen.findByLabelText('Testo')).toHaveProperty('value', 'Citofono rotto');
    expect(sent).toEqual([]);
  });

  it('is signed with a finger', async () => {
    await open('/banco/giro/1', [stopOf(1, { state: 'arrived', name: 'Marta Colombo', crates: [] })]);
    const pad = screen.getByRole('img', { name: 'Spazio per la firma, con il dito' });
    pad.getBoundingClientRect = () => ({ left: 0, top: 0, width: 500, height: 200 }) as DOMRect;
    pad.setPointerCapture = () => undefined;
    fireEvent.pointerMove(pad, { pointerId: 1, clientX: 400, clientY: 100 });
    fireEvent.pointerDown(pad, { pointerId: 1, button: 0, clientX: 50, clientY: 100 });
    for (const x of [100, 150, 200, 250]) fireEvent.pointerMove(pad, { pointerId: 1, clientX: x, clientY: 60 });
    // a second finger draws nothing
    fireEvent.pointerMove(pad, { pointerId: 2, clientX: 499, clientY: 199 });
    fireEvent.pointerUp(pad, { pointerId: 1 });
    fireEvent.pointerMove(pad, { pointerId: 1, clientX: 499, clientY: 199 });
    await press('Consegnato');
    await arrivedAll(['deliver']);
    expect(sent[0]).toMatchObject({
      proof: 'signature',
      signature: 'M100 200L200 120L300 120L400 120L500 120',
      signed_by: 'Marta Colombo',
    });
  });
});

describe('nobody opens', () => {
  it('is tried, waited for, and nothing is decided without a picture of the door', async () => {
    await open('/banco/giro/1', [
      stopOf(1, { state: 'arrived', arrivesAt: new Date(Date.now() - 60_000).toISOString(), phone: undefined }),
      stopOf(2, { name: 'Orlandi' }),
    ]);
    await press('Cliente assente');
    const sheet = within(await screen.findByRole('dialog', { name: 'Non risponde nessuno' }));
    expect(sheet.getByText(/^Torni dopo Orlandi, verso le /)).toBeTruthy();
    await act(async () => {
      fireEvent.click(sheet.getByRole('button', { name: 'Ho suonato' }));
    });
    expect(sheet.getByText(/^Aspetta ancora/).textContent).toMatch(/^Aspetta ancora \d:\d\d$/);
    expect((sheet.getByRole('button', { name: 'Riprova a fine giro' }) as HTMLButtonElement).disabled).toBe(true);
    expect(sheet.getByText('Serve una foto del citofono o della porta.')).toBeTruthy();
    await arrivedAll(['attempt']);
  });

  it('is no reason to leave wine to a neighbour, nor for a third visit', async () => {
    const photo = { id: 'a', subject: 'door', at: '2025-11-22T17:22:00.000Z' } as const;
    await open('/banco/giro/1', [
      stopOf(1, { state: 'arrived', tries: 1, age: 'needed', lines: [wineOf(11)], photos: [photo] }),
    ]);
    await press('Cliente assente');
    const sheet = within(await screen.findByRole('dialog', { name: 'Non risponde nessuno' }));
    expect((sheet.getByRole('radio', { name: /^Lascia a un vicino/ }) as HTMLInputElement).disabled).toBe(true);
    expect((sheet.getByRole('radio', { name: /^Riprova a fine giro/ }) as HTMLInputElement).disabled).toBe(true);
    const back = sheet.getByRole('button', { name: 'Riporta in sede' }) as HTMLButtonElement;
    fireEvent.change(sheet.getByLabelText('Motivo, lo legge il cliente'), { target: { value: ' ' } });
    expect(back.disabled).toBe(true);
    fireEvent.change(sheet.getByLabelText('Motivo, lo legge il cliente'), { target: { value: 'Citofono muto' } });
    await act(async () => {
      fireEvent.click(back);
    });
    await arrivedAll(['back']);
    expect(sent[0]?.text).toBe('Citofono muto');
  });
});

describe('without a network', () => {
  it('says how much waits, goes on, and sends it when the network is back', async () => {
    const router = await open('/banco/giro/1', [stopOf(1, { crates: [] }), stopOf(2)]);
    away = true;
    await press('Sono arrivato');
    expect(await screen.findByText(/1 azione salvata qui, parte da sola/)).toBeTruthy();
    await act(() => router.navigate({ to: '/giro' } as never));
    expect(await screen.findByRole('link', { name: 'Consegna la tappa 1' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '1 azione da inviare' })).toBeTruthy();
    away = false;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.getByRole('img', { name: 'Tutto salvato' })).toBeTruthy());
    expect(kinds()).toEqual(['arrive']);
  });
});

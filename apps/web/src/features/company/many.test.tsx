// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { AllOrdersPage } from './all-orders-page.tsx';
import { DueDatesPage } from './due-dates-page.tsx';
import { PeoplePage } from './people-page.tsx';

afterEach(cleanup);

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    userId: at + 1,
    firstName: at === 40 ? 'Nicolò' : 'Anna',
    lastName: `Rossi ${at}`,
    email: `p${at}@posta.example`,
    master: at === 0,
    overLimit: 'refuse',
    spentThisMonth: at === 59 ? 80 : 0,
  }));
const approval = (approvalId: number, state: string) => ({
  approvalId,
  user: { userId: 1, firstName: 'Anna', lastName: `Rossi ${approvalId}` },
  total: 50,
  items: [],
  state,
  stateLabel: state,
  requestedAt: '2026-11-02T10:00:00Z',
});
const due = (at: number) => ({
  paymentDueDateId: at,
  kind: 'invoice',
  documentNumber: `2026/W${at}`,
  documentDate: '2026-10-01',
  dueDate: '2026-11-30',
  amount: 10 + at,
  openAmount: 10 + at,
  state: 'open',
});

const rowsOf = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('listitem');
const button = (name: RegExp) => screen.queryByRole('button', { name });

describe('the people of a large company', () => {
  const show = (users: number, approvals: object[] = []) =>
    renderInShop(<PeoplePage />, ({ path }) => ({
      data: path.endsWith('approvals')
        ? { approvals }
        : { users: people(users), invitations: [], joinRequests: [], costCentres: [] },
    }));

  it('are twenty at first, and found by name', async () => {
    await show(60);
    await screen.findByRole('heading', { name: '60 persone' });
    expect(rowsOf('Persone')).toHaveLength(20);
    fireEvent.change(screen.getByLabelText('Cerca una persona'), { target: { value: 'nicolo' } });
    expect(rowsOf('Persone')).toHaveLength(1);
    fireEvent.change(screen.getByLabelText('Cerca una persona'), { target: { value: 'zz' } });
    screen.getByText('Nessuno si chiama «zz».');
    fireEvent.change(screen.getByLabelText('Cerca una persona'), { target: { value: '' } });
    fireEvent.click(button(/^Mostra tutte le 60/)!);
    expect(rowsOf('Persone')).toHaveLength(60);
  });

  it('stand whole on paper, as many as its heading says', async () => {
    await show(60);
    await screen.findByRole('heading', { name: '60 persone' });
    expect(rowsOf('Persone')).toHaveLength(20);
    window.dispatchEvent(new Event('beforeprint'));
    expect(rowsOf('Persone')).toHaveLength(60);
  });

  it('are sorted before the first twenty are shown', async () => {
    await show(60);
    const order = await screen.findByLabelText('Ordina');
    expect(rowsOf('Persone')[0]?.textContent).toContain('Rossi 0');
    fireEvent.change(order, { target: { value: 'spent' } });
    expect(rowsOf('Persone')[0]?.textContent).toContain('Rossi 59');
    expect(rowsOf('Persone')).toHaveLength(20);
  });

  it('stand without the orders that wait for an answer: their place says so, and asks again', async () => {
    let failing = true;
    await renderInShop(<PeoplePage />, ({ path }) => {
      if (!path.endsWith('approvals')) {
        return { data: { users: people(3), invitations: [], joinRequests: [], costCentres: [] } };
      }
      return failing
        ? { refusal: [{ code: 'not-now', error: 'Non ora' }] }
        : { data: { approvals: [approval(1, 'waiting')] } };
    });
    await screen.findByText(/Non riusciamo a mostrarti gli ordini da approvare/);
    expect(rowsOf('Persone')).toHaveLength(3);
    failing = false;
    fireEvent.click(button(/^Riprova/)!);
    await screen.findByRole('list', { name: 'Ordini da approvare' });
    expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))[0]).toBe('Ordini da approvare');
  });

  it('stand below what waits for an answer, all of it; old answers are shown when asked for', async () => {
    const states = ['refused', 'waiting', 'waiting', ...Array.from({ length: 9 }, () => 'approved')];
    await show(
      60,
      states.map((state, at) => approval(at, state)),
    );
    await screen.findByRole('heading', { name: 'Ordini sopra il limite' });
    expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))[0]).toBe('Ordini da approvare');
    expect(rowsOf('Ordini da approvare')).toHaveLength(7);
    fireEvent.click(button(/^Mostra 5 risposte precedenti/)!);
    expect(rowsOf('Ordini da approvare')).toHaveLength(12);
  });

  it('are not searched when they are few; who is alone is told what others are invited for', async () => {
    await show(1);
    await screen.findByText(/Per ora ordini solo tu/);
    expect(screen.queryByLabelText('Cerca una persona')).toBeNull();
  });
});

describe('due dates', () => {
  const show = (count: number) =>
    renderInShop(<DueDatesPage />, () => ({
      data: { paymentDueDates: Array.from({ length: count }, (_, at) => due(at)), openTotal: count, overdueTotal: 0 },
    }));
  const dates = () => screen.getAllByRole('row').length - 1;

  it('of a large company are forty at first, and found by what is printed on the paper', async () => {
    await show(70);
    await screen.findByLabelText('Cerca una scadenza');
    expect(dates()).toBe(40);
    fireEvent.change(screen.getByLabelText('Cerca una scadenza'), { target: { value: '2026/w69' } });
    expect(dates()).toBe(1);
    fireEvent.change(screen.getByLabelText('Cerca una scadenza'), { target: { value: '' } });
    fireEvent.click(button(/^Mostra tutte le 70/)!);
    expect(dates()).toBe(70);
  });

  it('stand whole on paper', async () => {
    await show(70);
    await screen.findByLabelText('Cerca una scadenza');
    window.dispatchEvent(new Event('beforeprint'));
    expect(dates()).toBe(70);
  });

  it('are sorted, and the headings say by what', async () => {
    await show(70);
    const order = await screen.findByLabelText('Ordina');
    const heading = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
    expect(heading('Scadenza')).toBeNull();
    fireEvent.change(order, { target: { value: 'dearest' } });
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('2026/W69');
    expect(heading('Da pagare')).toBe('descending');
  });

  it('offer no paper when there is none', async () => {
    await show(0);
    await screen.findByText('Niente da pagare');
    expect(screen.queryByRole('link', { name: /CSV|Estratto/ })).toBeNull();
  });
});

describe('the orders of everybody', () => {
  const now = Date.parse('2026-11-26T10:00:00Z');
  const show = (search: object, data: object) =>
    renderInShop(<AllOrdersPage search={search} onSearch={() => {}} now={now} />, () => ({ data }));
  const page = (totItems: number) => ({ selPage: 1, totPages: 1, totItems, itemsPerPage: 20 });
  const choices = { people: [], costCentres: [] };

  it('say what they cost together', async () => {
    const order = {
      orderId: 1,
      orderNumber: 'A',
      state: 'delivered',
      stateLabel: 'Consegnato',
      timeslot: { date: '2026-11-24' },
      totalItems: 3,
      grossTotal: 10,
      moreItems: 0,
      previews: [],
    };
    const sum = { grossTotal: 1234.5, estimated: true };
    await show({}, { page: page(2), orders: [order], choices, sum });
    const said = await screen.findByText(/^2 ordini, in tutto/);
    expect(said.textContent).toMatch(/^2 ordini, in tutto ca\. 1\.234,50\s€$/);
  });

  it('offer filters and a file when there is something in them only', async () => {
    await show({}, { page: page(0), orders: [], choices, sum: { grossTotal: 0, estimated: false } });
    await screen.findByText('Ancora nessun ordine');
    expect(screen.queryByLabelText('Cerca fra gli ordini')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Scarica CSV' })).toBeNull();
    screen.getByRole('link', { name: 'Invita una persona' });
    cleanup();
    await show({ stato: 'open' }, { page: page(0), orders: [], choices, sum: { grossTotal: 0, estimated: false } });
    await screen.findByText('Nessun ordine trovato');
    screen.getByRole('button', { name: 'Togli i filtri' });
  });
});

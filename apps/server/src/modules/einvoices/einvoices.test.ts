import { startExchangeSystem } from '@sporta/simulators';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { issueInvoices } from '../invoicing/issue-invoices.ts';
import {
  type CheckoutWorld,
  type Customer,
  checkoutModules,
  startCheckoutWorld,
} from '../orders/testing/checkout-world.ts';
import { buyCovered, deliver } from '../orders/testing/covered-order.ts';
import { enterEinvoice } from './enter-einvoice.ts';
import { einvoicesModule } from './index.ts';
import { readOutcomes, recordOutcome } from './read-outcomes.ts';
import { sendForgottenFiles } from './send-file.ts';

const token = 'the-token-of-a-test-shop';
let exchange: Awaited<ReturnType<typeof startExchangeSystem>>;
let world: CheckoutWorld;
let staff: StaffClient;
beforeAll(async () => {
  exchange = await startExchangeSystem({ token, settings: { slowMs: 3000 } });
  world = await startCheckoutWorld({
    modules: [...checkoutModules, einvoicesModule],
    config: { einvoice: { kind: 'http', url: exchange.url, token, timeoutMs: 1000 } },
  });
  staff = await world.staffClient(['accounting']);
});
afterEach(() => control({ faults: [], manner: 'as-addressed' }));
afterAll(async () => {
  await world.close();
  await exchange.close();
});

async function control(settings: object, path = ''): Promise<void> {
  const answer = await fetch(`${exchange.url}/control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
  if (!answer.ok) throw new Error(`control${path}: ${answer.status}`);
}

interface Received {
  sdiId: number;
  name: string;
  outcome: string | null;
  refusals: { code: string }[];
  document: { kind: string; number: string; totalCents: number };
}
const receivedOf = async (number: string): Promise<Received[]> =>
  (await (await fetch(`${exchange.url}/control/files?number=${encodeURIComponent(number)}`)).json()).files;

/** Three RISO (25 €) with an invoice, delivered, the invoice written and sent. */
async function invoiced(fiscal: object = {}): Promise<{ customer: Customer; orderId: number }> {
  const customer = await world.customer();
  const holder = {
    company_name: 'Trattoria Bassi S.r.l.',
    vat_number: '12345670017',
    recipient_code: 'M5UXCR1',
    ...fiscal,
  };
  await world.deps.pool.query(
    `insert into person_fiscal (account_id, type, company_name, vat_number, recipient_code, address1, address_number, city, province, postalcode, is_default)
     values ($1, 'business', $2, $3, $4, 'Via Savona', '97', 'Milano', 'MI', '20144', true)`,
    [customer.accountId, holder.company_name, holder.vat_number, holder.recipient_code],
  );
  await customer.add('RISO', 3);
  await customer.chooseDelivery();
  await customer.client.post('cart/set-info', { invoice_requested: true });
  const orderId = await buyCovered(world, customer);
  await deliver(world, orderId);
  await issueInvoices(world.deps);
  await world.drainOutbox();
  return { customer, orderId };
}

/** The documents of an order as the list shows them, the first one first. */
async function documentsOf(orderId: number) {
  const { data } = await staff.get('staff/invoices', { page_size: 200, direction: 'asc' });
  return data.invoices.filter((each: { orderId: number }) => each.orderId === orderId);
}
const documentOf = async (orderId: number) => (await documentsOf(orderId))[0];
const detailOf = async (einvoiceId: number) =>
  (await staff.get('staff/invoice', { einvoice_id: einvoiceId })).data.invoice;
const resend = (input: object) => staff.post('staff/invoice/resend', input);
const codeOf = async (answer: ReturnType<typeof resend>) => (await answer).response.errors[0]?.code;
/** Lets the messages that had to wait be due. */
const retryNow = async () => {
  await world.deps.pool.query('update outbox set next_at = now() where processed_at is null');
  await world.drainOutbox();
};

describe('an invoice', () => {
  it('goes to the exchange system by itself and is delivered', async () => {
    const { orderId } = await invoiced();
    const before = await documentOf(orderId);
    expect(before).toMatchObject({ kind: 'TD01', state: 'sent', holder: 'Trattoria Bassi S.r.l.', total: 78.05 });
    const [received, ...more] = await receivedOf(before.number);
    expect(more).toEqual([]);
    expect(received).toMatchObject({
      outcome: 'RC',
      document: { kind: 'TD01', totalCents: Math.round(before.total * 100) },
    });
    await readOutcomes(world.deps);
    const after = await detailOf(before.einvoiceId);
    expect(after).toMatchObject({ state: 'delivered', resendable: false });
    expect(after.files).toMatchObject([{ name: received!.name, outcome: 'RC', sdiId: String(received!.sdiId) }]);
    const file = await world.app.inject({
      url: `/ebsn/api/staff/invoice.xml?einvoice_id=${before.einvoiceId}`,
      headers: { 'x-ebsn-account': staff.token },
    });
    expect(file.headers['content-type']).toContain('application/xml');
    expect(file.body).toContain(`<Numero>${before.number}</Numero>`);
    const copy = await world.app.inject({
      url: `/ebsn/api/staff/invoice.pdf?einvoice_id=${before.einvoiceId}`,
      headers: { 'x-ebsn-account': staff.token },
    });
    expect(copy.headers['content-type']).toBe('application/pdf');
    expect(copy.headers['content-disposition']).toContain(`fattura-${before.number.replace('/', '-')}.pdf`);
    expect(await codeOf(resend({ einvoice_id: before.einvoiceId }))).toBe('not-resendable');
  });

  it('is left in the customer’s area where nobody’s code says where it goes', async () => {
    const { orderId } = await invoiced({ recipient_code: null });
    await readOutcomes(world.deps);
    expect(await documentOf(orderId)).toMatchObject({ state: 'left-for-collection' });
  });

  it('is entered and sent once, however often it is announced', async () => {
    const { orderId } = await invoiced();
    await Promise.all([enterEinvoice(world.deps, { orderId }), enterEinvoice(world.deps, { orderId })]);
    await world.drainOutbox();
    const documents = await documentsOf(orderId);
    expect(documents).toHaveLength(1);
    expect(await receivedOf(documents[0].number)).toHaveLength(1);
  });

  it('reaches an exchange system that was away, or whose answer was lost, and counts once', async () => {
    await control({
      faults: [
        { fault: 'down', path: '/files', times: 1 },
        { fault: 'slow', path: '/files', times: 1 },
      ],
    });
    const { orderId } = await invoiced();
    const { number, einvoiceId } = await documentOf(orderId);
    expect(await documentOf(orderId)).toMatchObject({ state: 'to-send', sendBy: expect.any(String) });
    await retryNow();
    expect((await documentOf(orderId)).state).toBe('to-send');
    await retryNow();
    // the second copy is refused for its name; that says nothing about the first
    expect((await receivedOf(number)).map(({ outcome }) => outcome)).toEqual(['RC', 'NS']);
    await readOutcomes(world.deps);
    expect(await detailOf(einvoiceId)).toMatchObject({ state: 'delivered', problems: [] });
  });

  it('waits while there is no way to send it, and goes when there is one', async () => {
    const { config } = world.deps;
    const way = config.einvoice;
    config.einvoice = undefined;
    const { orderId } = await invoiced();
    const { number } = await documentOf(orderId);
    expect((await staff.get('staff/invoices')).data.connected).toBe(false);
    await sendForgottenFiles(world.deps);
    config.einvoice = way;
    expect(await receivedOf(number)).toEqual([]);
    await sendForgottenFiles(world.deps);
    await sendForgottenFiles(world.deps);
    await world.drainOutbox();
    expect(await receivedOf(number)).toHaveLength(1);
  });
});

describe('a refused invoice', () => {
  it('says why, is corrected and sent again with its number under another name', async () => {
    await control({ manner: 'NS' });
    const { orderId } = await invoiced();
    await readOutcomes(world.deps);
    const refused = await documentOf(orderId);
    expect(refused).toMatchObject({ state: 'refused', problems: [{ code: '00311' }] });
    await control({ manner: 'as-addressed' });
    const answer = await resend({ einvoice_id: refused.einvoiceId, recipient_code: 'ABC1234', name: 'Bassi S.r.l.' });
    expect(answer.response.errors).toEqual([]);
    expect(answer.data.invoice).toMatchObject({ state: 'to-send', holder: 'Bassi S.r.l.', problems: [] });
    await world.drainOutbox();
    await readOutcomes(world.deps);
    const { state, files, number } = await detailOf(refused.einvoiceId);
    expect([state, number]).toEqual(['delivered', refused.number]);
    expect(files.map((each: { outcome: string }) => each.outcome)).toEqual(['RC', 'NS']);
    expect(new Set(files.map((each: { name: string }) => each.name)).size).toBe(2);
    const { rows } = await world.deps.pool.query('select holder from invoice where order_id = $1', [orderId]);
    expect(rows[0].holder).toMatchObject({ name: 'Bassi S.r.l.', recipientCode: 'ABC1234', vatNumber: '12345670017' });
    const { rows: audit } = await world.deps.pool.query(
      `select before, after from audit_log where action = 'invoice.resend' and subject_id = $1`,
      [orderId],
    );
    expect(audit).toEqual([
      { before: { number, state: 'refused' }, after: { number, corrected: ['name', 'recipientCode'] } },
    ]);
  });

  it('names the field that is wrong and changes nothing', async () => {
    await control({ manner: 'NS' });
    const { orderId } = await invoiced();
    await readOutcomes(world.deps);
    const { einvoiceId } = await documentOf(orderId);
    const { response } = await resend({ einvoice_id: einvoiceId, name: 'Altro', vat_number: '12345670018' });
    expect(response.errors[0]).toMatchObject({ code: 'holder-faulty', field: 'vat_number' });
    expect(await detailOf(einvoiceId)).toMatchObject({ state: 'refused', holder: 'Trattoria Bassi S.r.l.' });
    expect(await codeOf(resend({ einvoice_id: 999_999 }))).toBe('einvoice-not-found');
  });

  it('is sent once when two people press at the same time', async () => {
    await control({ manner: 'NS' });
    const { orderId } = await invoiced();
    await readOutcomes(world.deps);
    const { einvoiceId } = await documentOf(orderId);
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(resend({ einvoice_id: einvoiceId }))));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'not-resendable')).toHaveLength(2);
  });

  it('needs a word more when the five days are over', async () => {
    await control({ manner: 'NS' });
    const { orderId } = await invoiced();
    await readOutcomes(world.deps);
    const { einvoiceId } = await documentOf(orderId);
    const now = world.clock.now();
    world.clock.advanceMinutes(6 * 24 * 60);
    try {
      const late = await world.staffClient(['accounting']);
      expect((await late.get('staff/invoice', { einvoice_id: einvoiceId })).data.invoice.late).toBe(true);
      const press = (more: object) => late.post('staff/invoice/resend', { einvoice_id: einvoiceId, ...more });
      expect((await press({})).response.errors[0]?.code).toBe('terms-over');
      expect((await press({ late: true })).response.errors).toEqual([]);
    } finally {
      world.clock.set(now);
    }
  });

  it('is not refused any more once it was delivered, and the same news twice is no news', async () => {
    await control({ manner: 'ask' });
    const { orderId } = await invoiced();
    const { einvoiceId, number } = await documentOf(orderId);
    const [{ sdiId, name }] = (await receivedOf(number)) as [Received];
    await control({ sdiId, outcome: 'MC' }, '/decide');
    await readOutcomes(world.deps);
    const say = (outcome: 'RC' | 'MC' | 'NS') =>
      recordOutcome(world.deps, { outcome, fileName: name, sdiId: String(sdiId), problems: [{ text: 'x' }] });
    expect(await say('MC')).toBe(false);
    expect(await say('RC')).toBe(true);
    expect(await say('NS')).toBe(false);
    expect(await detailOf(einvoiceId)).toMatchObject({ state: 'delivered' });
  });
});

describe('notices that come late, doubled or out of order', () => {
  type Said = [file: 0 | 1, outcome: 'RC' | 'MC' | 'NS'];
  const say = async (names: string[], [file, outcome]: Said) =>
    recordOutcome(world.deps, { outcome, fileName: names[file]!, sdiId: `${file}`, problems: [{ text: 'x' }] });

  it('end in the same state whatever their order: what became of the last file, delivered rather than left', async () => {
    const endings: [Said[], string][] = [
      [
        [
          [0, 'RC'],
          [0, 'MC'],
          [0, 'MC'],
        ],
        'delivered',
      ],
      [
        [
          [0, 'MC'],
          [0, 'RC'],
          [0, 'RC'],
        ],
        'delivered',
      ],
      [
        [
          [0, 'MC'],
          [0, 'MC'],
        ],
        'left-for-collection',
      ],
      [
        [
          [0, 'NS'],
          [0, 'NS'],
        ],
        'refused',
      ],
    ];
    for (const [notices, state] of endings) {
      await control({ manner: 'ask' });
      const { orderId } = await invoiced();
      const { einvoiceId, number } = await documentOf(orderId);
      const names = (await receivedOf(number)).map(({ name }) => name);
      const together = await Promise.all(notices.map((notice) => say(names, notice)));
      expect(together.filter(Boolean).length).toBeLessThanOrEqual(2);
      expect(await detailOf(einvoiceId)).toMatchObject({ state });
      expect((await detailOf(einvoiceId)).files).toHaveLength(1);
    }
  });

  it('of a file that was sent again do not touch the document, nor the days it still has', async () => {
    await control({ manner: 'NS' });
    const { orderId } = await invoiced();
    await readOutcomes(world.deps);
    const { einvoiceId, number, sendBy } = await documentOf(orderId);
    await control({ manner: 'ask' });
    expect(await codeOf(resend({ einvoice_id: einvoiceId, recipient_code: 'ABC1234' }))).toBeUndefined();
    await world.drainOutbox();
    const names = (await receivedOf(number)).map(({ name }) => name);
    expect(names).toHaveLength(2);
    const now = world.clock.now();
    world.clock.advanceMinutes(2 * 24 * 60);
    // the first refusal once more, and an acceptance that contradicts it: the second file still waits for its own
    expect(await say(names, [0, 'NS'])).toBe(false);
    expect(await say(names, [0, 'RC'])).toBe(false);
    const { rows } = await world.deps.pool.query(
      `select state, to_char(send_by, 'YYYY-MM-DD') as day from einvoice where einvoice_id = $1`,
      [einvoiceId],
    );
    expect(rows).toEqual([{ state: 'sent', day: sendBy }]);
    expect(await say(names, [1, 'RC'])).toBe(true);
    expect(await say(names, [0, 'NS'])).toBe(false);
    expect(await say(names, [1, 'NS'])).toBe(false);
    world.clock.set(now);
    expect(await detailOf(einvoiceId)).toMatchObject({ state: 'delivered' });
    expect(await codeOf(resend({ einvoice_id: einvoiceId }))).toBe('not-resendable');
  });

  it('about files of nobody change nothing', async () => {
    const { rows: before } = await world.deps.pool.query('select einvoice_id, state from einvoice order by 1');
    expect(await say(['IT99999999999_00001.xml'], [0, 'NS'])).toBe(false);
    const { rows: after } = await world.deps.pool.query('select einvoice_id, state from einvoice order by 1');
    expect(after).toEqual(before);
  });
});

describe('an invoice that lacks something', () => {
  it('waits for a person and is sent when it is corrected', async () => {
    const { orderId } = await invoiced({ recipient_code: 'UFABCD' });
    const faulty = await documentOf(orderId);
    expect(faulty).toMatchObject({ state: 'faulty', problems: [{ field: 'recipient_code' }] });
    const xml = await staff.get('staff/invoice.xml', { einvoice_id: faulty.einvoiceId });
    expect(xml.response.errors[0]?.code).toBe('einvoice-not-written');
    expect(await codeOf(resend({ einvoice_id: faulty.einvoiceId }))).toBe('holder-faulty');
    expect(await codeOf(resend({ einvoice_id: faulty.einvoiceId, recipient_code: '' }))).toBeUndefined();
    await world.drainOutbox();
    await readOutcomes(world.deps);
    expect(await documentOf(orderId)).toMatchObject({ state: 'left-for-collection' });
  });
});

describe('a credit note', () => {
  it('follows a refund to the exchange system, with the holder of its invoice', async () => {
    const { customer, orderId } = await invoiced();
    const answer = await customer.client.post('order/withdraw', { order_id: orderId, confirm: true });
    expect(answer.response.errors).toEqual([]);
    await world.drainOutbox();
    await control({ manner: 'NS' });
    await readOutcomes(world.deps);
    const [invoice, note] = await documentsOf(orderId);
    expect(note).toMatchObject({ kind: 'TD04', state: 'delivered', holder: 'Trattoria Bassi S.r.l.' });
    expect((await receivedOf(note.number))[0]!.document.totalCents).toBe(Math.round(note.total * 100));
    expect(note.total).toBe(invoice.total);
  });

  it('cannot be made out to somebody else than its invoice', async () => {
    const { customer, orderId } = await invoiced();
    await control({ manner: 'NS' });
    await customer.client.post('order/withdraw', { order_id: orderId, confirm: true });
    await world.drainOutbox();
    await readOutcomes(world.deps);
    const [, note] = await documentsOf(orderId);
    expect(note.state).toBe('refused');
    expect(await codeOf(resend({ einvoice_id: note.einvoiceId, name: 'Altri' }))).toBe('holder-fixed');
    expect(await codeOf(resend({ einvoice_id: note.einvoiceId }))).toBeUndefined();
  });
});

describe('the list', () => {
  it('filters by state, kind, day and text, sorts, pages and counts', async () => {
    await invoiced({ company_name: 'Bar 100% Caffè' });
    const list = async (query: object) => (await staff.get('staff/invoices', query as Record<string, unknown>)).data;
    const all = await list({ page_size: 200 });
    expect(all.counts.all).toBe(all.invoices.length);
    const { all: total, ...byState } = all.counts as Record<string, number>;
    expect(Object.values(byState).reduce((sum, count) => sum + count, 0)).toBe(total);
    expect((await list({ q: '100% caff' })).invoices).toHaveLength(1);
    expect((await list({ q: '%' })).invoices).toHaveLength(1);
    const notes = await list({ kind: 'TD04', state: 'delivered' });
    expect(
      notes.invoices.every(
        (each: { kind: string; state: string }) => each.kind === 'TD04' && each.state === 'delivered',
      ),
    ).toBe(true);
    expect(notes.page.totItems).toBe(notes.invoices.length);
    const second = await list({ page: 2, page_size: 2, sort: 'total', direction: 'asc' });
    const sorted = await list({ page_size: 200, sort: 'total', direction: 'asc' });
    expect(second.invoices).toEqual(sorted.invoices.slice(2, 4));
    expect((await list({ to: '2020-01-01' })).invoices).toEqual([]);
  });

  it('belongs to accounting', async () => {
    for (const role of ['customer-care', 'store-manager', 'picker'] as const) {
      const other = await world.staffClient([role]);
      for (const path of ['staff/invoices', 'staff/invoice', 'staff/invoice.pdf', 'staff/invoice.xml']) {
        expect((await other.get(path, { einvoice_id: 1 })).http.statusCode).toBe(403);
      }
      expect((await other.post('staff/invoice/resend', { einvoice_id: 1 })).http.statusCode).toBe(403);
    }
  });
});

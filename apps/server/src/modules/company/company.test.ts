import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../../platform/session.ts';
import type { TestClient } from '../../platform/testing/test-app.ts';
import { cartModule } from '../cart/index.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { deliveryModule } from '../delivery/index.ts';
import { ordersModule } from '../orders/index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { paymentsModule } from '../payments/index.ts';
import { companyModule } from './index.ts';

const modules = [catalogueModule, cartModule, deliveryModule, paymentsModule, ordersModule, companyModule];
let world: CheckoutWorld;
let companyId: number;
let masterId: number;
let master: TestClient;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  const { rows } = await sql(
    `insert into company (name, vat_number, fiscal_code) values ('Trattoria Prova', '12345670017', '12345670017') returning company_id`,
  );
  companyId = rows[0].company_id;
  masterId = await person(true);
  master = await world.clientOf(masterId);
});
afterAll(() => world.close());

const sql = (text: string, values: unknown[] = []) => world.deps.pool.query(text, values);
const codeOf = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors[0]?.code;

async function person(isMaster: boolean): Promise<number> {
  const accountId = await world.createAccount({ segment: 'business', is_master: isMaster });
  await sql('update account set company_id = $2, price_list_id = 2 where account_id = $1', [accountId, companyId]);
  return accountId;
}

/** Invites and opens the mail. @returns the code of the link */
async function invite(email: string, spending_limit?: number): Promise<string> {
  const answer = await master.post('company/invite', { email, ...(spending_limit ? { spending_limit } : {}) });
  expect(answer.response.errors).toEqual([]);
  await world.drainOutbox();
  const mail = world.sentMail.findLast((each) => each.to === email);
  expect(mail?.subject).toContain('Trattoria Prova');
  return new URL(/https?:\S+invitation=\S+/.exec(mail?.text ?? '')![0]).searchParams.get('invitation')!;
}

describe('the people of a company', () => {
  it('are invited by mail and join with a new account and their limit', async () => {
    const token = await invite('nuova@posta.example', 100);
    expect((await master.get('company/users')).data.invitations).toEqual([
      expect.objectContaining({ email: 'nuova@posta.example', spendingLimit: 100 }),
    ]);
    expect((await world.anonymous.get('company/invitation', { token })).data).toEqual({
      companyName: 'Trattoria Prova',
      email: 'nuova@posta.example',
      hasAccount: false,
    });
    const accept = (more: object) => world.anonymous.post('company/accept-invitation', { token, ...more });
    expect(codeOf(await accept({}))).toBe('password-needed');
    expect(codeOf(await accept({ password: '12345678' }))).toBe('weak-password');
    // twice at once: one account
    const password = 'pentola-rossa-42';
    const answers = await Promise.all([
      accept({ password, first_name: 'Nina', last_name: 'Neri' }),
      accept({ password, first_name: 'Nina', last_name: 'Neri' }),
    ]);
    expect(answers.filter((answer) => answer.response.status === 0)).toHaveLength(1);
    const { data } = await master.get('company/users');
    expect(data.invitations).toEqual([]);
    expect(data.users).toContainEqual(
      expect.objectContaining({ firstName: 'Nina', email: 'nuova@posta.example', master: false, spendingLimit: 100 }),
    );
    expect(codeOf(await accept({ password }))).toBe('token-not-valid');
    expect(codeOf(await master.post('company/invite', { email: 'nuova@posta.example' }))).toBe('already-in-company');
  });

  it('who have an account join only when they are logged in with it', async () => {
    const other = await world.createAccount();
    const { rows } = await sql('select email from account where account_id = $1', [other]);
    const token = await invite(rows[0].email);
    const accept = (client: TestClient) => client.post('company/accept-invitation', { token });
    expect(codeOf(await accept(world.anonymous))).toBe('login-first');
    expect(codeOf(await accept(await world.clientOf(await world.createAccount())))).toBe('login-first');
    const own = await world.clientOf(other);
    expect((await accept(own)).data.companyName).toBe('Trattoria Prova');
    const account = await sql('select company_id, segment, is_master from account where account_id = $1', [other]);
    expect(account.rows[0]).toEqual({ company_id: companyId, segment: 'business', is_master: false });
  });

  it('inviting again makes the first code worthless, and an invitation can be taken back', async () => {
    const first = await invite('ancora@posta.example');
    const second = await invite('ancora@posta.example');
    expect(codeOf(await world.anonymous.get('company/invitation', { token: first }))).toBe('token-not-valid');
    const { data } = await master.get('company/users');
    const [{ invitationId }] = data.invitations;
    await master.post('company/remove-invitation', { invitation_id: invitationId });
    expect(codeOf(await world.anonymous.get('company/invitation', { token: second }))).toBe('token-not-valid');
    expect(codeOf(await master.post('company/remove-invitation', { invitation_id: invitationId }))).toBe(
      'invitation-not-found',
    );
  });

  it('are removed: logged out, private again, at the prices of everybody', async () => {
    const userId = await person(false);
    const client = await world.clientOf(userId);
    expect(codeOf(await master.post('company/remove-user', { user_id: masterId }))).toBe('cannot-remove-yourself');
    await master.post('company/remove-user', { user_id: userId });
    expect((await client.get('cart/view')).http.statusCode).toBe(419);
    const { rows } = await sql('select company_id, segment, price_list_id from account where account_id = $1', [
      userId,
    ]);
    expect(rows[0]).toEqual({ company_id: null, segment: 'household', price_list_id: 1 });
  });

  it('cannot order above their limit', async () => {
    const customer = await world.customer();
    await sql(`update account set company_id = $2, segment = 'business' where account_id = $1`, [
      customer.accountId,
      companyId,
    ]);
    await master.post('company/update-user', { user_id: customer.accountId, spending_limit: 40 });
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    expect(codeOf(await customer.buy())).toBe('spending-limit');
    await master.post('company/update-user', { user_id: customer.accountId });
    expect((await customer.buy()).response.status).toBe(0);
  });
});

describe('due dates', () => {
  it('come with what is late, sorted by the day they are due, and as a statement', async () => {
    await sql(
      `insert into payment_due_date (company_id, document_number, document_date, due_date, amount_cents, paid_cents) values
       ($1, 'F/1', current_date - 40, current_date - 10, 10000, 2500), ($1, 'F/2', current_date - 10, current_date + 20, 5000, 0),
       ($1, 'F/3', current_date - 70, current_date - 40, 7000, 7000)`,
      [companyId],
    );
    const { data } = await master.get('paymentduedate/list');
    expect(data).toMatchObject({ openTotal: 125, overdueTotal: 75 });
    expect(
      data.paymentDueDates.map(({ documentNumber, state, openAmount }: Record<string, unknown>) => [
        documentNumber,
        state,
        openAmount,
      ]),
    ).toEqual([
      ['F/1', 'overdue', 75],
      ['F/2', 'open', 50],
    ]);
    const all = await master.get('paymentduedate/list', { show_history: true });
    expect(all.data.paymentDueDates.at(-1)).toMatchObject({ documentNumber: 'F/3', state: 'paid', openAmount: 0 });
    expect(all.data.openTotal).toBe(125);
    const { token } = await createSession(world.deps, masterId, { remember: false });
    const pdf = await world.app.inject({
      url: '/ebsn/api/paymentduedate/statement.pdf',
      headers: { 'x-ebsn-account': token },
    });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

import { shopDay } from '@sporta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../../platform/session.ts';
import type { TestClient } from '../../platform/testing/test-app.ts';
import { authModule } from '../auth/index.ts';
import { cartModule } from '../cart/index.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { deliveryModule } from '../delivery/index.ts';
import { closeReopened } from '../orders/close-reopened.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';
import { orderRooms } from '../orders/testing/order-rooms.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { profileModule } from '../profile/index.ts';
import { announceDue } from './announce-due.ts';
import { findCompany } from './due-dates.repo.ts';
import { companyModule } from './index.ts';
import { approvalTexts } from './order-approvals.ts';

const modules = [catalogueModule, cartModule, deliveryModule, ...orderRooms, profileModule, authModule, companyModule];
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
  expect(mail?.subject).toBe('La tua azienda ti invita su Sporta');
  expect(mail?.text).toContain('“Trattoria Prova”');
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
    const nina = { password: 'pentola-rossa-42', first_name: 'Nina', last_name: 'Neri' };
    expect(codeOf(await accept(nina))).toBe('disclaimer-required');
    const { rows: texts } = await sql('select disclaimer_id from disclaimer where required and module_type_id = 2');
    const disclaimers = texts.map(({ disclaimer_id }) => ({ disclaimer_id, accepted: true }));
    // twice at once: one account
    const answers = await Promise.all([accept({ ...nina, disclaimers }), accept({ ...nina, disclaimers })]);
    expect(answers.filter((answer) => answer.response.status === 0)).toHaveLength(1);
    const { data } = await master.get('company/users');
    expect(data.invitations).toEqual([]);
    expect(data.users).toContainEqual(
      expect.objectContaining({ firstName: 'Nina', email: 'nuova@posta.example', master: false, spendingLimit: 100 }),
    );
    const { rows: recorded } = await sql(
      `select accepted from account_disclaimer join account using (account_id) where email = 'nuova@posta.example'`,
    );
    expect(recorded).toEqual(texts.map(() => ({ accepted: true })));
    expect(codeOf(await accept(nina))).toBe('token-not-valid');
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

  it('keep their cart when they are removed, without the invoice it had for the company', async () => {
    const customer = await world.customer();
    await sql(`update account set company_id = $2, segment = 'business' where account_id = $1`, [
      customer.accountId,
      companyId,
    ]);
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    expect((await customer.cart()).cartInfos).toMatchObject({ invoice_requested: 'true' });
    await master.post('company/remove-user', { user_id: customer.accountId });
    const again = await world.clientOf(customer.accountId);
    const { data } = await again.get('cart/view');
    expect(data.cartItems).toHaveLength(1);
    expect(data.cartInfos).toMatchObject({ invoice_requested: 'false' });
  });

  it('are told when they are removed, once, and not when they are back before the mail leaves', async () => {
    await world.drainOutbox();
    const [goneId, backId] = [await person(false), await person(false)];
    for (const id of [goneId, backId]) await master.post('company/remove-user', { user_id: id });
    expect(codeOf(await master.post('company/remove-user', { user_id: goneId }))).toBe('user-not-found');
    await sql('update account set company_id = $2 where account_id = $1', [backId, companyId]);
    const before = world.sentMail.length;
    await world.drainOutbox();
    const told = world.sentMail.slice(before);
    const { rows } = await sql('select email from account where account_id = $1', [goneId]);
    expect(told).toEqual([
      expect.objectContaining({ to: rows[0].email, subject: 'Non ordini più per la tua azienda' }),
    ]);
    for (const body of [told[0]!.text, told[0]!.html]) expect(body).toContain('“Trattoria Prova” ti ha tolto');
    await sql('update account set company_id = null where account_id = $1', [backId]);
  });

  it('are never left without a master', async () => {
    const otherId = await person(false);
    const other = await world.clientOf(otherId);
    const demote = (client: TestClient, userId: number) =>
      client.post('company/update-user', { user_id: userId, master: false });
    const forget = () => master.post('registration/anonymize_token_request');
    expect(codeOf(await demote(master, masterId))).toBe('last-master');
    expect((await forget()).response.errors[0]).toMatchObject({
      code: 'last-master',
      error: expect.stringContaining('Trattoria Prova'),
    });
    expect((await other.get('company/users')).http.statusCode).toBe(403);

    await master.post('company/update-user', { user_id: otherId, spending_limit: 40 });
    const { data } = await master.post('company/update-user', { user_id: otherId, master: true });
    const own = data.users.find((each: { userId: number }) => each.userId === otherId);
    expect(own).toMatchObject({ master: true });
    expect(own).not.toHaveProperty('spendingLimit');
    expect((await other.get('company/users')).response.errors).toEqual([]);
    // both at once: one of them stays
    const both = await Promise.all([demote(master, masterId), demote(other, otherId)]);
    expect(both.map(codeOf).filter(Boolean)).toEqual(['last-master']);
    await sql('update account set is_master = account_id = $1 where company_id = $2', [masterId, companyId]);
    expect(codeOf(await demote(master, 999_999))).toBe('user-not-found');
    await sql('update account set company_id = null where account_id = $1', [otherId]);
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

  it('have no limit while they decide for the company, and the one they had afterwards', async () => {
    const customer = await world.customer();
    const userId = customer.accountId;
    await sql(`update account set company_id = $2, segment = 'business' where account_id = $1`, [userId, companyId]);
    const set = async (change: object) => {
      const { data } = await master.post('company/update-user', { user_id: userId, ...change });
      return data.users.find((each: { userId: number }) => each.userId === userId);
    };
    await set({ spending_limit: 40 });
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    expect(await set({ master: true })).not.toHaveProperty('spendingLimit');
    expect(await set({ master: false })).toMatchObject({ spendingLimit: 40, overLimit: 'refuse' });
    expect(codeOf(await customer.buy())).toBe('spending-limit');
    // what counts is the role at the moment of buying
    await set({ master: true });
    expect(codeOf(await customer.buy())).toBeUndefined();
    // a limit may also be set, or taken away, with the role
    expect(await set({ master: false, spending_limit: 60 })).toMatchObject({ spendingLimit: 60 });
    expect(await set({})).not.toHaveProperty('spendingLimit');
  });
});

describe('a monthly budget', () => {
  const now = () => world.clock.now();
  /** Somebody of the company with 50 € of rice in the cart. */
  async function colleague(costCentre?: string): Promise<Customer> {
    const customer = await world.customer();
    await sql(`update account set company_id = $2, segment = 'business' where account_id = $1`, [
      customer.accountId,
      companyId,
    ]);
    await fill(customer, costCentre);
    return customer;
  }
  async function fill(customer: Customer, costCentre?: string) {
    await customer.add('RISO', 2);
    if (costCentre) await customer.client.post('cart/set-info', { cost_centre: costCentre });
    await customer.chooseDelivery();
  }
  const set = (budget: Record<string, unknown>) => master.post('company/set-budget', budget);
  const errorOf = (answer: { response: { errors: { code: string; error: string }[] } }) => answer.response.errors[0];

  it('of a person ends with what they ordered this month; what is cancelled or of last month does not count', async () => {
    const customer = await colleague();
    const { data } = await set({ user_id: customer.accountId, monthly_budget: 80 });
    const own = data.users.find((each: { userId: number }) => each.userId === customer.accountId);
    expect(own).toMatchObject({ monthlyBudget: 80, spentThisMonth: 0 });
    const first = await buyCovered(world, customer);
    await fill(customer);
    const { code, error } = errorOf(await customer.buy())!;
    expect(code).toBe('spending-limit');
    expect(error.replaceAll('\u00a0', ' ')).toMatch(
      /^Il tuo budget di questo mese è 80,00 € e ne restano \d{2},\d{2} €/,
    );
    const people = (await master.get('company/users')).data.users;
    const spent = people.find((each: { userId: number }) => each.userId === customer.accountId).spentThisMonth;
    expect(spent).toBeGreaterThan(40);

    await sql('update orders set created_at = $2 where order_id = $1', [
      first,
      new Date(now().getTime() - 40 * 86_400_000),
    ]);
    await buyCovered(world, customer);
    await sql(`update orders set state = 'cancelled' where account_id = $1`, [customer.accountId]);
    await fill(customer);
    expect((await customer.buy()).response.errors).toEqual([]);
  });

  it('goes before the master where the person may ask', async () => {
    const customer = await colleague();
    await master.post('company/update-user', { user_id: customer.accountId, over_limit: 'approval' });
    await set({ user_id: customer.accountId, monthly_budget: 20 });
    expect(codeOf(await customer.buy())).toBe('approval-needed');
    const [waiting] = (await master.get('company/approvals')).data.approvals;
    await master.post('company/approve-order', { approval_id: waiting.approvalId });
    expect((await customer.buy()).response.errors).toEqual([]);
  });

  it('of a cost centre is kept by everybody together, also at the same moment, however it is written', async () => {
    await set({ cost_centre: 'Cucina', monthly_budget: 120 });
    const buyers = [await colleague('Cucina'), await colleague('CUCINA'), await colleague('cucina')];
    const answers = await Promise.all(buyers.map((each) => each.buy()));
    const refused = answers.filter((each) => each.response.errors.length > 0);
    // two orders of about 50 € fit, a third does not
    expect(refused.map(codeOf)).toEqual(['spending-limit']);
    expect(errorOf(refused[0]!)?.error).toMatch(/^Per il centro di costo «(Cucina|CUCINA|cucina)»/);
    const other = await colleague('Sala');
    expect((await other.buy()).response.errors).toEqual([]);
    const { costCentres } = (await master.get('company/users')).data;
    expect(costCentres.find(({ name }: { name: string }) => name === 'Cucina')).toMatchObject({ monthlyBudget: 120 });
    // without an amount it is none
    const { data } = await set({ cost_centre: 'CUCINA' });
    expect(data.costCentres.find(({ name }: { name: string }) => name.toLowerCase() === 'cucina')).not.toHaveProperty(
      'monthlyBudget',
    );
  });

  it('is one thing at a time, above zero, and for one’s own company', async () => {
    expect(errorOf(await set({ monthly_budget: 10 }))).toMatchObject({ field: 'user_id' });
    expect(errorOf(await set({ user_id: masterId, cost_centre: 'Sala', monthly_budget: 10 }))).toMatchObject({
      field: 'user_id',
    });
    expect(errorOf(await set({ cost_centre: 'Sala', monthly_budget: 0 }))).toMatchObject({ field: 'monthly_budget' });
    const stranger = await world.customer();
    expect(codeOf(await set({ user_id: stranger.accountId, monthly_budget: 10 }))).toBe('user-not-found');
  });
});

describe('an order above the limit', () => {
  /** Somebody whose orders above 40 € go before the master, with 50 € of rice in the cart. */
  async function limited(): Promise<Customer> {
    const customer = await world.customer();
    await sql(`update account set company_id = $2, segment = 'business' where account_id = $1`, [
      customer.accountId,
      companyId,
    ]);
    const people = await master.post('company/update-user', {
      user_id: customer.accountId,
      spending_limit: 40,
      over_limit: 'approval',
    });
    const own = people.data.users.find((each: { userId: number }) => each.userId === customer.accountId);
    expect(own).toMatchObject({ spendingLimit: 40, overLimit: 'approval' });
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    return customer;
  }

  const latest = async (client: TestClient = master) => (await client.get('company/approvals')).data.approvals[0];
  const mailsTo = async (accountId: number) => {
    await world.drainOutbox();
    const { rows } = await sql('select email from account where account_id = $1', [accountId]);
    return world.sentMail.filter((mail) => mail.to === rows[0].email).map((mail) => mail.subject);
  };

  it('tells who orders their limits before they are met, and nobody else', async () => {
    const customer = await limited();
    const limitsOf = async (client: TestClient) => (await client.get('company/approvals')).data.ownLimits;
    expect(await limitsOf(customer.client)).toEqual({ order: 40, asks: true });
    await master.post('company/set-budget', { user_id: customer.accountId, monthly_budget: 90 });
    expect(await limitsOf(customer.client)).toEqual({ order: 40, month: { budget: 90, left: 90 }, asks: true });
    expect(await limitsOf(master)).toBeUndefined();
    expect(await limitsOf(await world.clientOf(await person(false)))).toBeUndefined();
  });

  it('tells who may order nothing whom to ask, instead of what to take out', async () => {
    const customer = await limited();
    await master.post('company/update-user', {
      user_id: customer.accountId,
      spending_limit: 0,
      over_limit: 'refuse',
    });
    expect((await customer.buy()).response.errors[0]?.error).toMatch(/non puoi ordinare.*darti un limite di spesa/);
    expect(approvalTexts.needed({ of: 'order', limitCents: 0 })).toMatch(
      /^Ogni tuo ordine va approvato: abbiamo chiesto/,
    );
    // to staff on the telephone it is the customer's limit, and the company's master
    const limits = [
      { of: 'order', limitCents: 0 },
      { of: 'order', limitCents: 4000 },
      { of: 'month', limitCents: 9000, leftCents: 100 },
    ] as const;
    for (const limit of limits) {
      for (const text of [approvalTexts.limit(limit, true), approvalTexts.needed(limit, true)]) {
        expect(text).not.toMatch(/\btu[oa]\b|\b[Tt]i\b|\bpuoi\b|responsabile(?! dell’azienda)/);
      }
    }
  });

  it('tells the budgets of the cost centres one orders for, and of no others', async () => {
    const customer = await limited();
    const centresOf = async (client: TestClient) => (await client.get('company/approvals')).data.ownLimits?.costCentres;
    await master.post('company/set-budget', { cost_centre: 'Terrazza', monthly_budget: 300 });
    await master.post('company/set-budget', { cost_centre: 'Direzione', monthly_budget: 9000 });
    expect(await centresOf(customer.client)).toBeUndefined();
    // written in the cart, whatever the case: the order will be held to it
    await customer.client.post('cart/set-info', { cost_centre: 'terrazza' });
    const terrace = { name: 'Terrazza', budget: 300, left: 300 };
    expect(await centresOf(customer.client)).toEqual([terrace]);
    await customer.client.post('cart/set-info', { cost_centre: '' });
    expect(await centresOf(customer.client)).toBeUndefined();
    // ordered for before: known from then on, with what all have taken of it
    await master.post('company/update-user', { user_id: customer.accountId, spending_limit: 500 });
    await customer.client.post('cart/set-info', { cost_centre: 'Terrazza' });
    const { response } = await customer.buy();
    expect(response.errors).toEqual([]);
    const [left] = await centresOf(customer.client);
    expect(left).toMatchObject({ name: 'Terrazza', budget: 300 });
    expect(left.left).toBeLessThanOrEqual(250);
    expect(await centresOf(await world.clientOf(await person(false)))).toBeUndefined();
    const { costCentres } = (await master.get('company/users')).data;
    expect(costCentres.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['Direzione', 'Terrazza']),
    );
    for (const cost_centre of ['Terrazza', 'Direzione']) await master.post('company/set-budget', { cost_centre });
  });

  it('waits for the master, takes nothing meanwhile, and is placed once approved', async () => {
    const customer = await limited();
    const asked = await customer.buy();
    expect(codeOf(asked)).toBe('approval-needed');
    // asking again for the same writes no second mail
    expect(codeOf(await customer.buy())).toBe('approval-needed');
    expect((await mailsTo(masterId)).filter((subject) => subject.includes('aspetta la tua approvazione'))).toHaveLength(
      1,
    );
    expect((await sql('select 1 from orders where account_id = $1', [customer.accountId])).rows).toEqual([]);
    expect((await customer.cart()).locked).toBe(false);

    const waiting = await latest();
    expect(waiting).toMatchObject({ state: 'waiting', items: [{ name: expect.any(String), quantity: 2, total: 50 }] });
    expect(await latest(customer.client)).toEqual(waiting);
    const others = await world.clientOf(await person(false));
    expect((await others.get('company/approvals')).data.approvals).toEqual([]);

    const { approvalId } = waiting;
    const answers = await Promise.all([
      master.post('company/approve-order', { approval_id: approvalId, note: 'Per la festa' }),
      master.post('company/refuse-order', { approval_id: approvalId }),
    ]);
    expect(answers.map(codeOf).filter(Boolean)).toEqual(['already-decided']);
    // whoever came first: from here on it is approved
    await sql(`update order_approval set state = 'approved', valid_to = $2 where order_approval_id = $1`, [
      approvalId,
      new Date(world.clock.now().getTime() + 86_400_000),
    ]);
    const bought = await customer.buy();
    expect(bought.response.errors).toEqual([]);
    expect(await latest(customer.client)).toMatchObject({ state: 'used', orderId: bought.data.orderId });
  });

  it('is good for nothing once its person was taken out of the company, also when they are back', async () => {
    const customer = await limited();
    await customer.buy();
    await master.post('company/approve-order', { approval_id: (await latest()).approvalId });
    await master.post('company/remove-user', { user_id: customer.accountId });
    await sql(
      `update account set company_id = $2, segment = 'business', spending_limit_cents = 1000, over_limit = 'approval' where account_id = $1`,
      [customer.accountId, companyId],
    );
    expect(await latest(await world.clientOf(customer.accountId))).toMatchObject({ state: 'expired' });
  });

  it('is approved up to its amount, for some days, and for one order', async () => {
    const customer = await limited();
    await customer.buy();
    await master.post('company/approve-order', { approval_id: (await latest()).approvalId });
    expect(await mailsTo(customer.accountId)).toContain('Il tuo ordine è approvato');

    await customer.add('RISO', 1);
    expect(codeOf(await customer.buy())).toBe('approval-needed');
    expect(await latest()).toMatchObject({ state: 'waiting', items: [{ quantity: 3 }] });
    const [line] = (await customer.cart()).cartItems;
    await customer.client.post('cart/update-item', { cart_item_id: line?.cartItemId, quantity: 2 });
    await sql(`update order_approval set valid_to = $2 where account_id = $1 and state = 'approved'`, [
      customer.accountId,
      world.clock.now(),
    ]);
    expect(codeOf(await customer.buy())).toBe('approval-needed');
    await master.post('company/approve-order', { approval_id: (await latest()).approvalId });
    const orderId = await buyCovered(world, customer);
    expect(await latest(customer.client)).toMatchObject({ state: 'used', orderId });

    // the approval is spent while its order lives
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    expect(codeOf(await customer.buy())).toBe('approval-needed');
  });

  it('is refused with the words of the master, until it costs less', async () => {
    const customer = await limited();
    await customer.add('RISO', 1);
    await customer.buy();
    await master.post('company/refuse-order', { approval_id: (await latest()).approvalId, note: 'Troppo riso' });
    expect(await mailsTo(customer.accountId)).toContain('Il tuo ordine non è stato approvato');
    const refused = await customer.buy();
    expect(refused.response.errors[0]).toMatchObject({
      code: 'approval-refused',
      error: expect.stringContaining('Troppo riso'),
    });
    const [line] = (await customer.cart()).cartItems;
    await customer.client.post('cart/update-item', { cart_item_id: line?.cartItemId, quantity: 2 });
    expect(codeOf(await customer.buy())).toBe('approval-needed');
  });

  describe('that replaces one already approved', () => {
    /** An approved order of 50 €, reopened with one more bag of rice: 75 €. */
    async function changing(): Promise<{ customer: Customer; orderId: number }> {
      const customer = await limited();
      await customer.buy();
      await master.post('company/approve-order', { approval_id: (await latest()).approvalId });
      const orderId = await buyCovered(world, customer);
      await customer.client.post('order/modify', { order_id: orderId });
      return { customer, orderId };
    }

    it('needs no second answer as long as it costs no more', async () => {
      const { customer, orderId } = await changing();
      const [line] = (await customer.cart()).cartItems;
      await customer.client.post('cart/set-item-info', { cart_item_id: line?.cartItemId, user_notes: 'Carnaroli' });
      const second = await buyCovered(world, customer);
      expect(await world.orderState(orderId)).toBe('replaced');
      expect(await latest(customer.client)).toMatchObject({ state: 'used', orderId: second });
    });

    it('asks again when it costs more; the old one stands until the answer, and takes its place only then', async () => {
      const { customer, orderId } = await changing();
      const { rows } = await sql('select order_number from orders where order_id = $1', [orderId]);
      await customer.add('RISO', 1);
      expect(codeOf(await customer.buy())).toBe('approval-needed');
      expect(await latest()).toMatchObject({ state: 'waiting', replaces: rows[0].order_number });
      expect(await world.orderState(orderId)).toBe('reopened');
      await world.drainOutbox();
      expect(world.sentMail.findLast((mail) => mail.subject.includes('aspetta la tua approvazione'))?.text).toContain(
        rows[0].order_number,
      );

      await master.post('company/approve-order', { approval_id: (await latest()).approvalId });
      expect(await world.orderState(orderId)).toBe('reopened');
      const second = await buyCovered(world, customer);
      expect(await world.orderState(orderId)).toBe('replaced');
      expect(await latest(customer.client)).toMatchObject({ state: 'used', orderId: second });
    });

    it('is prepared as it was when the answer is no, or comes too late', async () => {
      const { customer, orderId } = await changing();
      await customer.add('RISO', 1);
      await customer.buy();
      await master.post('company/refuse-order', { approval_id: (await latest()).approvalId, note: 'Basta così' });
      expect(codeOf(await customer.buy())).toBe('approval-refused');
      await world.drainOutbox();
      const told = world.sentMail.findLast((mail) => mail.subject.includes('non è stato approvato'))?.text;
      expect(told).toContain('l’ordine resta com’era');
      expect(told).toContain('Basta così');
      await sql(`update orders set cutoff_at = $2 where order_id = $1`, [orderId, world.clock.now()]);
      await closeReopened(world.deps);
      expect(await world.orderState(orderId)).toBe('confirmed');
      const { order } = (await customer.client.get('order/detail', { order_id: orderId })).data;
      expect(order.lines).toEqual([expect.objectContaining({ orderedQuantity: 2 })]);
    });

    it('lends its approval to no third order when its payment fails', async () => {
      const { customer, orderId } = await changing();
      // paid by card instead of by the certificate, which travels with the change
      const [gift] = (await customer.client.get('cart/view')).data.giftCertificates;
      await customer.client.post('cart/remove-gift-certificate', { gift_certificate_id: gift.giftCertificateId });
      const bought = await customer.buy();
      expect(bought.response.errors).toEqual([]);
      await (await world.browserFor(bought)).pay(CARDS.insufficientFunds, { fine: 'chiudi' });
      await world.until(async () => (await world.orderState(bought.data.orderId)) === 'payment-failed');
      // the first order remains, and its cart is abandoned: what comes next is another order
      await customer.client.post('cart/empty');
      await sql('update cart set modified_order_id = null where account_id = $1', [customer.accountId]);
      await customer.add('RISO', 2);
      await customer.chooseDelivery();
      expect(codeOf(await customer.buy())).toBe('approval-needed');
      // but the change itself can be tried again with it
      await customer.client.post('cart/empty');
      await customer.client.post('order/modify', { order_id: orderId });
      const second = await buyCovered(world, customer);
      expect(await world.orderState(second)).toBe('confirmed');
    });
  });

  it('is simply refused where the company did not choose approval, and where nobody could approve', async () => {
    const customer = await limited();
    await sql('update account set is_master = false where account_id = $1', [masterId]);
    expect(codeOf(await customer.buy())).toBe('spending-limit');
    await sql('update account set is_master = true where account_id = $1', [masterId]);
    await master.post('company/update-user', {
      user_id: customer.accountId,
      spending_limit: 40,
      over_limit: 'refuse',
    });
    expect(codeOf(await customer.buy())).toBe('spending-limit');
  });
});

describe('who registers with the VAT number of the company', () => {
  let count = 0;
  async function register(): Promise<{ accountId: number; email: string; client: TestClient }> {
    const email = `aspirante${++count}@posta.example`;
    const { data } = await world.anonymous.get('registration-disclaimer/list');
    const answer = await world.anonymous.post('registration/register_user', {
      account_type: 'business',
      e_mail: email,
      password: 'pentola-rossa-42',
      first_name: 'Ada',
      last_name: 'Verdi',
      business: { company_name: 'Un altro nome', vat_number: '12345670017', pec: 'altro@pec.example' },
      disclaimers: data.disclaimers.map((each: { disclaimerId: number }) => ({
        disclaimer_id: each.disclaimerId,
        accepted: true,
      })),
    });
    expect(answer.response.errors).toEqual([]);
    const { rows } = await sql('select account_id from account where email = $1', [email]);
    return { accountId: rows[0].account_id, email, client: await world.clientOf(rows[0].account_id) };
  }

  async function confirm(email: string): Promise<void> {
    await world.drainOutbox();
    const mail = world.sentMail.findLast((each) => each.to === email)!;
    const token = /reg_control_code=([\w-]+)/.exec(mail.text)![1];
    await world.anonymous.post('registration/registration_confirm', { e_mail: email, reg_control_code: token });
    await world.drainOutbox();
  }

  const stateOf = async (accountId: number) =>
    (await sql('select company_id, segment, price_list_id, is_master from account where account_id = $1', [accountId]))
      .rows[0];
  const requests = async () => (await master.get('company/users')).data.joinRequests;

  it('is a private customer until the master says yes', async () => {
    const { accountId, email, client } = await register();
    const outside = { company_id: null, segment: 'household', price_list_id: 1, is_master: false };
    expect(await stateOf(accountId)).toEqual(outside);
    expect((await client.get('registration/user_detail')).data.user).toMatchObject({
      accountType: 'person',
      companyRequest: { requestedAt: expect.any(String) },
    });
    // nobody is asked before the address is known to be theirs
    expect(await requests()).toEqual([]);
    const before = world.sentMail.length;
    await confirm(email);
    const told = world.sentMail.slice(before);
    const [toMaster, toPerson] = [
      'Una persona chiede di ordinare per la tua azienda',
      'La tua richiesta alla tua azienda',
    ].map((subject) => told.find((mail) => mail.subject === subject));
    expect(toMaster?.text).toContain('“Ada Verdi”');
    expect(toPerson?.text).toContain('“Trattoria Prova”');
    const [request] = await requests();
    expect(request).toMatchObject({ firstName: 'Ada', lastName: 'Verdi', email });

    const { data } = await master.post('company/accept-request', { request_id: request.requestId, spending_limit: 80 });
    expect(data.joinRequests).toEqual([]);
    expect(data.users).toContainEqual(expect.objectContaining({ email, master: false, spendingLimit: 80 }));
    expect(await stateOf(accountId)).toEqual({
      company_id: companyId,
      segment: 'business',
      price_list_id: 2,
      is_master: false,
    });
    expect(codeOf(await master.post('company/accept-request', { request_id: request.requestId }))).toBe(
      'request-not-found',
    );
    const { rows } = await sql('select name from company where company_id = $1', [companyId]);
    expect(rows[0].name).toBe('Trattoria Prova');
  });

  it('is told, once inside, that a delivery pass is of no use there', async () => {
    const { accountId, email } = await register();
    await confirm(email);
    await sql(
      `with offer as (
         insert into delivery_pass_offer (name, days, price_cents, from_cents) values ('Prova azienda', 30, 990, 4000)
         returning delivery_pass_offer_id as id)
       insert into delivery_pass_order (delivery_pass_order_id, order_number, account_id, idempotency_key, delivery_pass_offer_id,
         state, name, days, amount_cents, vat_rate_bp, from_cents, starts_on, ends_on, begin_asked_at, confirmed_at, created_at)
       select 1234567, 'PROVA7', $1, 'prova-azienda', id, 'confirmed', 'Prova azienda', 30, 990, 2200, 4000,
         $2::timestamptz::date, $2::timestamptz::date + 30, $2, $2, $2 from offer`,
      [accountId, world.clock.now()],
    );
    const request = (await requests()).find((each: { email: string }) => each.email === email);
    await master.post('company/accept-request', { request_id: request.requestId });
    await world.drainOutbox();
    const mail = world.sentMail.findLast(({ to }) => to === email);
    expect(mail?.text).toContain('abbonamento consegne è per le famiglie');
  });

  it('stays outside when the master says no', async () => {
    const { accountId, email } = await register();
    await confirm(email);
    const [request] = await requests();
    await master.post('company/refuse-request', { request_id: request.requestId });
    expect(await stateOf(accountId)).toMatchObject({ company_id: null, segment: 'household' });
    expect(await requests()).toEqual([]);
    await world.drainOutbox();
    expect(world.sentMail.at(-1)).toMatchObject({ to: email, subject: 'La tua richiesta alla tua azienda' });
  });
});

describe('a company founded by somebody who has not confirmed the e-mail', () => {
  let founded = 0;
  const vatNumbers = ['00743110157', '12345678903', '00488410010'];

  async function register(vatNumber: string, companyName: string, email = `fondatore${++founded}@posta.example`) {
    const { data } = await world.anonymous.get('registration-disclaimer/list');
    const answer = await world.anonymous.post('registration/register_user', {
      account_type: 'business',
      e_mail: email,
      password: 'mele e pere 2026',
      first_name: 'Ugo',
      last_name: 'Neri',
      business: { company_name: companyName, vat_number: vatNumber, pec: 'x@pec.example' },
      disclaimers: data.disclaimers.map((each: { disclaimerId: number }) => ({
        disclaimer_id: each.disclaimerId,
        accepted: true,
      })),
    });
    expect(answer.response.errors).toEqual([]);
    await world.drainOutbox();
    const mail = world.sentMail.findLast((each) => each.to === email)!;
    const code = { e_mail: email, reg_control_code: /reg_control_code=([\w-]+)/.exec(mail.text)![1] };
    const { rows } = await sql('select account_id from account where email = $1', [email]);
    const accountId: number = rows[0].account_id;
    const state = async () =>
      (
        await sql(
          `select a.is_master, a.segment, c.name, exists (select from company_join_request r where r.account_id = a.account_id)
             as waits from account a left join company c using (company_id) where a.account_id = $1`,
          [accountId],
        )
      ).rows[0];
    return {
      email,
      accountId,
      client: await world.clientOf(accountId),
      confirm: () => world.anonymous.post('registration/registration_confirm', code),
      state,
    };
  }

  it('does nothing: no invitation, nobody let in, no list of its people, no mail to its master', async () => {
    const thief = await register(vatNumbers[0]!, 'Grande Azienda spa');
    const calls: [string, object][] = [
      ['company/invite', { email: 'dipendente@posta.example' }],
      ['company/remove-invitation', { invitation_id: 1 }],
      ['company/update-user', { user_id: thief.accountId }],
      ['company/remove-user', { user_id: 1 }],
      ['company/accept-request', { request_id: 1 }],
      ['company/refuse-request', { request_id: 1 }],
      ['company/approve-order', { approval_id: 1 }],
      ['company/refuse-order', { approval_id: 1 }],
    ];
    expect(codeOf(await thief.client.get('company/users'))).toBe('email-not-confirmed');
    for (const [path, body] of calls) expect(codeOf(await thief.client.post(path, body))).toBe('email-not-confirmed');

    // somebody of the real company comes: they are not reported to the thief, they found it
    const real = await register(vatNumbers[0]!, 'Azienda Vera spa');
    const before = world.sentMail.length;
    await real.confirm();
    await world.drainOutbox();
    expect(world.sentMail.slice(before).map((mail) => mail.to)).not.toContain(thief.email);
    expect(await real.state()).toEqual({
      is_master: true,
      segment: 'business',
      name: 'Azienda Vera spa',
      waits: false,
    });
    expect(await thief.state()).toEqual({ is_master: false, segment: 'household', name: null, waits: true });
    const { data } = await (await world.clientOf(real.accountId)).get('company/users');
    expect(data.joinRequests).toEqual([]);
    // the thief may still show who they are, and then waits like anybody
    await thief.confirm();
    await world.drainOutbox();
    expect(await thief.state()).toMatchObject({ is_master: false, name: null, waits: true });
  });

  it('is the founder’s when they confirm first; who came after them waits', async () => {
    const first = await register(vatNumbers[1]!, 'Prima srl');
    const second = await register(vatNumbers[1]!, 'Seconda srl');
    await first.confirm();
    await second.confirm();
    await world.drainOutbox();
    expect(await first.state()).toMatchObject({ is_master: true, name: 'Prima srl' });
    expect(await second.state()).toMatchObject({ is_master: false, name: null, waits: true });
  });

  it('has one master, whoever of five confirms at the same time', async () => {
    const people = [];
    for (let person = 0; person < 5; person++) people.push(await register(vatNumbers[2]!, `Numero ${person} srl`));
    await Promise.all(people.map((person) => person.confirm()));
    await Promise.all([world.drainOutbox(), world.drainOutbox(), world.drainOutbox()]);
    const states = await Promise.all(people.map((person) => person.state()));
    expect(states.filter((state) => state.is_master)).toHaveLength(1);
    expect(states.filter((state) => state.waits)).toHaveLength(4);
  });
});

describe('an invitation', () => {
  it('is not accepted by an account that has changed its address meanwhile', async () => {
    const accountId = await world.createAccount({ email: 'era.mia@posta.example', login: 'era.mia@posta.example' });
    const token = await invite('era.mia@posta.example');
    const client = await world.clientOf(accountId);
    await sql(`update account set email = 'altra.mia@posta.example' where account_id = $1`, [accountId]);
    expect(codeOf(await client.post('company/accept-invitation', { token }))).not.toBeUndefined();
    const { rows } = await sql('select company_id from account where account_id = $1', [accountId]);
    expect(rows).toEqual([{ company_id: null }]);
  });

  it('never carries the words of others in its subject, and no link of theirs', async () => {
    const { rows } = await sql('select name from company where company_id = $1', [companyId]);
    await sql(
      `update company set name = 'Hai vinto! Vai su https://truffa.example/x o www.truffa.example' where company_id = $1`,
      [companyId],
    );
    await master.post('company/invite', { email: 'preda@posta.example' });
    await world.drainOutbox();
    const mail = world.sentMail.findLast((each) => each.to === 'preda@posta.example');
    expect(mail?.subject).toBe('La tua azienda ti invita su Sporta');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/truffa\.example/);
    await sql('update company set name = $2 where company_id = $1', [companyId, rows[0].name]);
  });
});

describe('the orders of everybody', () => {
  it('come as a file too, those of this company only', async () => {
    const colleague = await world.customer();
    const stranger = await world.customer();
    await sql(`update account set company_id = $2, segment = 'business', first_name = '=Nina' where account_id = $1`, [
      colleague.accountId,
      companyId,
    ]);
    const numbers: string[] = [];
    for (const customer of [colleague, stranger]) {
      await customer.add('RISO', 2);
      await customer.chooseDelivery();
      const orderId = await buyCovered(world, customer);
      const { rows } = await sql('select order_number from orders where order_id = $1', [orderId]);
      numbers.push(rows[0].order_number);
    }
    const { token } = await createSession(world.deps, masterId, { remember: false });
    const file = await world.app.inject({
      url: '/ebsn/api/order/list-all-users.csv?filter=open',
      headers: { 'x-ebsn-account': token },
    });
    expect(file.headers['content-type']).toContain('text/csv');
    const [head, ...rows] = file.body.trimEnd().split('\r\n');
    expect(head).toBe(
      '\uFEFFOrdine;Data;Persona;Consegna;Stato;Prodotti;Totale;Rimborsato;Riferimento d’ordine;Centro di costo',
    );
    const own = rows.find((row) => row.startsWith(`${numbers[0]};`));
    expect(own).toMatch(/;'=Nina Prova;\d{2}\/\d{2}\/\d{4};[^;]+;2;\d+,\d\d;0,00;;$/);
    expect(file.body).not.toContain(numbers[1]);
  });
});

describe('due dates', () => {
  it('are announced to each master three days before, once, and not when they are paid meanwhile', async () => {
    await world.drainOutbox();
    const otherMaster = await person(true);
    const { rows } = await sql(
      `insert into payment_due_date (company_id, document_number, document_date, due_date, amount_cents, paid_cents) values
       ($1, 'P/1', current_date - 30, $2::date + 3, 10000, 2500), ($1, 'P/2', current_date - 30, $2::date + 4, 5000, 0),
       ($1, 'P/3', current_date - 30, $2::date - 1, 7000, 0), ($1, 'P/4', current_date - 30, $2::date + 1, 3000, 3000),
       ($1, 'P/5', current_date - 30, $2::date, 2000, 0) returning payment_due_date_id as id`,
      [companyId, shopDay(world.clock.now().getTime())],
    );
    const before = world.sentMail.length;
    world.deps.shop.take({ seller: { iban: 'IT60X0542811101000000123456' } });
    // two nodes at the same moment
    await Promise.all([announceDue(world.deps), announceDue(world.deps)]);
    await sql('update payment_due_date set paid_cents = amount_cents where payment_due_date_id = $1', [rows[4].id]);
    await world.drainOutbox();
    await announceDue(world.deps);
    await world.drainOutbox();
    const told = world.sentMail.slice(before);
    const { rows: masters } = await sql('select email from account where account_id = any($1)', [
      [masterId, otherMaster],
    ]);
    expect(told.map(({ to }) => to).toSorted()).toEqual(masters.map(({ email }) => email).toSorted());
    for (const { text, subject } of told) {
      expect(subject).toMatch(/^Scade il .*75,00/);
      expect(text).toContain('P/1');
      expect(text).toContain('Bonifico a Sporta S.p.A., IBAN IT60 X054 2811 1010 0000 0123 456. Nella causale');
      for (const other of ['P/2', 'P/3', 'P/4', 'P/5']) expect(text).not.toContain(other);
    }
    world.deps.shop.take({ seller: {} });
    await sql('delete from payment_due_date where payment_due_date_id = any($1)', [rows.map(({ id }) => id)]);
    await sql('update account set company_id = null, is_master = false where account_id = $1', [otherMaster]);
  });

  it('lead to their document where the shop has it', async () => {
    const customer = await world.customer();
    await sql(`update account set company_id = $2, segment = 'business' where account_id = $1`, [
      customer.accountId,
      companyId,
    ]);
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    const orderId = await buyCovered(world, customer);
    const { rows } = await sql(
      `insert into payment_due_date (company_id, order_id, document_number, document_date, due_date, amount_cents) values
       ($1, $2, 'D/1', current_date, current_date + 30, 5000) returning payment_due_date_id as id`,
      [companyId, orderId],
    );
    const own = async () =>
      (await master.get('paymentduedate/list')).data.paymentDueDates.find(
        (each: { paymentDueDateId: number }) => each.paymentDueDateId === rows[0].id,
      );
    expect(await own()).not.toHaveProperty('documentUrl');
    await sql(
      `insert into invoice (order_id, year, number, issued_at, holder) values ($1, 2026, 901, now(), '{"name": "Trattoria Prova", "address": "Via Savona 97"}')`,
      [orderId],
    );
    expect(await own()).toMatchObject({ documentUrl: `/ebsn/api/order/invoice.pdf?order_id=${orderId}` });
    await sql('delete from payment_due_date where payment_due_date_id = $1', [rows[0].id]);
  });

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
    const file = await world.app.inject({
      url: '/ebsn/api/paymentduedate/list.csv?show_history=true',
      headers: { 'x-ebsn-account': token },
    });
    expect(file.headers['content-type']).toContain('text/csv');
    const [head, ...lines] = file.body.trimEnd().split('\r\n');
    expect(head).toBe('\uFEFFTipo;Documento;Data;Ordine;Scadenza;Stato;Importo;Da pagare');
    expect(lines[0]).toMatch(/^Fattura;F\/1;\d{2}\/\d{2}\/\d{4};;\d{2}\/\d{2}\/\d{4};Scaduta;100,00;75,00$/);
    // as the page says it
    expect(lines[1]).toMatch(/;Da pagare;50,00;50,00$/);
    expect(lines).toHaveLength(3);
    const pdf = await world.app.inject({
      url: '/ebsn/api/paymentduedate/statement.pdf',
      headers: { 'x-ebsn-account': token },
    });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    // where the company is, as its invoices say
    expect((await findCompany(world.deps.db, companyId)).office).toBeNull();
    const office = (account: number, vat: string, street: string) =>
      sql(
        `insert into person_fiscal (account_id, type, company_name, vat_number, address1, address_number, city, province,
           postalcode, is_default) values ($1, 'business', 'Bar Centrale', $2, $3, '4', 'Milano', 'MI', '20121', true)
         returning person_fiscal_id as id`,
        [account, vat, street],
      );
    const { vatNumber } = await findCompany(world.deps.db, companyId);
    const { rows: own } = await office(masterId, vatNumber, 'Via Brera');
    expect((await findCompany(world.deps.db, companyId)).office).toBe('Via Brera 4, 20121 Milano MI');
    await sql('delete from person_fiscal where person_fiscal_id = $1', [own[0].id]);
  });
});

import type { Call } from '@sporta/contract';
import { mayDo, type StaffRole, staffRoles } from '@sporta/contract/staff-roles.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/database.ts';
import { createSession } from '../../platform/session.ts';
import { createTestApp, type StaffClient, type TestApp } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { pinProblem } from './pin.ts';
import { writeStaffMember } from './staff-members.repo.ts';

let shop: TestApp;
let staff: StaffClient;

beforeAll(async () => {
  shop = await createTestApp(modules);
  await shop.deps.pool.query(
    `insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude, is_default)
     values ('milano', 'Sporta Milano', 'Via Prova', 'Milano', 'MI', '20144', 45, 9, true),
       ('roma', 'Sporta Roma', 'Via Prova', 'Roma', 'RM', '00144', 42, 12, false)`,
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  staff = await shop.staffClient(['store-manager'], { storeIds: [1] });
});

const codes = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors.map(({ code }) => code);

describe('who sits at the Banco', () => {
  it('is told with roles, the stores they see and what they may give back alone', async () => {
    expect((await staff.get('staff/me')).data.person).toMatchObject({
      userId: staff.accountId,
      roles: ['store-manager'],
      roleLabels: ['Responsabile di negozio'],
      stores: [{ warehouseId: 1, name: 'Sporta Milano' }],
      allStores: false,
      pin: false,
      locked: false,
      idleLockMinutes: 15,
    });
    const care = await shop.staffClient(['customer-care']);
    const { person } = (await care.get('staff/me')).data;
    expect(person).toMatchObject({ allStores: true, refundLimit: 50 });
    expect(person.stores).toHaveLength(2);
  });

  it('comes through the identity provider: a session by password opens nothing', async () => {
    const { token } = await createSession(shop.deps, staff.accountId, { remember: false });
    const answer = await shop.app.inject({ url: '/ebsn/api/staff/me', headers: { 'x-ebsn-account': token } });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().response.errors[0].error).toContain('account aziendale');
  });
});

describe('a call of the staff', () => {
  /** Server-sent events, which never end, have a test of their own. */
  const ofStaff = () => shop.app.calls.filter((call) => call.access === 'staff' && call.answers !== 'events');

  it('is served to its roles and to nobody else', async () => {
    const wrong: string[] = [];
    for (const role of staffRoles) {
      for (const call of ofStaff()) {
        const client = await shop.staffClient([role], { storeIds: [1] });
        const status = await statusOf(client, call);
        const expected = mayDo([role], call.roles ?? []) ? 'served' : '403';
        const found = status === 403 || status === 419 || status >= 500 ? String(status) : 'served';
        if (found !== expected) wrong.push(`${role} × ${call.path}: ${found} instead of ${expected}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('is refused to who lost every role, and to customers', async () => {
    const without = await shop.staffClient([] as StaffRole[]);
    const customer = await shop.clientOf(await shop.createAccount());
    expect((await without.get('staff/me')).http.statusCode).toBe(403);
    expect((await customer.get('staff/me')).http.statusCode).toBe(403);
    expect((await shop.anonymous.get('staff/me')).http.statusCode).toBe(419);
  });

  it('is refused while the Banco is locked, but for the two that open it', async () => {
    await staff.post('staff/lock');
    for (const call of ofStaff().filter((each) => mayDo(['store-manager'], each.roles ?? []))) {
      const status = await statusOf(staff, call);
      expect({ call: call.path, refused: status === 403 }).toEqual({ call: call.path, refused: !call.whileLocked });
    }
  });
});

describe('the PIN', () => {
  it('opens a locked Banco; the lock outlives the page', async () => {
    expect(codes(await staff.post('staff/unlock', { pin: '2580' }))).toEqual(['no-pin']);
    expect((await staff.post('staff/set-pin', { pin: '2580' })).data.person.pin).toBe(true);
    expect((await staff.post('staff/lock')).data.person.locked).toBe(true);
    expect((await staff.get('staff/me')).data.person.locked).toBe(true);
    expect((await staff.post('staff/set-pin', { pin: '1379' })).http.statusCode).toBe(403);
    expect(codes(await staff.post('staff/unlock', { pin: '2581' }))).toEqual(['wrong-pin']);
    expect((await staff.post('staff/unlock', { pin: '2580' })).data.person.locked).toBe(false);
  });

  it('ends the session when it is wrong five times, however many tries come at once', async () => {
    await staff.post('staff/set-pin', { pin: '2580' });
    await staff.post('staff/lock');
    const tries = await Promise.all(
      ['0001', '0002', '0003', '0004', '0005'].map((pin) => staff.post('staff/unlock', { pin })),
    );
    expect(tries.flatMap(codes).filter((code) => code === 'session-ended')).toHaveLength(1);
    expect((await staff.get('staff/me')).http.statusCode).toBe(419);
  });

  it('gives no more tries than five, to many at once and in another session, until the next sign-in', async () => {
    await staff.post('staff/set-pin', { pin: '2580' });
    await staff.post('staff/lock');
    const another = async () =>
      (await createSession(shop.deps, staff.accountId, { remember: false, singleSignOn: true })).token;
    const unlock = async (token: string, pin: string) => {
      const headers = { 'x-ebsn-client': 'test', 'x-ebsn-account': token };
      const url = '/ebsn/api/staff/unlock';
      const answer = await shop.app.inject({ method: 'POST', url, headers, payload: { pin } });
      return answer.json().response.errors.map(({ code }: { code: string }) => code);
    };
    const other = await another();
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_, n) => staff.post('staff/unlock', { pin: String(1000 + n) })),
    );
    expect(tries.flatMap(codes).filter((code) => code === 'wrong-pin')).toHaveLength(4);
    expect(await unlock(other, '2580')).toEqual(['session-ended']);
    await withTransaction(shop.deps.db, (tx) =>
      writeStaffMember(tx, { accountId: staff.accountId, roles: ['store-manager'], storeIds: [1] }, shop.clock.now()),
    );
    expect(await unlock(await another(), '2580')).toEqual([]);
  });

  it('is no row of digits, and is never written into the log', async () => {
    for (const pin of ['1111', '1234', '9876']) {
      expect(pinProblem(pin)).toBeDefined();
      expect(codes(await staff.post('staff/set-pin', { pin }))).toEqual(['weak-pin']);
    }
    expect(pinProblem('1357')).toBeUndefined();
    await staff.post('staff/set-pin', { pin: '2580' });
    const { entries } = (await staff.get('staff/audit')).data;
    expect(entries).toEqual([]);
    const director = await shop.staffClient(['director']);
    const all = (await director.get('staff/audit', { user_id: staff.accountId })).data.entries;
    expect(all).toMatchObject([{ action: 'session.set-pin', label: 'Ha scelto un nuovo PIN', name: 'Sara Bruni' }]);
    expect(JSON.stringify(all)).not.toContain('2580');
  });
});

it('the audit log can be added to, and nothing else', async () => {
  await staff.post('staff/set-pin', { pin: '2580' });
  for (const statement of ['update audit_log set actor_name = $$x$$', 'delete from audit_log']) {
    await expect(shop.deps.pool.query(statement)).rejects.toThrow('append-only');
  }
});

/** Without input: what is asked first is who asks. */
async function statusOf(client: StaffClient, call: Call): Promise<number> {
  const isGet = call.method === 'GET';
  const answer = await shop.app.inject({
    method: isGet ? 'GET' : 'POST',
    url: `/ebsn/api/${call.path}`,
    headers: { 'x-ebsn-client': 'test', 'x-ebsn-account': client.token },
    ...(isGet ? {} : { payload: {} }),
  });
  return answer.statusCode;
}

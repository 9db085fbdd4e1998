import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from './db/database.ts';
import { envelopeUser } from './http/envelope.ts';
import { createSession, destroySession, destroySessionsOf, removeExpiredSessions, resolveSession } from './session.ts';
import { SessionFact } from './session-facts.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let shop: TestApp;
let accountId: number;

const initials = new SessionFact<string>({
  name: 'initials',
  column: () => sql`left(a.first_name, 1) || left(a.last_name, 1)`,
  otherwise: '',
});
const devices = new SessionFact<number[]>({
  name: 'devices',
  column: (now) => sql`(select json_agg(d.session_id) from session d
    where d.account_id = a.account_id and d.client_label is not null and d.expires_at > ${now}::timestamptz)`,
  otherwise: [],
  inUser: (ids) => ({ userPoints: ids.map((value) => ({ value })) }),
});
const ofNoModule = new SessionFact<string>({
  name: 'of_no_module',
  column: () => sql`'never read'`,
  otherwise: 'none',
});

beforeAll(async () => {
  shop = await createTestApp([
    { name: 'names', sessionFacts: [initials] },
    { name: 'devices', sessionFacts: [devices] },
  ]);
  accountId = await shop.createAccount();
});
afterAll(() => shop?.close());

const lastSeen = () =>
  shop.deps.db
    .selectFrom('session')
    .select(['last_seen_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();

describe('sessions', () => {
  it('stores only the hash of a 256-bit token', async () => {
    const { token } = await createSession(shop.deps, accountId, { remember: false });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await shop.deps.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await resolveSession(shop.deps, token))?.account.accountId).toBe(accountId);
    await destroySession(shop.deps.db, token);
    expect(await resolveSession(shop.deps, token)).toBeUndefined();
  });

  it('slides its expiry, writing at most once a minute, in one statement', async () => {
    const { token } = await createSession(shop.deps, accountId, { remember: false });
    const created = await lastSeen();
    shop.clock.advanceMinutes(0.5);
    const { statements } = await countStatements(() => resolveSession(shop.deps, token));
    expect(statements).toHaveLength(1);
    expect(await lastSeen()).toEqual(created);
    shop.clock.advanceMinutes(1);
    const session = await resolveSession(shop.deps, token);
    const touched = await lastSeen();
    expect(touched.last_seen_at).toEqual(shop.clock.now());
    expect(touched.expires_at.getTime()).toBeGreaterThan(created.expires_at.getTime());
    expect(session?.expiresAt).toEqual(touched.expires_at);
    await destroySession(shop.deps.db, token);
  });

  it('expires after a day without a visit, after 180 days when remembered', async () => {
    const short = await createSession(shop.deps, accountId, { remember: false });
    const long = await createSession(shop.deps, accountId, { remember: true });
    shop.clock.advanceMinutes(24 * 60 + 1);
    expect(await resolveSession(shop.deps, short.token)).toBeUndefined();
    expect(await resolveSession(shop.deps, long.token)).toBeDefined();
    shop.clock.advanceMinutes(180 * 24 * 60 + 1);
    expect(await resolveSession(shop.deps, long.token)).toBeUndefined();
  });

  it('ends a year after it began, however much it is used', async () => {
    const { token } = await createSession(shop.deps, accountId, { remember: true });
    let days = 0;
    while (days < 1000 && (await resolveSession(shop.deps, token))) {
      shop.clock.advanceMinutes(24 * 60);
      days++;
    }
    expect(days).toBe(365);
  });

  it('of staff ends after a working day, remembered or not, also for who became staff meanwhile', async () => {
    const staffId = await shop.createAccount({ segment: 'staff' });
    const promotedId = await shop.createAccount();
    const tokens = [];
    for (const id of [staffId, promotedId]) tokens.push(await createSession(shop.deps, id, { remember: true }));
    expect(tokens[0]?.expiresAt.getTime()).toBe(shop.clock.now().getTime() + 12 * 3_600_000);
    await shop.deps.pool.query(`update account set segment = 'staff' where account_id = $1`, [promotedId]);
    for (let hour = 0; hour < 11; hour++) {
      shop.clock.advanceMinutes(60);
      for (const { token } of tokens) expect(await resolveSession(shop.deps, token)).toBeDefined();
    }
    shop.clock.advanceMinutes(61);
    for (const { token } of tokens) expect(await resolveSession(shop.deps, token)).toBeUndefined();
  });

  it('ends for a disabled account, and everywhere when asked', async () => {
    const other = await shop.createAccount();
    const first = await createSession(shop.deps, other, { remember: false });
    const second = await createSession(shop.deps, other, { remember: false });
    await destroySessionsOf(shop.deps.db, other, second.token);
    expect(await resolveSession(shop.deps, first.token)).toBeUndefined();
    expect(await resolveSession(shop.deps, second.token)).toBeDefined();
    await shop.deps.db
      .updateTable('account')
      .set({ disabled_at: new Date() })
      .where('account_id', '=', other)
      .execute();
    expect(await resolveSession(shop.deps, second.token)).toBeUndefined();
  });

  it('ignores what cannot be a token, and forgets old sessions', async () => {
    expect((await countStatements(() => resolveSession(shop.deps, "' or 1=1 --"))).statements).toHaveLength(0);
    await shop.deps.db
      .updateTable('session')
      .set({ expires_at: new Date('2020-01-01') })
      .execute();
    expect(await removeExpiredSessions(shop.deps.db)).toBeGreaterThan(0);
    expect(await shop.deps.db.selectFrom('session').selectAll().execute()).toEqual([]);
  });
});

describe('facts of modules', () => {
  it('are read with the session, in one statement', async () => {
    const id = await shop.createAccount();
    const plain = await createSession(shop.deps, id, { remember: false });
    const read = async (token: string) => (await resolveSession(shop.deps, token))!.account;
    const { result: account, statements } = await countStatements(() => read(plain.token));
    expect(statements).toHaveLength(1);
    expect([initials.of(account), devices.of(account), ofNoModule.of(account)]).toEqual(['AP', [], 'none']);

    await createSession(shop.deps, id, { remember: false, clientLabel: 'Telefono' });
    expect(devices.of(await read(plain.token))).toEqual([expect.any(Number)]);
    // the time of the call counts, not that of the database
    shop.clock.advanceMinutes(23 * 60);
    await read(plain.token);
    shop.clock.advanceMinutes(60);
    expect(devices.of(await read(plain.token))).toEqual([]);
  });

  it('are what a call says they became, in the account and under `user`', async () => {
    const { token } = await createSession(shop.deps, accountId, { remember: false });
    const { account } = (await resolveSession(shop.deps, token))!;
    const changed = devices.with(account, [7]);
    expect([devices.of(account), devices.of(changed), initials.of(changed)]).toEqual([[], [7], 'AP']);
    expect(envelopeUser(changed).userPoints).toEqual([{ value: 7 }]);
  });

  it('have names a column can have', () => {
    const named = (name: string) => new SessionFact({ name, column: () => sql`1`, otherwise: 0 });
    expect(() => named('x" , 1')).toThrow('cannot name');
  });
});

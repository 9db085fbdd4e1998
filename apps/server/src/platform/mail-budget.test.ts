import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailboxOf, mayMail, networkOf } from './mail-budget.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([]);
});
beforeEach(async () => {
  app.clock.set('2026-11-20T08:00:00+01:00');
  await app.deps.pool.query('delete from budget');
});
afterAll(() => app.close());

const ask = (to: string, from: { ip: string; accountId?: number } = { ip: '127.0.0.1' }, kind?: 'other' | 'reset') =>
  mayMail(app.deps.db, { to, from, ...(kind ? { kind } : {}), now: app.clock.now() });
const taken = async (answers: Promise<boolean>[]) => (await Promise.all(answers)).filter(Boolean).length;

describe('the budget of mails', () => {
  it('lets four of forty at once into a mailbox, however it is spelt, and one more every two hours', async () => {
    const spellings = [
      'anna.rossi@gmail.com',
      'ANNA.ROSSI@Gmail.com',
      'annarossi+spesa@googlemail.com',
      'ａnna.rossi@gmail.com',
    ];
    expect(await taken(Array.from({ length: 40 }, (_, turn) => ask(spellings[turn % 4] as string)))).toBe(4);
    app.clock.advanceMinutes(119);
    expect(await ask('annarossi@gmail.com')).toBe(false);
    app.clock.advanceMinutes(1);
    expect(await taken([ask('annarossi@gmail.com'), ask('annarossi@gmail.com')])).toBe(1);
    app.clock.advanceMinutes(60 * 24);
    expect(await taken(Array.from({ length: 40 }, () => ask('annarossi@gmail.com')))).toBe(4);
  });

  it('keeps the last one for a new password', async () => {
    expect(await taken(Array.from({ length: 9 }, () => ask('anna@posta.example')))).toBe(4);
    expect(await ask('anna@posta.example', undefined, 'reset')).toBe(true);
    expect(await ask('anna@posta.example', undefined, 'reset')).toBe(false);
  });

  it('tells who sends to too many, by account and by network, whoever they are for', async () => {
    const send = (from: { ip: string; accountId?: number }) =>
      Promise.allSettled(Array.from({ length: 60 }, (_, turn) => ask(`${turn}@posta.example`, from)));
    const sent = async (from: { ip: string; accountId?: number }) =>
      (await send(from)).filter(({ status }) => status === 'fulfilled').length;
    expect(await sent({ ip: '127.0.0.1', accountId: 1 })).toBe(30);
    expect(await sent({ ip: '203.0.113.7' })).toBe(40);
    expect(await sent({ ip: '203.0.113.8' })).toBe(40);
    await expect(ask('altra@posta.example', { ip: '203.0.113.8' })).rejects.toMatchObject({ status: 429 });
    // who is refused has not taken anything from the mailbox
    expect(await taken(Array.from({ length: 9 }, () => ask('altra@posta.example')))).toBe(4);
  });

  it('stores neither mailboxes nor addresses in clear', async () => {
    await ask('anna@posta.example', { ip: '203.0.113.7', accountId: 1 });
    const { rows } = await app.deps.pool.query('select key from budget');
    expect(rows.map(({ key }) => key.length)).toEqual([32, 32, 32]);
  });
});

describe('what counts as one', () => {
  it.each([
    ['Anna@Posta.Example', 'anna@posta.example'],
    ['anna+a+b@posta.example', 'anna@posta.example'],
    ['a.n.n.a@gmail.com', 'anna@gmail.com'],
    ['a.nna@posta.example', 'a.nna@posta.example'],
    ['anna@caffè.example', 'anna@xn--caff-8oa.example'],
    ['+@posta.example', '+@posta.example'],
    ['utente', 'utente@'],
  ])('the mailbox %s', (typed, mailbox) => expect(mailboxOf(typed)).toBe(mailbox));

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
  ])('the network of %s', (ip, network) => expect(networkOf(ip)).toBe(network));
});

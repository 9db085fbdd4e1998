import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { bouncePath } from './bounces.ts';
import { sendIssues } from './send-issues.ts';
import { report } from './testing/report.ts';

/* A mail server that took a newsletter may say hours later that nobody lives there. */

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp(modules, { environment: { MAIL_BOUNCE_ADDRESS: 'rimbalzi@sporta.example' } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await run('delete from newsletter_issue; delete from newsletter_subscription');
  shop.sentMail.length = 0;
  for (const name of ['anna', 'gone']) {
    const email = `${name}@posta.example`;
    await run(
      `insert into newsletter_subscription (email_hash, email, confirmed_at) values ('\\x${createHash('sha256').update(email).digest('hex')}', '${email}', now())`,
    );
  }
  await issue();
});

const run = async (text: string) => (await shop.deps.pool.query(text)).rows;
/** Sends one more issue to everybody who gets any. */
async function issue(): Promise<void> {
  await run(
    `insert into newsletter_issue (subject, body, state, send_at, changed_at) values ('Novità', '<p>Ciao</p>', 'planned', to_timestamp(0), now())`,
  );
  await sendIssues(shop.deps);
}
const lettersTo = (name: string) => shop.sentMail.filter(({ to }) => to.startsWith(name));
const returnPath = (name: string) => lettersTo(name).at(-1)?.returnPath ?? '';
const post = (payload: string) =>
  shop.app.inject({ method: 'POST', url: bouncePath, payload, headers: { 'content-type': 'message/rfc822' } });
const states = async () =>
  (await run('select state from newsletter_delivery order by subscription_id')).map((r) => r.state);

it('ends an address that does not exist, and writes there no more', async () => {
  expect(returnPath('gone')).toMatch(/^rimbalzi\+\d+\.[0-9a-f]{24}@sporta\.example$/);
  // some servers write addresses in capitals
  const answer = await post(report({ to: returnPath('gone').toUpperCase(), status: '5.1.1' }));
  expect([answer.statusCode, answer.body]).toEqual([200, 'OK']);
  expect(await states()).toEqual(['sent', 'bounced']);
  await issue();
  expect([lettersTo('anna').length, lettersTo('gone').length]).toEqual([2, 1]);
});

it('goes on writing to a mailbox that is full', async () => {
  expect((await post(report({ to: returnPath('gone'), status: '5.2.2' }))).statusCode).toBe(200);
  expect(await states()).toEqual(['sent', 'sent']);
  await issue();
  expect(lettersTo('gone')).toHaveLength(2);
});

it('does not end again, by an old report, an address that was confirmed again', async () => {
  const old = report({ to: returnPath('gone'), status: '5.1.1' });
  await post(old);
  await run(`update newsletter_subscription set bounced_at = null, confirmed_at = now()`);
  expect((await post(old)).statusCode).toBe(200);
  expect(await run('select 1 from newsletter_subscription where bounced_at is not null')).toEqual([]);
});

it('believes nobody who does not know the address of a delivery', async () => {
  const [, id, signature] = /\+(\d+)\.(\w+)@/.exec(returnPath('gone')) ?? [];
  const forged = [
    `rimbalzi+${id}.${'0'.repeat(24)}@sporta.example`,
    `rimbalzi+${Number(id) + 1000}.${signature}@sporta.example`,
    `rimbalzi+99999999999999999999.${signature}@sporta.example`,
    'gone@posta.example',
  ];
  for (const to of forged) expect((await post(report({ to, status: '5.1.1' }))).statusCode).toBe(400);
  for (const text of ['', 'ciao', '{"a":1}', `To: ${returnPath('gone')}\n\nAction: failed\nStatus: 5.1.1`])
    expect((await post(text)).statusCode).toBe(400);
  expect((await post('x'.repeat(1_100_000))).statusCode).toBe(413);
  expect((await shop.app.inject({ method: 'POST', url: bouncePath })).statusCode).toBe(400);
  expect(await states()).toEqual(['sent', 'sent']);
});

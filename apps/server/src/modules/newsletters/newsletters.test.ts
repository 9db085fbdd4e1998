import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../platform/mail.ts';
import type { StaffClient, TestAnswer } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered, deliver } from '../orders/testing/covered-order.ts';
import { sendIssues } from './send-issues.ts';

let world: CheckoutWorld;
let anna: StaffClient;
let honest: (mail: Mail) => Promise<void>;

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  anna = await world.staffClient(['merchandiser']);
  honest = world.deps.mail.send;
});
afterAll(() => world.close());
beforeEach(async () => {
  world.deps.mail.send = honest;
  await run('delete from newsletter_issue');
  await run('delete from newsletter_subscription');
  world.sentMail.length = 0;
});

const run = (text: string, values: unknown[] = []) => world.deps.pool.query(text, values);
const codeOf = (answer: TestAnswer) => answer.response.errors[0]?.code;

const hash = (email: string) => createHash('sha256').update(email).digest();
async function subscribed(...emails: string[]): Promise<void> {
  for (const email of emails) {
    await run('insert into newsletter_subscription (email_hash, email, confirmed_at) values ($1, $2, now())', [
      hash(email),
      email,
    ]);
  }
}

const words = {
  subject: 'È arrivata la primavera',
  preview: 'Asparagi e fragole',
  body: '<p>Ciao!</p><h2>Sono tornate</h2><ul><li><b>le <a href="/fragole">fragole</a></b></li></ul><script>x()</script>',
};
async function draft(more: object = {}) {
  const saved = await anna.post('staff/newsletter/save', { ...words, ...more });
  expect(saved.response.errors).toEqual([]);
  return saved.data.newsletter as { issueId: number; revision: number; audience: number };
}
const send = ({ issueId, revision }: { issueId: number; revision: number }, more: object = {}) =>
  anna.post('staff/newsletter/send', { issue_id: issueId, revision, ...more });
const figures = async () => (await anna.get('staff/newsletters')).data.newsletters[0];
const readers = () => world.sentMail.map(({ to }) => to).sort();
const many = (count: number) => Array.from({ length: count }, (_, at) => `r${at}@posta.example`);

describe('an issue', () => {
  it('is written, changed by one of two at once, tried on oneself, and sent once to who confirmed', async () => {
    await subscribed('a@posta.example', 'b@posta.example');
    await run('insert into newsletter_subscription (email_hash, email) values ($1, $2)', [
      hash('no@posta.example'),
      'no@posta.example',
    ]);
    const first = await draft({ product_ids: [world.productId('RISO'), 2_147_483_647] });
    expect(first).toMatchObject({ audience: 2, state: 'draft', products: [{ productId: world.productId('RISO') }] });
    const change = () =>
      anna.post('staff/newsletter/save', {
        ...words,
        subject: 'Altro oggetto',
        issue_id: first.issueId,
        revision: first.revision,
      });
    expect((await Promise.all([change(), change()])).map(codeOf).sort()).toEqual(['newsletter-changed', undefined]);
    await anna.post('staff/newsletter/test', { issue_id: first.issueId });
    await world.drainOutbox();
    expect(world.sentMail.map(({ subject }) => subject)).toEqual(['[Prova] Altro oggetto']);
    world.sentMail.length = 0;

    expect(codeOf(await send(first))).toBe('newsletter-changed');
    const changed = { ...first, revision: first.revision + 1 };
    expect((await Promise.all([send(changed), send(changed)])).map(codeOf).filter(Boolean)).toHaveLength(1);
    await Promise.all([sendIssues(world.deps), sendIssues(world.deps)]);
    await sendIssues(world.deps);
    expect(readers()).toEqual(['a@posta.example', 'b@posta.example']);
    expect(await figures()).toMatchObject({ state: 'sent', figures: { sent: 2, waiting: 0, uncertain: 0 } });
    const [mail] = world.sentMail;
    expect(mail?.html).not.toContain('<script');
    expect(mail?.html).toMatch(/<li style="[^"]+"><strong>le <a href="http[^"]+\/fragole"/);
    expect(mail?.text).toContain('Sono tornate');
    expect(mail?.text).toMatch(/le fragole \[http\S+\/fragole\]/);
    expect(mail?.text).toContain('/newsletter/esci?id=');
    expect(codeOf(await anna.post('staff/newsletter/stop', { issue_id: first.issueId }))).toBe('newsletter-sending');
  });

  it('shows its products as they cost when it leaves, and is looked at before as it is', async () => {
    await subscribed('a@posta.example');
    const issue = await draft({ product_ids: [world.productId('RISO')] });
    const letter = await anna.page(`/ebsn/api/staff/newsletter/letter.html?issue_id=${issue.issueId}`);
    expect(letter.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    const price = /(\d+,\d\d)\s€/;
    const [, shown] = price.exec(letter.body) ?? [];
    expect(shown).toBeDefined();
    expect(letter.body).toContain('<h2 style="');
    expect(codeOf(await anna.get('staff/newsletter/letter.html', { issue_id: 2_147_483_647 }))).toBe(
      'newsletter-not-found',
    );
    await send(issue);
    await sendIssues(world.deps);
    expect(price.exec(world.sentMail[0]?.html ?? '')?.[1]).toBe(shown);
    expect(world.sentMail[0]?.html).toContain('prefers-color-scheme:dark');
    expect(world.sentMail[0]?.text).toMatch(new RegExp(`\n${shown}\\s€`));
  });

  it('is refused without words', async () => {
    expect(codeOf(await anna.post('staff/newsletter/save', { ...words, body: '<p> </p><img src="x">' }))).toBe(
      'newsletter-empty',
    );
  });

  it('waits for its time, and may be stopped until then', async () => {
    await subscribed('a@posta.example');
    const issue = await draft();
    const now = world.clock.now().getTime();
    expect(codeOf(await send(issue, { at: new Date(now - 60_000).toISOString() }))).toBe('send-time-past');
    const planned = await send(issue, { at: new Date(now + 3_600_000).toISOString() });
    expect(planned.data.newsletter.state).toBe('planned');
    await sendIssues(world.deps);
    expect(readers()).toEqual([]);
    const stopped = (await anna.post('staff/newsletter/stop', { issue_id: issue.issueId })).data.newsletter;
    expect(stopped.state).toBe('draft');
    await send(stopped, { at: new Date(now + 3_600_000).toISOString() });
    world.clock.advanceMinutes(61);
    await sendIssues(world.deps);
    expect(readers()).toEqual(['a@posta.example']);
  });

  it('leaves nobody with two, also when a process stops in the middle of a mail', async () => {
    await subscribed(...many(30));
    await send(await draft());
    let begun = 0;
    world.deps.mail.send = async (mail) => {
      begun++;
      await honest(mail);
      // the mail is with its server, and this process never learns so
      if (begun === 10) await new Promise(() => undefined);
    };
    void sendIssues(world.deps);
    await world.until(async () => begun === 10);
    world.deps.mail.send = honest;
    await sendIssues(world.deps);
    await sendIssues(world.deps);
    expect(readers()).toEqual(many(30).sort());
    expect(await figures()).toMatchObject({ state: 'sent', figures: { sent: 29, uncertain: 1 } });
  });

  it('ends an address that does not exist, asks a full one again, and goes on for the others', async () => {
    await subscribed('a@posta.example', 'gone@posta.example', 'full@posta.example');
    await send(await draft());
    let full = true;
    world.deps.mail.send = async (mail) => {
      if (mail.to.startsWith('gone')) throw Object.assign(new Error('no such user'), { responseCode: 550 });
      if (mail.to.startsWith('full') && full) throw Object.assign(new Error('mailbox full'), { responseCode: 452 });
      await honest(mail);
    };
    await sendIssues(world.deps);
    expect(await figures()).toMatchObject({ state: 'sending', figures: { sent: 1, bounced: 1, waiting: 1 } });
    full = false;
    await sendIssues(world.deps);
    expect(readers()).toEqual(['a@posta.example']);
    world.clock.advanceMinutes(2);
    await sendIssues(world.deps);
    expect(readers()).toEqual(['a@posta.example', 'full@posta.example']);
    expect((await draft()).audience).toBe(2);

    // who has the mailbox again asks again, and confirms again
    world.clock.advanceMinutes(60);
    await world.anonymous.post('newsletter/subscribe', { e_mail: 'gone@posta.example' });
    world.deps.mail.send = honest;
    await world.drainOutbox();
    const token = /token=([\w-]+)/.exec(world.sentMail.findLast(({ to }) => to.startsWith('gone'))?.text ?? '')?.[1];
    await world.anonymous.post('newsletter/confirm', { token });
    expect((await draft()).audience).toBe(3);
  });

  it('is left with one press of the mailbox program, and not by looking', async () => {
    await subscribed('a@posta.example', 'b@posta.example');
    await send(await draft());
    await sendIssues(world.deps);
    const url = new URL(world.sentMail.find(({ to }) => to === 'a@posta.example')!.unsubscribeUrl!);
    const address = url.pathname + url.search;
    expect((await world.anonymous.page(address)).body).toContain('<form method="post">');
    expect((await draft()).audience).toBe(2);
    expect((await world.anonymous.page(address, { 'List-Unsubscribe': 'One-Click' })).statusCode).toBe(200);
    expect((await world.anonymous.page(address, { 'List-Unsubscribe': 'One-Click' })).statusCode).toBe(200);
    expect((await draft()).audience).toBe(1);
    const { newsletters } = (await anna.get('staff/newsletters')).data;
    expect(newsletters.find(({ state }: { state: string }) => state === 'sent').figures).toMatchObject({
      sent: 2,
      left: 1,
    });
    const other = `${url.pathname}?id=${Number(url.searchParams.get('id')) + 1}&k=${url.searchParams.get('k')}`;
    expect((await world.anonymous.page(other, {})).statusCode).toBe(400);
  });

  it('goes to who left or was forgotten before their turn no more', async () => {
    await subscribed('a@posta.example', 'b@posta.example');
    await send(await draft());
    world.deps.mail.send = async (mail) => {
      await run('delete from newsletter_subscription');
      await honest(mail);
    };
    await sendIssues(world.deps);
    expect(world.sentMail).toHaveLength(1);
  });
});

it('goes to segments by the orders behind an address', async () => {
  const buyer = await world.customer();
  await buyer.add('RISO', 1);
  await buyer.chooseDelivery();
  await deliver(world, await buyCovered(world, buyer));
  const { rows } = await run('select lower(email) as email from account where account_id = $1', [buyer.accountId]);
  await subscribed(rows[0].email, 'mai@posta.example');
  const stores = await run('select warehouse_id from warehouse order by 1 limit 1');
  const audienceOf = async (more: object) => (await draft(more)).audience;
  expect(await audienceOf({ segment: 'all' })).toBe(2);
  expect(await audienceOf({ segment: 'active' })).toBe(1);
  expect(await audienceOf({ segment: 'absent' })).toBe(1);
  expect(await audienceOf({ segment: 'store', warehouse_id: stores.rows[0].warehouse_id })).toBe(1);
  expect(codeOf(await anna.post('staff/newsletter/save', { ...words, segment: 'store' }))).toBe('store-not-found');
});

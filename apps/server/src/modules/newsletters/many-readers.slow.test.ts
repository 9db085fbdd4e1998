import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { createLogger } from '../../platform/log.ts';
import { createMailer, type Mailer } from '../../platform/mail.ts';
import { type Faults, hangUp, type MailServer, silence, startMailServer } from '../../platform/testing/mail-server.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { sendIssues } from './send-issues.ts';

/** Held for 10,000 too, in four minutes. */
const READERS = 1500;

let world: CheckoutWorld;
let server: MailServer;
let mailer: Mailer;

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  server = await startMailServer();
  mailer = createMailer(
    readConfig({ SMTP_URL: `${server.url}?greetingTimeout=200`, MAIL_FROM: 'Sporta <spesa@sporta.example>' }),
    createLogger('silent'),
  );
  world.deps.mail.send = (mail) => mailer.send(mail);
});
afterAll(async () => {
  mailer?.close();
  await server?.close();
  await world?.close();
});

const figures = async (anna: Awaited<ReturnType<CheckoutWorld['staffClient']>>) =>
  (await anna.get('staff/newsletters')).data.newsletters[0];

/** Minutes of the job while the mail server has a fault. */
async function minutes(count: number, faults: Faults): Promise<void> {
  server.faults = faults;
  for (let minute = 0; minute < count; minute++) {
    world.clock.advanceMinutes(1);
    await sendIssues(world.deps);
  }
}

it('reaches its readers once each, though the mail server is away, full up and breaks off in between', async () => {
  const anna = await world.staffClient(['merchandiser']);
  await world.deps.pool.query(
    `insert into newsletter_subscription (email_hash, email, confirmed_at)
     select sha256(('r' || n || '@posta.example')::bytea), 'r' || n || '@posta.example', now() from generate_series(1, $1) n`,
    [READERS],
  );
  const saved = await anna.post('staff/newsletter/save', { subject: 'Primavera', preview: '', body: '<p>Ciao!</p>' });
  const { issueId, revision } = saved.data.newsletter;
  await anna.post('staff/newsletter/send', { issue_id: issueId, revision });
  await minutes(1, {});
  expect(server.taken.length).toBeGreaterThan(500);

  const before = server.taken.length;
  const begun = performance.now();
  // away without a word: the job does not wait for each of thousands
  await minutes(2, { hello: silence });
  expect(performance.now() - begun).toBeLessThan(5000);
  await minutes(2, { hello: hangUp });
  // who sends may send no more today: that is nothing of the readers
  await minutes(1, { RCPT: '550 5.4.5 daily sending quota exceeded' });
  await minutes(1, { MAIL: '550 blocked' });
  expect(server.taken).toHaveLength(before);
  expect((await figures(anna)).figures).toMatchObject({ bounced: 0, failed: 0, uncertain: 0 });

  // takes the letter and breaks off: nobody knows, so nobody gets it again
  let broken = 0;
  await minutes(1, {
    '.': (socket) => {
      broken++;
      socket.destroy();
    },
  });
  expect(broken).toBeGreaterThan(0);

  for (let round = 0; round < 60 && (await figures(anna)).state !== 'sent'; round++) {
    world.clock.advanceMinutes(10);
    await minutes(1, {});
  }
  const end = (await figures(anna)).figures;
  expect(end).toMatchObject({ bounced: 0, failed: 0, waiting: 0, uncertain: broken, sent: READERS - broken });
  expect(new Set(server.taken).size).toBe(server.taken.length);
  expect(server.taken).toHaveLength(READERS - broken);
}, 240_000);

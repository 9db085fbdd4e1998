import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, CARDS, MERCHANT, startWorld, type World } from './card-gateway.harness.ts';
import { cardGateway } from './card-gateway.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Opens the page of a new order and pays it with a card. */
async function pay(card: string, changes: Parameters<World['order']>[0] = {}, more: Record<string, string> = {}) {
  const order = world.order(changes);
  const browser = new Browser(world.gatewayUrl);
  const started = await world.provider.start(order);
  if (started.kind !== 'redirect') throw new Error(started.kind);
  await browser.follow(started);
  await browser.pay(card, more);
  return { order, browser, ref: started.paymentRef };
}

describe('outcomes', () => {
  test('approval: notice, return and query tell the same', async () => {
    const { browser, ref } = await pay(CARDS.approved);
    expect(browser.atShop).toBe(true);
    expect(browser.returnQuery().order_id).toBeDefined();
    expect(world.provider.parseReturn(browser.returnQuery())).toEqual({
      kind: 'verified',
      paymentRef: ref,
      claim: 'paid',
      amountCents: 7272,
    });
    await world.until(() => world.received(ref).length === 1);
    const [event] = world.received(ref);
    expect(event).toMatchObject({ type: 'authorised', amountCents: 7272, currency: 'EUR', paymentRef: ref });
    expect(event?.card).toMatchObject({ brand: 'visa', maskedNumber: '497010******0005', expiryMonth: 12 });
    expect(event?.card?.token).toBeUndefined();
    expect(await world.provider.query(ref)).toEqual({
      kind: 'found',
      paymentRef: ref,
      state: 'authorised',
      authorisedCents: 7272,
      capturedCents: 0,
      refundedCents: 0,
      events: [event],
    });
  });

  test('refusal: the page says why, the shop learns it', async () => {
    const { browser, ref } = await pay(CARDS.insufficientFunds);
    expect(browser.atShop).toBe(false);
    expect(browser.html).toContain('Fondi insufficienti');
    await browser.backToShop();
    expect(world.provider.parseReturn(browser.returnQuery())).toMatchObject({
      kind: 'verified',
      claim: 'refused',
      reason: 'insufficient-funds',
    });
    await world.until(() => world.received(ref).length === 1);
    expect(world.received(ref)[0]).toMatchObject({ type: 'failed', reason: 'insufficient-funds', amountCents: 7272 });
    expect(await world.provider.query(ref)).toMatchObject({ state: 'failed', authorisedCents: 0 });
  });

  test('a challenge passed approves, after a wrong code too', async () => {
    const { browser, ref } = await pay(CARDS.challenge);
    expect(browser.atShop).toBe(false);
    expect(await world.provider.query(ref)).toMatchObject({ state: 'pending', events: [] });
    const wrong = browser.code() === '111111' ? '222222' : '111111';
    await browser.confirm(wrong);
    expect(browser.html).toContain('Il codice non è giusto');
    expect(browser.status).toBe(422);
    await browser.confirm(browser.code());
    expect(browser.atShop).toBe(true);
    expect(await world.provider.query(ref)).toMatchObject({ state: 'authorised' });
  });

  test.each([
    [
      'three wrong codes',
      CARDS.challenge,
      async (browser: Browser) => {
        for (let attempt = 0; attempt < 3; attempt++) await browser.confirm('000000');
      },
    ],
    ['the holder denies it', CARDS.challenge, (browser: Browser) => browser.refuseChallenge()],
    ['the bank is not convinced', CARDS.challengeFailed, (browser: Browser) => browser.confirm(browser.code())],
  ])('a challenge failed refuses: %s', async (_how, card, fail) => {
    const { browser, ref } = await pay(card);
    await fail(browser);
    expect(browser.html).toContain('Autenticazione non riuscita');
    await world.until(() => world.received(ref).length === 1);
    expect(world.received(ref)[0]).toMatchObject({ type: 'failed', reason: 'authentication-failed' });
  });

  test('giving up on the page', async () => {
    const order = world.order();
    const browser = new Browser(world.gatewayUrl);
    await browser.follow(await world.provider.start(order));
    await browser.cancel();
    expect(browser.address.startsWith(order.backUrl)).toBe(true);
    expect(world.provider.parseReturn(browser.returnQuery())).toMatchObject({
      kind: 'verified',
      claim: 'cancelled',
      reason: 'cancelled-by-customer',
    });
    const ref = world.provider.referenceFor(order);
    await world.until(() => world.received(ref).length === 1);
    expect(world.received(ref)[0]).toMatchObject({ type: 'failed', reason: 'cancelled-by-customer' });
  });

  test('a wrong security code, and a page left open too long', async () => {
    const { ref } = await pay(CARDS.approved, {}, { cvv: '000' });
    expect(await world.provider.query(ref)).toMatchObject({
      state: 'failed',
      events: [{ reason: 'wrong-security-code' }],
    });
    const order = world.order();
    const browser = new Browser(world.gatewayUrl);
    await browser.follow(await world.provider.start(order));
    const abandoned = world.provider.referenceFor(order);
    await world.control('/expire', { codTrans: abandoned });
    await browser.pay(CARDS.approved);
    expect(browser.html).toContain('Tempo scaduto');
    expect(await world.provider.query(abandoned)).toMatchObject({ state: 'expired', events: [{ type: 'expired' }] });
  });

  test('a card badly written is asked again and charges nothing', async () => {
    const { browser, ref } = await pay('4970100100000006', {}, { scadenza: '13/20' });
    expect(browser.status).toBe(422);
    expect(browser.html).toContain('Il numero della carta non è corretto');
    expect(browser.html).toContain('Scrivi la scadenza');
    expect(await world.provider.query(ref)).toMatchObject({ state: 'pending', authorisedCents: 0 });
    await browser.pay(CARDS.amex);
    expect(await world.provider.query(ref)).toMatchObject({
      state: 'authorised',
      events: [{ card: { brand: 'amex' } }],
    });
  });

  test('immediate capture', async () => {
    const { ref } = await pay(CARDS.approved, { capture: 'immediate' });
    await world.until(() => world.received(ref).length === 2);
    expect(world.received(ref).map((event) => event.type)).toEqual(['authorised', 'captured']);
    expect(await world.provider.query(ref)).toMatchObject({ state: 'captured', capturedCents: 7272 });
  });

  test('a payment whose page was never opened is not found', async () => {
    const order = world.order();
    await world.provider.start(order);
    const ref = world.provider.referenceFor(order);
    expect(await world.provider.query(ref)).toEqual({ kind: 'not-found', paymentRef: ref });
  });

  test('the same payment opened twice is charged once, even by a second press of the button', async () => {
    const { order, browser, ref } = await pay(CARDS.approved);
    await browser.follow(await world.provider.start(order));
    expect(browser.html).toContain('Pagamento autorizzato');
    await browser.goTo(browser.address.replace('/esito', ''));
    await browser.pay(CARDS.approved);
    expect(await world.provider.query(ref)).toMatchObject({ authorisedCents: 7272, events: [{ type: 'authorised' }] });
    await browser.follow(await world.provider.start({ ...order, amountCents: 1 }));
    expect(browser.status).toBe(409);
  });

  test('the page refuses a request that was tampered with', async () => {
    const order = world.order();
    const started = await world.provider.start(order);
    if (started.kind !== 'redirect') throw new Error(started.kind);
    const browser = new Browser(world.gatewayUrl);
    await browser.follow({ ...started, fields: { ...started.fields, importo: '1' } });
    expect(browser.status).toBe(400);
    expect(browser.html).toContain('La firma della richiesta non è valida');
    expect(await world.provider.query(started.paymentRef)).toMatchObject({ kind: 'not-found' });
  });
});

describe('bad days', () => {
  test('the browser never returns: the notice tells', async () => {
    const { browser, ref } = await pay(CARDS.noReturn);
    expect(browser.atShop).toBe(false);
    expect(browser.html).not.toContain('Torna al negozio');
    await world.until(() => world.received(ref).length === 1);
    const other = await pay(CARDS.approved, {}, { fine: 'chiudi' });
    expect(other.browser.atShop).toBe(false);
    await world.until(() => world.received(other.ref).length === 1);
  });

  test('the notice comes before the browser', async () => {
    const { browser, ref } = await pay(CARDS.noticeBeforeReturn);
    expect(world.received(ref)).toHaveLength(1);
    expect(browser.atShop).toBe(true);
  });

  test('the notice comes late: the query knows already', async () => {
    const { browser, ref } = await pay(CARDS.noticeLate);
    expect(browser.atShop).toBe(true);
    expect(world.received(ref)).toHaveLength(0);
    const queried = await world.provider.query(ref);
    await world.until(() => world.received(ref).length === 1);
    expect(queried).toMatchObject({ state: 'authorised', events: world.received(ref) });
  });

  test('the notice never comes: the query tells', async () => {
    const { ref } = await pay(CARDS.noticeLost);
    await world.provider.capture(ref, 7000, 'c1');
    await world.until(() => world.received(ref).length === 1);
    expect(world.received(ref)[0]).toMatchObject({ type: 'captured', amountCents: 7000 });
    expect(await world.provider.query(ref)).toMatchObject({ events: [{ type: 'authorised' }, { type: 'captured' }] });
  });

  test('the notice comes three times, with one event id', async () => {
    const { ref } = await pay(CARDS.noticeDuplicated);
    await world.until(() => world.received(ref).length === 3);
    expect(new Set(world.received(ref).map((event) => event.providerEventId)).size).toBe(1);
  });

  test('notices come in the wrong order', async () => {
    const { ref } = await pay(CARDS.noticeOutOfOrder, { capture: 'immediate' });
    await world.until(() => world.received(ref).length === 2);
    expect(world.received(ref).map((event) => event.type)).toEqual(['captured', 'authorised']);
  });

  test('a forged approval is rejected; the true refusal arrives', async () => {
    const before = world.notices.length;
    const { ref } = await pay(CARDS.noticeForged);
    await world.until(() => world.received(ref).length === 1);
    expect(world.received(ref)[0]).toMatchObject({ type: 'failed', reason: 'declined' });
    expect(world.notices.slice(before)).toContainEqual({ kind: 'rejected', why: 'bad-signature', detail: 'mac' });
    expect(await world.provider.query(ref)).toMatchObject({ state: 'failed' });
  });

  test('a notice is repeated until the shop answers 200', async () => {
    world.answerWith(500, 503, 302);
    const { ref } = await pay(CARDS.noticeBeforeReturn);
    await world.until(() => world.received(ref).length === 4);
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(world.received(ref)).toHaveLength(4);
  });

  test('the gateway is down', async () => {
    const { ref } = await pay(CARDS.approved);
    await world.control('', { api: 'down' });
    const failed = { kind: 'failed', paymentRef: ref, error: { kind: 'unavailable', detail: 'status 503' } };
    expect(await world.provider.query(ref)).toEqual(failed);
    expect(await world.provider.capture(ref, 100, 'c1')).toEqual(failed);
    await world.control('', { api: 'ok' });
    expect(await world.provider.query(ref)).toMatchObject({ state: 'authorised', capturedCents: 0 });
  });

  test('nobody listens at its address', async () => {
    const gone = cardGateway({ url: 'http://127.0.0.1:9', merchant: 'x', secret: MERCHANT.secret, timeoutMs: 500 });
    expect(await gone.query('A-1')).toMatchObject({ kind: 'failed', error: { kind: 'unavailable' } });
  });

  test('the gateway does it but answers too late: repeating the operation does it once', async () => {
    const { ref } = await pay(CARDS.approved);
    await world.control('', { api: 'slow' });
    expect(await world.provider.capture(ref, 7000, 'c1')).toEqual({
      kind: 'failed',
      paymentRef: ref,
      error: { kind: 'timeout' },
    });
    await world.control('', { api: 'ok' });
    expect(await world.provider.capture(ref, 7000, 'c1')).toMatchObject({
      kind: 'done',
      events: [{ type: 'captured', amountCents: 7000, operationId: 'c1' }],
    });
    const queried = await world.provider.query(ref);
    expect(queried).toMatchObject({ capturedCents: 7000, events: [{ type: 'authorised' }, { type: 'captured' }] });
  });

  test('a payment page that is down says so', async () => {
    await world.control('', { pages: 'down' });
    const browser = new Browser(world.gatewayUrl);
    await browser.follow(await world.provider.start(world.order()));
    await world.control('', { pages: 'ok' });
    expect(browser.status).toBe(503);
    expect(browser.html).toContain('Servizio non disponibile');
  });

  test('a scenario can be set for one payment, or for the next ones', async () => {
    const order = world.order();
    await world.control('', { scenario: 'blocked', codTrans: world.provider.referenceFor(order) });
    await world.control('', { scenario: 'insufficient-funds', scenarioTimes: 1 });
    const reasonOf = async (ref: string) => {
      const found = await world.provider.query(ref);
      return found.kind === 'found' ? found.events[0]?.reason : found.kind;
    };
    const browser = new Browser(world.gatewayUrl);
    await browser.follow(await world.provider.start(order));
    await browser.pay(CARDS.approved);
    expect(await reasonOf(world.provider.referenceFor(order))).toBe('blocked-card');
    expect(await reasonOf((await pay(CARDS.approved)).ref)).toBe('insufficient-funds');
    expect(await reasonOf((await pay(CARDS.approved)).ref)).toBeUndefined();
  });
});

describe('operations', () => {
  test('partial capture releases the rest and happens once', async () => {
    const { ref } = await pay(CARDS.approved);
    expect(await world.provider.capture(ref, 7273, 'c0')).toMatchObject({
      error: { kind: 'not-allowed', code: 'exceeds-authorised' },
    });
    const first = await world.provider.capture(ref, 6850, 'c1');
    expect(first).toMatchObject({ kind: 'done', events: [{ type: 'captured', amountCents: 6850, operationId: 'c1' }] });
    const again = await Promise.all([1, 2, 3].map(() => world.provider.capture(ref, 6850, 'c1')));
    for (const repeated of again) expect(repeated).toEqual(first);
    expect(await world.provider.capture(ref, 100, 'c1')).toMatchObject({ error: { code: 'id-already-used' } });
    expect(await world.provider.capture(ref, 100, 'c2')).toMatchObject({ error: { code: 'wrong-state' } });
    expect(await world.provider.query(ref)).toMatchObject({
      state: 'captured',
      authorisedCents: 7272,
      capturedCents: 6850,
    });
  });

  test('many captures at once with different ids: one wins', async () => {
    const { ref } = await pay(CARDS.approved);
    const results = await Promise.all([1, 2, 3, 4].map((n) => world.provider.capture(ref, 1000 * n, `c${n}`)));
    expect(results.filter((result) => result.kind === 'done')).toHaveLength(1);
  });

  test('refunds in parts, never more than captured', async () => {
    const { ref } = await pay(CARDS.approved);
    expect(await world.provider.refund(ref, 1, 'r0')).toMatchObject({ error: { code: 'wrong-state' } });
    await world.provider.capture(ref, 5000, 'c1');
    expect(await world.provider.refund(ref, 2000, 'r1')).toMatchObject({
      kind: 'done',
      events: [{ type: 'refunded' }],
    });
    expect(await world.provider.refund(ref, 2000, 'r1')).toMatchObject({
      kind: 'done',
      events: [{ amountCents: 2000 }],
    });
    expect(await world.provider.query(ref)).toMatchObject({ state: 'captured', refundedCents: 2000 });
    expect(await world.provider.refund(ref, 3001, 'r2')).toMatchObject({ error: { code: 'exceeds-captured' } });
    expect(await world.provider.refund(ref, 3000, 'r3')).toMatchObject({ kind: 'done' });
    expect(await world.provider.query(ref)).toMatchObject({ state: 'refunded', refundedCents: 5000 });
    await world.until(() => world.received(ref).length === 4);
    expect(world.received(ref).map((event) => event.type)).toEqual(['authorised', 'captured', 'refunded', 'refunded']);
  });

  test('void releases an authorisation, once, and not a captured one', async () => {
    const { ref } = await pay(CARDS.approved);
    const first = await world.provider.void(ref, 'v1');
    expect(first).toMatchObject({ kind: 'done', events: [{ type: 'voided', amountCents: 7272, operationId: 'v1' }] });
    expect(await world.provider.void(ref, 'v1')).toEqual(first);
    expect(await world.provider.capture(ref, 100, 'c1')).toMatchObject({ error: { code: 'wrong-state' } });
    const { ref: captured } = await pay(CARDS.approved, { capture: 'immediate' });
    expect(await world.provider.void(captured, 'v1')).toMatchObject({ error: { code: 'wrong-state' } });
  });

  test('an authorisation that ran out cannot be captured', async () => {
    const { ref } = await pay(CARDS.approved);
    await world.control('/expire', { codTrans: ref });
    expect(await world.provider.capture(ref, 100, 'c1')).toMatchObject({ error: { code: 'wrong-state' } });
    expect(await world.provider.query(ref)).toMatchObject({ state: 'expired' });
  });

  test('what does not exist, or makes no sense, is refused by name', async () => {
    expect(await world.provider.capture('NESSUNO-1', 100, 'c1')).toMatchObject({ error: { code: 'not-found' } });
    const { ref } = await pay(CARDS.approved);
    expect(await world.provider.capture(ref, 0, 'c1')).toMatchObject({ error: { code: 'bad-request' } });
    expect(await world.provider.capture(ref, 1.5, 'c1')).toMatchObject({ error: { code: 'bad-request' } });
    const stranger = cardGateway({
      url: world.gatewayUrl,
      merchant: MERCHANT.alias,
      secret: 'un-altra-chiave-qualunque',
      timeoutMs: 500,
    });
    expect(await stranger.query(ref)).toMatchObject({ kind: 'failed', error: { code: 'bad-request' } });
  });
});

describe('saved cards', () => {
  const saved = async (card: string) => {
    const { ref } = await pay(card, { saveCard: true });
    const found = await world.provider.query(ref);
    const token = found.kind === 'found' ? found.events[0]?.card?.token : undefined;
    if (!token) throw new Error('no token');
    return token;
  };

  test('charged without the customer, once per payment', async () => {
    const token = await saved(CARDS.approved);
    const charge = { ...world.order(), amountCents: 4100, capture: 'immediate' as const };
    const first = await world.provider.chargeSaved(token, charge);
    expect(first).toMatchObject({
      kind: 'done',
      paymentRef: world.provider.referenceFor(charge),
      events: [{ type: 'authorised' }, { type: 'captured', amountCents: 4100, card: { token } }],
    });
    expect(await world.provider.chargeSaved(token, charge)).toEqual(first);
    expect(await world.provider.chargeSaved(token, { ...charge, amountCents: 1 })).toMatchObject({
      error: { kind: 'not-allowed', code: 'id-already-used' },
    });
  });

  test('with the customer there, paid at once or after a confirmation', async () => {
    const done = await world.provider.start(world.order({ authToken: await saved(CARDS.approved) }));
    expect(done).toMatchObject({ kind: 'done', events: [{ type: 'authorised', amountCents: 7272 }] });

    const order = world.order({ authToken: await saved(CARDS.savedChallenge) });
    const asked = await world.provider.start(order);
    expect(asked).toMatchObject({ kind: 'redirect', method: 'GET', fields: {} });
    const browser = new Browser(world.gatewayUrl);
    await browser.follow(asked);
    await browser.confirm(browser.code());
    expect(browser.atShop).toBe(true);
    expect(await world.provider.query(world.provider.referenceFor(order))).toMatchObject({ state: 'authorised' });
  });

  test('refused: by the bank, for want of the customer, for a token that is gone', async () => {
    const refused = (reason: string) => ({
      kind: 'failed',
      error: { kind: 'refused', reason, events: [{ type: 'failed', reason }] },
    });
    const poor = await saved(CARDS.savedRefused);
    expect(await world.provider.chargeSaved(poor, world.order())).toMatchObject(refused('insufficient-funds'));
    const shy = await saved(CARDS.savedChallenge);
    expect(await world.provider.chargeSaved(shy, world.order())).toMatchObject(refused('authentication-required'));
    const gone = await saved(CARDS.approved);
    expect(await world.provider.forgetSaved(gone)).toEqual({ kind: 'done' });
    expect(await world.provider.forgetSaved(gone)).toEqual({ kind: 'done' });
    expect(await world.provider.start(world.order({ authToken: gone }))).toMatchObject(refused('unknown-card'));
  });

  test('a card can be saved without paying', async () => {
    const { ref } = await pay(CARDS.approved, { amountCents: 0, saveCard: true });
    expect(await world.provider.query(ref)).toMatchObject({
      state: 'authorised',
      authorisedCents: 0,
      events: [{ type: 'authorised', amountCents: 0, card: { token: expect.stringMatching(/^TK/) } }],
    });
  });
});

describe('a gateway that keeps its state in a file', () => {
  let folder: string;
  let lasting: World;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gateway-'));
    lasting = await startWorld({ stateFile: path.join(folder, 'state.json') });
  });
  afterAll(async () => {
    await lasting.close();
    await rm(folder, { recursive: true });
  });

  test('remembers payments and sends the notices still due after a restart', async () => {
    await lasting.control('', { lateMs: 1_000 });
    const order = lasting.order();
    const browser = new Browser(lasting.gatewayUrl);
    await browser.follow(await lasting.provider.start(order));
    await browser.pay(CARDS.noticeLate);
    const ref = lasting.provider.referenceFor(order);
    await lasting.restartGateway();
    expect(lasting.received(ref)).toHaveLength(0);
    expect(await lasting.provider.query(ref)).toMatchObject({ state: 'authorised' });
    await lasting.until(() => lasting.received(ref).length === 1);
    const file = await readFile(path.join(folder, 'state.json'), 'utf8');
    expect(file).not.toContain(CARDS.noticeLate);
  });
});

describe('a payment of before the gateway was started', () => {
  test('is taken into its books once, and can then be captured or given back', async () => {
    const tell = async (captured: number) => {
      const answer = await fetch(`${world.gatewayUrl}/control/payments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          payments: [
            { codTrans: 'PASSATO1', authorised: 5000, captured, noticeUrl: 'http://127.0.0.1:1/notice' },
            { codTrans: 'PASSATO2', authorised: 3000, captured: 0, noticeUrl: 'http://127.0.0.1:1/notice' },
          ],
        }),
      });
      return (await answer.json()) as { added: number };
    };
    expect(await tell(4500)).toEqual({ added: 2 });
    expect(await tell(1)).toEqual({ added: 0 });
    expect((await world.provider.refund('PASSATO1', 4500, 'r1')).kind).toBe('done');
    expect((await world.provider.refund('PASSATO1', 1, 'r2')).kind).toBe('failed');
    expect((await world.provider.capture('PASSATO2', 3000, 'c1')).kind).toBe('done');
  });
});

describe('closing', () => {
  test('ends a page nobody has paid, once; what is paid cannot be closed, only given back', async () => {
    const started = await world.provider.start(world.order());
    const browser = new Browser(world.gatewayUrl);
    await browser.follow(started);
    const closed = await world.provider.close(started.paymentRef!, 'close-1');
    expect(closed).toMatchObject({ kind: 'done', events: [{ type: 'failed', reason: 'closed' }] });
    expect(await world.provider.close(started.paymentRef!, 'close-1')).toEqual(closed);
    await browser.pay(CARDS.approved);
    expect(await world.provider.query(started.paymentRef!)).toMatchObject({ state: 'failed', authorisedCents: 0 });

    const paid = await world.provider.start(world.order());
    await browser.follow(paid);
    await browser.pay(CARDS.approved);
    expect(await world.provider.close(paid.paymentRef!, 'close-2')).toMatchObject({
      kind: 'failed',
      error: { kind: 'not-allowed', code: 'wrong-state' },
    });
  });

  test('uses up the name of a payment the gateway had not heard of: no page and no charge under it later', async () => {
    const order = world.order();
    const ref = world.provider.referenceFor(order);
    expect(await world.provider.close(ref, 'close-3')).toMatchObject({ kind: 'done' });
    const browser = new Browser(world.gatewayUrl);
    await browser.follow(await world.provider.start(order));
    expect(browser.html).toContain('Pagamento annullato');
    const other = world.order();
    await world.provider.close(world.provider.referenceFor(other), 'close-4');
    expect(await world.provider.chargeSaved('TK-any', other)).toMatchObject({
      kind: 'failed',
      error: { kind: 'not-allowed', code: 'id-already-used' },
    });
  });
});

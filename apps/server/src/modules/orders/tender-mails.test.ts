import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../platform/mail.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { advanceOrder } from './index.ts';
import { sendOrderConfirmed } from './order-mails.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from './testing/checkout-world.ts';
import { bring, pick } from './testing/picking.ts';
import { linkAccount } from './testing/ticket-issuers.ts';

/* What the mails about an order say of its tenders: two tickets of Pluxee, one of UpDay, five euro of a certificate, a card. */

const CARD = 'Carta di credito, debito o prepagata';
let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({ ticketIssuers: true });
});
beforeEach(async () => {
  for (const [issuer, faceValueCents] of [
    ['pluxee', 700],
    ['upday', 800],
  ] as const) {
    await world.issuers.others(`/${issuer}/holders`, {
      holder: 'giulia',
      tickets: [{ faceValueCents, count: 20 }],
      limits: { perOrder: 8, perDay: 1000, weekdays: [1, 2, 3, 4, 5, 6, 7] },
    });
  }
});
afterAll(() => world.close());

interface Bought {
  customer: Customer;
  orderId: number;
  heldText: string;
}

/** Six CIBO (60 €) and a RISO (25 €), bag and delivery. */
async function bought(): Promise<Bought> {
  const customer = await world.customer();
  await customer.add('CIBO', 6);
  await customer.add('RISO', 1);
  await customer.chooseDelivery();
  for (const [issuer, type, tickets] of [
    ['pluxee', 32, 2],
    ['upday', 34, 1],
  ] as const) {
    await linkAccount(world.issuers, customer.client, issuer);
    await customer.client.post('meal-ticket-type/select', { payment_type_id: type, tickets });
  }
  const code = `CARTA${customer.accountId}`;
  await world.deps.pool.query(
    `insert into gift_certificate (code, description, kind, account_id, initial_cents, balance_cents, valid_from)
     values ($1, 'Carta regalo', 'prepaid', $2, 500, 500, now() - interval '1 day')`,
    [code, customer.accountId],
  );
  await customer.client.post('cart/add-gift-certificate', { code });
  const answer = await customer.buy();
  expect(answer.response.errors).toEqual([]);
  await (await world.browserFor(answer)).pay(CARDS.approved);
  const { orderId } = answer.data;
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  await world.drainOutbox();
  const { rows } = await world.deps.pool.query(
    `select amount_cents as cents from payment where order_id = $1 and provider = 'card-gateway'`,
    [orderId],
  );
  return { customer, orderId, heldText: euro(rows[0].cents) };
}

const euro = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`;

const centsIn = (text: string) => Number(text.replace(/[^\d]/g, ''));

function lastMail(subject: RegExp): Mail {
  const mail = world.sentMail.findLast((each) => subject.test(each.subject));
  if (!mail) throw new Error(`no mail ${subject}: ${world.sentMail.map((each) => each.subject).join(' · ')}`);
  return mail;
}

/** The same words in both forms of a mail. */
function expectSays({ text, html = '' }: Mail, ...sentences: string[]): void {
  const shown = html.replace(/<[^>]+>/g, ' ').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  for (const sentence of sentences) {
    expect(text).toContain(sentence);
    for (const part of sentence.split(': ')) expect(shown).toContain(part);
  }
}

describe('a mail about an order of several tenders', () => {
  it('says with how much of each it is paid', async () => {
    const { heldText } = await bought();
    expectSays(
      lastMail(/confermato$/),
      'Carta regalo: 5,00\u00a0€',
      'Pluxee Buono Pasto (2 × 7,00\u00a0€): 14,00\u00a0€',
      'UpDay (1 × 8,00\u00a0€): 8,00\u00a0€',
      `${CARD}: ${heldText}`,
    );
    const [above = '', tenders = ''] = lastMail(/confermato$/).text.split('Paghi con\n\n');
    const total = centsIn(/^TOTALE: (.*)$/m.exec(above)![1]!);
    const rows = tenders.split('\n\n')[0]!.split('\n');
    expect(rows.pop()).toBe(`TOTALE: ${euro(total)}`);
    expect(rows.reduce((sum, row) => sum + centsIn(row.split(': ').at(-1)!), 0)).toBe(total);
    // as the payment page has them
    expect(rows.map((row) => row.split(' ')[0])).toEqual(['Pluxee', 'UpDay', 'Carta', CARD.split(' ')[0]]);
    expect(rows[2]).toMatch(/^Carta regalo/);
  });

  it('adds up also where a voucher has lowered the total, which is no tender', async () => {
    const customer = await world.customer();
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    await world.deps.pool.query(
      `insert into gift_certificate (code, description, kind, account_id, initial_cents, balance_cents, valid_from)
       values ($1, 'Buono sconto', 'voucher', $2, 300, 300, now() - interval '1 day')`,
      [`SCONTO${customer.accountId}`, customer.accountId],
    );
    await customer.client.post('cart/add-gift-certificate', { code: `SCONTO${customer.accountId}` });
    const answer = await customer.buy();
    expect(answer.response.errors).toEqual([]);
    await (await world.browserFor(answer)).pay(CARDS.approved);
    await world.until(async () => (await world.orderState(answer.data.orderId)) === 'confirmed');
    await world.drainOutbox();
    const { text } = lastMail(/confermato$/);
    const [above = '', tenders = ''] = text.split('Paghi con\n\n');
    expect(above).toContain('Totale Buoni: −3,00\u00a0€');
    const [only, ...others] = tenders.split('\n\n')[0]!.split('\n');
    expect(others).toEqual([]);
    expect(only).toBe(`${CARD}: ${/^TOTALE: (.*)$/m.exec(above)![1]}`);
    // and so does the page of the order
    const { order } = (await customer.client.get('order/detail', { order_id: answer.data.orderId })).data;
    const { giftTotal, grossTotal } = order.totals;
    expect([giftTotal, order.tenders.map(({ amount }: { amount: number }) => amount)]).toEqual([3, [grossTotal]]);
  });

  it('that confirms it shows each product with its picture, as every mail program can', async () => {
    await bought();
    const { html = '', text } = lastMail(/confermato$/);
    const pictures = [...html.matchAll(/<img src="([^"]+)" alt="([^"]*)" width="(\d+)" height="(\d+)"/g)];
    expect(html.match(/<img/g)).toHaveLength(pictures.length);
    expect(pictures.map(([, , alt, width, height]) => [alt, width, height])).toEqual([
      ['Sporta', '94', '36'],
      ['', '48', '48'],
      ['', '48', '48'],
    ]);
    const { publicUrl } = world.deps.config;
    for (const [, address = ''] of pictures) expect(address.startsWith(`${publicUrl}/`)).toBe(true);
    const paths = pictures.map(([, address = '']) => address.slice(publicUrl.length));
    expect(paths).toEqual([
      '/icons/wordmark.png',
      ...Array(2).fill(expect.stringMatching(/^\/media\/products\/\d+\/\d+\/120\.png$/)),
    ]);
    expect(text).toMatch(/^6 pz · .*CIBO.* · 60,00\u00a0€$/m);
  });

  it('that confirms it keeps the terms of the contract, and says who sells', async () => {
    await world.deps.pool.query(`update warehouse set email = 'aiuto@sporta.example', phone = '02 1234567'`);
    await bought();
    const { name, address, vatNumber } = world.deps.config.seller;
    expectSays(
      lastMail(/confermato$/),
      'puoi recedere entro 14 giorni dalla consegna',
      'artt. 52 e 59 del Codice del consumo',
      'garanzia legale di conformità',
      'Reclami e assistenza: aiuto@sporta.example o 02 1234567.',
      `${name}, ${address} · P. IVA ${vatNumber}`,
    );
  });

  it('that confirms it leads to the whole terms, where the shop has such a page', async () => {
    await bought();
    expect(lastMail(/confermato$/).text).not.toContain('Tutte le condizioni');
    await world.deps.pool.query(
      `insert into content_page (name, title, content, aliases) values ('vendita', 'Condizioni', '<p>…</p>', '{condizioni}')`,
    );
    try {
      await bought();
      const address = `${world.deps.config.publicUrl}/page/vendita`;
      expectSays(lastMail(/confermato$/), `Tutte le condizioni di vendita: ${address}`);
      expect(lastMail(/confermato$/).html).toContain(`<a href="${address}"`);
    } finally {
      await world.deps.pool.query(`delete from content_page where name = 'vendita'`);
    }
  });

  it('that confirms it to a company names no rights of consumers', async () => {
    const { orderId } = await bought();
    await world.deps.pool.query(
      `with c as (insert into company (name, vat_number, fiscal_code) values ('Bar', '01234567897', '01234567897') returning company_id)
       update orders set company_id = (select company_id from c) where order_id = $1`,
      [orderId],
    );
    await sendOrderConfirmed(world.deps, orderId);
    const { text, html } = lastMail(/confermato$/);
    for (const body of [text, html]) {
      expect(body).toContain('Reclami e assistenza');
      expect(body).not.toMatch(/Codice del consumo|recedere/);
    }
  });

  it('that was delivered brings its receipt', async () => {
    const { orderId } = await bought();
    await pick(world, orderId);
    await world.drainOutbox();
    await bring(world, orderId);
    await world.drainOutbox();
    const mail = lastMail(/spesa consegnata$/);
    expectSays(mail, 'La ricevuta è qui in allegato', 'Carta regalo: 5,00\u00a0€');
    const [receipt, ...others] = mail.attachments ?? [];
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      filename: expect.stringMatching(/^ricevuta-\S+\.pdf$/),
      contentType: 'application/pdf',
    });
    expect(receipt!.content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('that is cancelled says what each has back and when', async () => {
    const { customer, orderId, heldText } = await bought();
    expect((await customer.client.post('order/cancel', { order_id: orderId })).response.errors).toEqual([]);
    await world.drainOutbox();
    expectSays(
      lastMail(/annullato$/),
      '5,00\u00a0€ · Carta regalo: sono di nuovo sul buono, da subito.',
      '14,00\u00a0€ · Pluxee Buono Pasto (2 × 7,00\u00a0€): i buoni interi sono di nuovo tra quelli che puoi usare, da subito.',
      '8,00\u00a0€ · UpDay (1 × 8,00\u00a0€): i buoni interi sono di nuovo tra quelli che puoi usare, da subito.',
      `${heldText} · ${CARD}: erano solo bloccati; la banca li sblocca, di solito entro qualche giorno.`,
    );
  });

  it('that is withdrawn before it arrives says the same in the receipt of the withdrawal', async () => {
    const { customer, orderId, heldText } = await bought();
    await advanceOrder(world.deps, orderId, 'picking', { actor: 'staff:Marco' });
    const withdrawn = await customer.client.post('order/withdraw', { order_id: orderId, confirm: true });
    expect(withdrawn.response.errors).toEqual([]);
    await world.drainOutbox();
    expectSays(
      lastMail(/^Ricevuta del recesso/),
      '14,00\u00a0€ · Pluxee Buono Pasto (2 × 7,00\u00a0€): i buoni interi sono di nuovo tra quelli che puoi usare, da subito.',
      '5,00\u00a0€ · Carta regalo: sono di nuovo sul buono, da subito.',
      `${heldText} · ${CARD}: erano solo bloccati; la banca li sblocca, di solito entro qualche giorno.`,
    );
  });

  it('that came and is given back says what went where: card, certificate, whole tickets, a new certificate for the others', async () => {
    const { customer, orderId } = await bought();
    await pick(world, orderId);
    await world.drainOutbox();
    await bring(world, orderId);
    await world.drainOutbox();
    const { data } = await customer.client.get('order/detail', { order_id: orderId });
    const withdrawn = await customer.client.post('order/withdraw', { order_id: orderId, confirm: true });
    expect(withdrawn.response.errors).toEqual([]);
    await world.drainOutbox();
    expectSays(lastMail(/^Ricevuta del recesso/), 'ti scriviamo quando parte, con quanto torna su ciascuno.');
    const mail = lastMail(/^Rimborso partito/);
    const card = data.order.tenders.find(({ kind }: { kind: string }) => kind === 'card');
    expectSays(
      mail,
      `Rimborso: ${euro(Math.round(data.order.totals.grossTotal * 100))}`,
      `${euro(Math.round(card.amount * 100))} · ${CARD}: li rivedi sulla carta, di solito entro qualche giorno: dipende dalla tua banca.`,
      '14,00\u00a0€ · Pluxee Buono Pasto (2 × 7,00\u00a0€): i buoni interi sono di nuovo tra quelli che puoi usare, da subito.',
      '5,00\u00a0€ · Carta regalo: sono di nuovo sul buono, da subito.',
      '8,00\u00a0€ · Buono nuovo RIMBORSO-',
    );
    expect(world.sentMail.filter(({ text }) => text === mail.text)).toHaveLength(1);
  });
});

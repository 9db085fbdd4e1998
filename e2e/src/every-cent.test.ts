import type { BrowserContext, Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, logIn, visits } from './support/browser.ts';
import { mailAbout } from './support/mailbox.ts';
import { buyable, clearPurchase, expectCompleted, holdFreeSlot } from './support/purchase.ts';
import { mailboxUrl } from './support/shop.ts';
import { stripeFields, typeCard } from './support/stripe-fields.ts';
import { linkIssuer, unlinkIssuers } from './support/tickets.ts';
import { buyVoucher } from './support/vouchers.ts';
import { type Moved, whatMoved } from './support/what-moved.ts';

/*
 * One order by two Edenred tickets, a Pluxee ticket, a gift certificate and a card at Stripe; one article is missing, one is
 * heavier. Order page, receipt and mail say the cents that the simulators say they have moved.
 */

const enter = visits();

/** Fruit by weight, which may come heavier, and enough that the tickets and a voucher leave something to the card. */
async function fillLargeCart(context: BrowserContext): Promise<void> {
  const { products } = await callShop<{ products: { productId: number; productInfos: { TIPOLOGIA?: string } }[] }>(
    context,
    'products?page_size=60&q=mele',
  );
  const weighed = products.find(({ productInfos }) => productInfos.TIPOLOGIA === 'Sfuso');
  if (!weighed) throw new Error('nothing is sold by weight');
  await callShop(context, 'cart/add-item', { product_id: weighed.productId, quantity: 2 });
  for (const { productId } of (await buyable(context, 'q=olio')).slice(0, 4)) {
    await callShop(context, 'cart/add-item', { product_id: productId, quantity: 8 });
  }
  await holdFreeSlot(context);
}

const visible = (page: Page, name: RegExp) => page.getByRole('button', { name }).filter({ visible: true });

/** Cents at the end of the line with a label: "Edenred Ticket Restaurant (2 × 8,00 €) 16,00 €" is 1600. */
function centsAfter(text: string, label: RegExp): number {
  const line = text.split('\n').find((each) => label.test(each)) ?? '';
  const amounts = [...line.matchAll(/(\d[\d.]*),(\d\d)\s*€/g)];
  const last = amounts.at(-1);
  if (!last) throw new Error(`no amount after ${label} in: ${text}`);
  return Number(last[1]?.replaceAll('.', '')) * 100 + Number(last[2]);
}

interface Paid {
  edenred: number;
  pluxee: number;
  gift: number;
  stripe: number;
}

const paidIn = (text: string): Paid => ({
  edenred: centsAfter(text, /Edenred/),
  pluxee: centsAfter(text, /Pluxee/),
  gift: centsAfter(text, /regalo/i),
  stripe: centsAfter(text, /Carta o portafoglio/),
});

describe.each<Device>(['desk', 'phone'])('an order of four tenders (%s)', (device) => {
  it('says everywhere the cents that moved', async () => {
    const { page, context } = await enter(device);
    await logIn(context);
    await clearPurchase(context);
    await unlinkIssuers(context);
    // its own: what a seeded one holds is gone after the first time
    const gift = await buyVoucher(page, 25);
    await fillLargeCart(context);

    // chosen together on one page
    await page.goto('/payment', { waitUntil: 'networkidle' });
    await linkIssuer(page, 'Edenred Ticket Restaurant');
    await linkIssuer(page, 'Pluxee Buono Pasto');
    const more = page.getByRole('button', { name: 'Un buono in più' });
    await more.nth(0).click();
    await more.nth(0).click();
    await more.nth(1).click();
    await page.getByRole('button', { name: 'Aggiungi un buono regalo' }).click();
    await page.getByRole('textbox', { name: 'Codice del buono' }).fill(gift);
    await page.getByRole('button', { name: 'Verifica' }).click();
    await page.getByRole('button', { name: /^Togli il buono/ }).waitFor();
    await page.getByRole('button', { name: 'Cambia come paghi il resto' }).click();
    await page.getByRole('radio', { name: /Carta o portafoglio digitale/ }).check();
    await expectAccessible(page);

    // the rest at Stripe
    await visible(page, /^Paga \d/).click();
    await stripeFields(page).getByLabel('Numero della carta').waitFor();
    await expectAccessible(page);
    await typeCard(page, '4242424242424242');
    await visible(page, /^Paga \d/).click();
    const orderId = await expectCompleted(page);
    const orderOf = async () =>
      (
        await callShop<{ order: { orderNumber: string; state: string; tenders: { kind: string; amount: number }[] } }>(
          context,
          `order/detail?order_id=${orderId}`,
        )
      ).order;
    const { orderNumber, tenders } = await orderOf();
    expect(tenders.map(({ kind }) => kind).sort()).toEqual(['card', 'gift-certificate', 'meal-ticket', 'meal-ticket']);

    // delivered by the button on its confirmation
    const confirmation = await mailAbout(`Ordine ${orderNumber} confermato`);
    const pressed = await fetch(`${mailboxUrl()}/messages/${confirmation.id}/deliver`, { method: 'POST' });
    expect(await pressed.text()).toContain('è consegnato');
    let moved: Moved | undefined;
    await expect
      .poll(
        async () => {
          moved = await whatMoved(orderNumber);
          return { held: moved.held, stripe: moved.stripe > 0 };
        },
        { timeout: 30_000, interval: 250 },
      )
      .toEqual({ held: 0, stripe: true });
    const { edenred, pluxee, stripe, elsewhere } = moved!;
    expect({ edenred, pluxee, elsewhere }).toEqual({ edenred: 1600, pluxee: 700, elsewhere: 0 });

    // the page of the order
    await page.goto(`/profile/orders/${orderId}`, { waitUntil: 'networkidle' });
    await expectAccessible(page);
    const onPage = paidIn(
      (await page.locator('.tenders li').allInnerTexts()).map((text) => text.replaceAll('\n', ' ')).join('\n'),
    );
    expect(onPage).toMatchObject({ edenred, pluxee, stripe });
    await page.getByText('mancante').first().waitFor();

    // the receipt
    const download = page.getByRole('link', { name: /Ricevuta/ });
    const receipt = await context.request.get((await download.getAttribute('href')) ?? '');
    expect(receipt.headers()['content-type']).toBe('application/pdf');
    const pdf = await getDocumentProxy(new Uint8Array(await receipt.body()));
    const { text } = await extractText(pdf, { mergePages: true });
    const { paid, total } = receiptSums(text);
    expect(paid).toEqual(onPage);

    // the mail
    const mail = await mailAbout(`Ordine ${orderNumber}: spesa consegnata`);
    expect(paidIn(mail.text)).toEqual(onPage);
    const all = edenred + pluxee + stripe + onPage.gift;
    expect(centsAfter(mail.text, /Costo della spesa/)).toBe(all);
    expect(total).toBe(all);
    await unlinkIssuers(context);
  });
});

/** What the receipt says was paid, by tender, and in all. */
function receiptSums(text: string): { paid: Paid; total: number } {
  const [lines = '', tenders = ''] = text.split('Pagato con\n');
  return { paid: paidIn(tenders), total: centsAfter(lines, /^TOTALE/) };
}

import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, logIn, visit, visits } from './support/browser.ts';
import { focusedName, tabTo } from './support/keyboard.ts';
import {
  buyable,
  cards,
  clearPurchase,
  expectCompleted,
  fillCart,
  payAtTheBank,
  readyToPay,
} from './support/purchase.ts';
import { mailboxUrl } from './support/shop.ts';

/** Longer than a slot is held. */
const HOLD_OVER_MS = 61 * 60_000;

const enter = visits();

interface Order {
  order: { orderNumber: string; state: string; lines: { estimated: boolean; promotion?: string }[] };
}

describe('a whole purchase', () => {
  it('by mouse at a desk: from the first visit to a paid order of twenty products, one weighed, one 3×2', async () => {
    await forgetEarlierTests();
    const { page, context } = await enter('desk');
    await page.goto('/search?q=arance');
    await page
      .getByRole('button', { name: /^Aggiungi .*Arance/ })
      .first()
      .click();
    // the first add starts login; the product is added after it
    await page.waitForURL(/\/login/);
    await page.getByLabel('E-mail o nome utente', { exact: true }).fill('cliente@sporta.example');
    await page.getByLabel('Password', { exact: true }).fill('Spesa-2026!');
    await page.getByRole('button', { name: 'Accedi' }).click();
    await page.waitForURL(/\/search/);
    await expect.poll(async () => (await callShop<{ totalItems: number }>(context, 'cart/view')).totalItems).toBe(1);

    const multiBuy = (await buyable(context, 'promo=true')).find(
      (product) => product.warehousePromo?.promoType === 'm-for-n',
    );
    expect(multiBuy).toBeDefined();
    await page.goto(`/search?q=${encodeURIComponent(multiBuy?.name ?? '')}`);
    await page
      .getByRole('button', { name: new RegExp(`^Aggiungi .*${literal(multiBuy?.name)}$`) })
      .first()
      .click();
    const more = page.getByRole('button', { name: 'Uno in più' }).first();
    await more.click();
    await more.click();

    for (const category of ['pasta-riso-e-farine', 'latticini-e-uova', 'conserve-e-condimenti']) {
      await page.goto(`/${category}`);
      const adds = page.getByRole('button', { name: /^Aggiungi / });
      for (let index = 0; index < 6; index++) {
        const left = await adds.count();
        await adds.first().click();
        await expect.poll(() => adds.count()).toBeLessThan(left);
      }
    }
    await expect
      .poll(async () => (await callShop<{ cartItems: unknown[] }>(context, 'cart/view')).cartItems.length)
      .toBeGreaterThanOrEqual(20);

    await page
      .getByRole('button', { name: /Scegli la fascia/ })
      .first()
      .click();
    const window = page.getByRole('dialog');
    await window
      .getByRole('button', { name: /\d:00–\d+:00, \d,\d\d €/ })
      .first()
      .click();
    await expectAccessible(page);
    await window.getByRole('button', { name: /^Conferma/ }).click();
    await window.waitFor({ state: 'hidden' });

    await page
      .getByRole('button', { name: /^Carrello/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('TOTALE', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Concludi ordine' }).click();
    await page.waitForURL(/\/checkout/);
    await expectAccessible(page);
    await page.getByLabel(/Nota per la consegna/).fill('Suonate due volte');
    await page.getByLabel(/Nota per la consegna/).blur();
    await page
      .getByRole('link', { name: 'Concludi ordine' })
      .or(page.getByRole('button', { name: 'Concludi ordine' }))
      .first()
      .click();
    await page.waitForURL(/\/payment/);
    await page.getByRole('button', { name: /^Paga \d/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Paga \d/ }).click();
    await payAtTheBank(page, cards.approved);
    const orderId = await expectCompleted(page);
    await expectAccessible(page);

    const { order } = await callShop<Order>(context, `order/detail?order_id=${orderId}`);
    expect(order.state).toBe('confirmed');
    expect(order.lines.length).toBeGreaterThanOrEqual(20);
    expect(order.lines.some((line) => line.estimated)).toBe(true);
    expect(order.lines.some((line) => line.promotion?.includes('3×2'))).toBe(true);
    await expect
      .poll(
        async () => {
          const answer = await fetch(`${mailboxUrl()}/api/messages?to=cliente@sporta.example`);
          return JSON.stringify(await answer.json());
        },
        { timeout: 15_000 },
      )
      .toContain(order.orderNumber);
  });

  it('by touch on a phone', async () => {
    const { page, context } = await enter('phone');
    await logIn(context);
    await clearPurchase(context);
    for (const { productId } of (await buyable(context, 'q=olio')).slice(0, 3)) {
      await callShop(context, 'cart/add-item', { product_id: productId, quantity: 2 });
    }
    await page.goto('/frutta-e-verdura');
    await page
      .getByRole('button', { name: /^Aggiungi / })
      .first()
      .tap();
    await page
      .getByRole('button', { name: /Scegli (la fascia|giorno e ora)/ })
      .first()
      .tap();
    const window = page.getByRole('dialog');
    await window
      .locator('label', { has: page.getByRole('radio', { name: /\d:00–\d+:00/, disabled: false }) })
      .first()
      .tap();
    await expectAccessible(page);
    await window.getByRole('button', { name: /^Conferma/ }).tap();
    await window.waitFor({ state: 'hidden' });
    // on small screens the cart button goes to /checkout
    await page
      .getByRole('link', { name: /Carrello/ })
      .last()
      .tap();
    await page.waitForURL(/\/checkout/);
    await expectAccessible(page);
    await page
      .getByRole('link', { name: 'Concludi ordine' })
      .or(page.getByRole('button', { name: 'Concludi ordine' }))
      .first()
      .tap();
    await page.waitForURL(/\/payment/);
    await page
      .getByRole('button', { name: /^Paga \d/ })
      .first()
      .tap();
    await payAtTheBank(page, cards.refused);
    await page.getByRole('link', { name: 'Torna al negozio' }).tap();
    await page.waitForURL(/\/cart\/payment-error\/\d+/);
    await page.getByText('carrello è salvo').first().waitFor();
    await expectAccessible(page);
    // the refused card left everything as it was: a second try goes through
    await page.goto('/payment');
    await page
      .getByRole('button', { name: /^Paga \d/ })
      .first()
      .tap();
    await payAtTheBank(page, cards.approved);
    await expectCompleted(page);
    await expectAccessible(page);
  });

  it('by keyboard alone', async () => {
    const { page, context } = await enter('desk');
    await logIn(context);
    await clearPurchase(context);
    const [product] = await buyable(context, 'q=olio extravergine');
    await page.goto(`/search?q=${encodeURIComponent(product?.name ?? '')}`);
    const press = async (name: RegExp | string, key = 'Enter') => {
      const target = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
      await target.waitFor();
      await tabTo(page, name);
      await page.keyboard.press(key);
    };
    await press(/^Aggiungi /);
    for (let more = 0; more < 6; more++) await press('Uno in più');
    await expect
      .poll(async () => (await callShop<{ totalPrice: number }>(context, 'cart/view')).totalPrice)
      .toBeGreaterThan(40);
    await press(/Scegli la fascia/);
    await page.getByRole('dialog').waitFor();
    await tabTo(page, /\d:00–\d+:00/);
    // within the table the arrows walk; past closed cells to one that can be chosen
    for (let steps = 0; steps < 12 && /chiuso|completo/.test(await focusedName(page)); steps++)
      await page.keyboard.press(steps % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
    await page.keyboard.press('Enter');
    await press(/^Conferma/);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await press(/^Carrello/);
    await page.getByRole('dialog').waitFor();
    await press('Concludi ordine');
    await page.waitForURL(/\/checkout/);
    await press('Concludi ordine');
    await page.waitForURL(/\/payment/);
    await press(/^Paga \d/);
    await page.locator('input[name=numero]').waitFor();
    for (const [field, value] of [
      ['numero', cards.approved],
      ['titolare', 'Giulia Riva'],
      ['scadenza', '12/29'],
      ['cvv', '123'],
    ] as const) {
      await page.locator(`input[name=${field}]`).focus();
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Enter');
    await expectCompleted(page);
  });
});

describe.each<Device>(['desk', 'phone'])('a cart that nearly earns an offer (%s)', (device) => {
  it('says what one piece more brings, and puts it in with one press', async () => {
    interface Hinted {
      cartItems: { quantity: number; grossTotal: number; hint?: { text: string; add: number } }[];
    }
    const { page, context } = await enter(device);
    await logIn(context);
    await clearPurchase(context);
    const offered = (await buyable(context, 'promo=true')).filter(
      (each) => each.warehousePromo?.promoType === 'm-for-n',
    );
    await callShop(context, 'cart/add-item', { product_id: offered[0]?.productId, quantity: 2 });
    const before = await callShop<Hinted>(context, 'cart/view');
    expect(before.cartItems[0]?.hint).toEqual({ text: 'Aggiungine 1: è gratis', add: 1 });
    await page.goto('/checkout', { waitUntil: 'networkidle' });
    const hint = page.getByRole('main').getByRole('button', { name: /^Aggiungine 1: è gratis/ });
    await hint.waitFor();
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/hint-${device}.png` });
    await hint.focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await callShop<Hinted>(context, 'cart/view')).cartItems[0]?.quantity).toBe(3);
    const after = await callShop<Hinted>(context, 'cart/view');
    expect(after.cartItems[0]?.grossTotal).toBe(before.cartItems[0]?.grossTotal);
    await expect.poll(() => hint.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('spinbutton');
    await clearPurchase(context);
  });
});

describe.each<Device>(['desk', 'phone'])('what may go wrong before paying (%s)', (device) => {
  it('leads a payment with nothing to pay for to the cart', async () => {
    const { page, context } = await enter(device);
    await logIn(context);
    await clearPurchase(context);
    await page.goto('/payment');
    expect(new URL(page.url()).pathname).toBe('/checkout');
    await page.getByRole('heading', { name: 'Il carrello è vuoto' }).waitFor();
  });

  it('says that the slot is held no longer, keeps the cart and offers another', async () => {
    const { page, context } = await enter(device);
    await readyToPay(context);
    await page.clock.install();
    await page.goto('/checkout', { waitUntil: 'networkidle' });
    await page.getByText(/^Ti teniamo la fascia per altri/).waitFor();
    await callShop(context, 'timeslot/release', {});
    // the shop's clock goes on with the page's: an answer of its own time would set the page's back
    await page.route('**/ebsn/api/**', async (route) => {
      const answer = await route.fetch();
      const date = new Date(Date.parse(answer.headers().date!) + HOLD_OVER_MS).toUTCString();
      return route.fulfill({ response: answer, headers: { ...answer.headers(), date } });
    });
    await page.clock.fastForward(HOLD_OVER_MS);
    await page.getByText(/^La fascia .+ non è più riservata\.$/).waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect((await callShop<{ cartItems: unknown[] }>(context, 'cart/view')).cartItems.length).toBeGreaterThan(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Scegli l’orario' }).first().click();
    await page.getByRole('dialog').waitFor();
    await clearPurchase(context);
  });

  it('says when the total is another than the customer saw, before and after pressing', async () => {
    const { page, context } = await enter(device);
    await readyToPay(context);
    // the price of the day comes between two answers: the page shows less than the shop will ask for
    await page.route('**/ebsn/api/cart/lock', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      body.data.grossTotal = Math.round((body.data.grossTotal - 1) * 100) / 100;
      return route.fulfill({ response: answer, json: body });
    });
    await page.goto('/payment', { waitUntil: 'networkidle' });
    await page.getByText(/ora è .+: controlla il riepilogo prima di pagare/).waitFor();
    await page.getByRole('button', { name: /^Paga \d/ }).click();
    await page.getByText(/ora è .+ Se va bene, paga il nuovo totale/).waitFor();
    const { grossTotal, cartItems } = await callShop<{ grossTotal: number; cartItems: unknown[] }>(
      context,
      'cart/view',
    );
    expect(cartItems.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: `Paga ${grossTotal.toFixed(2).replace('.', ',')}` }).waitFor();
    await page.goto('/checkout');
    await clearPurchase(context);
  });
});

async function forgetEarlierTests(): Promise<void> {
  const { context } = await visit('desk');
  await logIn(context);
  await clearPurchase(context);
  await context.close();
}

function literal(text = ''): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

describe('two purchases in a row in one tab, at the same total', () => {
  it('make two orders, also when the customer never came back to hear of the first', async () => {
    const { page, context } = await enter('desk');
    await readyToPay(context);
    await page.goto('/payment');
    const pay = page.getByRole('button', { name: /^Paga \d/ });
    await pay.waitFor();
    const total = await pay.textContent();
    await pay.click();
    await page.locator('input[name=numero]').waitFor();
    const under = await callShop<{ payment?: { orderId: number } }>(context, 'order/unfinished-payment');
    await payAtTheBank(page, cards.approved, /chiudi senza tornare/);
    await expect
      .poll(async () => (await callShop<{ cartItems: unknown[] }>(context, 'cart/view')).cartItems.length)
      .toBe(0);

    await fillCart(context);
    await page.goto('/payment');
    await pay.waitFor();
    expect(await pay.textContent()).toBe(total);
    await pay.click();
    await payAtTheBank(page, cards.approved);
    const second = await expectCompleted(page);
    expect(second).not.toBe(under.payment?.orderId);
    const { order } = await callShop<Order>(context, `order/detail?order_id=${second}`);
    expect(await page.getByText(`Ordine n. ${order.orderNumber}`).count()).toBe(1);
  });
});

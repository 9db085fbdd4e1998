import { describe, expect, it } from 'vitest';
import { callShop, type Device, logIn, type Visit, visits } from './support/browser.ts';
import { focusedName, tabTo } from './support/keyboard.ts';
import { cards, clearPurchase, expectCompleted, payAtTheBank } from './support/purchase.ts';

const enter = visits();
type Page = Visit['page'];

/** How somebody uses a page. */
interface Hand {
  device: Device;
  /** Presses the first control called so. */
  press(page: Page, name: RegExp | string): Promise<void>;
  chooseSlot(page: Page): Promise<void>;
}

const control = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).filter({ visible: true });

const mouse: Hand = {
  device: 'desk',
  press: (page, name) => control(page, name).first().click(),
  chooseSlot: (page) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: /\d:00–\d+:00, (\d,\d\d €|gratis)/ })
      .first()
      .click(),
};
const touch: Hand = {
  device: 'phone',
  press: (page, name) => control(page, name).first().tap(),
  chooseSlot: (page) =>
    page
      .getByRole('dialog')
      .locator('label', { has: page.getByRole('radio', { name: /\d:00–\d+:00/, disabled: false }) })
      .first()
      .tap(),
};
const keyboard: Hand = {
  device: 'desk',
  async press(page, name) {
    await control(page, name).first().waitFor();
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  },
  async chooseSlot(page) {
    await tabTo(page, /\d:00–\d+:00/);
    // within the table the arrows walk; past closed cells to one that can be chosen
    for (let steps = 0; steps < 12 && /chiuso|completo/.test(await focusedName(page)); steps++)
      await page.keyboard.press(steps % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
    await page.keyboard.press('Enter');
  },
};

const shelves = ['pasta', 'latte', 'biscotti', 'olio'];
const fromEach = 5;

describe.each(Object.entries({ mouse, touch, keyboard }))('by %s, in one tab that is never loaded anew', (_, hand) => {
  it('twenty products are bought, and twenty more', async () => {
    const { page, context, refusals } = await enter(hand.device);
    await logIn(context);
    await clearPurchase(context);
    await page.goto('/');
    const numbers: string[] = [];
    // the second begins on the page that says the first is placed
    for (let purchase = 1; purchase <= 2; purchase++) {
      for (const [at, shelf] of shelves.entries()) {
        await searchFor(page, hand, shelf);
        for (let n = 1; n <= fromEach; n++) {
          await hand.press(page, /^Aggiungi /);
          await expect.poll(() => linesOf(context)).toBe(at * fromEach + n);
        }
      }
      const orderId = await buy(page, hand);
      const { order } = await callShop<{ order: { orderNumber: string; state: string; lines: unknown[] } }>(
        context,
        `order/detail?order_id=${orderId}`,
      );
      expect(order.state).toBe('confirmed');
      expect(order.lines.length).toBeGreaterThanOrEqual(shelves.length * fromEach);
      expect(await linesOf(context)).toBe(0);
      await page.getByText(order.orderNumber).first().waitFor();
      numbers.push(order.orderNumber);
    }
    expect(new Set(numbers).size).toBe(2);
    expect(refusals).toEqual([]);
  });
});

async function searchFor(page: Page, hand: Hand, words: string): Promise<void> {
  const field = page.getByRole('combobox', { name: /Cerca/ }).filter({ visible: true }).first();
  if (hand === keyboard) await tabTo(page, /^Cerca/);
  else if (hand === touch) await field.tap();
  else await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/search\\?q=${words}`));
  await page
    .getByRole('heading', { name: new RegExp(words, 'i') })
    .first()
    .waitFor();
}

async function buy(page: Page, hand: Hand): Promise<number> {
  await hand.press(page, /Scegli (la fascia|giorno e ora)/);
  const window = page.getByRole('dialog');
  await window.waitFor();
  await hand.chooseSlot(page);
  await hand.press(page, /^Conferma/);
  await window.waitFor({ state: 'hidden' });
  await hand.press(page, /Carrello/);
  // on small screens the cart leads to its page
  if (hand.device === 'desk') {
    await window.waitFor();
    await hand.press(page, 'Concludi ordine');
  }
  await page.waitForURL(/\/checkout/);
  await hand.press(page, 'Concludi ordine');
  await page.waitForURL(/\/payment/);
  await hand.press(page, /^Paga \d/);
  await payAtTheBank(page, cards.approved);
  return expectCompleted(page);
}

/** Lines of goods that were put in: a gift that comes with them is none. */
async function linesOf(context: Visit['context']): Promise<number> {
  const { cartItems } = await callShop<{ cartItems: { cartItemInsertionTypeId: number }[] }>(context, 'cart/view');
  return cartItems.filter(({ cartItemInsertionTypeId }) => cartItemInsertionTypeId === 1).length;
}

import { BankPage, type Card } from './bank-page.ts';
import { type Answer, type Customer, NoService } from './customer.ts';
import type { Goods } from './goods.ts';
import type { Logbook } from './logbook.ts';
import { pause } from './wait.ts';

/** What came of a purchase, as its customer knows it. */
type Outcome = string;

/** One customer's way through the shop, from an empty cart to whatever becomes of the order. */
export async function shop(customer: Customer, goods: Goods, logbook: Logbook): Promise<void> {
  try {
    logbook.outcome(await new Journey(customer, goods, logbook).go());
  } catch (error) {
    if (!(error instanceof NoService)) throw error;
    logbook.outcome('went away: no answer');
  }
}

class Journey {
  readonly #customer: Customer;
  readonly #goods: Goods;
  readonly #logbook: Logbook;

  constructor(customer: Customer, goods: Goods, logbook: Logbook) {
    this.#customer = customer;
    this.#goods = goods;
    this.#logbook = logbook;
  }

  async go(): Promise<Outcome> {
    const { chance } = this.#customer;
    await this.#clearUp();
    if (chance.happens(0.15)) await this.#askForReward();
    const order = chance.happens(0.2) ? await this.#standingOrder() : undefined;
    if (order !== undefined && chance.happens(0.35)) return this.#cancel(order);
    const changing = order !== undefined && (await this.#beginToChange(order));
    if (changing && chance.happens(0.25)) {
      await this.#customer.call('order/leave-as-it-was', { order_id: order });
      return 'change left as it was';
    }
    if (!(await this.#fillCart(changing))) return 'nothing to be had';
    if (!(await this.#chooseDelivery(changing))) return 'no place in any slot';
    if (chance.happens(0.35)) await this.#useCertificate();
    const outcome = await this.#buy();
    return changing ? `change: ${outcome}` : outcome;
  }

  /** What an earlier purchase left: a payment begun somewhere is gone on with or abandoned. */
  async #clearUp(): Promise<void> {
    const { payment } = (await this.#customer.call('order/unfinished-payment')).data;
    if (!payment) return;
    if (this.#customer.chance.happens(0.4)) {
      const resumed = await this.#customer.call('order/resume-payment', { order_id: payment.orderId });
      if (resumed.codes.length === 0) await this.#pay(resumed);
    }
    await this.#customer.call('order/give-up-payment', { order_id: payment.orderId });
  }

  async #askForReward(): Promise<void> {
    await this.#customer.call('rewards-cart/add', { reward_id: this.#customer.chance.one(this.#goods.rewardIds) });
    const ask = () => this.#customer.call('rewards-cart/request', {});
    const asked = this.#customer.chance.happens(0.3) ? (await Promise.all([ask(), ask()]))[0] : await ask();
    if (asked.codes.length === 0 && this.#customer.chance.happens(0.3))
      await this.#customer.call('rewards/cancel-request', { reward_request_id: asked.data.request.rewardRequestId });
  }

  async #standingOrder(): Promise<number | undefined> {
    const { data } = await this.#customer.call('order/list?filter=open');
    return data.orders?.find((order: { canCancel: boolean }) => order.canCancel)?.orderId;
  }

  async #cancel(orderId: number): Promise<Outcome> {
    this.#logbook.calledOff.add(orderId);
    const tabs = this.#customer.chance.happens(0.3) ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: tabs }, () => this.#customer.call('order/cancel', { order_id: orderId })),
    );
    return answers.some((answer) => answer.codes.length === 0) ? 'cancelled an order' : 'could not cancel';
  }

  async #beginToChange(orderId: number): Promise<boolean> {
    await this.#customer.call('cart/empty', {});
    return (await this.#customer.call('order/modify', { order_id: orderId })).codes.length === 0;
  }

  async #fillCart(changing: boolean): Promise<boolean> {
    const { chance } = this.#customer;
    const { plenty, scarce, rare } = this.#goods.products;
    const add = (product_id: number) =>
      this.#customer.call('cart/add-item', { product_id, quantity: chance.whole(1, 3) });
    // two tabs put goods in at the same moment
    const wanted = Array.from({ length: chance.whole(1, 3) }, () =>
      chance.one({ plenty, scarce, rare }[chance.weighted({ plenty: 4, scarce: 4, rare: 1 })]),
    );
    if (!changing) wanted.push(chance.one(plenty));
    if (chance.happens(0.2)) await Promise.all(wanted.map(add));
    else for (const productId of wanted) await add(productId);
    return (await this.#cart()).cartItems?.length > 0;
  }

  async #cart() {
    return (await this.#customer.call('cart/view')).data;
  }

  async #chooseDelivery(changing: boolean): Promise<boolean> {
    const { chance, person } = this.#customer;
    // who changes an order mostly keeps place and hour
    if (changing && chance.happens(0.6)) return true;
    await this.#customer.call('cart/set-address', { user_address_id: chance.one(person.addressIds) });
    const { data } = await this.#customer.call('timeslot/list');
    const slots = (data.days ?? []).flatMap((day: { date: string; slots: { timeslotId: number }[] }) =>
      day.slots.map((slot) => ({ timeslot_id: slot.timeslotId, date: day.date })),
    );
    for (let attempt = 0; attempt < 6 && slots.length > 0; attempt++) {
      if ((await this.#customer.call('timeslot/hold', chance.one(slots))).codes.length === 0) return true;
    }
    return false;
  }

  async #useCertificate(): Promise<void> {
    const { chance, person } = this.#customer;
    const code = chance.happens(0.5) ? person.giftCode : chance.one(this.#goods.sharedCodes);
    await this.#customer.call('cart/add-gift-certificate', { code });
  }

  /** Buys what the cart says; what is missing is taken out, a new total is looked at, and the button pressed again. */
  async #buy(): Promise<Outcome> {
    const { chance, person } = this.#customer;
    const { auths } = (await this.#customer.call('payment-type/list-auth')).data;
    const saved = chance.happens(0.5) ? auths?.[0]?.paymentAuthId : undefined;
    let last = 'refused';
    for (let attempt = 0; attempt < 4; attempt++) {
      const cart = await this.#cart();
      const press = (key: string) =>
        this.#customer.call('cart/buy', {
          ...(saved ? { payment_type_id: 12, payment_auth_id: saved } : { payment_type_id: 1 }),
          save_auth: !saved && chance.happens(0.5),
          expected_total: cart.grossTotal,
          idempotency_key: key,
        });
      const key = `${person.accountId}-${cart.cartId}-${chance.whole(1, 1e9)}`;
      // pressed in two tabs, each with a key of its own, or twice in one
      const answers = await Promise.all(
        chance.happens(0.1) ? [press(key), press(chance.happens(0.5) ? key : `${key}-2`)] : [press(key)],
      );
      const taken = answers.find((answer) => answer.codes.length === 0);
      if (taken) return this.#pay(taken);
      last = answers[0]!.codes[0] ?? 'refused';
      if (last === 'payment-in-progress' || last === 'cart-locked') return `refused: ${last}`;
      if (last === 'not-available') await this.#takeOutWhatIsMissing(answers[0]!);
      if (last === 'slot-lost' || last === 'slot-needed' || last === 'address-needed')
        await this.#chooseDelivery(false);
      if (last === 'minimum-order')
        await this.#customer.call('cart/add-item', {
          product_id: chance.one(this.#goods.products.plenty),
          quantity: 3,
        });
      if (last === 'gift-certificate-not-valid') await this.#takeOffCertificates();
    }
    return `refused: ${last}`;
  }

  async #takeOutWhatIsMissing(answer: Answer): Promise<void> {
    const cart = answer.data.cartItems ? answer.data : await this.#cart();
    const scarce = new Set([...this.#goods.products.scarce, ...this.#goods.products.rare]);
    for (const item of cart.cartItems ?? []) {
      if (scarce.has(item.product.productId))
        await this.#customer.call('cart/remove-item', { cart_item_id: item.cartItemId });
    }
  }

  async #takeOffCertificates(): Promise<void> {
    const cart = await this.#cart();
    for (const gift of cart.giftCertificates ?? [])
      await this.#customer.call('cart/remove-gift-certificate', { gift_certificate_id: gift.giftCertificateId });
  }

  async #pay(bought: Answer): Promise<Outcome> {
    const { orderId } = bought.data;
    if (!bought.data.paymentUrl) return this.#howItEnded(orderId);
    const { chance } = this.#customer;
    const page = new BankPage(this.#customer);
    const does = chance.weighted({
      pays: 78,
      cancels: 6,
      'gives up here': 6,
      'gives up here, pays there': 4,
      leaves: 6,
    });
    if (does === 'leaves' && chance.happens(0.5)) return 'left before paying';
    await page.open(bought.data);
    if (does === 'leaves') return 'left the bank’s page';
    if (does === 'cancels') await page.cancel();
    else if (does.startsWith('gives up')) {
      await this.#customer.call('order/give-up-payment', { order_id: orderId });
      if (does === 'gives up here') return 'gave the payment up';
      await page.pay('notice lost');
      if (page.back && chance.happens(0.5)) await this.#customer.open(page.back);
      return 'gave the payment up and paid';
    } else await page.pay(chance.weighted(cardWeights));
    if (page.back && chance.happens(0.8)) await this.#customer.open(page.back);
    return this.#howItEnded(orderId);
  }

  /** Looks at the page that waits, until it says something. */
  async #howItEnded(orderId: number): Promise<Outcome> {
    for (let look = 0; look < 12; look++) {
      const { data } = await this.#customer.call(`order/payment-status?order_id=${orderId}`);
      if (data.state === 'paid') {
        this.#logbook.toldPaid.set(orderId, data.orderNumber ?? '');
        return 'ordered';
      }
      if (data.state === 'failed') return 'payment refused';
      await pause(500);
    }
    return 'left the page that waits';
  }
}

const cardWeights: Record<Card, number> = {
  approved: 40,
  refused: 8,
  challenge: 8,
  'challenge refused': 3,
  'browser stays away': 6,
  'notice first': 6,
  'notice late': 6,
  'notice twice': 8,
  'notices out of order': 5,
  'notice lost': 7,
  'notice forged': 3,
};

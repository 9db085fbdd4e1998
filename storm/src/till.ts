import type { Basket } from './basket.ts';
import type { Answer, Customer } from './customer.ts';
import type { Logbook } from './logbook.ts';
import { pages } from './pay-pages.ts';
import { pause } from './wait.ts';

/** What came of a purchase, as its customer knows it. */
export type Outcome = string;

/** How the rest is paid: on the bank's page, by a saved card, on the pay screen of Stripe, in the app of Satispay. */
const methods = { card: 1, saved: 12, stripe: 20, satispay: 21 } as const;
type Method = keyof typeof methods;

/** The button that buys, and everything that may happen until the money is certain. */
export class Till {
  readonly #customer: Customer;
  readonly #basket: Basket;
  readonly #logbook: Logbook;

  constructor(customer: Customer, basket: Basket, logbook: Logbook) {
    this.#customer = customer;
    this.#basket = basket;
    this.#logbook = logbook;
  }

  /** Buys what the cart says; what is missing is taken out, a new total is looked at, and the button pressed again. */
  async buy(): Promise<Outcome> {
    const { chance, person } = this.#customer;
    const { auths } = (await this.#customer.call('payment-type/list-auth')).data;
    const saved = chance.happens(0.5) ? auths?.[0]?.paymentAuthId : undefined;
    const method = saved ? 'saved' : this.#method();
    let last = 'refused';
    for (let attempt = 0; attempt < 4; attempt++) {
      const cart = await this.#basket.read();
      const press = (key: string) =>
        this.#customer.call('cart/buy', {
          payment_type_id: methods[method],
          ...(saved ? { payment_auth_id: saved } : {}),
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
      if (taken) return this.pay(taken);
      last = answers[0]!.codes[0] ?? 'refused';
      if (last === 'payment-in-progress' || last === 'cart-locked') return `refused: ${last}`;
      await this.#mend(last, answers[0]!);
    }
    return `refused: ${last}`;
  }

  #method(): Method {
    if (!this.#customer.tenders) return 'card';
    return this.#customer.chance.weighted({ card: 4, saved: 0, stripe: 4, satispay: 3 });
  }

  /** Does what the refusal asks for, before the button is pressed again. */
  async #mend(code: string, answer: Answer): Promise<void> {
    const { chance } = this.#customer;
    if (code === 'not-available') await this.#basket.takeOutWhatIsMissing(answer);
    if (code === 'slot-lost' || code === 'slot-needed' || code === 'address-needed')
      await this.#basket.chooseDelivery(false);
    if (code === 'minimum-order') await this.#basket.addMore();
    if (code === 'gift-certificate-not-valid') await this.#basket.takeOffCertificates();
    if (code === 'meal-ticket-refused' && chance.happens(0.5)) await this.#basket.leaveTickets();
  }

  /** Pays where `cart/buy`, or going on with a payment, leads. */
  async pay(bought: Answer): Promise<Outcome> {
    const { orderId } = bought.data;
    if (!bought.data.paymentUrl) return this.#howItEnded(orderId);
    const { chance } = this.#customer;
    const page = pages(this.#customer, bought.data);
    const does = chance.weighted({
      pays: 78,
      cancels: 6,
      'gives up here': 6,
      'gives up here, pays there': 4,
      leaves: 6,
    });
    if (does === 'leaves' && chance.happens(0.5)) return 'left before paying';
    await page.open();
    if (does === 'leaves') return 'left the bank’s page';
    if (does === 'cancels') await page.cancel();
    else if (does.startsWith('gives up')) {
      await this.#customer.call('order/give-up-payment', { order_id: orderId });
      if (does === 'gives up here') return 'gave the payment up';
      await page.payAnyway();
      if (page.back && chance.happens(0.5)) await this.#customer.open(page.back);
      return 'gave the payment up and paid';
    } else await page.pay();
    if (page.back && chance.happens(0.8)) await this.#customer.open(page.back);
    return this.#howItEnded(orderId, () => page.askHowItWent());
  }

  /** Looks at the page that waits, until it says something. */
  async #howItEnded(orderId: number, ask?: () => Promise<void>): Promise<Outcome> {
    for (let look = 0; look < 12; look++) {
      await ask?.();
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

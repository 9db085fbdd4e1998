import { DEMO_STRIPE_ACCOUNT } from '@sporta/simulators';
import { BankPage, type Card } from './bank-page.ts';
import type { Customer } from './customer.ts';

/** Where the last tender of an order is paid, as its customer meets it. */
export interface PayPage {
  open(): Promise<void>;
  pay(): Promise<void>;
  cancel(): Promise<void>;
  /** Pays what the shop was asked to forget; the shop does not hear of it if that can be arranged. */
  payAnyway(): Promise<void>;
  /** What the shop's own page does while it waits. */
  askHowItWent(): Promise<void>;
  /** Address at the shop the browser was sent back to. */
  readonly back: string | undefined;
}

export interface Payable {
  orderId: number;
  paymentUrl?: string;
  paymentParameters?: Record<string, string>;
  payment_client_secret?: string;
}

/** The page a purchase leads to. */
export function pages(customer: Customer, bought: Payable): PayPage {
  if (bought.payment_client_secret) return new StripeScreen(customer, bought);
  const path = new URL(bought.paymentUrl ?? '').pathname;
  return path.startsWith('/pay/') ? new SatispayPage(customer, bought) : new GatewayPage(customer, bought);
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

class GatewayPage implements PayPage {
  readonly #page: BankPage;
  readonly #customer: Customer;
  readonly #bought: Payable;

  constructor(customer: Customer, bought: Payable) {
    this.#customer = customer;
    this.#bought = bought;
    this.#page = new BankPage(customer);
  }

  get back(): string | undefined {
    return this.#page.back;
  }

  open = () => this.#page.open(this.#bought);
  pay = () => this.#page.pay(this.#customer.chance.weighted(cardWeights));
  cancel = () => this.#page.cancel();
  payAnyway = () => this.#page.pay('notice lost');
  askHowItWent = async () => undefined;
}

const stripeMethods = {
  pm_card_visa: 60,
  pm_card_mastercard: 12,
  pm_card_authenticationRequired: 10,
  pm_card_visa_chargeDeclined: 6,
  pm_card_visa_chargeDeclinedInsufficientFunds: 6,
  // keeps, and refuses whatever is charged later
  pm_card_chargeCustomerFail: 6,
};

/** What Stripe's script does in the browser. */
class StripeScreen implements PayPage {
  readonly #customer: Customer;
  readonly #secret: string;
  readonly #intent: string;
  readonly back: undefined;

  constructor(customer: Customer, { payment_client_secret: secret = '' }: Payable) {
    this.#customer = customer;
    this.#secret = secret;
    this.#intent = secret.split('_secret_')[0] ?? '';
  }

  open = async () => undefined;
  cancel = () => this.#confirm('pm_card_visa_chargeDeclined');
  payAnyway = () => this.#confirm('pm_card_visa');

  async pay(): Promise<void> {
    const { chance } = this.#customer;
    const method = chance.weighted(stripeMethods);
    await this.#confirm(method);
    if (method === 'pm_card_authenticationRequired') await this.#answerBank(chance.happens(0.8));
    // refused: another card, mostly
    else if (/Declined|Fail/.test(method) && chance.happens(0.6)) await this.#confirm('pm_card_visa');
  }

  async askHowItWent(): Promise<void> {
    await this.#customer.call(`stripe/payment-feedback-recurrent?payment_id=${this.#intent}&redirect_status=succeeded`);
  }

  async #confirm(method: string): Promise<void> {
    await this.#customer.ask(`${this.#customer.tenders!.urls.stripe}/v1/payment_intents/${this.#intent}/confirm`, {
      headers: { authorization: `Bearer ${DEMO_STRIPE_ACCOUNT.publishableKey}` },
      body: new URLSearchParams({ client_secret: this.#secret, payment_method: method, use_stripe_sdk: 'true' }),
    });
  }

  async #answerBank(approves: boolean): Promise<void> {
    await this.#customer.ask(`${this.#customer.tenders!.urls.stripe}/control/challenge`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ intent: this.#intent, action: approves ? 'approve' : 'fail' }),
    });
  }
}

/** The page with the code, and what the customer does in the app. */
class SatispayPage implements PayPage {
  readonly #customer: Customer;
  readonly #address: string;
  readonly #orderId: number;
  back: string | undefined;

  constructor(customer: Customer, { paymentUrl = '', orderId }: Payable) {
    this.#customer = customer;
    const url = new URL(paymentUrl);
    this.#address = `${url.origin}${url.pathname}`;
    this.#orderId = orderId;
  }

  open = async () => void (await this.#customer.open(this.#address));
  cancel = () => this.#act('rifiuta');
  payAnyway = () => this.#act('approva');

  async pay(): Promise<void> {
    await this.#act(this.#customer.chance.weighted({ approva: 85, rifiuta: 10, scade: 5 }));
  }

  async askHowItWent(): Promise<void> {
    await this.#customer.call(`satispay/payment-feedback?order_id=${this.#orderId}`);
  }

  async #act(azione: string): Promise<void> {
    const { chance } = this.#customer;
    const { location } = await this.#customer.open(this.#address, {
      azione,
      buoni: chance.happens(0.3) ? String(chance.whole(1, 3)) : '0',
      fine: chance.happens(0.85) ? 'torna' : 'chiudi',
    });
    if (location.includes('/payment-return/')) this.back = location;
  }
}

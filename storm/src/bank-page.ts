import type { Customer } from './customer.ts';

const cards = {
  approved: '4970100100000005',
  refused: '4970100200000004',
  challenge: '4970100600000000',
  'challenge refused': '4970100700000009',
  'browser stays away': '4970100800000008',
  'notice first': '4970100900000007',
  'notice late': '4970101000000004',
  'notice twice': '4970101100000003',
  'notices out of order': '4970101200000002',
  'notice lost': '4970101300000001',
  'notice forged': '4970101400000000',
};
export type Card = keyof typeof cards;

/** The bank's page in a customer's browser, without scripts. */
export class BankPage {
  readonly #customer: Customer;
  #address = '';
  #html = '';
  /** Address at the shop the bank sent the browser back to. */
  back: string | undefined;

  constructor(customer: Customer) {
    this.#customer = customer;
  }

  async open({ paymentUrl, paymentParameters }: { paymentUrl?: string; paymentParameters?: Record<string, string> }) {
    await this.#go(paymentUrl ?? '', paymentParameters);
  }

  async pay(card: Card): Promise<void> {
    await this.#go(`${this.#address}/paga`, {
      titolare: 'Giulia Riva',
      numero: cards[card],
      scadenza: `12/${String(new Date().getFullYear() + 2).slice(-2)}`,
      cvv: '123',
      fine: 'torna',
    });
    const code = /class="code">(\d+)</.exec(this.#html)?.[1];
    if (code && !this.back) await this.#go(this.#address, { azione: 'conferma', codice: code });
  }

  cancel(): Promise<void> {
    return this.#go(`${this.#address}/annulla`, {});
  }

  async #go(address: string, form?: Record<string, string>, hops = 0): Promise<void> {
    const { text, location } = await this.#customer.open(address, form);
    this.#html = text;
    this.#address = address.replace(/\/(paga|annulla)$/, '');
    if (!location) return;
    const next = new URL(location, address).href;
    if (new URL(next).pathname.startsWith('/payment-page')) {
      if (hops < 5) await this.#go(next, undefined, hops + 1);
    } else this.back = next;
  }
}

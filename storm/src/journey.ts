import { Basket } from './basket.ts';
import { type Customer, NoService } from './customer.ts';
import type { Goods } from './goods.ts';
import type { Logbook } from './logbook.ts';
import { type Outcome, Till } from './till.ts';

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
  readonly #basket: Basket;
  readonly #till: Till;

  constructor(customer: Customer, goods: Goods, logbook: Logbook) {
    this.#customer = customer;
    this.#goods = goods;
    this.#logbook = logbook;
    this.#basket = new Basket(customer, goods);
    this.#till = new Till(customer, this.#basket, logbook);
  }

  async go(): Promise<Outcome> {
    const { chance, tenders } = this.#customer;
    await this.#clearUp();
    if (chance.happens(0.15)) await this.#askForReward();
    if (tenders && chance.happens(0.25)) await this.#giveBack();
    const order = chance.happens(0.2) ? await this.#standingOrder() : undefined;
    if (order !== undefined && chance.happens(0.35)) return this.#cancel(order);
    const changing = order !== undefined && (await this.#beginToChange(order));
    if (changing && chance.happens(0.25)) {
      await this.#customer.call('order/leave-as-it-was', { order_id: order });
      return 'change left as it was';
    }
    if (!(await this.#basket.fill(changing))) return 'nothing to be had';
    if (!(await this.#basket.chooseDelivery(changing))) return 'no place in any slot';
    if (chance.happens(0.35)) await this.#basket.useCertificate();
    if (tenders && !changing) await this.#basket.useTickets();
    const outcome = await this.#till.buy();
    return changing ? `change: ${outcome}` : outcome;
  }

  /** What an earlier purchase left: a payment begun somewhere is gone on with or abandoned. */
  async #clearUp(): Promise<void> {
    const { payment } = (await this.#customer.call('order/unfinished-payment')).data;
    if (!payment) return;
    if (this.#customer.chance.happens(0.4)) {
      const resumed = await this.#customer.call('order/resume-payment', { order_id: payment.orderId });
      if (resumed.codes.length === 0) await this.#till.pay(resumed);
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

  /** Withdraws from an order that is on its way or was delivered: from all of it, or from some lines. */
  async #giveBack(): Promise<void> {
    const { chance } = this.#customer;
    const { data } = await this.#customer.call(`order/list?filter=${chance.happens(0.8) ? 'delivered' : 'all'}`);
    const orders: { orderId: number }[] = data.orders ?? [];
    if (orders.length === 0) return;
    const { orderId } = chance.one(orders);
    const shown = await this.#customer.call('order/withdraw', { order_id: orderId });
    if (shown.codes.length > 0) return;
    const lines: { orderLineId: number; withdrawable: boolean }[] = shown.data.withdrawal.lines;
    const some = lines.filter(({ withdrawable }) => withdrawable).slice(0, chance.whole(1, 2));
    const part = chance.happens(0.6) ? { lines: some.map(({ orderLineId }) => ({ order_line_id: orderLineId })) } : {};
    const ask = () => this.#customer.call('order/withdraw', { order_id: orderId, confirm: true, ...part });
    this.#logbook.calledOff.add(orderId);
    const answers = chance.happens(0.2) ? await Promise.all([ask(), ask()]) : [await ask()];
    if (answers.some(({ codes }) => codes.length === 0)) this.#logbook.outcome('gave goods back');
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
    await this.#basket.empty();
    return (await this.#customer.call('order/modify', { order_id: orderId })).codes.length === 0;
  }
}

import type { Answer, Customer } from './customer.ts';
import type { Goods } from './goods.ts';

/** One customer's cart: what goes in, where it goes, and what pays a part of it beforehand. */
export class Basket {
  readonly #customer: Customer;
  readonly #goods: Goods;

  constructor(customer: Customer, goods: Goods) {
    this.#customer = customer;
    this.#goods = goods;
  }

  async read() {
    return (await this.#customer.call('cart/view')).data;
  }

  async empty(): Promise<void> {
    await this.#customer.call('cart/empty', {});
  }

  /** @returns whether anything is in it */
  async fill(changing: boolean): Promise<boolean> {
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
    return (await this.read()).cartItems?.length > 0;
  }

  async addMore(): Promise<void> {
    const product_id = this.#customer.chance.one(this.#goods.products.plenty);
    await this.#customer.call('cart/add-item', { product_id, quantity: 3 });
  }

  /** @returns whether a slot is held */
  async chooseDelivery(changing: boolean): Promise<boolean> {
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

  async useCertificate(): Promise<void> {
    const { chance, person } = this.#customer;
    const code = chance.happens(0.5) ? person.giftCode : chance.one(this.#goods.sharedCodes);
    await this.#customer.call('cart/add-gift-certificate', { code });
  }

  /** Uses tickets of up to two of the accounts that are linked; those of others are left. */
  async useTickets(): Promise<void> {
    const { chance } = this.#customer;
    const { data } = await this.#customer.call('meal-ticket-type/list');
    const types: { paymentTypeId: number; linked: boolean; selected: boolean }[] = data.mealTicketTypes ?? [];
    const chosen = types.filter(({ linked }) => linked && chance.happens(0.6)).slice(0, 2);
    const select = ({ paymentTypeId }: { paymentTypeId: number }, yes: boolean) =>
      this.#customer.call('meal-ticket-type/select', {
        payment_type_id: paymentTypeId,
        select: yes,
        ...(yes && chance.happens(0.7) ? { tickets: chance.whole(1, 4) } : {}),
      });
    for (const type of types) if (type.selected && !chosen.includes(type)) await select(type, false);
    for (const type of chosen) await select(type, true);
  }

  async leaveTickets(): Promise<void> {
    for (const { paymentTypeId } of (await this.read()).mealTickets ?? [])
      await this.#customer.call('meal-ticket-type/select', { payment_type_id: paymentTypeId, select: false });
  }

  async takeOutWhatIsMissing(answer: Answer): Promise<void> {
    const cart = answer.data.cartItems ? answer.data : await this.read();
    const scarce = new Set([...this.#goods.products.scarce, ...this.#goods.products.rare]);
    for (const item of cart.cartItems ?? []) {
      if (scarce.has(item.product.productId))
        await this.#customer.call('cart/remove-item', { cart_item_id: item.cartItemId });
    }
  }

  async takeOffCertificates(): Promise<void> {
    for (const { giftCertificateId } of (await this.read()).giftCertificates ?? [])
      await this.#customer.call('cart/remove-gift-certificate', { gift_certificate_id: giftCertificateId });
  }
}

import type { BrowserContext } from 'playwright';
import { callShop } from './browser.ts';
import { linkInMail } from './mailbox.ts';

const password = 'pentola-rossa-42';

/**
 * A household nobody was before, logged in, with an address in Milano that its cart goes to: what a test leaves to it is in the way
 * of nobody.
 * @returns its e-mail address
 */
export async function newHousehold(context: BrowserContext): Promise<string> {
  const email = `nuova.${process.pid}.${Date.now().toString(36)}@posta.example`;
  const { disclaimers } = await callShop<{ disclaimers: { disclaimerId: number }[] }>(
    context,
    'registration-disclaimer/list',
  );
  await callShop(context, 'registration/register_user', {
    e_mail: email,
    password,
    first_name: 'Nina',
    last_name: 'Neri',
    disclaimers: disclaimers.map(({ disclaimerId }) => ({ disclaimer_id: disclaimerId, accepted: true })),
  });
  const link = new URL(await linkInMail(email, 'Conferma la tua e-mail'));
  await callShop(context, 'registration/registration_confirm', Object.fromEntries(link.searchParams));
  await callShop(context, 'auth/login', { login: email, password });
  const { userAddress } = await callShop<{ userAddress: { userAddressId: number } }>(context, 'user-address/insert', {
    address_name: 'Casa',
    address1: 'Via Tortona',
    address_number: '33',
    city: 'Milano',
    province: 'MI',
    postalcode: '20144',
  });
  await callShop(context, 'cart/set-address', { user_address_id: userAddress.userAddressId, delivery_service_id: 1 });
  return email;
}

interface ListedOrder {
  orderId: number;
  state: string;
  deliveryServiceId: number;
  canCancel: boolean;
}

/** The orders of who is logged in, the latest first: as many as one page of the call holds, for other tests order in between. */
export async function ordersOf(context: BrowserContext): Promise<ListedOrder[]> {
  const { orders } = await callShop<{ orders: ListedOrder[] }>(context, 'order/list?page=1&page_size=100');
  return orders;
}

/** @returns the latest order that was delivered to who is logged in */
export async function deliveredOrder(context: BrowserContext): Promise<number> {
  const order = (await ordersOf(context)).find(({ state }) => state === 'delivered');
  if (!order) throw new Error('nothing was ever delivered to this customer');
  return order.orderId;
}

import { macOf } from '@sporta/server/modules/payments/providers/card-gateway.signature.ts';
import type { DatabaseHandle } from '@sporta/server/platform/db/database.ts';
import { exchange, newShopper, type Shopper } from '../shop.ts';

/** What everybody buys from, and whose gateway says who paid. */
export interface Counter {
  url: string;
  productIds: readonly number[];
  timeslotId: number;
  day: string;
  lines: number;
  merchant: string;
  secret: string;
}

export interface Buyer {
  shopper: Shopper;
  addressId: number;
  /** Different for each buyer: goods and key. */
  number: number;
}

/** Somebody signed in, with an address and an empty cart. */
export async function newBuyer(database: DatabaseHandle, { url }: Counter, number: number): Promise<Buyer> {
  const shopper = await newShopper(database, url);
  const { rows } = await database.pool.query('select address_id from address where account_id = $1', [
    shopper.accountId,
  ]);
  return { shopper, addressId: rows[0].address_id, number };
}

interface Bought {
  orderId: number;
  paymentParameters: { codTrans: string; importo: string };
}

/** From an empty cart to the page of the bank: goods, address, slot, cart, order. */
export async function buy(counter: Counter, { shopper, addressId, number }: Buyer): Promise<Bought> {
  await shopper.post('cart/add-items', {
    items: goodsOf(counter, number).map((product_id) => ({ product_id, quantity: 1 })),
  });
  await shopper.post('cart/set-address', { user_address_id: addressId });
  await shopper.post('timeslot/hold', { timeslot_id: counter.timeslotId, date: counter.day });
  const { grossTotal } = await shopper.get<{ grossTotal: number }>('cart/view');
  return placeOrder(shopper, grossTotal, number);
}

/** The last step of buying alone. @param grossTotal what the cart costs, as its customer saw it */
export async function placeOrder(shopper: Shopper, grossTotal: number, number: number): Promise<Bought> {
  const order = { payment_type_id: 1, expected_total: grossTotal, idempotency_key: `bench-order-${number}` };
  return (await shopper.post<Bought>('cart/buy', order)).data;
}

/** The gateway says that the card was authorised. */
export async function pay(counter: Counter, { paymentParameters: { codTrans, importo } }: Bought): Promise<void> {
  const fields = {
    idNotifica: `${codTrans}.1`,
    tipo: 'AUTORIZZAZIONE',
    alias: counter.merchant,
    codTrans,
    importo,
    divisa: 'EUR',
    esito: 'OK',
    codiceEsito: '0',
    dataOra: new Date().toISOString(),
  };
  const form = new URLSearchParams({ ...fields, mac: macOf('notifica', fields, counter.secret) });
  const answer = await exchange(
    `${counter.url}/ebsn/api/payment-notify/card-gateway`,
    { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    form.toString(),
  );
  if (answer.toString() !== 'OK') throw new Error(`the notice of ${codTrans} was answered ${answer}`);
}

/** Neighbours in the catalogue, other ones for other buyers: shelves overlap as they do in a shop. */
export function goodsOf({ productIds, lines }: Counter, number: number): number[] {
  return Array.from({ length: lines }, (_, line) => productIds[(number * 7 + line) % productIds.length]!);
}

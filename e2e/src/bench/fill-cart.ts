import type { APIRequestContext } from 'playwright';

interface Listed {
  products: { productId: number; available: number; productInfos: { QTY_MULT?: string } }[];
}
interface Days {
  days: { slots: { timeslotId: number; date: string; status: string }[] }[];
}

/** Logs the customer of the demo in and fills the cart anew: so many lines, and a slot, without which it does not open. */
export async function fillCart(http: APIRequestContext, lines: number): Promise<void> {
  const call = async <T>(path: string, data?: object): Promise<T> => {
    const options = { headers: { 'x-ebsn-client': 'web' } };
    const url = `/ebsn/api/${path}`;
    const answer = await (data ? http.post(url, { ...options, data }) : http.get(url, options));
    const body = await answer.json();
    if (body.response.status !== 0) throw new Error(`${path}: ${JSON.stringify(body.response.errors)}`);
    return body.data;
  };
  await call('auth/login', { login: 'cliente@sporta.example', password: 'Spesa-2026!' });
  await call('cart/unlock', {});
  await call('cart/empty', {});
  const { days } = await call<Days>('timeslot/list?days=14');
  // the last free one: its hold ends long after the measuring
  const slot = days.flatMap(({ slots }) => slots).findLast(({ status }) => status === 'available');
  if (!slot) throw new Error('no slot is free');
  await call('timeslot/hold', { timeslot_id: slot.timeslotId, date: slot.date });
  const items: { product_id: number; quantity: number }[] = [];
  for (let page = 1; items.length < lines; page++) {
    const { products } = await call<Listed>(`products?page_size=60&page=${page}&parent_category_id=1`);
    if (products.length === 0) throw new Error(`only ${items.length} of ${lines} products can be bought`);
    const buyable = products.filter(({ available, productInfos }) => available > 5 && !productInfos.QTY_MULT);
    items.push(...buyable.map(({ productId }) => ({ product_id: productId, quantity: 1 })));
  }
  await call('cart/add-items', { items: items.slice(0, lines) });
}

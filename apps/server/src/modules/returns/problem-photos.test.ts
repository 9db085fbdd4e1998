import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAnswer, TestClient } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered, deliver } from '../orders/testing/covered-order.ts';
import { removeLeftPhotos } from './problem-photos.ts';

let world: CheckoutWorld;

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
});
afterAll(() => world.close());

const codeOf = (answer: TestAnswer) => answer.response.errors[0]?.code;

async function delivered(): Promise<{ customer: Customer; orderId: number; lines: { orderLineId: number }[] }> {
  const customer = await world.customer();
  await customer.add('RISO', 3);
  await customer.chooseDelivery();
  const orderId = await buyCovered(world, customer);
  await deliver(world, orderId);
  const { data } = await customer.client.get('order/detail', { order_id: orderId });
  return { customer, orderId, lines: data.order.lines };
}

const picture = () => sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#a33' } });
const jpeg = async () =>
  (
    await picture()
      .withExif({ IFD0: { Make: 'Telefono' }, IFD3: { GPSLatitude: '45/1 27/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');

const upload = (client: TestClient, orderId: number, file: string) =>
  client.post('order/problem-photo', { order_id: orderId, file });
const photoOf = (client: TestClient, photo: string, path = 'order/problem-photo.webp') => client.get(path, { photo });
/** The picture itself, as an <img> gets it. */
const imageOf = (client: TestClient, photo: string, path = 'order/problem-photo.webp') =>
  client.page(`/ebsn/api/${path}?photo=${photo}`);
const countOf = async (orderId: number) =>
  (await world.deps.pool.query('select count(*)::int as n from problem_photo where order_id = $1', [orderId])).rows[0]
    .n;

describe('a photo of a report', () => {
  it('is kept without place and device, and seen by the customer and by staff of the store only', async () => {
    const { customer, orderId, lines } = await delivered();
    const { photo } = (await upload(customer.client, orderId, await jpeg())).data;
    const stranger = await world.customer();
    const { rows } = await world.deps.pool.query('select warehouse_id from orders where order_id = $1', [orderId]);
    const storeIds = [rows[0].warehouse_id];
    const here = await world.staffClient(['store-manager'], { storeIds });
    const elsewhere = await world.staffClient(['store-manager'], { storeIds: [storeIds[0] + 1] });
    // staff see it once it is part of a report
    expect(codeOf(await photoOf(here, photo, 'staff/case/photo.webp'))).toBe('photo-not-found');
    const report = {
      order_id: orderId,
      lines: [{ order_line_id: lines[0]?.orderLineId, problem: 'damaged', quantity: 2 }],
      photos: [photo],
    };
    const sent = await Promise.all([1, 2].map(() => customer.client.post('order/report-problem', report)));
    expect(sent.map(codeOf)).toEqual([undefined, undefined]);
    expect(new Set(sent.map(({ data }) => data.report.problemReportId)).size).toBe(1);

    const own = await imageOf(customer.client, photo);
    expect(own.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' });
    const kept = await sharp(own.rawPayload).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    expect(kept.exif).toBeUndefined();
    expect(codeOf(await photoOf(stranger.client, photo))).toBe('photo-not-found');
    expect((await imageOf(here, photo, 'staff/case/photo.webp')).rawPayload).toEqual(own.rawPayload);
    expect(codeOf(await photoOf(elsewhere, photo, 'staff/case/photo.webp'))).toBe('photo-not-found');
    const { order } = (await customer.client.get('order/detail', { order_id: orderId })).data;
    expect(order.problems).toMatchObject([{ photos: [expect.stringContaining(photo)], lines: [{ quantity: 2 }] }]);
  });

  it.each([
    ['nothing', ''],
    ['a page', Buffer.from('<html><script>alert(1)</script>').toString('base64')],
    ['a drawing that can hold programs', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
    ['cut off', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]).toString('base64')],
  ])('is refused when it is %s', async (_what, file) => {
    const { customer, orderId } = await delivered();
    const answer = await upload(customer.client, orderId, file);
    expect(answer.response.errors[0]).toMatchObject({ field: 'file' });
    expect(answer.http.statusCode).toBeLessThan(500);
    expect(await countOf(orderId)).toBe(0);
  });

  it('of another order goes into no report, and then none is written', async () => {
    const one = await delivered();
    const { photo } = (await upload(one.customer.client, one.orderId, await jpeg())).data;
    const other = await delivered();
    const answer = await other.customer.client.post('order/report-problem', {
      order_id: other.orderId,
      lines: [{ order_line_id: other.lines[0]?.orderLineId, problem: 'damaged' }],
      photos: [photo],
    });
    expect(codeOf(answer)).toBe('photo-not-found');
    const { order } = (await other.customer.client.get('order/detail', { order_id: other.orderId })).data;
    expect(order.problems).toEqual([]);
  });

  it('waits for its report for a day, twelve of them at most', async () => {
    const { customer, orderId } = await delivered();
    const file = await jpeg();
    const all = await Promise.all(Array.from({ length: 14 }, () => upload(customer.client, orderId, file)));
    expect(all.map(codeOf).filter(Boolean)).toEqual(['too-many-photos', 'too-many-photos']);
    await removeLeftPhotos(world.deps);
    expect(await countOf(orderId)).toBe(12);
    await world.deps.pool.query(`update problem_photo set at = at - interval '25 hours' where order_id = $1`, [
      orderId,
    ]);
    await removeLeftPhotos(world.deps);
    expect(await countOf(orderId)).toBe(0);
  });
});

describe('a reported quantity', () => {
  it('is never more than came, and whole for pieces', async () => {
    const { customer, orderId, lines } = await delivered();
    const report = (quantity: number) =>
      customer.client.post('order/report-problem', {
        order_id: orderId,
        lines: [{ order_line_id: lines[0]?.orderLineId, problem: 'missing', quantity }],
      });
    expect(codeOf(await report(4))).toBe('invalid-quantity');
    expect(codeOf(await report(1.5))).toBe('invalid-quantity');
    expect(codeOf(await report(3))).toBeUndefined();
  });
});

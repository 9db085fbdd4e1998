import type { PickingLine } from '@sporta/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pickingList } from './picking-list.ts';
import { type PickingTestWorld, startPickingWorld } from './testing/picking-world.ts';

let world: PickingTestWorld;
beforeAll(async () => {
  world = await startPickingWorld();
});
afterAll(() => world.close());

it('has all lines of an order in the order of walking, whoever holds them, and says who printed it', async () => {
  const anna = await world.picker('Anna');
  const { orderId } = await world.order({ PASSATA: 4, YOGURT: 2, '041750': 0.8 });
  await world.deps.pool.query(
    `update order_line set user_notes = 'ben freddo', accept_alternatives = false where order_id = $1 and code = 'YOGURT'`,
    [orderId],
  );
  const { rows } = await world.deps.pool.query('select order_number from orders where order_id = $1', [orderId]);
  const list = await anna.page(`/ebsn/api/staff/picking/list.pdf?order_id=${orderId}`);
  expect(list.headers['content-type']).toBe('application/pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(list.rawPayload)), { mergePages: true });
  for (const part of [`Lista ${rows[0].order_number}`, 'Passata di pomodoro', 'Yogurt bianco', 'Pagina 1 di 1']) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/Passata di pomodoro 500 g\s+4\s/);
  expect(text).toMatch(/Petto di pollo a fette\s+500 g\s+0,8 kg/);
  expect(text).toMatch(/Yogurt bianco 500 g[\s\S]*Nota: ben freddo\s+Non sostituire/);
  const printed = await world.deps.pool.query(
    `select account_id, subject_id from audit_log where action = 'picking.print'`,
  );
  expect(printed.rows).toEqual([{ account_id: anna.accountId, subject_id: orderId }]);
});

it('is not there for another store', async () => {
  const { orderId } = await world.order({ PASSATA: 4 });
  const answer = await world.elsewhere.get('staff/picking/list.pdf', { order_id: orderId });
  expect(answer.response.errors.map(({ code }) => code)).toEqual(['order-not-found']);
});

it('is one paper for several orders, each from a page of its own; with one that is not there nothing is printed', async () => {
  const anna = await world.picker('Anna');
  const [first, second] = [await world.order({ PASSATA: 4 }), await world.order({ PASSATA: 4, YOGURT: 1 })];
  const ids = `${first.orderId},${second.orderId},${first.orderId}`;
  const list = await anna.page(`/ebsn/api/staff/picking/list.pdf?order_ids=${ids}`);
  const pdf = await getDocumentProxy(new Uint8Array(list.rawPayload));
  const { text } = await extractText(pdf, { mergePages: false });
  expect(text).toHaveLength(2);
  expect(text[0]).toContain('Passata di pomodoro');
  expect(text[1]).toContain('Yogurt bianco');
  const printed = () =>
    world.deps.pool.query(`select 1 from audit_log where action = 'picking.print' and subject_id = any($1)`, [
      [first.orderId, second.orderId],
    ]);
  expect((await printed()).rowCount).toBe(2);
  for (const asked of [{ order_ids: [first.orderId, 999_999_999] }, {}]) {
    const answer = await anna.get('staff/picking/list.pdf', asked);
    expect(answer.response.errors.map(({ code }) => code)).toEqual(['order-not-found']);
  }
  expect((await printed()).rowCount).toBe(2);
});

it('says how much is wanted: pieces, kilograms, pieces that weigh about so much', () => {
  const order = {
    orderNumber: 'AB12-CD34',
    lastName: 'Riva',
    firstName: 'Giulia',
    slotDay: '2026-11-28',
    slotBegin: '18:00',
    slotEnd: '20:00',
    orderComment: '',
  };
  const line = {
    aisle: { label: 'Banco', position: 1 },
    name: 'Pollo',
    shortDescr: '',
    description: '',
    proposals: [],
  };
  const asked = [
    { unit: 'pz', orderedQuantity: 12 },
    { unit: 'kg', orderedQuantity: 1.25 },
    { unit: 'pz', orderedQuantity: 2, weight: { asked: 1050 } },
  ].map((each) => ({ ...line, ...each, acceptAlternatives: true }) as unknown as PickingLine);
  const at = new Date('2026-11-28T09:00:00Z');
  const [rows] = pickingList(order, asked, { finishBy: at, madeAt: at }).groups.map((group) => group.rows);
  expect(rows?.map((cells) => cells[3])).toEqual(['12', '1,25 kg', '2 (ca. 1,05 kg)']);
});

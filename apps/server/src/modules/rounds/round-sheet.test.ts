import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes, type RoundsWorld, startRoundsWorld } from './testing/rounds-world.ts';

let world: RoundsWorld;
beforeAll(async () => {
  world = await startRoundsWorld();
});
afterAll(() => world.close());

it('says on paper where to go, when and what to look after, and who printed it', async () => {
  const { orderId } = await world.order();
  const { rounds } = await world.confirmed();
  const [{ roundId, crates, van }] = rounds as [(typeof rounds)[number]];
  await world.deps.pool.query(
    `update orders set address = address ||
       '{"stairway": "A", "floor": "3", "hasLift": false, "phone": "333 1234567", "notes": "Cane in giardino"}' where order_id = $1`,
    [orderId],
  );
  const sheet = await world.manager.page(
    `/ebsn/api/staff/rounds/sheet.pdf?timeslot_id=${world.timeslotId}&round_id=${roundId}`,
  );
  expect(sheet.headers['content-type']).toBe('application/pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(sheet.rawPayload)), { mergePages: true });
  expect(text).toContain(`Giro 1 · ${van.name} · Marco`);
  expect(text).toContain(crates === 1 ? '1 cassa' : `${crates} casse`);
  expect(text).toContain('1 tappa');
  expect(text).toContain('scala A, 3° piano');
  expect(text).toContain('senza ascensore');
  expect(text).toContain('tel. 333 1234567 · Cane in giardino');
  expect(text).toMatch(/, \d{5} \p{L}+/u);
  const { rows } = await world.deps.pool.query(
    `select account_id, subject_id from audit_log where action = 'round.print'`,
  );
  expect(rows).toEqual([{ account_id: world.manager.accountId, subject_id: roundId }]);
});

it('is one paper for all vans of a slot, each from a page of its own', async () => {
  const { rounds, revision, vans } = (await world.manager.get('staff/rounds', { timeslot_id: world.timeslotId })).data
    .board;
  const free = vans.find(({ vanId }: { vanId: number }) =>
    rounds.every(({ van }: { van: { vanId: number } }) => van.vanId !== vanId),
  );
  const added = await world.manager.post('staff/rounds/add', {
    timeslot_id: world.timeslotId,
    revision,
    van_id: free.vanId,
  });
  expect(added.response.errors).toEqual([]);
  const sheets = await world.manager.page(`/ebsn/api/staff/rounds/sheet.pdf?timeslot_id=${world.timeslotId}`);
  const pdf = await getDocumentProxy(new Uint8Array(sheets.rawPayload));
  const { text } = await extractText(pdf, { mergePages: false });
  expect(text).toHaveLength(rounds.length + 1);
  for (const [index, page] of text.entries()) {
    expect(page).toContain(`Giro ${index + 1}`);
    expect(page).toContain('Pagina 1 di 1');
  }
});

it('is for who runs the store, of a round that is there', async () => {
  const of = { timeslot_id: world.timeslotId, round_id: 999_999 };
  expect(codes(await world.manager.get('staff/rounds/sheet.pdf', of))).toEqual(['round-not-found']);
  expect(codes(await world.driver.get('staff/rounds/sheet.pdf', of))).toEqual(['forbidden']);
  const elsewhere = await world.staffClient(['store-manager'], { storeIds: [world.warehouseId + 1] });
  expect(codes(await elsewhere.get('staff/rounds/sheet.pdf', of))).toEqual(['slot-not-found']);
});

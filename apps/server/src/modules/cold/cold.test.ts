import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffClient, TestAnswer } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { forgetReadings } from './cold.repo.ts';

/* The register of temperatures: people, probes, alerts, and the file of a month. */

let world: CheckoutWorld;
let manager: StaffClient;
let picker: StaffClient;
let elsewhere: StaffClient;
let nobody: Customer['client'];
let warehouseId: number;
const noon = new Date('2026-11-26T11:00:00.000Z');

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  const { rows } = await world.deps.pool.query('select max(warehouse_id) as id from warehouse');
  warehouseId = rows[0].id;
  world.clock.set(noon);
  manager = await world.staffClient(['store-manager'], { storeIds: [warehouseId] });
  picker = await world.staffClient(['picker'], { storeIds: [warehouseId], firstName: 'Youssef' });
  elsewhere = await world.staffClient(['store-manager'], { storeIds: [warehouseId + 1] });
  nobody = (await world.customer()).client;
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  await world.deps.pool.query('delete from cold_cell');
});

const codes = ({ response }: TestAnswer) => response.errors.map(({ code }) => code);
const frozen = (more: object = {}) => ({
  warehouse_id: warehouseId,
  name: 'Cella surgelati',
  kind: 'frozen',
  max: -18,
  alert_minutes: 10,
  silent_minutes: 30,
  ...more,
});

async function cell(more: object = {}): Promise<number> {
  const answer = await manager.post('staff/cold/save', frozen(more));
  expect(codes(answer)).toEqual([]);
  const name = 'name' in more ? more.name : 'Cella surgelati';
  return answer.data.cells.find((each: { name: string }) => each.name === name).cellId;
}

async function probe(cellId: number): Promise<string> {
  const answer = await manager.post('staff/cold/add-probe', { cell_id: cellId, name: 'Porta' });
  expect(codes(answer)).toEqual([]);
  return answer.data.key;
}

const minutesAgo = (minutes: number) => new Date(world.clock.now().getTime() - minutes * 60_000).toISOString();
const send = (key: string, ...readings: [minutesAgo: number, temperature: number][]) =>
  nobody.post('cold/readings', {
    key,
    readings: readings.map(([minutes, temperature]) => ({ at: minutesAgo(minutes), temperature })),
  });
const dayOf = async (cellId: number, client = manager) =>
  (await client.get('staff/cold/cell', { cell_id: cellId })).data.cold;
const temperatures = async (cellId: number) =>
  (await dayOf(cellId)).readings.map(({ temperature }: { temperature: number }) => temperature);
const alerts = async (client = manager) =>
  (await client.get('staff/today')).data.today.alerts.filter(({ kind }: { kind: string }) => kind === 'cold-room');

describe('a person at the door of a cell', () => {
  it('writes what the display says, once for each press, and what was done', async () => {
    const cellId = await cell();
    const read = { cell_id: cellId, temperature: '-19,5', at: minutesAgo(1) };
    for (let press = 0; press < 2; press++) expect(codes(await picker.post('staff/cold/read', read))).toEqual([]);
    const check = { cell_id: cellId, text: 'Guarnizione pulita', idempotency_key: 'azione-di-prova' };
    for (let press = 0; press < 2; press++) expect(codes(await picker.post('staff/cold/check', check))).toEqual([]);
    expect(await dayOf(cellId)).toMatchObject({
      cell: { state: 'ok', last: { temperature: -19.5 } },
      readings: [{ temperature: -19.5, by: 'Youssef' }],
      checks: [{ by: 'Youssef', text: 'Guarnizione pulita' }],
    });
    expect(codes(await picker.post('staff/cold/read', { ...read, temperature: 'freddo' }))).toEqual(['invalid-field']);
    // a clock ahead cannot write the future, nor an old telephone last week
    await picker.post('staff/cold/read', { ...read, at: minutesAgo(-120) });
    expect((await dayOf(cellId)).readings.at(-1).at).toBe(noon.toISOString());
  });

  it('sets nothing up: that is for who runs the store', async () => {
    const cellId = await cell();
    for (const [path, input] of [
      ['staff/cold/save', frozen({ name: 'Altra' })],
      ['staff/cold/add-probe', { cell_id: cellId, name: 'Porta' }],
      ['staff/cold/revoke-probe', { cell_id: cellId, probe_id: 1 }],
    ] as const) {
      expect({ path, codes: codes(await picker.post(path, input)) }).toEqual({ path, codes: ['forbidden'] });
    }
    expect(codes(await manager.post('staff/cold/save', frozen()))).toEqual(['name-taken']);
    const other = await cell({ name: 'Cella 2' });
    expect(codes(await manager.post('staff/cold/save', frozen({ cell_id: other })))).toEqual(['name-taken']);
    expect(codes(await manager.post('staff/cold/save', frozen({ cell_id: other, name: 'Cella 2', max: -20 })))).toEqual(
      [],
    );
  });
});

describe('a probe', () => {
  it('writes in any order, and each instant once however often it is sent', async () => {
    const cellId = await cell();
    const key = await probe(cellId);
    expect((await send(key, [1, -19], [3, -20], [3, -20], [2, -19.5])).data).toEqual({ kept: 3 });
    expect((await send(key, [3, -20], [2, -19.5])).data).toEqual({ kept: 0 });
    expect((await send(key, [60 * 24 * 40, -20])).data).toEqual({ kept: 0 });
    expect(await temperatures(cellId)).toEqual([-20, -19.5, -19]);
    const both = await Promise.all([send(key, [5, -21]), send(key, [5, -21])]);
    expect(both.map(({ data }) => data.kept).sort()).toEqual([0, 1]);
  });

  it('has its clock set back when it is ahead: the alert is not late', async () => {
    const cellId = await cell();
    const key = await probe(cellId);
    const ahead = await send(key, [-60, -10], [-48, -12]);
    expect(ahead.data).toEqual({ kept: 2, aheadSeconds: 3600 });
    const { readings } = await dayOf(cellId);
    expect(readings.map(({ at }: { at: string }) => at)).toEqual([minutesAgo(12), minutesAgo(0)]);
    expect(await alerts()).toMatchObject([{ cellId, title: 'Cella surgelati a \u221210 °C' }]);
  });

  it('is nobody without its key, of which the database knows no sign; a revoked one is nobody’s', async () => {
    const cellId = await cell();
    const key = await probe(cellId);
    const forged = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    expect(codes(await send(forged, [1, -5]))).toEqual(['probe-unknown']);
    expect(codes(await send("' or 1=1 --", [1, -5]))).toEqual(['invalid-field']);
    const kept = await world.deps.pool.query(`select to_jsonb(p)::text as row from cold_probe p`);
    expect(kept.rows[0].row).not.toContain(key.slice(6, 20));
    const [{ probeId }] = (await dayOf(cellId)).probes;
    expect(JSON.stringify(await dayOf(cellId))).not.toContain(key);
    const other = await cell({ name: 'Cella 2' });
    await manager.post('staff/cold/revoke-probe', { cell_id: other, probe_id: probeId });
    expect((await send(key, [2, -19])).data).toEqual({ kept: 1 });
    await manager.post('staff/cold/revoke-probe', { cell_id: cellId, probe_id: probeId });
    expect(codes(await send(key, [1, -5]))).toEqual(['probe-unknown']);
    expect(await temperatures(cellId)).toEqual([-19]);
  });

  it('has seven others beside it in its cell, also when many are added at once', async () => {
    const cellId = await cell();
    const add = (name: string) => manager.post('staff/cold/add-probe', { cell_id: cellId, name });
    for (let number = 1; number < 8; number++) expect(codes(await add(`Sonda ${number}`))).toEqual([]);
    const last = await Promise.all(Array.from({ length: 6 }, (_, index) => add(`Sonda ${index + 8}`)));
    expect(last.flatMap(codes)).toEqual(Array(5).fill('too-many-probes'));
    const { probes } = await dayOf(cellId);
    expect(probes).toHaveLength(8);
    await manager.post('staff/cold/revoke-probe', { cell_id: cellId, probe_id: probes[0].probeId });
    expect(codes(await add('Sonda 14'))).toEqual([]);
  });

  it('is heard each minute beside many others at one address, and what floods the shop is not', async () => {
    const key = await probe(await cell());
    const statuses: number[] = [];
    for (let sending = 0; sending < 122; sending++) {
      const answer = await world.app.inject({
        method: 'POST',
        url: '/ebsn/api/cold/readings',
        remoteAddress: '203.0.113.60',
        payload: { key, readings: [{ at: minutesAgo(sending), temperature: -19 }] },
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.slice(120)).toEqual([429, 429]);
    expect((await send(key, [1, -19])).http.statusCode).toBe(200);
  });
});

describe('the alert of the day', () => {
  it('comes after the minutes above the threshold, not before, and goes when it is cold again', async () => {
    const cellId = await cell();
    const key = await probe(cellId);
    await send(key, [20, -19], [9, -14], [1, -14.5]);
    expect(await alerts()).toEqual([]);
    expect((await dayOf(cellId)).cell.state).toBe('warm');
    world.clock.advanceMinutes(1);
    expect(await alerts()).toMatchObject([
      { cellId, title: 'Cella surgelati a \u221214,5 °C', text: 'Soglia \u221218 °C, da 10 minuti', count: 1 },
    ]);
    expect(await alerts(elsewhere)).toEqual([]);
    await send(key, [0, -18]);
    expect(await alerts()).toEqual([]);
    // what was in the middle and comes late begins no new time
    await send(key, [4, -13]);
    expect(await alerts()).toEqual([]);
  });

  it('comes when a probe says nothing, not where there is none, nor of a cell that is not used', async () => {
    const cellId = await cell();
    await cell({ name: 'A mano' });
    const key = await probe(cellId);
    await send(key, [0, -19]);
    world.clock.advanceMinutes(29);
    expect(await alerts()).toEqual([]);
    world.clock.advanceMinutes(1);
    expect(await alerts()).toMatchObject([
      { cellId, title: 'Cella surgelati: la sonda tace', text: 'Ultima misura 30 minuti fa' },
    ]);
    await manager.post('staff/cold/save', frozen({ cell_id: cellId, active: false }));
    expect(await alerts()).toEqual([]);
  });
});

describe('the register', () => {
  it('is a file of a month: readings and what was done, in their order, of this store alone', async () => {
    const cellId = await cell();
    await send(await probe(cellId), [10, -17.5], [5, -19]);
    await manager.post('staff/cold/check', {
      cell_id: cellId,
      text: 'Porta chiusa',
      idempotency_key: 'azione-del-mese',
    });
    const answer = await world.app.inject({
      url: `/ebsn/api/staff/cold.csv?cell_id=${cellId}&month=2026-11&format=csv`,
      headers: { 'x-ebsn-account': picker.token },
    });
    // of several rooms, each file says which it is of
    expect(answer.headers['content-disposition']).toMatch(/temperature-[a-z0-9-]+-2026-11\.csv/);
    const lines = answer.body
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/;\d{2}\/11\/2026;\d{2}:\d{2};-17,5;sì;sonda;$/);
    expect(lines[2]).toContain(';-19;no;sonda');
    expect(lines[3]).toContain('Porta chiusa');
  });

  it('is kept for two years', async () => {
    const cellId = await cell();
    await send(await probe(cellId), [5, -19]);
    await forgetReadings(world.deps.db, new Date(noon.getTime() + 730 * 86_400_000), 731);
    expect(await temperatures(cellId)).toEqual([-19]);
    await forgetReadings(world.deps.db, new Date(noon.getTime() + 732 * 86_400_000), 731);
    expect(await temperatures(cellId)).toEqual([]);
  });
});

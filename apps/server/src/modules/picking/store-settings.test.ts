import { buffer } from 'node:stream/consumers';
import type { PickingStoreSettings } from '@sporta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workbook } from '../../platform/http/workbook.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { codesOf, lineOf, type PickingTestWorld, startPickingWorld } from './testing/picking-world.ts';

let world: PickingTestWorld;
beforeAll(async () => {
  world = await startPickingWorld();
  // the way leads through departments, which have colours
  await world.deps.pool.query(`update category set tint = 'dispensa' where path = 'dispensa'`);
  await world.deps.pool.query(
    `insert into category (path, name, tint) values ('gelo', 'Surgelati', 'gelo'), ('orto', 'Orto', 'orto')`,
  );
  await catalogueOf(world.deps).load();
});
afterAll(() => world.close());

const read = async (): Promise<PickingStoreSettings> => (await world.manager.get('staff/picking/store')).data.store;
const asSeen = (store: PickingStoreSettings) => ({
  version: store.version,
  cart_orders: store.cartOrders,
  silence_minutes: store.silenceMinutes,
  tolerance_percent: store.tolerancePercent,
  finish_minutes: store.finishMinutes,
  code_layouts: store.codeLayouts,
  aisles: store.aisles.map(({ tint, label }) => ({ tint, label })),
});
const write = (settings: object) => world.manager.post('staff/picking/store/save', settings);
const save = async (more: object = {}) => write({ ...asSeen(await read()), ...more });
const audited = async (action: string) => {
  const { rows } = await world.deps.pool.query(
    'select subject_id, before, after from audit_log where action = $1 order by audit_id',
    [action],
  );
  return rows;
};

describe('how a store prepares orders', () => {
  it('begins with what is usual, and changes what pickers get next', async () => {
    expect(await read()).toMatchObject({ cartOrders: 6, silenceMinutes: 30, tolerancePercent: 15, finishMinutes: 50 });
    const { data } = await save({
      cart_orders: 1,
      tolerance_percent: 5,
      silence_minutes: 10,
      code_layouts: ['21IIIIIPPPPPC'],
    });
    expect(data.store).toMatchObject({ cartOrders: 1, codeLayouts: ['21IIIIIPPPPPC'] });
    const anna = await world.picker('Anna');
    const { orderId } = await world.order({ '041750': 1 }, { hours: 3 });
    await world.order({ '041750': 1 }, { hours: 4 });
    const work = await anna.take();
    expect(work.orders.map((order) => order.orderId)).toEqual([orderId]);
    expect(work).toMatchObject({ inStoreLayouts: ['21IIIIIPPPPPC'], silenceMinutes: 10 });
    expect(lineOf(work, orderId, '041750').weight).toMatchObject({ least: 950, most: 1050 });
    expect(await audited('picking.store')).toMatchObject([
      { subject_id: world.storeId, before: { cartOrders: 6 }, after: { cartOrders: 1, layouts: '21IIIIIPPPPPC' } },
    ]);
  });

  it('changes only as it was seen, and writes nothing down where nothing changed', async () => {
    const seen = asSeen(await read());
    const before = (await audited('picking.store')).length;
    expect(codesOf(await write({ ...seen, finish_minutes: 40 }))).toEqual([]);
    expect(codesOf(await write({ ...seen, finish_minutes: 30 }))).toEqual(['store-changed']);
    expect((await read()).finishMinutes).toBe(40);
    await save();
    await save();
    // what was drawn by nobody is written the first time it is saved
    expect(await audited('picking.store')).toHaveLength(before + 1);
  });

  it('lets one of two who save at once win', async () => {
    const seen = asSeen(await read());
    const answers = await Promise.all([20, 25].map((minutes) => write({ ...seen, finish_minutes: minutes })));
    expect(answers.flatMap(codesOf)).toEqual(['store-changed']);
  });

  it('draws the way through the store; a department without a label has its own name', async () => {
    const { aisles } = await read();
    const turned = aisles.map(({ tint }, index) => ({ tint, label: `Corsia ${aisles.length - index}` })).reverse();
    const labels = ({ data }: Awaited<ReturnType<typeof save>>) =>
      data.store.aisles.map(({ label }: { label: string }) => label);
    expect(labels(await save({ aisles: turned }))).toEqual(turned.map(({ label }) => label));
    const unnamed = await save({ aisles: aisles.map(({ tint }) => ({ tint, label: '' })) });
    expect(labels(unnamed)).toEqual(aisles.map(({ department }) => department));
  });

  it('refuses layouts nobody can read, departments twice or unknown, and numbers out of bounds, naming the field', async () => {
    const [first] = asSeen(await read()).aisles;
    const wrong = async (more: object) => {
      const [error] = (await save(more)).response.errors;
      return error?.field;
    };
    expect(await wrong({ code_layouts: ['2IIIII'] })).toBe('code_layouts');
    expect(await wrong({ aisles: [{ tint: 'luna', label: '' }] })).toBe('aisles');
    expect(await wrong({ aisles: [first, first] })).toBe('aisles');
    expect(await wrong({ tolerance_percent: 16 })).toBe('tolerance_percent');
    expect(await wrong({ cart_orders: 0 })).toBe('cart_orders');
  });

  it('is for who leads that store', async () => {
    const anna = await world.picker('Anna');
    expect(codesOf(await anna.get('staff/picking/store'))).toEqual(['forbidden']);
    const elsewhere = await world.elsewhere.get('staff/picking/store', { warehouse_id: world.storeId });
    expect(codesOf(elsewhere)).toEqual(['store-not-found']);
  });
});

describe('places of products', () => {
  const placeOf = async (code: string): Promise<string | undefined> => {
    const { data } = await world.manager.get('staff/picking/places', { q: code });
    return data.products.find((each: { code: string }) => each.code === code)?.place;
  };
  const put = (code: string, place: string, seen = '') =>
    world.manager.post('staff/picking/places/save', {
      places: [{ product_id: world.productId(code), place, seen }],
    });
  const take = (file: string) => world.manager.post('staff/picking/places/import', { file });

  it('are written as they were seen, and listed by department', async () => {
    expect((await put('PASSATA', 'vano 3')).data.changed).toBe(1);
    expect(await placeOf('PASSATA')).toBe('vano 3');
    expect(codesOf(await put('PASSATA', 'vano 4', 'vano 2'))).toEqual(['place-changed']);
    expect((await put('PASSATA', 'vano 3')).data.changed).toBe(0);
    expect((await put('PASSATA', '', 'vano 3')).data.changed).toBe(1);
    expect(await placeOf('PASSATA')).toBeUndefined();
    expect(await audited('picking.places')).toMatchObject([
      { before: { PASSATA: '' }, after: { PASSATA: 'vano 3' } },
      { before: { PASSATA: 'vano 3' }, after: { PASSATA: '' } },
    ]);
    const all = await world.manager.get('staff/picking/places');
    const tint = all.data.products.find((each: { tint?: string }) => each.tint)?.tint;
    const some = await world.manager.get('staff/picking/places', { tint });
    expect(new Set(some.data.products.map((each: { tint?: string }) => each.tint))).toEqual(new Set([tint]));
    const unknown = [{ product_id: 999_999, place: 'x', seen: '' }];
    expect(codesOf(await world.manager.post('staff/picking/places/save', { places: unknown }))).toEqual([
      'product-not-found',
    ]);
  });

  it('go out as a file and come in again, with the rows left out and why', async () => {
    await put('PASSATA', 'vano "3"; sotto');
    const exported = (await world.manager.page('/ebsn/api/staff/picking/places.csv')).body;
    expect(exported).toContain('vano ""3""; sotto');
    expect((await take(exported)).data).toMatchObject({ changed: 0, problems: [] });
    const { data } = await take(
      [
        'Codice;Prodotto;Posto;Posto di prima',
        'PASSATA;;;"vano ""3""; sotto"',
        'RISO;Riso;scaffale 2',
        'NESSUNO;;vano 1',
        `POLPA;;${'x'.repeat(41)}`,
        'PELATI;"mai chiuso;vano 1',
      ].join('\r\n'),
    );
    expect(data).toMatchObject({ changed: 2, unchanged: 0 });
    expect(data.problems.map(({ line }: { line: number }) => line)).toEqual([4, 5, 6]);
    expect([await placeOf('PASSATA'), await placeOf('RISO'), await placeOf('PELATI')]).toEqual([
      undefined,
      'scaffale 2',
      undefined,
    ]);
    expect(codesOf(await take('a;b\n1;2'))).toEqual(['columns-missing']);
    expect(codesOf(await take(''))).toHaveLength(1);
  });

  it('go out for Excel and come in again, and what is no workbook says so', async () => {
    await put('PASSATA', '=1+1');
    const excel = await world.manager.page('/ebsn/api/staff/picking/places.csv?format=xlsx');
    expect(excel.headers['content-disposition']).toContain('posti.xlsx');
    const takeWorkbook = (bytes: Buffer) =>
      world.manager.post('staff/picking/places/import', { workbook: bytes.toString('base64') });
    const again = await takeWorkbook(excel.rawPayload);
    expect(again.data).toMatchObject({ changed: 0, problems: [] });
    expect(again.data.unchanged).toBeGreaterThan(0);
    expect(await placeOf('PASSATA')).toBe('=1+1');
    const moved = await buffer(workbook(['codice', 'posto', 'posto di prima'], [['PASSATA', 'vano 4', '=1+1']]));
    expect((await takeWorkbook(moved)).data).toMatchObject({ changed: 1, problems: [] });
    expect(await placeOf('PASSATA')).toBe('vano 4');
    await put('PASSATA', '', 'vano 4');
    expect(codesOf(await takeWorkbook(Buffer.from('codice;posto')))).toEqual(['file-unreadable']);
    expect(codesOf(await world.manager.post('staff/picking/places/import', {}))).toHaveLength(1);
  });

  it('come in from a file without undoing what a colleague did since', async () => {
    await put('RISO', '', 'scaffale 2');
    await put('POLPA', 'vano 1');
    await put('PASSATA', 'vano 1');
    const old = (await world.manager.page('/ebsn/api/staff/picking/places.csv')).body;
    await put('POLPA', 'vano 7', 'vano 1');
    await put('PASSATA', 'vano 8', 'vano 1');
    // one place is written over in the file; the colleague moved that product, and another one too
    const line = (code: string) => old.split('\r\n').findIndex((row) => row.startsWith(`${code};`));
    const { data } = await take(
      old
        .split('\r\n')
        .map((row, index) => (index === line('POLPA') ? row.replace('vano 1', 'vano 9') : row))
        .map((row, index) => (index === line('RISO') ? row.replace(';;', ';vano 5;') : row))
        .join('\r\n'),
    );
    expect(data).toMatchObject({ changed: 1, problems: [{ line: line('POLPA') + 1 }] });
    expect([await placeOf('POLPA'), await placeOf('PASSATA'), await placeOf('RISO')]).toEqual([
      'vano 7',
      'vano 8',
      'vano 5',
    ]);
    // a file that does not say what it saw gives places to products without one, and takes none away
    const bare = await take('codice;posto\nPOLPA;\nPASSATA;vano 2\nPELATI;vano 6');
    expect(bare.data).toMatchObject({ changed: 1, unchanged: 1, problems: [{ line: 3 }] });
    expect([await placeOf('POLPA'), await placeOf('PASSATA'), await placeOf('PELATI')]).toEqual([
      'vano 7',
      'vano 8',
      'vano 6',
    ]);
  });
});

import type { ZonePlan } from '@sporta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';

let world: CheckoutWorld;
let manager: StaffClient;
let elsewhere: StaffClient;

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  const { rows } = await world.deps.pool.query('select warehouse_id from warehouse');
  const storeIds = rows.map((row) => row.warehouse_id);
  manager = await world.staffClient(['store-manager'], { storeIds });
  elsewhere = await world.staffClient(['store-manager'], { storeIds: [storeIds.at(-1) + 1] });
});
afterAll(() => world.close());

const plan = async (): Promise<ZonePlan> => (await manager.get('staff/zones')).data.plan;
const terms = { name: 'Bergamo', base_cost: 3.9, minimum_order: 40, below: 'block', postcodes: '24121-24124, 24129' };
const save = (part: object = {}, client = manager) => client.post('staff/zones/save', { ...terms, ...part });
const errors = (answer: { response: { errors: { code: string; field?: string }[] } }) =>
  answer.response.errors.map(({ code, field }) => [code, field]);
const covered = async (postalcode: string): Promise<boolean> =>
  (
    await world.deps.pool.query(`select exists (select from delivery_zone_postalcode where postalcode = $1) as yes`, [
      postalcode,
    ])
  ).rows[0].yes;

describe('zones', () => {
  it('are added by codes as people write them, and serve from then on', async () => {
    expect(await covered('24122')).toBe(false);
    const saved = await save();
    expect(errors(saved)).toEqual([]);
    const zone = (saved.data.plan as ZonePlan).zones.find(({ name }) => name === 'Bergamo');
    expect(zone).toMatchObject({
      baseCost: 3.9,
      minimumOrder: 40,
      below: 'block',
      surcharge: 0,
      postcodes: ['24121', '24122', '24123', '24124', '24129'],
      shared: [],
    });
    expect(zone).not.toHaveProperty('freeFrom');
    expect(zone).not.toHaveProperty('border');
    expect(await covered('24122')).toBe(true);
  });

  it('change as they were seen: what somebody else changed meanwhile is not written over', async () => {
    const zone = (await plan()).zones.find(({ name }) => name === 'Bergamo')!;
    const seen = { zone_id: zone.zoneId, version: zone.version };
    const both = await Promise.all([
      save({ ...seen, free_from: 80, reduced_cost: 1 }),
      save({ ...seen, base_cost: 0.5, postcodes: '24129' }),
    ]);
    expect(both.map((each) => errors(each)[0]?.[0]).sort()).toEqual(['zone-changed', undefined]);
    const again = (await plan()).zones.find(({ name }) => name === 'Bergamo')!;
    expect(errors(await save({ zone_id: zone.zoneId, version: again.version, postcodes: '24129 24200' }))).toEqual([]);
    expect(await covered('24122')).toBe(false);
    expect(await covered('24200')).toBe(true);
  });

  describe('with a border', () => {
    const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
    const square = [corner(45.4, 9.1), corner(45.5, 9.1), corner(45.5, 9.2), corner(45.4, 9.2)];
    const named = async (name: string) => (await plan()).zones.find((each) => each.name === name)!;
    const saveAgain = async (name: string, part: object) => {
      const { zoneId, version } = await named(name);
      return save({ name, zone_id: zoneId, version, postcodes: '', ...part });
    };

    it('serve what lies within, and say where', async () => {
      expect((await plan()).depot).toEqual(corner(expect.closeTo(45, 0), expect.closeTo(9, 0)));
      expect(errors(await save({ name: 'Centro', postcodes: '', border: square }))).toEqual([]);
      expect((await named('Centro')).border).toEqual(square);
      const { rows } = await world.deps.pool.query(
        `select zone_border(polygon) @> point(45.45, 9.15) as inside, zone_border(polygon) @> point(45.55, 9.15) as outside
           from delivery_zone where name = 'Centro'`,
      );
      expect(rows).toEqual([{ inside: true, outside: false }]);
    });

    it('keep it when nobody speaks of it, and lose it when it is empty', async () => {
      expect(errors(await saveAgain('Centro', { base_cost: 5 }))).toEqual([]);
      expect((await named('Centro')).border).toEqual(square);
      expect(errors(await saveAgain('Centro', { border: [] }))).toEqual([]);
      expect(await named('Centro')).not.toHaveProperty('border');
    });

    it('change as they were seen: a border somebody else drew meanwhile is not written over', async () => {
      const { zoneId, version } = await named('Centro');
      const seen = { name: 'Centro', zone_id: zoneId, version, postcodes: '' };
      const both = await Promise.all([save({ ...seen, border: square }), save({ ...seen, border: square.slice(1) })]);
      expect(both.map((each) => errors(each)[0]?.[0]).sort()).toEqual(['zone-changed', undefined]);
    });

    it('are in the log as they were and are', async () => {
      await saveAgain('Centro', { border: square.slice(0, 3) });
      await saveAgain('Centro', { border: square });
      const { rows } = await world.deps.pool.query(
        `select before->'border' as before, after->'border' as after from audit_log
          where action = 'zone.save' order by audit_id desc limit 1`,
      );
      const pairs = square.map(({ latitude, longitude }) => [latitude, longitude]);
      expect(rows).toEqual([{ before: pairs.slice(0, 3), after: pairs }]);
    });

    it.each([
      ['two corners', square.slice(2), 'border-wrong'],
      ['sides that cross', [square[0], square[2], square[1], square[3]], 'border-wrong'],
      ['latitude and longitude swapped', square.map((each) => corner(each.longitude, each.latitude)), 'border-wrong'],
      [
        '201 corners',
        Array.from({ length: 201 }, (_, n) => corner(45 + n / 1000, 9 + (n * n) / 1_000_000)),
        'invalid-field',
      ],
      ['something else', 'qui', 'invalid-field'],
    ])('refuse %s with words that name the field', async (_what, border, code) => {
      const before = (await plan()).zones.length;
      expect(errors(await save({ name: 'Storta', border }))).toEqual([[code, 'border']]);
      expect((await plan()).zones).toHaveLength(before);
    });

    it('refuse a corner that is no place', async () => {
      const [{ code, field } = { code: '', field: '' }] = (
        await save({ name: 'Storta', border: [...square.slice(1), corner(91, 9)] })
      ).response.errors as { code: string; field: string }[];
      expect([code, field]).toEqual(['invalid-field', expect.stringMatching(/^border/)]);
    });
  });

  it('say which codes another zone serves too', async () => {
    await save({ name: 'Bergamo alta', postcodes: '24129' });
    const { zones } = await plan();
    expect(zones.find(({ name }) => name === 'Bergamo alta')?.shared).toEqual([{ postcode: '24129', zone: 'Bergamo' }]);
    expect(zones.find(({ name }) => name === 'Bergamo')?.shared).toEqual([{ postcode: '24129', zone: 'Bergamo alta' }]);
  });

  it.each([
    [{ name: 'Nuova', postcodes: '24121, 2412' }, 'postcode-wrong', 'postcodes'],
    [{ name: 'Nuova', below: 'surcharge' }, 'surcharge-missing', 'surcharge'],
    [{ name: 'BERGAMO' }, 'zone-name-taken', 'name'],
    [{ name: 'Nuova', zone_id: 999_999, version: 'x' }, 'zone-not-found', 'zone_id'],
    [{ name: 'N' }, 'invalid-field', 'name'],
    [{ name: 'Nuova', base_cost: -1 }, 'invalid-field', 'base_cost'],
  ])('refuse %j with words that name the field', async (part, code, field) => {
    const before = (await plan()).zones.length;
    expect(errors(await save(part))).toEqual([[code, field]]);
    expect((await plan()).zones).toHaveLength(before);
  });

  it('are those of one’s own stores, and each change is in the log', async () => {
    expect(errors(await elsewhere.get('staff/zones'))[0]?.[0]).toBe('store-not-found');
    expect(errors(await save({ name: 'Altrove' }, elsewhere))[0]?.[0]).toBe('store-not-found');
    const { rows } = await world.deps.pool.query(
      `select after from audit_log where action = 'zone.save' order by audit_id limit 1`,
    );
    expect(rows[0].after).toMatchObject({ name: 'Bergamo', postcodes: '24121–24124, 24129' });
  });
});

describe('places customers wait for', () => {
  const ask = (email: string, postalcode: string) =>
    world.deps.pool.query(`insert into notify_request (kind, email, postalcode) values ('zone', $1, $2)`, [
      email,
      postalcode,
    ]);

  it('are counted by people, the most wanted first, until a zone serves them', async () => {
    expect((await plan()).wanted).toEqual([]);
    await ask('anna@posta.example', '23900');
    await ask('ANNA@posta.example', '23900');
    await ask('anna@posta.example', '23801');
    await ask('bea@posta.example', '23801');
    const served = (await plan()).zones.flatMap(({ postcodes }) => postcodes)[0]!;
    await ask('carla@posta.example', served);
    const { wanted } = await plan();
    expect(wanted).toEqual([
      { postcode: '23801', customers: 2 },
      { postcode: '23900', customers: 1 },
    ]);
    expect((await manager.get('staff/zones', { delivery_service_id: 2 })).data.plan.wanted).toEqual([]);
    const saved = await save({ name: 'Lecco', postcodes: '23801' });
    expect(errors(saved)).toEqual([]);
    expect((saved.data.plan as ZonePlan).wanted).toEqual([{ postcode: '23900', customers: 1 }]);
    await world.deps.pool.query('delete from notify_request');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CratesByZone, GoodsToCarry } from '../crates.ts';
import type { StorageZone } from '../storage-zone.ts';
import { type Compartment, type CompartmentSize, cratesOfSize, planCompartments } from './compartments.ts';
import { doorProblem } from './door-problem.ts';
import { isLockerCode, lockerCodeText } from './locker-code.ts';
import { lockerProblems } from './locker-goods.ts';
import { claimOf, reminderAt, stayEnd } from './locker-times.ts';

const door = (compartmentId: number, temperature: StorageZone, size: CompartmentSize): Compartment => ({
  compartmentId,
  temperature,
  size,
});
const none: CratesByZone = { dry: 0, chilled: 0, frozen: 0 };
const zones = fc.constantFrom<StorageZone>('dry', 'chilled', 'frozen');
const sizes = fc.constantFrom<CompartmentSize>('small', 'medium', 'large');
const doors = fc
  .array(fc.record({ temperature: zones, size: sizes }), { maxLength: 6 })
  .map((list) => list.map((each, index) => ({ compartmentId: index + 1, ...each })));
const needs = fc.record({ dry: fc.nat(5), chilled: fc.nat(4), frozen: fc.nat(3) });
const most = fc.integer({ min: 1, max: 4 });

/** The slow way: every door for every zone or none. */
function fits(wanted: CratesByZone, free: readonly Compartment[], left: number): boolean {
  if (wanted.dry <= 0 && wanted.chilled <= 0 && wanted.frozen <= 0) return true;
  const [first, ...others] = free;
  if (!first || left === 0) return false;
  if (fits(wanted, others, left)) return true;
  return (['dry', 'chilled', 'frozen'] as const).some((zone) => {
    const may = first.temperature === zone || (zone === 'dry' && first.temperature === 'chilled');
    return may && fits({ ...wanted, [zone]: wanted[zone] - cratesOfSize[first.size] }, others, left - 1);
  });
}

describe('doors of an order', () => {
  it('are the fewest, and leave cold ones to cold goods', () => {
    const free = [door(1, 'chilled', 'small'), door(2, 'dry', 'large'), door(3, 'dry', 'small')];
    expect(planCompartments({ ...none, dry: 1 }, free, 3)).toEqual([{ compartmentId: 3, zone: 'dry', crates: 1 }]);
    expect(planCompartments({ ...none, dry: 1, chilled: 1 }, free, 3)).toEqual([
      { compartmentId: 1, zone: 'chilled', crates: 1 },
      { compartmentId: 3, zone: 'dry', crates: 1 },
    ]);
  });

  it('may be cold for dry goods, never warm for cold ones', () => {
    expect(planCompartments({ ...none, dry: 2 }, [door(1, 'chilled', 'medium')], 1)).toHaveLength(1);
    expect(planCompartments({ ...none, chilled: 1 }, [door(1, 'dry', 'large')], 4)).toBeUndefined();
    expect(planCompartments({ ...none, frozen: 1 }, [door(1, 'chilled', 'large')], 4)).toBeUndefined();
  });

  it('are one for a cart without goods: it is shown what is free at all', () => {
    expect(planCompartments(none, [door(1, 'dry', 'small')], 1)).toHaveLength(1);
    expect(planCompartments(none, [], 1)).toBeUndefined();
  });

  it('are found whenever there are any, hold what they are for, and are nobody’s twice', () => {
    fc.assert(
      fc.property(needs, doors, most, (wanted, free, perOrder) => {
        const plan = planCompartments(wanted, free, perOrder);
        const real = wanted.dry + wanted.chilled + wanted.frozen === 0 ? { ...wanted, dry: 1 } : wanted;
        expect(plan !== undefined).toBe(fits(real, free, perOrder));
        if (!plan) return;
        expect(plan.length).toBeLessThanOrEqual(perOrder);
        expect(new Set(plan.map(({ compartmentId }) => compartmentId)).size).toBe(plan.length);
        for (const zone of ['dry', 'chilled', 'frozen'] as const) {
          const own = plan.filter((each) => each.zone === zone);
          expect(own.reduce((sum, { crates }) => sum + crates, 0)).toBe(real[zone]);
        }
        for (const { compartmentId, zone, crates } of plan) {
          const { temperature, size } = free[compartmentId - 1]!;
          expect(temperature === zone || (zone === 'dry' && temperature === 'chilled')).toBe(true);
          expect(crates).toBeGreaterThan(0);
          expect(crates).toBeLessThanOrEqual(cratesOfSize[size]);
        }
      }),
    );
  });
});

describe('what a locker cannot take', () => {
  const pasta: GoodsToCarry & { alcohol: boolean } = {
    mode: 'piece',
    quantity: 14_000,
    grossGrams: null,
    perishable: false,
    sectorTint: 'pasta',
    alcohol: false,
  };
  const room = { compartments: [door(1, 'dry', 'small'), door(2, 'chilled', 'small')], perOrder: 2 };

  it('is told line by line', () => {
    const lines = [
      pasta,
      { ...pasta, alcohol: true },
      { ...pasta, sectorTint: 'gelo' },
      { ...pasta, perishable: true },
      pasta,
    ];
    expect(lockerProblems(lines, room)).toEqual([undefined, 'alcohol', 'no-frozen', undefined, 'too-much']);
    expect(
      lockerProblems([{ ...pasta, perishable: true }], { ...room, compartments: [door(1, 'dry', 'large')] }),
    ).toEqual(['no-chilled']);
  });

  it('never leaves lines that do not fit together', () => {
    const lines = fc.array(
      fc.record({
        mode: fc.constant('piece' as const),
        quantity: fc.integer({ min: 1, max: 40 }).map((n) => n * 1000),
        grossGrams: fc.option(fc.integer({ min: 1, max: 9000 })),
        perishable: fc.boolean(),
        sectorTint: fc.constantFrom(null, 'gelo', 'pasta'),
        alcohol: fc.boolean(),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(lines, doors, most, (cart, compartments, perOrder) => {
        const problems = lockerProblems(cart, { compartments, perOrder });
        const kept = cart.filter((_, index) => problems[index] === undefined);
        const again = lockerProblems(kept, { compartments, perOrder });
        expect(again.every((problem) => problem === undefined)).toBe(true);
        expect(cart.every(({ alcohol }, index) => !alcohol || problems[index] === 'alcohol')).toBe(true);
      }),
    );
  });
});

it('goods stay their hours, and the door is kept until staff could have emptied it', () => {
  const hour = 3_600_000;
  const slot = { beginAt: 10 * hour, endAt: 12 * hour };
  expect(claimOf(slot, { stayHours: 24 })).toEqual({ from: 10 * hour, to: 38 * hour });
  expect(stayEnd(11 * hour, slot.endAt, { stayHours: 24 })).toBe(35 * hour);
  // filled late: the door is promised to somebody else after that
  expect(stayEnd(20 * hour, slot.endAt, { stayHours: 24 })).toBe(36 * hour);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 72 }), (stayHours) => {
      const until = stayEnd(11 * hour, slot.endAt, { stayHours });
      const at = reminderAt(11 * hour, until);
      expect(at).toBeGreaterThan(11 * hour);
      expect(at).toBeLessThan(until);
      expect(until).toBeLessThan(claimOf(slot, { stayHours }).to);
    }),
  );
});

it('a code is six digits, read in two breaths', () => {
  expect(isLockerCode('048213')).toBe(true);
  expect(['48213', '0482134', '04821a', ' 048213', '٠٤٨٢١٣'].some(isLockerCode)).toBe(false);
  expect(lockerCodeText('048213')).toBe('048 213');
});

describe('a crate before a door', () => {
  const a1 = { label: 'A1', size: 'medium', temperature: 'dry' } as const;

  it('goes where it keeps: cold goods in their own cold, dry ones anywhere but with ice', () => {
    const said = (temperature: StorageZone, zone: StorageZone) => doorProblem({ ...a1, temperature }, zone, 0)?.code;
    expect((['dry', 'chilled', 'frozen'] as const).map((zone) => said('dry', zone))).toEqual([
      undefined,
      'door-too-warm',
      'door-too-warm',
    ]);
    expect([said('chilled', 'dry'), said('chilled', 'chilled'), said('chilled', 'frozen')]).toEqual([
      undefined,
      undefined,
      'door-too-warm',
    ]);
    expect([said('frozen', 'dry'), said('frozen', 'chilled'), said('frozen', 'frozen')]).toEqual([
      'door-too-warm',
      'door-too-warm',
      undefined,
    ]);
  });

  it('finds room until the door is full', () => {
    expect([0, 1, 2].map((behind) => doorProblem(a1, 'dry', behind)?.message)).toEqual([
      undefined,
      undefined,
      'Nel vano A1 ci stanno 2 casse',
    ]);
    expect(doorProblem({ ...a1, size: 'small' }, 'dry', 1)?.message).toBe('Nel vano A1 ci sta 1 cassa');
  });
});

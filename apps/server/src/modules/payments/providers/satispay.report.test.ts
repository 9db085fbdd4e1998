import { addDays, shopDay } from '@sporta/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderMovement } from './provider.ts';
import { makeKey, type SatispayWorld, startWorld } from './satispay.harness.ts';

/* What Satispay moved on a day, by its signed list of payments. */

let world: SatispayWorld;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => world.control('/reset', { state: true }));
afterAll(() => world.close());

const today = shopDay(Date.now());

async function locked(amountCents: number): Promise<string> {
  const id = await world.open({ amountCents });
  await world.act(id, 'approve');
  return id;
}

async function movements(day = today): Promise<ProviderMovement[]> {
  const report = await world.provider.report!(day);
  if (report.kind !== 'report') throw new Error(JSON.stringify(report.error));
  return report.movements;
}

describe('the list of a day', () => {
  it('has what is locked, what was taken and what went back; not what was let go or never confirmed', async () => {
    const held = await locked(1000);
    const taken = await locked(2000);
    await world.provider.capture(taken, 1800, 'settle');
    await world.provider.refund(taken, 300, 'refund');
    const released = await locked(500);
    await world.provider.void(released, 'void');
    await world.open({ amountCents: 400 });
    expect(await movements()).toEqual([
      { paymentRef: taken, kind: 'refunded', amountCents: 300 },
      { paymentRef: taken, kind: 'authorised', amountCents: 2000 },
      { paymentRef: taken, kind: 'captured', amountCents: 1800 },
      { paymentRef: held, kind: 'authorised', amountCents: 1000 },
    ]);
  });

  it('has what is taken of an older lock on the day it is taken, as the ledger has it', async () => {
    const id = await locked(2000);
    await world.control('/payments/age', { id, days: 3 });
    const captured = await world.provider.capture(id, 1500, 'settle');
    expect(await movements()).toEqual([{ paymentRef: id, kind: 'captured', amountCents: 1500 }]);
    expect(await movements(addDays(today, -3))).toEqual([{ paymentRef: id, kind: 'authorised', amountCents: 2000 }]);
    const days = captured.kind === 'done' && captured.events.map(({ occurredAt }) => shopDay(Date.parse(occurredAt)));
    expect(days).toEqual([addDays(today, -3), today]);
  });

  it('is read to its end, and is nothing when a page of it is missing', async () => {
    const made = new Set<string>();
    for (let n = 0; n < 103; n++) made.add(await locked(100 + n));
    const listed = await movements();
    expect(listed).toHaveLength(103);
    expect(new Set(listed.map(({ paymentRef }) => paymentRef))).toEqual(made);
    await world.control('', {
      faults: [{ fault: 'garbage', method: 'GET', path: '/g_business/v1/payments', times: 1 }],
    });
    expect(await world.provider.report!(today)).toMatchObject({ kind: 'failed', error: { kind: 'unavailable' } });
  });

  it('is given to the key of the shop only', async () => {
    const stranger = world.providerWith(makeKey());
    expect(await stranger.report!(today)).toMatchObject({ kind: 'failed', error: { kind: 'not-allowed' } });
  });
});

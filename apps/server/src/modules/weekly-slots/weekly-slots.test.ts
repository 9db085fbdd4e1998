import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { endPlaces, generateTimeslots } from '../delivery/index.ts';
import { createCustomerWithCart, createPlaces } from '../delivery/testing/test-places.ts';
import { modules } from '../index.ts';
import { findNotices } from '../notifications/push-notices.repo.ts';
import { tellWeekly } from './tell-weekly.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(modules);
  app.clock.set('2026-11-20T08:00:00+01:00');
});
afterAll(() => app.close());

/** A minute of two nodes. */
async function minute(): Promise<string[]> {
  const before = app.sentMail.length;
  await endPlaces(app.deps);
  await Promise.all([tellWeekly(app.deps), tellWeekly(app.deps)]);
  await app.drainOutbox();
  return app.sentMail.slice(before).map(({ subject, text }) => `${subject}: ${text}`);
}

it('is asked for, told once when its slot opens, left out, and given back with a word', async () => {
  const { warehouseId } = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00' }] });
  const { accountId, addressId } = await createCustomerWithCart(app, warehouseId);
  const client = await app.clientOf(accountId);
  const { data: choices } = await client.get('weekly-slot/choices', { user_address_id: addressId });
  expect(choices.windows).toContainEqual({ weekday: 4, beginTime: '18:00', endTime: '20:00' });
  expect(choices.releaseHours).toBe(24);
  await client.post('notification/choose', { kind: 'weekly', channel: 'push', wanted: true });

  const wrong = await client.post('weekly-slot/keep', { user_address_id: addressId, weekday: 8, begin_time: '18' });
  expect(wrong.http.statusCode).toBe(400);
  const kept = await client.post('weekly-slot/keep', { user_address_id: addressId, weekday: 5, begin_time: '18:00' });
  const [weekly] = kept.data.weeklySlots;
  expect(weekly).toMatchObject({ label: 'Ogni venerdì, 18:00–20:00', addressName: 'Via Tortona 31, Milano' });
  // today's moment has passed; next Friday's slot is there, but nobody may choose it before tomorrow at six
  expect(weekly.days.map(({ day, state }: { day: string; state: string }) => [day, state]).slice(0, 3)).toEqual([
    ['2026-11-20', 'waiting'],
    ['2026-11-27', 'reserved'],
    ['2026-12-04', 'waiting'],
  ]);
  expect(weekly.days[1].text).toBe('È tua: conferma la spesa entro giovedì 26 novembre alle 12:00.');
  expect(weekly.days[1]).not.toHaveProperty('timeslotId');
  expect(await minute()).toEqual([]);

  app.clock.set('2026-11-21T06:00:00+01:00');
  const [told, ...more] = await minute();
  expect(more).toEqual([]);
  expect(told).toContain('La tua fascia di venerdì 27 novembre è riservata');
  expect(told).toContain('conferma la spesa entro giovedì 26 novembre alle 12:00');
  expect(told).toContain('Non addebitiamo niente da soli');
  expect(await minute()).toEqual([]);
  const listed = (await client.get('timeslot/list')).data.days.flatMap(({ slots }: { slots: object[] }) => slots);
  expect(listed.filter((slot: { keptForYou?: true }) => slot.keptForYou)).toMatchObject([{ date: '2026-11-27' }]);

  // what a device would be told
  await app.deps.pool.query(
    `insert into push_device (account_id, session_id, service, endpoint, p256dh, auth, created_at)
     select account_id, session_id, 'web', 'https://push.example/1', 'p', 'a', now() from session where account_id = $1`,
    [accountId],
  );
  await findNotices(app.deps.db, app.clock.now());
  const { rows } = await app.deps.pool.query(`select about, path from push_notice where kind = 'weekly'`);
  expect(rows).toEqual([{ about: 'reserved 2026-11-27 2026-11-26T11:00Z', path: '/profile/weekly' }]);

  app.clock.set('2026-11-26T12:00:00+01:00');
  const [over] = await minute();
  expect(over).toContain('La tua fascia di venerdì 27 novembre è tornata libera');
  // a week later they sign in again
  const back = await app.clientOf(accountId);
  await back.post('notification/choose', { kind: 'weekly', channel: 'mail', wanted: false });
  app.clock.set('2026-11-27T07:00:00+01:00');
  await generateTimeslots(app.deps);
  app.clock.set('2026-11-28T06:00:00+01:00');
  expect(await minute()).toEqual([]);

  const { weeklySlotId } = weekly;
  const again = await app.clientOf(accountId);
  // its store closes for good: no week is promised any more
  const closeOn = (day: string | null) =>
    app.deps.pool.query('update warehouse set closes_on = $2 where warehouse_id = $1', [warehouseId, day]);
  await closeOn('2000-01-01');
  const [unserved] = (await again.get('weekly-slot/list')).data.weeklySlots;
  const ahead = unserved.days.filter(({ state }: { state: string }) => state !== 'reserved');
  expect(ahead.length).toBeGreaterThan(1);
  for (const { state, text } of ahead) {
    expect([state, text]).toEqual(['unavailable', 'A questo indirizzo al momento non consegniamo.']);
  }
  await closeOn(null);

  const skipped = await again.post('weekly-slot/skip', { weekly_slot_id: weeklySlotId, day: '2026-12-04', skip: true });
  expect(skipped.data.weeklySlots[0].days[0]).toMatchObject({ day: '2026-12-04', state: 'skipped', canSkip: true });
  expect((await again.post('weekly-slot/end', { weekly_slot_id: weeklySlotId })).data.weeklySlots).toEqual([]);
});

it('is kept from a slot with one press, and never takes the place of a window the page did not show', async () => {
  app.clock.set('2026-11-20T08:00:00+01:00');
  const { warehouseId } = await createPlaces(app, {
    windows: [
      { begin: '08:00', end: '10:00' },
      { begin: '18:00', end: '20:00' },
    ],
    // the store of the test before serves the usual code
    postalcodes: ['20146'],
  });
  const { accountId, addressId } = await createCustomerWithCart(app, warehouseId);
  await app.deps.pool.query(`update address set postalcode = '20146' where address_id = $1`, [addressId]);
  const [one, other] = [await app.clientOf(accountId), await app.clientOf(accountId)];
  const keep = (client: typeof one, beginTime: string, onlyIfNone: unknown = true) =>
    client.post('weekly-slot/keep', {
      user_address_id: addressId,
      weekday: 5,
      begin_time: beginTime,
      only_if_none: onlyIfNone,
    });
  // two tabs that both showed none: one window is kept, and the other tab reads which
  const both = await Promise.all([keep(one, '08:00'), keep(other, '18:00')]);
  const refused = both.filter(({ response }) => response.errors.length > 0);
  expect(refused).toHaveLength(1);
  const { weeklySlots } = (await one.get('weekly-slot/list')).data;
  expect(weeklySlots).toHaveLength(1);
  expect(refused[0]?.response.errors).toMatchObject([
    {
      code: 'weekly-already-kept',
      field: 'user_address_id',
      error: expect.stringContaining(`teniamo già ${weeklySlots[0].label.toLowerCase()}`),
    },
  ]);

  const { beginTime, weeklySlotId } = weeklySlots[0];
  const again = await keep(one, beginTime);
  expect(again.data.weeklySlots[0].weeklySlotId).toBe(weeklySlotId);
  const instead = await keep(other, beginTime === '08:00' ? '18:00' : '08:00', false);
  expect(instead.data.weeklySlots).toHaveLength(1);
  expect(instead.data.weeklySlots[0].weeklySlotId).not.toBe(weeklySlotId);
  expect((await keep(one, '18:00', 'forse')).http.statusCode).toBe(400);
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { codes, type Ordered, type RoundsWorld, startRoundsWorld } from './testing/rounds-world.ts';

/* A van that comes late: the store sees it before the slot is over, and tells its customers with one press. */

let world: RoundsWorld;
let slotEnd: Date;

beforeAll(async () => {
  world = await startRoundsWorld();
  const { rows } = await world.deps.pool.query('select end_at from timeslot where timeslot_id = $1', [
    world.timeslotId,
  ]);
  slotEnd = rows[0].end_at;
});
afterAll(() => world.close());
beforeEach(() => world.clear());

/** Two orders on one van that has left. */
async function onTheRoad(): Promise<{ roundId: number; all: Ordered[] }> {
  const all = [await world.order(), await world.order()];
  const { rounds } = await world.confirmed();
  const { roundId } = rounds.find(({ stops }) => stops.some(({ orderId }) => orderId === all[0]!.orderId))!;
  for (const { orderId } of all) {
    await world.change('staff/rounds/move-stop', { order_id: orderId, round_id: roundId, confirm: true });
  }
  const start = { timeslot_id: world.timeslotId, round_id: roundId };
  expect(codes(await world.manager.post('staff/rounds/start', start))).toEqual([]);
  return { roundId, all };
}

const minutesToEnd = (minutes: number) => world.clock.set(new Date(slotEnd.getTime() - minutes * 60_000));
const lateAlerts = async () =>
  (await world.manager.get('staff/today')).data.today.alerts.filter(
    ({ kind }: { kind: string }) => kind === 'late-round' || kind === 'late-orders',
  );
const tell = (roundId: number, client = world.manager) => client.post('staff/rounds/tell-late', { round_id: roundId });
const lateMails = () => world.sentMail.filter(({ subject }) => subject.startsWith('La spesa arriva in ritardo'));

it('is said before its slot is over, with the doors still before it', async () => {
  const { roundId, all } = await onTheRoad();
  minutesToEnd(60);
  expect(await lateAlerts()).toEqual([]);
  // at the end of the slot it has still both doors before it; later they are late orders, said once
  minutesToEnd(-20);
  const alerts = await lateAlerts();
  expect(alerts).toMatchObject([{ kind: 'late-round', severity: 'danger', count: 2, round: { roundId, untold: 2 } }]);
  expect(alerts[0].title).toMatch(/^Giro \d+ in ritardo di 2\d min$/);
  expect(alerts[0].orderIds.toSorted()).toEqual(all.map(({ orderId }) => orderId).toSorted());
});

it('is told to its customers once, whoever presses and however often', async () => {
  const { roundId, all } = await onTheRoad();
  minutesToEnd(-20);
  const told = await Promise.all([tell(roundId), tell(roundId), tell(roundId)]);
  expect(told.map(({ data }) => data.told).toSorted()).toEqual([0, 0, 2]);
  await world.drainOutbox();
  expect(lateMails().length).toBe(2);
  const { rows } = await world.deps.pool.query(
    'select email from account join orders using (account_id) where order_id = any($1)',
    [all.map(({ orderId }) => orderId)],
  );
  expect(
    lateMails()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(rows.map(({ email }) => email).toSorted());
  expect((await lateAlerts())[0]).toMatchObject({ round: { untold: 0 } });
  expect((await lateAlerts())[0].text).toMatch(/, clienti avvisati$/);
});

it('is not told to who has the goods by the time the mail leaves, nor by a van that keeps its time', async () => {
  const { roundId, all } = await onTheRoad();
  minutesToEnd(60);
  expect((await tell(roundId)).data.told).toBe(0);
  minutesToEnd(-20);
  expect((await tell(roundId)).data.told).toBe(2);
  await world.deps.pool.query(`update orders set state = 'delivered' where order_id = $1`, [all[0]!.orderId]);
  await world.drainOutbox();
  expect(lateMails().length).toBe(1);
});

it('is not told to anybody when the van has caught up before the mail leaves', async () => {
  const { roundId } = await onTheRoad();
  minutesToEnd(-20);
  expect((await tell(roundId)).data.told).toBe(2);
  minutesToEnd(60);
  await world.drainOutbox();
  expect(lateMails()).toEqual([]);
});

it('is only for who runs the store, and for a round on the road', async () => {
  const { roundId } = await onTheRoad();
  const elsewhere = await world.staffClient(['store-manager'], { storeIds: [] });
  expect(codes(await tell(roundId, elsewhere))).toEqual(['round-not-found']);
  expect(codes(await tell(999_999))).toEqual(['round-not-found']);
  await world.deps.pool.query(`update round set state = 'done', finished_at = now() where round_id = $1`, [roundId]);
  expect(codes(await tell(roundId))).toEqual(['round-not-started']);
});

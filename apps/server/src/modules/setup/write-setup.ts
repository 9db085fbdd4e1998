import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { euroToCents, shopDay, slug } from '@sporta/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { readZones, saveTypical, saveZone, typicalWeek, versionOf } from '../delivery/index.ts';
import { switchWayToPay } from '../payments/index.ts';
import { readStoreHours, saveStoreHours, versionOfHours } from '../warehouses/index.ts';
import { type Answers, type QuestionName, waysToPay } from './questions.ts';
import { readWeek } from './read-week.ts';
import { rememberAnswers, rememberedAnswers } from './remembered-answers.repo.ts';
import { firstStore, writeStore } from './store.repo.ts';

const { home, pickup } = deliveryServiceIds;
type Service = typeof home | typeof pickup;

/** Minutes before a window when its orders close; work units an order takes on average. */
const cutoffMinutes = { [home]: 360, [pickup]: 180 } as const;
const unitsPerOrder = 60;
const defaultOrders = '10';
const zoneName = { [home]: 'Consegna a domicilio', [pickup]: 'Ritiro in negozio' } as const;

/**
 * Writes the answers into the shop, in the caller's transaction: all or nothing. What is answered as before is left alone, so that
 * a change made in the Banco meanwhile stays.
 * @param answers whole and in their one form: see `readAnswers`
 * @returns the store written
 * @throws BusinessError of the hours, zones and windows, e.g. a window that orders rely on
 */
export async function writeSetup(tx: Tx, answers: Answers, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('setup'))`.execute(tx);
  const before = await rememberedAnswers(tx);
  const known = await firstStore(tx);
  const isNew = (...names: QuestionName[]) => !known || names.some((name) => answers[name] !== before[name]);

  const isStoreNew = isNew(
    ...([
      'storeName',
      'street',
      'streetNumber',
      'postalCode',
      'city',
      'province',
      'position',
      'phone',
      'email',
    ] as const),
    ...(['pickupSlots', 'homeSlots'] as const),
  );
  const warehouseId = isStoreNew
    ? await writeStore(tx, known?.warehouseId, storeOf(answers, known?.services ?? []))
    : known!.warehouseId;
  if (isNew('hours')) await writeHours(tx, warehouseId, answers.hours!, now);
  if (answers.pickupSlots && isNew('pickupSlots')) {
    await writeZone(tx, { warehouseId, deliveryServiceId: pickup }, {});
  }
  if (answers.homeSlots && isNew('homePostcodes', 'deliveryCost', 'freeFrom', 'minimumOrder')) {
    await writeZone(tx, { warehouseId, deliveryServiceId: home }, answers);
  }
  const { pickupSlots = '', homeSlots = '', ordersPerSlot = defaultOrders } = answers;
  if (isNew('pickupSlots', 'ordersPerSlot'))
    await writeWindows(tx, warehouseId, pickup, pickupSlots, ordersPerSlot, now);
  if (isNew('homeSlots', 'ordersPerSlot')) await writeWindows(tx, warehouseId, home, homeSlots, ordersPerSlot, now);
  if (isNew('waysToPay') && answers.waysToPay) await writeWaysToPay(tx, answers.waysToPay);
  await rememberAnswers(tx, answers);
  return warehouseId;
}

/** Offers those alone that were answered. */
async function writeWaysToPay(tx: Tx, answer: string): Promise<void> {
  const wanted = new Set(answer.split(', ').map((word) => waysToPay[word]));
  for (const id of Object.values(waysToPay)) await switchWayToPay(tx, id, wanted.has(id));
}

function storeOf(answers: Answers, services: readonly string[]) {
  const [latitude, longitude] = answers.position?.split(', ').map(Number) ?? [];
  // other services, e.g. lockers, are not asked for here and stay
  const others = services.filter((each) => each !== 'home-delivery' && each !== 'pick-up');
  return {
    name: answers.storeName!,
    slug: slug(answers.storeName!),
    street: answers.street!,
    streetNumber: answers.streetNumber ?? '',
    city: answers.city!,
    province: answers.province!,
    postalCode: answers.postalCode!,
    phone: answers.phone ?? '',
    email: answers.email ?? '',
    services: [...(answers.homeSlots ? ['home-delivery'] : []), ...(answers.pickupSlots ? ['pick-up'] : []), ...others],
    position: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
  };
}

async function writeHours(tx: Tx, warehouseId: number, hours: string, now: Date): Promise<void> {
  const today = shopDay(now.getTime());
  const there = await readStoreHours(tx, warehouseId, today);
  const wanted = { ...there, week: readWeek(hours) };
  await saveStoreHours(tx, warehouseId, wanted, { version: versionOfHours(there), today });
}

/** The first zone of a service, added or changed; others that were drawn in the Banco stay. */
async function writeZone(
  tx: Tx,
  of: { warehouseId: number; deliveryServiceId: Service },
  { homePostcodes = '', deliveryCost, freeFrom, minimumOrder }: Answers,
): Promise<void> {
  const [there] = await readZones(tx, of);
  const cents = (euro = '0') => euroToCents(Number(euro));
  await saveZone(
    tx,
    of,
    { zoneId: there?.zoneId, version: there && versionOf(there) },
    {
      name: there?.name ?? zoneName[of.deliveryServiceId],
      baseCents: cents(deliveryCost),
      freeFromCents: freeFrom === undefined ? null : cents(freeFrom),
      reducedCents: there?.reducedCents ?? null,
      minimumCents: cents(minimumOrder),
      below: there?.below ?? 'block',
      surchargeCents: there?.surchargeCents ?? 0,
      postcodes: homePostcodes.split(', ').filter(Boolean),
      border: undefined,
    },
  );
}

/** The typical week of a service: windows no longer answered are put out of use, before new ones may take their hours. */
async function writeWindows(
  tx: Tx,
  warehouseId: number,
  deliveryServiceId: Service,
  slots: string,
  orders: string,
  now: Date,
): Promise<void> {
  const of = { warehouseId, deliveryServiceId, now };
  const wanted = readWeek(slots);
  const keyOf = (weekday: number, begins: string, ends: string) => `${weekday} ${begins} ${ends}`;
  const keys = new Set(wanted.map(({ weekday, opens, closes }) => keyOf(weekday, opens, closes)));
  const there = await typicalWeek(tx, of);
  for (const { slotTemplateId: _id, weekday, beginTime, endTime, ...terms } of there) {
    if (keys.has(keyOf(weekday, beginTime, endTime))) continue;
    await saveTypical(tx, of, { weekday, beginTime, endTime }, { ...terms, active: false });
  }
  const capacityOrders = Number(orders);
  for (const { weekday, opens, closes } of wanted) {
    const same = there.find((each) => each.weekday === weekday && each.beginTime === opens);
    await saveTypical(
      tx,
      of,
      { weekday, beginTime: opens, endTime: closes },
      {
        capacityOrders,
        capacityUnits: capacityOrders * unitsPerOrder,
        capacityCrates: same?.capacityCrates ?? null,
        cutoffMinutes: same?.cutoffMinutes ?? cutoffMinutes[deliveryServiceId],
        costCents: same?.costCents ?? 0,
        eco: same?.eco ?? false,
        companiesOnly: same?.companiesOnly ?? false,
        active: true,
      },
    );
  }
}

import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { euroToCents, shopDay } from '@sporta/domain';
import type { Tx } from '../../platform/db/database.ts';
import { readZones, saveTypical, saveZone, typicalWeek, versionOf } from '../delivery/index.ts';
import { tellOfClosedPickups } from '../orders/index.ts';
import { readStoreHours, saveStoreHours, versionOfHours } from '../warehouses/index.ts';
import type { Answers } from './questions.ts';
import { readWeek } from './read-week.ts';

const { home, pickup } = deliveryServiceIds;
export type Service = typeof home | typeof pickup;

/** Minutes before a window when its orders close; work units an order takes on average. */
const cutoffMinutes = { [home]: 360, [pickup]: 180 } as const;
const unitsPerOrder = 60;
export const defaultOrders = '10';
const zoneName = { [home]: 'Consegna a domicilio', [pickup]: 'Ritiro in negozio' } as const;

/** The week of a store; days that differ stay. Who was to fetch an order while it is closed now is told. */
export async function writeHours(tx: Tx, warehouseId: number, hours: string, now: Date): Promise<void> {
  const today = shopDay(now.getTime());
  const there = await readStoreHours(tx, warehouseId, today);
  const wanted = { ...there, week: readWeek(hours) };
  const { before, after } = await saveStoreHours(tx, warehouseId, wanted, { version: versionOfHours(there), today });
  await tellOfClosedPickups(tx, { warehouseId, before, after, now });
}

/** The first zone of a service, added or changed; others that were drawn in the Banco stay. */
export async function writeZone(
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
export async function writeWindows(
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

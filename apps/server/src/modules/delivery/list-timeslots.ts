import type { ShopScope, Timeslot, TimeslotDay } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import {
  addDays,
  type CratesByZone,
  centsToEuro,
  daysBetween,
  deliveryFee,
  formatDayLong,
  isOver70,
  type PlaceSize,
  placeSize,
  planCompartments,
  type SlotPricing,
  shopDay,
  slotPrice,
  slotStatus,
  type ZoneTariff,
} from '@sporta/domain';
import type { Position } from '@sporta/routing';
import type { Deps } from '../../platform/deps.ts';
import type { Account } from '../../platform/session.ts';
import {
  type CustomerPlace,
  readCustomerPlace,
  readDefaultWarehouseId,
  readZoneCostsOfAddress,
  type SlotRow,
  type ZoneCosts,
} from './delivery.repo.ts';
import { neededBehindDoors } from './lockers/claim-doors.ts';
import { type CartPass, freeFromByPass } from './pass-of-cart.repo.ts';
import { passesNearby } from './passes-nearby.ts';
import { type LockersShown, slotAvailability } from './slot-availability.ts';

const homeDelivery = deliveryServiceIds.home;

export interface SlotListRequest {
  days: number;
  deliveryServiceId: number | undefined;
  scope: ShopScope | undefined;
  account: Account | undefined;
  /** Cents the goods in the open cart of this customer cost: the fee depends on them. */
  goodsCents(account: Account): Promise<number>;
  now: Date;
}

/**
 * The slots of the next days for the shop of the hash, else of the cart, else the default one. Status and cost are those
 * of this customer: room for the whole cart, demand, a van that passes their home, zone of the address, free threshold, reduced fee.
 */
export async function listTimeslots(deps: Deps, request: SlotListRequest): Promise<TimeslotDay[]> {
  const { account, now } = request;
  const place = account && (await readCustomerPlace(deps.db, account.accountId, now));
  const warehouseId = request.scope?.warehouseId || place?.warehouseId || (await readDefaultWarehouseId(deps.db));
  if (!warehouseId) return [];
  const deliveryServiceId = request.deliveryServiceId ?? place?.deliveryServiceId ?? homeDelivery;
  const [{ slots, generalZone, stops, pricing, lockers }, ownZone, goodsCents] = await Promise.all([
    slotAvailability(deps, { warehouseId, deliveryServiceId, now }),
    place?.addressId && deliveryServiceId === homeDelivery
      ? readZoneCostsOfAddress(deps.db, { warehouseId, addressId: place.addressId })
      : undefined,
    account && place && place.lines.length > 0 ? request.goodsCents(account) : 0,
  ]);
  const today = shopDay(now.getTime());
  const seen: SlotContext = {
    zone: ownZone ?? generalZone,
    goodsCents,
    pass: place?.deliveryPass,
    reduced: account !== undefined && paysReducedFee(account, now),
    size: placeSize(place?.lines ?? []),
    own: place?.own ?? [],
    weekly: (deliveryServiceId === homeDelivery && place?.weekly) || [],
    stopsOf: (timeslotId) => stops.get(timeslotId) ?? [],
    home: place && positionOf(place),
    forCompany: Boolean(account?.company),
    pricing,
    lockers,
    needs: neededBehindDoors(place?.lines ?? []),
    now,
  };
  const days = Math.min(request.days, deps.config.slots.days);
  return Array.from({ length: days }, (_, offset) => addDays(today, offset)).flatMap((day) => {
    const released = slots.filter((slot) => slot.day === day && slot.releasedAt <= now);
    return released.length === 0
      ? []
      : [{ date: day, label: dayLabel(day, today), slots: released.map((slot) => toTimeslot(slot, seen)) }];
  });
}

/** Over 70 or disabled (domain rules, "Fee"). */
export function paysReducedFee(account: Pick<Account, 'reducedDelivery' | 'birthDate'>, now: Date): boolean {
  return account.reducedDelivery || (account.birthDate !== null && isOver70(account.birthDate, shopDay(now.getTime())));
}

/** "oggi", "domani", "sabato 22 novembre". */
export function dayLabel(day: string, today: string): string {
  const distance = daysBetween(today, day);
  return distance === 0 ? 'oggi' : distance === 1 ? 'domani' : formatDayLong(day);
}

interface SlotContext {
  zone: ZoneCosts | undefined;
  goodsCents: number;
  reduced: boolean;
  pass: CartPass | null | undefined;
  size: PlaceSize;
  own: CustomerPlace['own'];
  weekly: CustomerPlace['weekly'];
  stopsOf(timeslotId: number): readonly Position[];
  /** Where this customer's cart is brought, where that is known. */
  home: Position | undefined;
  forCompany: boolean;
  pricing: SlotPricing | undefined;
  lockers: LockersShown | undefined;
  /** Crates behind doors, for lockers. */
  needs: CratesByZone;
  now: Date;
}

function toTimeslot(slot: SlotRow, seen: SlotContext): Timeslot {
  const { zone, goodsCents, reduced, size, own, weekly, forCompany, now } = seen;
  const booked = own.find((each) => each.timeslotId === slot.timeslotId);
  const kept = booked ? undefined : weekly.find((each) => each.timeslotId === slot.timeslotId);
  const mine = booked ?? kept;
  const load = {
    ...slot,
    closed: slot.closed || (slot.companiesOnly && !forCompany),
    takenOrders: slot.takenOrders - (mine ? 1 : 0),
    takenUnits: slot.takenUnits - (mine?.units ?? 0),
    takenCrates: slot.takenCrates - (mine?.crates ?? 0),
    cutoffAt: slot.cutoffAt.getTime(),
    releasedAt: slot.releasedAt.getTime(),
  };
  const bySlot = slotStatus(load, now.getTime(), size);
  const status = bySlot === 'closed' || hasDoors(slot, seen) ? bySlot : 'full';
  const tariff = tariffOf(zone);
  const vanNearby = passesNearby(seen.stopsOf(slot.timeslotId), seen.home);
  const price = slotPrice({ ...load, costCents: slot.costCents, eco: slot.eco }, seen.pricing, {
    now: now.getTime(),
    vanNearby,
  });
  const slotCents = booked?.costCents ?? price.cents;
  const fee = deliveryFee({
    tariff,
    slotCents,
    goodsCents,
    reducedSegment: reduced,
    passFromCents: freeFromByPass(seen.pass, now, slot.day),
  });
  // The surcharge below the minimum belongs to the cart, not to a slot: the cart tells it.
  const cents = fee.cents - fee.minimum.surchargeCents;
  const usualCents = tariff.baseCents + Math.max(slot.standardCostCents ?? 0, slot.costCents, slotCents);
  return {
    timeslotId: slot.timeslotId,
    date: slot.day,
    beginTime: slot.beginTime,
    endTime: slot.endTime,
    status,
    ...(status === 'few' ? { placesLeft: load.capacityOrders - load.takenOrders } : {}),
    cost: centsToEuro(cents),
    ...(usualCents > cents ? { standardCost: centsToEuro(usualCents) } : {}),
    eco: vanNearby,
    ...(fee.reason === 'pass' ? { freeByPass: true as const } : {}),
    ...(kept ? { keptForYou: true as const } : {}),
    cutoff: slot.cutoffAt.toISOString(),
  };
}

const positionOf = ({ latitude, longitude }: CustomerPlace): Position | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

/** Whether the goods of the cart fit behind doors that are free for the time of a slot. */
function hasDoors(slot: SlotRow, { lockers, needs, own }: SlotContext): boolean {
  if (!lockers) return true;
  // a hold moves with its doors from slot to slot
  const mine = own.find(({ timeslotId }) => timeslotId === slot.timeslotId) ?? own.find(({ held }) => held);
  return planCompartments(needs, lockers.freeIn(slot, mine?.bookingId), lockers.perOrder) !== undefined;
}

function tariffOf(zone: ZoneCosts | undefined): ZoneTariff {
  return {
    baseCents: zone?.baseCostCents ?? 0,
    freeThresholdCents: zone?.freeThresholdCents,
    reducedCents: zone?.reducedCostCents,
    minimum: {
      minimumCents: zone?.minimumOrderCents ?? 0,
      below: zone?.belowMinimum ?? 'block',
      surchargeCents: zone?.belowMinimumSurchargeCents,
    },
  };
}

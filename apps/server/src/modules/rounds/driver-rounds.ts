import type { DriverCollection, DriverLine, DriverRound, DriverStop, LockerFilling } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Account } from '../../platform/session.ts';
import { type Catalogue, catalogueOf, pictureOf } from '../catalogue/index.ts';
import { type CollectionAtStop, collectionsAt, goodsText } from '../collections/index.ts';
import { chargesOf } from '../invoicing/index.ts';
import { type LineView, type OrderView, readOrdersByIds } from '../order-book/index.ts';
import { refusedCents } from '../returns/index.ts';
import { isClosed } from './at-door.ts';
import { minutesLate, timedStops } from './board.ts';
import { cratesOf, type OrderCrates } from './crates-of-order.ts';
import { drivingOrder, expectedReturn, expectedTimes } from './expected-times.ts';
import { planOf } from './plan-in-hand.ts';
import { type RoundRow, roundsOfDriver } from './rounds.repo.ts';
import { nameOnDoor, type SlotOrder, stationToWire, streetOf } from './slot-order.ts';
import { findHomeSlot } from './slot-orders.repo.ts';
import type { StationDoors } from './station-doors.ts';
import { alcoholOf, type DoorStop, doorStopsOf } from './stops.repo.ts';
import { stopNumbers } from './stops-together.ts';

const euro = (cents: number) => cents / 100;

/** The rounds of today of a driver, each whole, the first to leave first. */
export async function driverRounds(deps: Deps, doors: StationDoors, account: Account): Promise<DriverRound[]> {
  const now = deps.clock.now();
  const rounds = await roundsOfDriver(deps.db, account.accountId, shopDay(now.getTime()));
  const { catalogue } = catalogueOf(deps);
  return Promise.all(rounds.map((round) => driverRound(deps.db, { catalogue, stations: doors }, round, now)));
}

async function driverRound(
  db: Db,
  { catalogue, stations }: { catalogue: Catalogue; stations: StationDoors },
  row: RoundRow,
  now: Date,
): Promise<DriverRound> {
  const plan = await planOf(db, (await findHomeSlot(db, row.timeslotId))!);
  const round = plan.rounds.find(({ roundId }) => roundId === row.roundId)!;
  const orderIds = round.stops.map(({ orderId }) => orderId);
  const [orders, alcohol, doors, collections] = await Promise.all([
    readOrdersByIds(db, orderIds),
    alcoholOf(db, orderIds),
    doorStopsOf(db, [round.roundId]),
    collectionsAt(db, orderIds),
  ]);
  const packed = await cratesOf(
    db,
    doors.map(({ orderId, crates }) => ({
      orderId,
      orderNumber: orders.get(orderId)?.orderNumber ?? '',
      expected: crates,
    })),
  );
  // the code leaves with the van, not before, and is forgotten when the goods are in
  const toFill =
    round.state === 'started'
      ? doors.filter((door) => !isClosed(door) && plan.orders.get(door.orderId)?.stationId)
      : [];
  const fillings = await stations.fillingsOf(
    db,
    toFill.map(({ orderId }) => orderId),
    now,
  );
  const { slot, depot } = plan;
  const road = round.startedAt ? { startedAt: round.startedAt, now } : undefined;
  const timed = timedStops(plan, round);
  const times = road && expectedTimes(timed, road);
  const inOrder = drivingOrder(round.stops);
  const numbers = stopNumbers(inOrder.map(({ orderId }) => plan.orders.get(orderId)!.stopKey));
  return {
    roundId: round.roundId,
    number: round.number,
    state: round.state,
    vanName: round.vanName,
    vanCrates: round.vanCrates,
    driverName: round.driverName ?? '',
    day: slot.day,
    beginTime: slot.beginTime,
    endTime: slot.endTime,
    departsAt: (round.startedAt ?? round.departsAt).toISOString(),
    returnsAt: new Date(road ? expectedReturn(timed, road, depot) : round.returnsAt).toISOString(),
    depot: { name: depot.name, latitude: depot.latitude, longitude: depot.longitude },
    ...(depot.phone ? { officePhone: depot.phone } : {}),
    stops: inOrder.map((stop, index) =>
      stopToWire({
        order: plan.orders.get(stop.orderId)!,
        view: orders.get(stop.orderId)!,
        door: doors.find(({ orderId }) => orderId === stop.orderId)!,
        crates: packed.get(stop.orderId)!.crates,
        filling: fillings.get(stop.orderId),
        collections: collections.filter(({ stopOrderId }) => stopOrderId === stop.orderId),
        alcohol,
        catalogue,
        position: numbers[index]!,
        arrivesAt: times?.get(stop.orderId) ?? stop.arrivesAt.getTime(),
      }),
    ),
  };
}

interface StopFacts {
  order: SlotOrder;
  view: OrderView;
  door: DoorStop;
  crates: OrderCrates['crates'];
  filling: LockerFilling | undefined;
  collections: readonly CollectionAtStop[];
  alcohol: ReadonlySet<number>;
  catalogue: Catalogue;
  position: number;
  arrivesAt: number;
}

function stopToWire({
  order,
  view,
  door,
  crates,
  filling,
  collections,
  alcohol,
  catalogue,
  position,
  arrivesAt,
}: StopFacts): DriverStop {
  const { address } = order;
  const refunds = refusedCents(view, door.refused);
  const refusedTotal = [...refunds.values()].reduce((sum, cents) => sum + cents, 0);
  const { totalCents } = chargesOf(view);
  const notes = [address.notes, view.orderComment].filter(Boolean).join('. ');
  const needsAge = view.lines.some(({ orderLineId }) => alcohol.has(orderLineId));
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    position,
    state: door.state,
    name: address.recipient ?? `${order.firstName} ${order.lastName}`.trim(),
    ...(order.company ? { company: nameOnDoor(order) } : {}),
    ...stationToWire(order),
    ...(filling ? { filling } : {}),
    ...(address.phone ? { phone: address.phone } : {}),
    street: streetOf(address),
    city: address.city,
    postalcode: address.postalcode,
    ...(address.doorbell ? { doorbell: address.doorbell } : {}),
    ...(address.stairway ? { stairway: address.stairway } : {}),
    ...(address.floor ? { floor: address.floor } : {}),
    ...(address.hasLift === undefined ? {} : { hasLift: address.hasLift }),
    ...(notes ? { notes } : {}),
    latitude: order.latitude,
    longitude: order.longitude,
    arrivesAt: new Date(arrivesAt).toISOString(),
    windowBegin: order.windowBegin.toISOString(),
    windowEnd: order.windowEnd.toISOString(),
    lateMinutes: minutesLate(arrivesAt, order.windowEnd),
    crates: crates.map((crate) => ({
      code: crate.code,
      ...(crate.zone ? { zone: crate.zone } : {}),
      handedOver: door.handedOver.includes(crate.code.toUpperCase()),
    })),
    flags: order.flags,
    ...(collections.length > 0 ? { collections: collections.map(collectionToWire) } : {}),
    age: needsAge ? (door.age ?? 'needed') : 'not-needed',
    lines: view.lines.map((line) => lineToWire(line, alcohol, catalogue)),
    refused: door.refused.map(({ orderLineId, quantity, reason }) => ({
      orderLineId,
      quantity: quantity / 1000,
      reason,
      amount: euro(refunds.get(orderLineId) ?? 0),
    })),
    attempts: door.attempts,
    photos: door.photos.map(({ id, subject, at }) => ({ id, subject, at: new Date(at).toISOString() })),
    driverNotes: door.notes,
    empties: door.empties,
    tries: door.tries,
    total: euro(totalCents),
    refusedTotal: euro(refusedTotal),
    finalTotal: euro(totalCents - refusedTotal),
    ...(door.doneAt ? { doneAt: door.doneAt.toISOString() } : {}),
    ...(door.proof ? { proof: door.proof } : {}),
    ...(door.backReason ? { backReason: door.backReason } : {}),
  };
}

function collectionToWire({ collectionId, orderNumber, lines, state, reason }: CollectionAtStop): DriverCollection {
  return { collectionId, orderNumber, goods: goodsText(lines), state, ...(reason ? { reason } : {}) };
}

function lineToWire(line: LineView, alcohol: ReadonlySet<number>, catalogue: Catalogue): DriverLine {
  const product = line.productId === null ? undefined : catalogue.product(line.productId);
  const { substitute } = line;
  const status =
    line.outcome === 'picked' ? (line.deliveredGrams === null ? 'picked' : 'weighed') : (line.outcome ?? 'ordered');
  return {
    orderLineId: line.orderLineId,
    name: line.name,
    shortDescr: line.brand,
    description: line.description,
    mediaURL: product ? pictureOf(product).medium : '/media/no-picture.svg',
    ...(line.sectorTint ? { tint: line.sectorTint } : {}),
    weightUnitSelling: line.unit,
    status,
    orderedQuantity: line.quantity / 1000,
    orderedAmount: euro(line.grossCents),
    quantity: (line.deliveredQuantity ?? line.quantity) / 1000,
    amount: euro(line.deliveredCents ?? line.grossCents),
    ...(substitute ? { substitute: `${substitute.brand} ${substitute.name}`.trim() } : {}),
    alcohol: alcohol.has(line.orderLineId),
  };
}

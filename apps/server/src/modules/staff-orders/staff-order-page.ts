import { type StaffOrder, type StaffOrderCustomer, staffOrderFlags } from '@sporta/contract';
import { heldText } from '@sporta/contract/held-words.ts';
import { isAdult, shopDay, staffStateLabel, storageZone, vatBreakdown } from '@sporta/domain';
import type { CallContext } from '../../platform/http/register-call.ts';
import { changesOfSlot } from '../audit/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import {
  canCollect,
  collectionsOfOrder,
  collectionToWire,
  type NextPass,
  nextPassAt,
  passToWire,
} from '../collections/index.ts';
import { chargesOf } from '../invoicing/index.ts';
import type { OrderView } from '../order-book/index.ts';
import { closedRestOf, missingOf, orderToWire } from '../orders/index.ts';
import { refundableOf } from '../returns/index.ts';
import { lettersOfOrder } from './letters/letters.repo.ts';
import {
  alcoholLines,
  countCrates,
  missingCentsOf,
  readCustomer,
  readMoneyEvents,
  readNotes,
  readPayments,
  readWatch,
  roundOf,
} from './staff-order.repo.ts';
import { eventsOf } from './staff-order-events.ts';
import { holdOf, staffTendersOf, totalsOf } from './staff-order-tenders.ts';
import { mayChargeRest, mayCloseRest, whatMayBeDone } from './what-may-be-done.ts';

type Asking = Pick<CallContext, 'deps' | 'account' | 'now' | 'db'>;

/** An order as its page at the Banco shows it: all its customer sees, and what is for staff only. */
export async function staffOrderOf({ deps, account, now, db }: Asking, order: OrderView): Promise<StaffOrder> {
  const { orderId, orderNumber } = order;
  const { catalogue } = catalogueOf(deps);
  const warehouse = catalogue.warehouses.find((each) => each.warehouseId === order.warehouseId);
  const [
    customer,
    payments,
    money,
    notes,
    watch,
    alcohol,
    changes,
    refundable,
    missingCents,
    missing,
    closed,
    crates,
    round,
    letters,
    collections,
    nextPass,
  ] = await Promise.all([
    readCustomer(db, orderId, account.staff!.stores),
    readPayments(db, orderId),
    readMoneyEvents(db, orderId),
    readNotes(db, orderNumber),
    readWatch(db, orderId),
    alcoholLines(db, orderId),
    changesOfSlot(db, orderId),
    refundableOf(db, order),
    missingCentsOf(db, orderId),
    missingOf(db, order),
    closedRestOf(db, orderId),
    countCrates(db, orderId),
    roundOf(db, orderId),
    lettersOfOrder(db, orderNumber),
    collectionsOfOrder(db, orderId),
    canCollect(order) ? nextPassAt(db, orderId) : undefined,
  ]);
  const wire = orderToWire(order, catalogue, now, warehouse && { phone: warehouse.phone, email: warehouse.email });
  const tenders = staffTendersOf(order, payments);
  const hold = holdOf(order);
  const flags = {
    missing: order.lines.some(({ outcome }) => outcome === 'missing'),
    payment: watch.paymentMissing,
    problem: order.problems.some(({ state }) => state === 'open'),
    'not-delivered': order.state === 'not-delivered',
    note: notes.length > 0,
  };
  return {
    ...wire,
    staffLabel: staffStateLabel(order.state, order.deliveryServiceId),
    warehouseId: order.warehouseId,
    customer: customerToWire(customer, now),
    lines: wire.lines.map((line, index) => {
      const left = refundable.lines.get(line.orderLineId);
      return {
        ...line,
        zone: storageZone(order.lines[index]!),
        alcohol: alcohol.has(line.orderLineId),
        refundableQuantity: (left?.quantity ?? 0) / 1000,
        refundableAmount: (left?.cents ?? 0) / 100,
      };
    }),
    tenders,
    tenderTotals: totalsOf(tenders),
    ...(hold ? { hold } : {}),
    vat: vatRowsOf(order),
    ...(order.deliveredCents === null ? {} : { preparation: preparationOf(order) }),
    crates,
    ...(round ? { round } : {}),
    events: eventsOf(order, money, changes, letters),
    notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })),
    flags: staffOrderFlags.filter((flag) => flags[flag]),
    collections: collections.map(collectionToWire),
    collecting: collectingOf(order, nextPass),
    refundable: refundable.totalCents / 100,
    ...(missing?.kind === 'rest'
      ? {
          held: {
            amount: missing.cents / 100,
            reason: heldText(missing.reason),
            chargeRest: mayChargeRest(account.staff!),
            closeRest: mayCloseRest(account.staff!),
          },
        }
      : {}),
    ...(closed
      ? {
          closedRest: {
            amount: closed.cents / 100,
            reason: closed.reason,
            name: closed.actor.replace(/^staff:/, ''),
            at: closed.at.toISOString(),
          },
        }
      : {}),
    ...whatMayBeDone(
      account.staff!,
      { ...order, cutoffAt: Date.parse(order.cutoffAt), missingCents, collected: watch.collected },
      { refundableCents: refundable.totalCents, now: now.getTime() },
    ),
  };
}

function collectingOf(order: OrderView, next: NextPass | undefined): StaffOrder['collecting'] {
  if (!canCollect(order)) return { allowed: false, why: 'Questa spesa non l’ha portata un furgone' };
  if (!next) return { allowed: true };
  return { allowed: true, next: passToWire(next) };
}

function customerToWire(customer: Awaited<ReturnType<typeof readCustomer>>, now: Date): StaffOrderCustomer {
  const { userId, firstName, lastName, email, phone, birthDate, companyId, companyName, since, orders } = customer;
  return {
    userId,
    firstName,
    lastName,
    email,
    ...(phone ? { phone } : {}),
    ...(companyId === null ? {} : { company: { companyId, name: companyName ?? '' } }),
    ...(birthDate
      ? { birthYear: Number(birthDate.slice(0, 4)), adult: isAdult(birthDate, shopDay(now.getTime())) }
      : {}),
    ...(since ? { since: since.toISOString() } : {}),
    orders,
  };
}

function vatRowsOf(order: OrderView): StaffOrder['vat'] {
  const charges = chargesOf(order).all.map(({ cents, rateBp }) => ({ grossCents: cents, rateBp }));
  return vatBreakdown(charges)
    .filter(({ grossCents }) => grossCents > 0)
    .map(({ rateBp, netCents, vatCents, grossCents }) => ({
      rate: rateBp / 10_000,
      taxable: netCents / 100,
      tax: vatCents / 100,
      gross: grossCents / 100,
    }));
}

/** What preparing changed: the goods as ordered and what is different, weighed goods by themselves. Euro. */
function preparationOf({ lines }: OrderView): NonNullable<StaffOrder['preparation']> {
  const sum = (of: OrderView['lines'], cents: (line: OrderView['lines'][number]) => number) =>
    of.reduce((total, line) => total + cents(line), 0);
  const ordered = sum(lines, ({ grossCents }) => grossCents);
  const delivered = sum(lines, ({ deliveredCents, grossCents }) => deliveredCents ?? grossCents);
  const weighed = lines.filter(({ deliveredGrams }) => deliveredGrams !== null);
  return {
    ordered: ordered / 100,
    difference: (delivered - ordered) / 100,
    estimatedWeighed: sum(weighed, ({ grossCents }) => grossCents) / 100,
    weighed: sum(weighed, ({ deliveredCents }) => deliveredCents ?? 0) / 100,
  };
}

import type { StopFlag } from '@sporta/contract';
import { countText, floorText, formatDayLong, formatHours, stairwayText } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { writeAudit } from '../audit/index.ts';
import { type PrintedSheet, renderSheets } from '../documents/index.ts';
import { planToWire } from './board.ts';
import { type PlanInHand, planOf, slotOf } from './plan-in-hand.ts';
import type { SlotOrder } from './slot-order.ts';

const watchFor: Record<StopFlag, string> = {
  age: 'alcol: documento',
  company: 'bolla da firmare',
  frozen: 'surgelati',
  collect: 'da ritirare: prodotti rimborsati',
};

const clock = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Rome' });
const timeOf = (at: string): string => clock.format(new Date(at));

/**
 * The sheet of a round as PDF, or those of all rounds of the slot, for vans whose phone has died; who printed them is written down.
 * @throws BusinessError `slot-not-found`; `round-not-found`, also where nothing is planned
 */
export async function printRounds(
  { db, clock: now }: Pick<Deps, 'db' | 'clock'>,
  account: Account,
  { timeslotId, roundId }: { timeslotId: number; roundId: number | undefined },
): Promise<Buffer> {
  const plan = await planOf(db, await slotOf(db, account, timeslotId));
  const numbers = new Map(plan.rounds.map((round) => [round.roundId, round.number]));
  const [first, ...others] = roundId === undefined ? [...numbers.keys()] : [roundId];
  if (first === undefined) throw roundNotFound();
  const sheetOf = (id: number) => roundSheet(plan, id, now.now());
  const pdf = await renderSheets([sheetOf(first), ...others.map(sheetOf)]);
  await withTransaction(db, async (tx) => {
    for (const id of [first, ...others]) {
      await writeAudit(tx, { account, now: now.now() }, 'round.print', {
        subject: { kind: 'round', id, name: `Giro ${numbers.get(id)}` },
        warehouseId: plan.slot.warehouseId,
      });
    }
  });
  return pdf;
}

const roundNotFound = () => new BusinessError('round-not-found', 'Questo giro non c’è più', { field: 'round_id' });

/** @throws BusinessError `round-not-found` */
export function roundSheet(plan: PlanInHand, roundId: number, now: Date): PrintedSheet {
  const round = planToWire(plan, now).rounds.find((each) => each.roundId === roundId);
  if (!round) throw roundNotFound();
  const { number, van, driver, departsAt, stops, crates } = round;
  return {
    title: [`Giro ${number}`, van.name, driver?.name].filter(Boolean).join(' · '),
    subtitle: `${formatDayLong(plan.slot.day)}, ${formatHours(plan.slot)} · parte alle ${timeOf(departsAt)}`,
    aside: [countText(crates, 'cassa', 'casse'), countText(stops.length, 'tappa', 'tappe')],
    columns: [
      { label: 'N.', width: 24 },
      { label: 'Ora', width: 42 },
      { label: 'Cliente', width: 200 },
      { label: 'Attenzione', width: 110 },
      { label: 'Casse', width: 41, kind: 'right' },
      { label: 'Firma', width: 110, kind: 'blank' },
    ],
    groups: [
      {
        rows: stops.map(({ position, arrivesAt, orderId, name, crates: count, flags, street }) => {
          const order = plan.orders.get(orderId);
          const lift = order?.address.hasLift === false ? ['senza ascensore'] : [];
          return [
            String(position),
            timeOf(arrivesAt),
            [name, `${street}${townOf(order)}`, doorOf(order).join(', '), reachedBy(order)].filter(Boolean).join('\n'),
            [...flags.map((flag) => watchFor[flag]), ...lift].join(', '),
            String(count),
            '',
          ];
        }),
      },
    ],
    foot: ['Casse vuote rientrate ______', 'Chilometri ________ a ________'],
    madeAt: now,
  };
}

/** ", 20144 Milano". */
function townOf(order: SlotOrder | undefined): string {
  const { postalcode, city } = order?.address ?? {};
  const town = [postalcode, city].filter(Boolean).join(' ');
  return town ? `, ${town}` : '';
}

/** "tel. 333 1234567 · Cane in giardino": the phone that would say it has died. */
function reachedBy(order: SlotOrder | undefined): string {
  const { phone, notes } = order?.address ?? {};
  return [phone ? `tel. ${phone}` : '', notes].filter(Boolean).join(' · ');
}

/** "scala A", "3° piano", "citofono Colombo". */
function doorOf(order: SlotOrder | undefined): string[] {
  const { stairway, floor, doorbell } = order?.address ?? {};
  return [
    stairway ? stairwayText(stairway) : '',
    floor ? floorText(floor) : '',
    doorbell ? `citofono ${doorbell}` : '',
  ].filter(Boolean);
}

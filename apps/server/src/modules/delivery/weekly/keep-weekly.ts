import { addDays, formatWindow, shopDay, weekday, weekdayName } from '@sporta/domain';
import { type Tx, withTransaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { BusinessError } from '../../../platform/errors.ts';
import { giveBackPlace } from './give-back-place.ts';
import { forgetPlace, lockWeekly, writePlace } from './places.repo.ts';
import { reservePlaces } from './reserve-places.ts';
import { findLiveWeekly, findPlaceOf, lockAddress, markEnded, readChoices, writeWeekly } from './weekly.repo.ts';
import { readWeeklyTerms } from './weekly-terms.ts';

type Needed = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Weeks a customer sees and may leave out. */
export const WEEKS_AHEAD = 5;

/** Also for windows of others: an id says nothing about who has it. */
export const weeklySlotNotFound = () =>
  new BusinessError('weekly-slot-not-found', 'Questa fascia settimanale non c’è più', { field: 'weekly_slot_id' });

interface AskedWindow {
  accountId: number;
  addressId: number;
  /** ISO: 1 Monday … 7 Sunday. */
  weekday: number;
  /** "18:00". */
  beginTime: string;
  /** Who asks saw no window for the address: one that another page chose meanwhile is not replaced unseen. */
  onlyIfNone?: boolean;
}

/**
 * Keeps a window every week for an address: one per address, another one takes the place of the one before. The days whose slots
 * are made already are reserved at once.
 * @throws BusinessError `address-not-found`, `not-covered`, `weekly-not-offered`, `window-not-found`, `weekly-already-kept`
 */
export async function keepWeekly(deps: Needed, asked: AskedWindow): Promise<void> {
  const now = deps.clock.now();
  const weeklySlotId = await withTransaction(deps.db, (tx) => replaceWeekly(tx, asked, now));
  await reservePlaces(deps, weeklySlotId);
}

async function replaceWeekly(tx: Tx, asked: AskedWindow, now: Date): Promise<number> {
  const address = await lockAddress(tx, asked.accountId, asked.addressId);
  if (!address) {
    throw new BusinessError('address-not-found', 'Non abbiamo trovato questo indirizzo', { field: 'user_address_id' });
  }
  const choices = await readChoices(tx, asked);
  if (!choices || choices.warehouseId === null) {
    throw new BusinessError('not-covered', 'A questo indirizzo non consegniamo', { field: 'user_address_id' });
  }
  const { sharePercent } = await readWeeklyTerms(tx, choices.warehouseId);
  if (sharePercent === 0) {
    throw new BusinessError('weekly-not-offered', 'Per questo indirizzo non teniamo fasce ogni settimana', {
      field: 'user_address_id',
    });
  }
  const window = choices.windows.find((each) => each.weekday === asked.weekday && each.beginTime === asked.beginTime);
  if (!window) {
    throw new BusinessError(
      'window-not-found',
      'Questa fascia non c’è per il tuo indirizzo: scegline una dall’elenco',
      {
        field: 'begin_time',
      },
    );
  }
  const before = await findLiveWeekly(tx, asked.addressId);
  if (before?.weekday === window.weekday && before.beginTime === window.beginTime) return before.weeklySlotId;
  if (before && asked.onlyIfNone) {
    const kept = `${weekdayName(before.weekday)}, ${formatWindow(before.beginTime, before.endTime)}`;
    throw new BusinessError(
      'weekly-already-kept',
      `Per questo indirizzo teniamo già ogni ${kept}: se vuoi cambiarla, scegli di nuovo`,
      { field: 'user_address_id' },
    );
  }
  // rows of slots are locked after those of customers: the places of the window before are given back last
  const places = before && (await markEnded(tx, before.weeklySlotId, now));
  const weeklySlotId = await writeWeekly(tx, { ...asked, window, before, now });
  for (const place of places ?? []) await giveBackPlace(tx, place, 'released', 'left');
  return weeklySlotId;
}

/** Ends a window and gives its reserved places back; what became a hold or an order stays. */
export async function endWeekly(tx: Tx, weeklySlotId: number, now: Date): Promise<void> {
  for (const place of (await markEnded(tx, weeklySlotId, now)) ?? []) {
    await giveBackPlace(tx, place, 'released', 'left');
  }
}

/** Ends a window its customer wants no more. @throws BusinessError `weekly-slot-not-found` */
export async function endOwnWeekly(
  { db, clock }: Needed,
  own: { accountId: number; weeklySlotId: number },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const weekly = await lockWeekly(tx, own.weeklySlotId);
    if (weekly?.accountId !== own.accountId) throw weeklySlotNotFound();
    await endWeekly(tx, own.weeklySlotId, clock.now());
  });
}

/**
 * Leaves one week out, or takes it back: its place is free for others at once, and taking it back finds one only while there is one.
 * @throws BusinessError `weekly-slot-not-found`, `weekly-day-wrong`, `weekly-day-used`
 */
export async function skipDay(
  deps: Needed,
  { accountId, weeklySlotId, day, skip }: { accountId: number; weeklySlotId: number; day: string; skip: boolean },
): Promise<void> {
  const today = shopDay(deps.clock.now().getTime());
  await withTransaction(deps.db, async (tx) => {
    const weekly = await lockWeekly(tx, weeklySlotId);
    if (weekly?.accountId !== accountId) throw weeklySlotNotFound();
    if (day < today || day >= addDays(today, WEEKS_AHEAD * 7) || weekday(day) !== weekly.weekday) {
      throw new BusinessError(
        'weekly-day-wrong',
        `Scegli un giorno della tua fascia nelle prossime ${WEEKS_AHEAD} settimane`,
        {
          field: 'day',
        },
      );
    }
    const place = await findPlaceOf(tx, weeklySlotId, day);
    if (!skip) {
      if (place?.state === 'skipped') await forgetPlace(tx, place.weeklyPlaceId);
      return;
    }
    if (!place) return writePlace(tx, { weekly, day, state: 'skipped' });
    // a customer may choose their slot in another tab at this moment: the lock of the slot decides
    if (place.state === 'reserved' && (await giveBackPlace(tx, place.weeklyPlaceId, 'skipped'))) return;
    const after = await findPlaceOf(tx, weeklySlotId, day);
    if (after?.state === 'used') {
      throw new BusinessError(
        'weekly-day-used',
        'Per questo giorno la fascia è già nel tuo carrello o in un ordine: lasciala o annulla l’ordine da lì',
        { field: 'day' },
      );
    }
  });
  if (!skip) await reservePlaces(deps, weeklySlotId);
}

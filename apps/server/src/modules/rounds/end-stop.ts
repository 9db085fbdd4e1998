import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type AuditAction, staffActor, writeAudit } from '../audit/index.ts';
import { type OrderView, readOrder } from '../order-book/index.ts';
import { advanceLocked } from '../orders/index.ts';
import { type AtDoor, needed } from './at-door.ts';
import { MOST_WRONG_CODES } from './door-code.ts';
import { refundAtDoor } from './refund-at-door.ts';
import { cameOf, linesForAdults, refusedOf } from './refused.ts';
import { isSignature } from './signature.ts';
import { type DoorStop, updateStop } from './stops.repo.ts';

/**
 * The goods are handed over: all crates, to an adult where there is alcohol, against a signature, the customer's code, or to a
 * neighbour. What was refused goes back, once, with the same gesture.
 * @throws BusinessError `not-arrived`, `crates-missing`, `locker-to-fill`, `age-needed`, `neighbour-not-allowed`, `all-refused`, `signature-needed`,
 *   `wrong-code`, `code-locked`, `field-missing`, `payment-missing`
 */
export async function deliver(door: AtDoor): Promise<void> {
  const { tx, account, stop, gesture, at } = door;
  if (stop.state !== 'arrived') throw new BusinessError('not-arrived', 'Prima segna che sei arrivato');
  if (stop.handedOver.length < stop.crates) {
    throw new BusinessError('crates-missing', `Mancano ${stop.crates - stop.handedOver.length} casse da consegnare`);
  }
  const order = (await readOrder(tx, stop.orderId))!;
  if (order.deliveryServiceId === deliveryServiceIds.locker) throw lockerToFill();
  if (cameOf(order).every(({ orderLineId, came }) => refusedOf(stop, orderLineId) >= came)) {
    throw new BusinessError('all-refused', 'Il cliente rifiuta tutto: riporta la spesa in sede');
  }
  const toAdults = await linesForAdults(tx, stop);
  if (toAdults.length > 0 && stop.age !== 'adult') {
    throw new BusinessError('age-needed', 'C’è dell’alcol: controlla l’età, o toglilo dalla spesa');
  }
  const proof = proofOf(door, { alcohol: toAdults.length > 0 });
  await advanceLocked(tx, stop, 'delivered', { actor: staffActor(account), now: at });
  const refundCents = await refundAtDoor(tx, account, stop, at);
  await updateStop(tx, stop.roundStopId, { state: 'delivered', done_at: at, door_code: null, ...proof });
  await writeDown(door, order, 'round.deliver', {
    state: 'delivered',
    proof: gesture.proof,
    adultChecked: stop.age === 'adult',
    refused: stop.refused.map(({ orderLineId, quantity }) => ({ line: orderLineId, quantity })),
    refundCents,
  });
}

/** Goods for a locker are handed over by filling its doors, which ends their stop. */
export const lockerToFill = (number?: string) =>
  new BusinessError(
    'locker-to-fill',
    `${number ? `L’ordine ${number}` : 'Questa spesa'} va nei vani del locker: riempili e la tappa si chiude da sola`,
    number ? { field: 'stops' } : {},
  );

/** Nobody opened: the stop is tried once more at the end of the round. @throws BusinessError `photo-needed`, `no-more-tries`, `not-arrived` */
export async function tryAgain(door: AtDoor): Promise<void> {
  const { tx, stop, stops } = door;
  if (stop.state !== 'arrived') throw new BusinessError('not-arrived', 'Prima segna che sei arrivato');
  if (stop.tries > 0) throw new BusinessError('no-more-tries', 'Hai già riprovato: riporta la spesa in sede');
  needsPhotoOfDoor(stop);
  const last = Math.max(...stops.map(({ position }) => position));
  await updateStop(tx, stop.roundStopId, { state: 'again', position: last + 1, tries: stop.tries + 1 });
  const order = (await readOrder(tx, stop.orderId))!;
  await writeDown(door, order, 'round.again', { state: 'again', attempts: stop.attempts.length });
}

/**
 * The goods go back to the store: the customer reads why, and gets another slot or their money.
 * @throws BusinessError `photo-needed`, `not-arrived`, `field-missing`
 */
export async function bringBack(door: AtDoor): Promise<void> {
  const { tx, account, stop, gesture, at } = door;
  const reason = needed(gesture, 'text');
  if (stop.state !== 'arrived') throw new BusinessError('not-arrived', 'Prima segna che sei arrivato');
  const order = (await readOrder(tx, stop.orderId))!;
  const refusesAll = cameOf(order).every(({ orderLineId, came }) => refusedOf(stop, orderLineId) >= came);
  if (!refusesAll) needsPhotoOfDoor(stop);
  await advanceLocked(tx, stop, 'not-delivered', { actor: staffActor(account), reason, now: at });
  await updateStop(tx, stop.roundStopId, {
    state: 'back',
    done_at: at,
    back_reason: reason,
    tries: stop.tries + 1,
    door_code: null,
  });
  await writeDown(door, order, 'round.back', { state: 'back', attempts: stop.attempts.length }, reason);
}

/** Who says that nobody opened shows the door. */
function needsPhotoOfDoor({ photos }: DoorStop): void {
  if (photos.some(({ subject }) => subject === 'door')) return;
  throw new BusinessError('photo-needed', 'Serve una foto del citofono o della porta');
}

function proofOf({ stop, gesture }: AtDoor, { alcohol }: { alcohol: boolean }): Parameters<typeof updateStop>[2] {
  const proof = needed(gesture, 'proof');
  if (proof === 'code') {
    if (stop.wrongCodes >= MOST_WRONG_CODES) {
      throw new BusinessError('code-locked', 'Troppi codici sbagliati: fai firmare il cliente');
    }
    if (gesture.code === undefined || gesture.code !== stop.doorCode) {
      throw new BusinessError('wrong-code', 'Il codice non è quello di questo ordine', { field: 'code' });
    }
    return { proof, signature: null, signed_by: gesture.signed_by ?? null };
  }
  const signedBy = needed(gesture, 'signed_by');
  if (proof === 'neighbour') {
    if (alcohol) throw new BusinessError('neighbour-not-allowed', 'C’è dell’alcol: non si lascia a un vicino');
    return { proof, signature: null, signed_by: signedBy };
  }
  if (!gesture.signature || !isSignature(gesture.signature)) {
    throw new BusinessError('signature-needed', 'La firma manca o non si legge', { field: 'signature' });
  }
  return { proof, signature: gesture.signature, signed_by: signedBy };
}

function writeDown(
  { tx, account, now, round, stop }: AtDoor,
  { orderNumber }: OrderView,
  action: AuditAction,
  after: object,
  reason?: string,
): Promise<void> {
  return writeAudit(tx, { account, now }, action, {
    subject: { kind: 'order', id: stop.orderId, name: orderNumber },
    warehouseId: round.warehouseId,
    before: { state: stop.state },
    after,
    reason,
  });
}

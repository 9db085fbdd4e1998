import type { DriverGestureKind } from '@sporta/contract';
import { quantityFromWire } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import { answerAtDoor } from '../collections/index.ts';
import { lineName, readOrder } from '../order-book/index.ts';
import { type AtDoor, needed } from './at-door.ts';
import { cratesOf } from './crates-of-order.ts';
import {
  addAttempt,
  addNote,
  deleteRefusal,
  handOverCrate,
  insertPhoto,
  takeCrateBack,
  updateStop,
  writeRefusal,
} from './stops.repo.ts';

/** More than a door or a broken bottle needs, and less than fills a disk. */
const MOST_PHOTOS = 8;

/** What a driver does at a stop that is open, beside ending it. */
export const doorGestures: Partial<Record<DriverGestureKind, (door: AtDoor) => Promise<void>>> = {
  async arrive({ tx, stop, at }) {
    if (stop.state !== 'arrived') await updateStop(tx, stop.roundStopId, { state: 'arrived', arrived_at: at });
  },

  async crate(door) {
    const { tx, stop, gesture, at } = door;
    const code = needed(gesture, 'crate').toUpperCase();
    const { orderNumber } = (await readOrder(tx, stop.orderId))!;
    const own = await cratesOf(tx, [{ orderId: stop.orderId, orderNumber, expected: stop.crates }]);
    const codes = own.get(stop.orderId)!.crates.map((crate) => crate.code.toUpperCase());
    if (!codes.includes(code)) {
      throw new BusinessError('crate-unknown', `La cassa ${code} non è di questa tappa`, { field: 'crate' });
    }
    if (needed(gesture, 'handed_over')) await handOverCrate(tx, stop.roundStopId, code, at);
    else await takeCrateBack(tx, stop.roundStopId, code);
  },

  async collect({ tx, account, stop, gesture, at, now }) {
    const answer = {
      collectionId: needed(gesture, 'collection_id'),
      collected: needed(gesture, 'collected'),
      reason: gesture.text,
      orderId: stop.orderId,
      roundStopId: stop.roundStopId,
      at,
    };
    await answerAtDoor(tx, account, answer, now);
  },

  async empties({ tx, stop, gesture }) {
    await updateStop(tx, stop.roundStopId, { empties: needed(gesture, 'count') });
  },

  async age({ tx, stop, gesture }) {
    await updateStop(tx, stop.roundStopId, { age: needed(gesture, 'adult') ? 'adult' : 'refused' });
  },

  async refuse({ tx, stop, gesture, at }) {
    const orderLineId = needed(gesture, 'order_line_id');
    const reason = needed(gesture, 'reason');
    const order = (await readOrder(tx, stop.orderId))!;
    const line = order.lines.find((each) => each.orderLineId === orderLineId);
    const came = line?.deliveredQuantity ?? line?.quantity ?? 0;
    if (!line || came === 0) {
      throw new BusinessError('line-not-found', 'Questo prodotto non è fra quelli arrivati', {
        field: 'order_line_id',
      });
    }
    const quantity = gesture.quantity === undefined ? came : quantityFromWire(gesture.quantity);
    if (quantity > came || (line.unit !== 'kg' && quantity % 1000 !== 0)) {
      throw new BusinessError('invalid-quantity', `Di «${lineName(line)}» non ne sono arrivati così tanti`, {
        field: 'quantity',
      });
    }
    await writeRefusal(tx, stop.roundStopId, { orderLineId, quantity, reason, at });
  },

  async accept({ tx, stop, gesture }) {
    await deleteRefusal(tx, stop.roundStopId, needed(gesture, 'order_line_id'));
  },

  async photo({ tx, stop, gesture, photo, at }) {
    if (stop.photos.length >= MOST_PHOTOS)
      throw new BusinessError('too-many-photos', 'Le foto di questa tappa bastano');
    const subject = needed(gesture, 'subject');
    if (!photo) throw new BusinessError('field-missing', 'A questo gesto manca la foto', { field: 'image' });
    await insertPhoto(tx, { id: gesture.id, stopId: stop.roundStopId, subject, at, image: photo });
  },

  async attempt({ tx, stop, gesture, at }) {
    await addAttempt(tx, stop.roundStopId, { how: needed(gesture, 'how'), at: at.toISOString() });
  },

  async note({ tx, stop, gesture, at }) {
    await addNote(tx, stop.roundStopId, { text: needed(gesture, 'text'), at: at.toISOString() });
  },
};

import { lockerCodeText } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { instantText, type Letter, readOrder, sendOrderLetter } from '../order-book/index.ts';
import { lockerOfOrder } from './locker-of-order.ts';

/** "La spesa è nel locker": where, the code, until when. Nothing when it was fetched meanwhile. */
export const sendInLocker = (deps: Deps, orderId: number): Promise<void> => send(deps, orderId, 'in');

/** The same once more, before the time is over. */
export const sendLockerReminder = (deps: Deps, orderId: number): Promise<void> => send(deps, orderId, 'reminder');

async function send(deps: Deps, orderId: number, kind: 'in' | 'reminder'): Promise<void> {
  const order = await readOrder(deps.db, orderId);
  if (!order) return;
  const locker = await lockerOfOrder(deps.db, order, deps.clock.now());
  if (locker.state !== 'in' || !locker.code || !locker.until) return;
  const { address1, addressNumber, city } = order.address;
  const doors = locker.doors.length === 1 ? `Il vano è ${locker.doors[0]}.` : `I vani sono ${locker.doors.join(', ')}.`;
  const letter = {
    subject:
      kind === 'in'
        ? `Ordine ${order.orderNumber}: la spesa è nel locker`
        : `Ordine ${order.orderNumber}: ritirala presto`,
    preview: `Hai tempo fino a ${instantText(locker.until)}`,
    title: kind === 'in' ? 'La tua spesa è nel locker' : 'La tua spesa ti aspetta ancora',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Codice', lockerCodeText(locker.code)],
          ['Fino a', instantText(locker.until)],
          ['Locker', locker.name],
          ['Dove', `${address1} ${addressNumber}, ${city}`.replace(' ,', ',')],
        ],
      },
      { kind: 'text', text: `${doors} Scrivi il codice sulla tastiera, prendi la spesa e chiudi.` },
      ...(locker.directions ? [{ kind: 'text', text: locker.directions } as const] : []),
      { kind: 'button', label: 'Vedi il codice', url: `${deps.config.publicUrl}/profile/orders/${order.orderId}` },
      {
        kind: 'small',
        text: 'Il codice apre solo i tuoi vani. Chi lo ha può prendere la spesa: dallo solo a chi ci va per te.',
      },
    ],
  } satisfies Letter;
  await sendOrderLetter(deps, order, letter);
}

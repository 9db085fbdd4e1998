import type { DeliveryProof } from '@sporta/contract';
import type { CallContext } from '../../platform/http/register-call.ts';
import { seesStore } from '../../platform/staff-rights.ts';
import { writeLook } from '../audit/index.ts';
import { findOrder } from '../order-book/index.ts';
import { orderNotFound } from '../orders/index.ts';
import { findRound } from './rounds.repo.ts';
import { lastStopOf, photosOf } from './stops.repo.ts';

/** What proves a delivery, or that nobody opened; that somebody looked is written down. @throws BusinessError `order-not-found` */
export async function proofOf(c: Pick<CallContext, 'db' | 'account' | 'now'>, orderId: number): Promise<DeliveryProof> {
  const order = await findOrder(c.db, orderId);
  const stop = order && seesStore(c.account.staff!, order.warehouseId) ? await lastStopOf(c.db, orderId) : undefined;
  if (!order || !stop) throw orderNotFound();
  await writeLook(c.db, c, 'round.proof', {
    subject: { kind: 'order', id: orderId, name: order.orderNumber },
    warehouseId: order.warehouseId,
  });
  const [round, photos] = await Promise.all([findRound(c.db, stop.roundId), photosOf(c.db, stop.roundStopId)]);
  return {
    orderId,
    ...(stop.proof ? { kind: stop.proof } : {}),
    ...(stop.signedBy ? { signedBy: stop.signedBy } : {}),
    ...(stop.signature ? { signature: stop.signature } : {}),
    adultChecked: stop.age === 'adult',
    ...(stop.doneAt ? { at: stop.doneAt.toISOString() } : {}),
    driverName: round?.driverName ?? '',
    notes: stop.notes,
    attempts: stop.attempts,
    photos: photos.map(({ subject, at, image }) => ({
      subject,
      at: at.toISOString(),
      image: `data:image/jpeg;base64,${image.toString('base64')}`,
    })),
  };
}

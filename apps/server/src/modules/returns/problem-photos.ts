import { randomUUID } from 'node:crypto';
import { type Db, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { seesStore } from '../../platform/staff-rights.ts';
import { cleanedPhoto } from '../media/index.ts';
import { lockOrder, ownOrder } from '../order-book/index.ts';
import { countWaiting, findPhoto, insertPhoto, removeWaiting } from './problem-photos.repo.ts';

/** Pixels of the shorter side: less shows nothing. */
const LEAST_SIDE = 200;
/** Photos of one order that no report has taken yet: a few reports being written, and none that fills the disk. */
const MOST_WAITING = 12;
const HOURS_WAITING = 24;

/** Where the customer gets a photo of theirs. */
export const photoAddress = (photo: string): string => `/ebsn/api/order/problem-photo.webp?photo=${photo}`;
/** Where staff of the store get it. */
export const staffPhotoAddress = (photo: string): string => `/ebsn/api/staff/case/photo.webp?photo=${photo}`;

/**
 * Keeps a photo for a report that is being written.
 * @returns its number
 * @throws BusinessError `order-not-found`, `not-delivered`, `wrong-photo`, `too-many-photos`
 */
export async function keepProblemPhoto(
  deps: Deps,
  account: Account,
  { orderId: asked, upload }: { orderId: number; upload: Buffer },
): Promise<string> {
  const { orderId, state } = await ownOrder(deps.db, account.accountId, asked);
  if (state !== 'delivered') {
    throw new BusinessError('not-delivered', 'Potrai mandare foto quando la spesa sarà arrivata');
  }
  await assertRoom(deps.db, orderId);
  const image = await cleanedPhoto(deps, upload, LEAST_SIDE);
  const photo = randomUUID();
  await withTransaction(deps.db, async (tx) => {
    await lockOrder(tx, orderId);
    await assertRoom(tx, orderId);
    await insertPhoto(tx, { photo, orderId, image, now: deps.clock.now() });
  });
  return photo;
}

async function assertRoom(db: Db, orderId: number): Promise<void> {
  if ((await countWaiting(db, orderId)) < MOST_WAITING) return;
  throw new BusinessError('too-many-photos', 'Hai già caricato molte foto: invia la segnalazione, o riprova domani', {
    field: 'file',
  });
}

const notFound = () => new BusinessError('photo-not-found', 'Questa foto non c’è', { field: 'photo' });

/** A photo of one's own order. @throws BusinessError `photo-not-found` */
export async function ownPhoto(db: Db, account: Account, photo: string): Promise<Buffer> {
  const found = await findPhoto(db, photo);
  if (!found || found.accountId !== account.accountId) throw notFound();
  return found.image;
}

/** A photo of a report about an order of a store this person sees. @throws BusinessError `photo-not-found` */
export async function photoForStaff(db: Db, account: Account, photo: string): Promise<Buffer> {
  const found = await findPhoto(db, photo);
  if (!found || found.problemId === null || !seesStore(account.staff!, found.warehouseId)) throw notFound();
  return found.image;
}

/** Removes photos that no report took within a day. */
export function removeLeftPhotos({ db, clock }: Deps): Promise<void> {
  return removeWaiting(db, new Date(clock.now().getTime() - HOURS_WAITING * 3_600_000));
}

import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { assertRoomForList } from './create-list.ts';
import { deleteMember, findMembers, insertMember } from './list-members.repo.ts';
import { listNotEditable, listNotFound, notOwner } from './lists.errors.ts';
import { findKeptList, lockSharedList } from './lists.repo.ts';

/** People who keep one list beside its owner. */
const maxMembers = 20;

interface Person {
  accountId: number;
  now: Date;
}

/**
 * Joins in keeping a list, as long as its owner lets who has its link. Joining again, or one's own list, changes nothing.
 * @returns the id of the list
 * @throws BusinessError `list-not-found`, `list-not-together`, `too-many-members`, `too-many-lists`
 */
export async function joinList(
  { db }: Pick<Deps, 'db'>,
  { accountId, now, shareToken }: Person & { shareToken: string },
): Promise<number> {
  return withTransaction(db, async (tx) => {
    const list = await lockSharedList(tx, shareToken);
    if (!list) throw listNotFound();
    const members = await findMembers(tx, list.listId);
    if (list.accountId === accountId || members.some((each) => each.accountId === accountId)) return list.listId;
    if (!list.together) {
      throw new BusinessError('list-not-together', 'Questa lista si può guardare e copiare, non cambiare.');
    }
    if (members.length >= maxMembers) {
      throw new BusinessError('too-many-members', `Una lista si può fare al massimo in ${maxMembers + 1}.`);
    }
    await assertRoomForList(tx, accountId);
    await insertMember(tx, list.listId, accountId, now);
    return list.listId;
  });
}

/**
 * Leaves a list somebody else made; what one put into it stays.
 * @throws BusinessError `list-not-found`, `list-not-editable` (an own list is removed, not left)
 */
export async function leaveList(
  { db }: Pick<Deps, 'db'>,
  { accountId, listId }: Person & { listId: number },
): Promise<void> {
  const list = await findKeptList(db, accountId, listId);
  if (!list) throw listNotFound();
  if (list.accountId === accountId) throw listNotEditable('Questa lista è tua: puoi eliminarla.');
  await deleteMember(db, listId, { accountId });
}

/**
 * Takes somebody out of those who keep one's list; who is not there any more is no fault.
 * @throws BusinessError `list-not-found`, `list-not-editable` (the list is somebody else's)
 */
export async function removeMember(
  { db }: Pick<Deps, 'db'>,
  { accountId, listId, memberId }: Person & { listId: number; memberId: number },
): Promise<void> {
  const list = await findKeptList(db, accountId, listId);
  if (!list) throw listNotFound();
  if (list.accountId !== accountId) throw notOwner();
  await deleteMember(db, listId, { memberId });
}

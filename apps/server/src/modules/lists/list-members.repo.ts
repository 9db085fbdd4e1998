import type { Db, Tx } from '../../platform/db/database.ts';

export interface MemberRow {
  memberId: number;
  accountId: number;
  /** First name; may be empty. */
  name: string;
}

/** Those who keep a list beside its owner, who came first first. */
export function findMembers(db: Db, listId: number): Promise<MemberRow[]> {
  return db
    .selectFrom('product_list_member as m')
    .innerJoin('account as a', 'a.account_id', 'm.account_id')
    .select(['m.product_list_member_id as memberId', 'm.account_id as accountId', 'a.first_name as name'])
    .where('m.product_list_id', '=', listId)
    .orderBy('m.product_list_member_id')
    .execute();
}

export async function insertMember(tx: Tx, listId: number, accountId: number, now: Date): Promise<void> {
  await tx
    .insertInto('product_list_member')
    .values({ product_list_id: listId, account_id: accountId, joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a member out, by account or by the number of the membership. */
export async function deleteMember(
  db: Db,
  listId: number,
  who: { accountId: number } | { memberId: number },
): Promise<void> {
  const rows = db.deleteFrom('product_list_member').where('product_list_id', '=', listId);
  await ('accountId' in who
    ? rows.where('account_id', '=', who.accountId)
    : rows.where('product_list_member_id', '=', who.memberId)
  ).execute();
}

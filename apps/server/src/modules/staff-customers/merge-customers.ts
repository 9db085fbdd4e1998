import type { StaffMerging } from '@sporta/contract';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import { lockIds } from '../../platform/db/locks.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { destroySessionsOf } from '../../platform/session.ts';
import { type AuditActor, writeAudit } from '../audit/index.ts';
import { assertNotLastMaster, emptyAccount } from '../auth/index.ts';
import { sendLetter } from '../mails/index.ts';
import { revokeAllLater } from '../meal-tickets/index.ts';
import type { CustomerRow } from './customer.repo.ts';
import { findCustomer, lockCustomer } from './customer.repo.ts';
import { customerNotFound } from './customer-asked.ts';
import {
  isBusy,
  lockCarts,
  moveBenefits,
  moveCarts,
  moveOrders,
  moveThings,
  noteMerged,
  readBelongings,
  removeRest,
} from './merging.repo.ts';

export interface Pair {
  userId: number;
  intoUserId: number;
}

/** What merging would move. @throws BusinessError as `mergeCustomers` */
export async function previewMerging(db: Db, pair: Pair, now: Date): Promise<StaffMerging> {
  assertTwo(pair);
  const [from, into] = await Promise.all([
    findCustomer(db, pair.userId, 'all'),
    findCustomer(db, pair.intoUserId, 'all'),
  ]);
  const both = bothThere(from, into);
  assertSameCompany(both);
  if (await isBusy(db, pair.userId)) throw busy();
  const { certificateCents, undoneOrders, ...counts } = await readBelongings(db, pair.userId, now);
  return {
    from: named(both.from),
    into: named(both.into),
    ...counts,
    cancelled: undoneOrders,
    certificates: certificateCents / 100,
  };
}

/**
 * Moves all that belongs to one account to another of the same person, and empties the first, in one transaction with both rows
 * locked: of two that merge the same account the second finds it gone. Saved cards and meal-ticket accounts are removed: their
 * owner agreed to them for the account of before.
 * @throws BusinessError `customer-not-found`, `same-customer`, `other-company`, `payment-in-progress`, `last-master`
 */
export async function mergeCustomers(deps: Deps, actor: AuditActor, pair: Pair): Promise<void> {
  assertTwo(pair);
  const { now } = actor;
  const { userId, intoUserId } = pair;
  await withTransaction(deps.db, async (tx) => {
    await lockIds(tx, 'customer', [userId, intoUserId]);
    const { from, into } = await lockBoth(tx, pair);
    assertSameCompany({ from, into });
    await assertNotLastMaster(tx, userId);
    await lockCarts(tx, [userId, intoUserId]);
    if (await isBusy(tx, userId)) throw busy();
    const moved = await readBelongings(tx, userId, now);
    await moveBenefits(tx, userId, intoUserId);
    await moveThings(tx, userId, intoUserId);
    await moveCarts(tx, userId, intoUserId);
    await moveOrders(tx, userId, intoUserId);
    await revokeAllLater(tx, userId);
    await removeRest(tx, userId);
    await emptyAccount(tx, userId, now);
    await noteMerged(tx, userId, intoUserId);
    await destroySessionsOf(tx, userId);
    await writeAudit(tx, actor, 'customer.merge', {
      subject: { kind: 'customer', id: intoUserId },
      before: { userId },
      after: {
        orders: moved.orders,
        cancelled: moved.undoneOrders,
        points: moved.points,
        certificates: moved.certificateCents / 100,
      },
    });
    for (const to of [from.email, into.email])
      await writeOutbox(tx, 'staff-customers.merged', { to, stays: into.email });
  });
}

/** Tells both mailboxes: who did not want it hears of it. */
export async function sendMergedMail(deps: Deps, { to, stays }: { to: string; stays: string }): Promise<void> {
  const here = to === stays;
  await sendLetter(deps, to, {
    subject: 'Abbiamo unito i tuoi account',
    preview: 'Ordini, punti e buoni sono in un account solo',
    title: 'I tuoi account ora sono uno',
    blocks: [
      {
        kind: 'text',
        text: here
          ? 'Come ci hai chiesto, qui trovi anche ordini, punti, buoni, indirizzi e liste dell’altro tuo account.'
          : `Come ci hai chiesto, ordini, punti, buoni, indirizzi e liste sono passati all’account ${maskedEmail(stays)}. Con questo indirizzo non si entra più.`,
      },
      {
        kind: 'small',
        text: 'Le carte salvate e i buoni pasto collegati vanno aggiunti di nuovo. Non l’hai chiesto tu? Rispondi a questo messaggio.',
      },
    ],
  });
}

/** "m•••@posta.example": enough for who owns it. */
const maskedEmail = (email: string) => email.replace(/^(.).*(@.*)$/, '$1•••$2');

/** By ascending number, so that two merges of the same accounts wait for each other. */
async function lockBoth(tx: Tx, { userId, intoUserId }: Pair) {
  const rows = new Map<number, CustomerRow | undefined>();
  for (const id of [userId, intoUserId].sort((a, b) => a - b)) rows.set(id, await lockCustomer(tx, id, 'all'));
  return bothThere(rows.get(userId), rows.get(intoUserId));
}

function bothThere(from: CustomerRow | undefined, into: CustomerRow | undefined) {
  if (!from) throw customerNotFound();
  if (!into) throw customerNotFound('into_user_id');
  return { from, into };
}

function assertTwo({ userId, intoUserId }: Pair): void {
  if (userId !== intoUserId) return;
  throw new BusinessError('same-customer', 'Scegli un altro account: è lo stesso cliente', { field: 'into_user_id' });
}

/** Prices, limits and invoices hang on the company: only people of the same one, or of none, are merged. */
function assertSameCompany({ from, into }: { from: CustomerRow; into: CustomerRow }): void {
  if (from.companyId === into.companyId) return;
  throw new BusinessError(
    'other-company',
    'I due account non sono della stessa azienda: prima l’azienda tolga o aggiunga la persona',
    {
      field: 'into_user_id',
    },
  );
}

const busy = () =>
  new BusinessError(
    'payment-in-progress',
    'C’è un pagamento o una modifica in corso, o un addebito promesso su una carta salvata: unisci gli account quando è finito',
  );

const named = ({ userId, firstName, lastName, email }: CustomerRow) => ({
  userId,
  name: `${firstName} ${lastName}`.trim() || email,
  email,
});

import type { Db, Tx } from '../../platform/db/database.ts';

/** A card being saved without paying. */
export interface CardSaving {
  cardSavingId: number;
  accountId: number;
  provider: string;
  /** Our name for it, and the provider's own where it has one. */
  providerRef: string;
  providerId: string | null;
  state: 'open' | 'saved' | 'failed';
  /** The payment the card is to be kept for; null of one that is saved without paying. */
  paymentId: number | null;
  createdAt: Date;
}

const columns = [
  'card_saving_id as cardSavingId',
  'account_id as accountId',
  'provider',
  'provider_ref as providerRef',
  'provider_id as providerId',
  'state',
  'payment_id as paymentId',
  'created_at as createdAt',
] as const;

export function insertSaving(
  db: Db,
  { accountId, provider, providerRef }: Pick<CardSaving, 'accountId' | 'provider' | 'providerRef'>,
): Promise<CardSaving> {
  return db
    .insertInto('card_saving')
    .values({ account_id: accountId, provider, provider_ref: providerRef })
    .returning(columns)
    .$narrowType<Pick<CardSaving, 'state'>>()
    .executeTakeFirstOrThrow();
}

/** The saving of a card for a payment, made once. */
export async function savingOfPayment(
  db: Db,
  {
    accountId,
    provider,
    paymentId,
    providerRef,
  }: Pick<CardSaving, 'accountId' | 'provider' | 'providerRef'> & { paymentId: number },
): Promise<CardSaving> {
  await db
    .insertInto('card_saving')
    .values({ account_id: accountId, provider, provider_ref: providerRef, payment_id: paymentId })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .execute();
  return (await findSavingOfPayment(db, paymentId))!;
}

export function findSavingOfPayment(db: Db | Tx, paymentId: number): Promise<CardSaving | undefined> {
  return db
    .selectFrom('card_saving')
    .select(columns)
    .$narrowType<Pick<CardSaving, 'state'>>()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
}

export function findSaving(db: Db | Tx, cardSavingId: number): Promise<CardSaving | undefined> {
  return db
    .selectFrom('card_saving')
    .select(columns)
    .$narrowType<Pick<CardSaving, 'state'>>()
    .where('card_saving_id', '=', cardSavingId)
    .executeTakeFirst();
}

/** The one a customer began last at a provider and has not ended. @param since older ones are left alone */
export function openSavingOf(
  db: Db,
  accountId: number,
  provider: string,
  since: Date,
): Promise<CardSaving | undefined> {
  return db
    .selectFrom('card_saving')
    .select(columns)
    .$narrowType<Pick<CardSaving, 'state'>>()
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .where('state', '=', 'open')
    .where('payment_id', 'is', null)
    .where('created_at', '>', since)
    .orderBy('card_saving_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findSavingByRef(db: Db | Tx, provider: string, ref: string): Promise<CardSaving | undefined> {
  return db
    .selectFrom('card_saving')
    .select(columns)
    .$narrowType<Pick<CardSaving, 'state'>>()
    .where('provider', '=', provider)
    .where((eb) => eb.or([eb('provider_ref', '=', ref), eb('provider_id', '=', ref)]))
    .executeTakeFirst();
}

/** Keeps the provider's own name of it, before a card can be saved under it. */
export async function writeSavingId(db: Db, cardSavingId: number, providerId: string): Promise<void> {
  await db
    .updateTable('card_saving')
    .set({ provider_id: providerId })
    .where('card_saving_id', '=', cardSavingId)
    .where('provider_id', 'is', null)
    .execute();
}

/** Ends it, once. @returns false when it had ended before */
export async function endSaving(tx: Tx, cardSavingId: number, state: 'saved' | 'failed'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('card_saving')
    .set({ state })
    .where('card_saving_id', '=', cardSavingId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

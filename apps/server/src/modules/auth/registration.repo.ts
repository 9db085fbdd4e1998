import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type {
  AccountTable,
  AddressTable,
  CompanyTable,
  GiftCertificateTable,
} from '../../platform/db/schema.generated.ts';

/** @returns its id @throws a violation of `account_email` or `account_login` */
export async function insertAccount(tx: Tx, account: Insertable<AccountTable>): Promise<number> {
  const { account_id } = await tx
    .insertInto('account')
    .values(account)
    .returning('account_id')
    .executeTakeFirstOrThrow();
  return account_id;
}

/** The company of a VAT number. Who registers it first founds it; others never overwrite its data. */
export async function findOrFoundCompany(
  tx: Tx,
  company: Insertable<CompanyTable>,
): Promise<{ companyId: number; isNew: boolean }> {
  const founded = await tx
    .insertInto('company')
    .values(company)
    .onConflict((conflict) => conflict.column('vat_number').doNothing())
    .returning('company_id')
    .executeTakeFirst();
  if (founded) return { companyId: founded.company_id, isNew: true };
  const known = await tx
    .selectFrom('company')
    .select('company_id')
    .where('vat_number', '=', company.vat_number)
    .executeTakeFirstOrThrow();
  return { companyId: known.company_id, isNew: false };
}

/** @param business the data of the company as the person entered them */
export async function insertJoinRequest(
  tx: Tx,
  { companyId, accountId, business, now }: { companyId: number; accountId: number; business: object; now: Date },
): Promise<void> {
  await tx
    .insertInto('company_join_request')
    .values({
      company_id: companyId,
      account_id: accountId,
      requested_at: now,
      business: JSON.stringify(business),
    })
    .execute();
}

/** @param addresses the main one first */
export async function insertAddresses(
  tx: Tx,
  accountId: number,
  addresses: readonly Omit<Insertable<AddressTable>, 'account_id' | 'is_default'>[],
): Promise<void> {
  if (addresses.length === 0) return;
  await tx
    .insertInto('address')
    .values(addresses.map((address, index) => ({ account_id: accountId, ...address, is_default: index === 0 })))
    .execute();
}

export async function insertGiftCertificate(tx: Tx, certificate: Insertable<GiftCertificateTable>): Promise<void> {
  await tx.insertInto('gift_certificate').values(certificate).execute();
}

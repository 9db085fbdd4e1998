import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Account } from '../../platform/session.ts';
import type { InvoiceHolder } from '../order-book/index.ts';

/**
 * The holder the customer has chosen, where it is still theirs, else their main one; without one, the company they order for:
 * at its registered office, which is the main address for invoices of who decides for it, else at the address they order from.
 * Undefined = there is nothing to make an invoice out to. Raw: the holder is one JSON object out of two places.
 */
export async function findInvoiceHolder(
  tx: Tx,
  account: Account,
  chosenId: number | null = null,
): Promise<InvoiceHolder | undefined> {
  const { rows } = await sql<{ holder: InvoiceHolder }>`
    (select jsonb_strip_nulls(jsonb_build_object(
      'personFiscalId', f.person_fiscal_id,
      'name', coalesce(nullif(f.company_name, ''), trim(concat_ws(' ', f.first_name, f.last_name))),
      'vatNumber', f.vat_number, 'fiscalCode', f.fiscal_code, 'recipientCode', f.recipient_code, 'pec', f.pec,
      'address', ${placeOf(sql.ref('f'))})) as holder
    from person_fiscal f
    where f.account_id = ${account.accountId} and f.deleted_at is null
      and (f.is_default or f.person_fiscal_id = ${chosenId})
    order by f.is_default limit 1)
    union all
    select jsonb_strip_nulls(jsonb_build_object(
      'name', c.name, 'vatNumber', c.vat_number, 'fiscalCode', c.fiscal_code, 'recipientCode', c.recipient_code,
      'pec', c.pec, 'address', coalesce(${registeredOffice(sql.ref('c'))}, (
        select ${placeOf(sql.ref('d'))} from address d
        where d.account_id = ${account.accountId} and d.deleted_at is null
        order by d.is_default desc, d.address_id limit 1))))
    from company c where c.company_id = ${account.company?.companyId ?? null}
    limit 1`.execute(tx);
  const holder = rows[0]?.holder;
  return holder?.name && holder.address ? holder : undefined;
}

/** Registered office of a company `c`: the main address for invoices of who decides for it; null = nobody wrote one. */
export const registeredOffice = (c: ReturnType<typeof sql.ref>) => sql<string | null>`(
  select ${placeOf(sql.ref('f'))} from person_fiscal f join account m on m.account_id = f.account_id
  where m.company_id = ${c}.company_id and m.is_master and m.disabled_at is null and f.is_default and f.deleted_at is null
    and f.vat_number = ${c}.vat_number
  order by m.account_id limit 1)`;

const placeOf = (table: ReturnType<typeof sql.ref>) =>
  sql`concat(${table}.address1, ' ' || nullif(${table}.address_number, ''), ', ', ${table}.postalcode, ' ', ${table}.city, ' ' || nullif(${table}.province, ''))`;

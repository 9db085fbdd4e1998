import { type PersonInfo, personInfoTypes, type UserDetail } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { listFiscalPersons } from './fiscal-persons.repo.ts';

interface DetailRow {
  login: string;
  email: string;
  email_confirmed: boolean;
  profile_confirmed: boolean;
  first_name: string;
  last_name: string;
  phone: string | null;
  birth_date: string | null;
  fiscal_code: string | null;
  fidelity_card: string | null;
  language: string;
  segment: string;
  is_master: boolean;
  points: number;
  company: NonNullable<UserDetail['company']> | null;
  join_requested_at: Date | null;
}

/** What the shop knows about a customer. */
export async function readUserDetail(db: Db, accountId: number): Promise<UserDetail> {
  const [{ rows }, fiscalPersons] = [
    await sql<DetailRow>`
      select a.login, a.email, a.email_confirmed_at is not null as email_confirmed, a.profile_confirmed, a.first_name,
             a.last_name, a.phone, a.birth_date, a.fiscal_code, a.fidelity_card, a.language, a.segment, a.is_master, a.points,
             case when c.company_id is not null then jsonb_strip_nulls(jsonb_build_object(
               'companyId', c.company_id, 'name', c.name, 'vatNumber', c.vat_number, 'fiscalCode', c.fiscal_code,
               'recipientCode', c.recipient_code, 'pec', c.pec)) end as company,
             (select r.requested_at from company_join_request r where r.account_id = a.account_id) as join_requested_at
        from account a left join company c using (company_id) where a.account_id = ${accountId}`.execute(db),
    await listFiscalPersons(db, accountId),
  ];
  const [row] = rows;
  if (!row) throw new Error('the account of a live session is gone');
  const billingAddress = fiscalPersons.find((person) => person.isDefault);
  return {
    userId: accountId,
    login: row.login,
    email: row.email,
    emailConfirmed: row.email_confirmed,
    profileConfirmed: row.profile_confirmed,
    firstName: row.first_name,
    lastName: row.last_name,
    ...(row.phone ? { phone: row.phone } : {}),
    ...(row.birth_date ? { birthDate: row.birth_date } : {}),
    ...(row.fiscal_code ? { fiscalCode: row.fiscal_code } : {}),
    ...(row.fidelity_card ? { fidelityCard: row.fidelity_card } : {}),
    accountType: row.segment === 'business' ? 'business' : 'person',
    master: row.is_master,
    ...(row.company ? { company: row.company } : {}),
    ...(row.join_requested_at ? { companyRequest: { requestedAt: row.join_requested_at.toISOString() } } : {}),
    personInfos: personInfosOf(row),
    ...(billingAddress ? { billingAddress } : {}),
    fiscalPersons,
    userPoints: [{ value: row.points }],
  };
}

const infoNames: Record<keyof typeof personInfoTypes, string> = {
  firstName: 'Nome',
  lastName: 'Cognome',
  phone: 'Cellulare',
  birthDate: 'Data di nascita',
  fiscalCode: 'Codice fiscale',
  fidelityCard: 'Carta fedeltà',
  language: 'Lingua',
};

function personInfosOf(row: DetailRow): PersonInfo[] {
  const values: Record<keyof typeof personInfoTypes, string | null> = {
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    birthDate: row.birth_date,
    fiscalCode: row.fiscal_code,
    fidelityCard: row.fidelity_card,
    language: row.language,
  };
  const keys = Object.keys(personInfoTypes) as (keyof typeof personInfoTypes)[];
  return keys.flatMap((key) => {
    const value = values[key];
    return value ? [{ personInfoTypeId: personInfoTypes[key], name: infoNames[key], value }] : [];
  });
}

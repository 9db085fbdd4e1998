import { type PersonInfo, personInfoTypes, type UserDetail } from '@sporta/contract';
import type { Db } from '../../platform/db/database.ts';
import { listFiscalPersons } from './fiscal-persons.repo.ts';
import { findProfile, type Profile } from './profile.repo.ts';

/** What the shop knows about a customer. */
export async function readUserDetail(db: Db, accountId: number): Promise<UserDetail> {
  const row = await findProfile(db, accountId);
  if (!row) throw new Error('the account of a live session is gone');
  const fiscalPersons = await listFiscalPersons(db, accountId);
  const billingAddress = fiscalPersons.find((person) => person.isDefault);
  return {
    userId: accountId,
    login: row.login,
    email: row.email,
    emailConfirmed: row.email_confirmed_at !== null,
    profileConfirmed: row.profile_confirmed,
    firstName: row.first_name,
    lastName: row.last_name,
    ...(row.phone ? { phone: row.phone } : {}),
    ...(row.birth_date ? { birthDate: row.birth_date } : {}),
    ...(row.fiscal_code ? { fiscalCode: row.fiscal_code } : {}),
    ...(row.fidelity_card ? { fidelityCard: row.fidelity_card } : {}),
    accountType: row.segment === 'business' ? 'business' : 'person',
    master: row.is_master,
    ...companyOf(row),
    ...(row.join_requested_at ? { companyRequest: { requestedAt: row.join_requested_at.toISOString() } } : {}),
    personInfos: personInfosOf(row),
    ...(billingAddress ? { billingAddress } : {}),
    fiscalPersons,
    userPoints: [{ value: row.points }],
  };
}

function companyOf(row: Profile): Pick<UserDetail, 'company'> {
  const { company_id, company_name, vat_number, company_fiscal_code, recipient_code, pec, monthly_invoice } = row;
  if (company_id === null || company_name === null || vat_number === null || company_fiscal_code === null) return {};
  return {
    company: {
      companyId: company_id,
      name: company_name,
      vatNumber: vat_number,
      fiscalCode: company_fiscal_code,
      ...(recipient_code === null ? {} : { recipientCode: recipient_code }),
      ...(pec === null ? {} : { pec }),
      monthlyInvoice: monthly_invoice === true,
    },
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

function personInfosOf(row: Profile): PersonInfo[] {
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

import { randomBytes } from 'node:crypto';
import { isUniqueViolation, type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { mayMail } from '../../platform/mail-budget.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { WelcomeVoucher } from '../../platform/shop-identity.ts';
import { insertFiscalPerson, recordAnswers } from '../profile/index.ts';
import { askForCode, findUndoOf } from './account-tokens.ts';
import { findByLogin } from './accounts.repo.ts';
import { type CheckedFields, checkRegistration, type Registration } from './check-registration.ts';
import { hashPassword } from './passwords.ts';
import {
  findOrFoundCompany,
  insertAccount,
  insertAddresses,
  insertGiftCertificate,
  insertJoinRequest,
} from './registration.repo.ts';

const priceLists = { household: 1, business: 2 } as const;

/**
 * Registers a person or a business. An address that is in use gets the same answer in the same time, and its owner a mail.
 * @throws BusinessError the codes of `registration/register_user`; HttpError 429 when too much was registered from one address
 */
export async function registerUser(
  { db, shop }: Pick<Deps, 'db' | 'shop'>,
  request: Registration,
  { ip, now }: { ip: string; now: Date },
): Promise<void> {
  const checked = await checkRegistration(db, request, now);
  const mayWrite = await mayMail(db, { to: request.e_mail, from: { ip }, now });
  const passwordHash = await hashPassword(request.password);
  try {
    await withTransaction(db, async (tx) => {
      const existing = await findByLogin(tx, request.e_mail);
      // An address an account had until lately is its owner's, who can have it back with the mail that says so.
      const former = existing ? undefined : await findUndoOf(tx, request.e_mail, now);
      const isTaken = existing !== undefined || former !== undefined;
      // Checks the answers even when the address is in use: a refusal must not show which it is.
      const accountId =
        existing?.accountId ?? former?.accountId ?? (await openAccount(tx, request, checked, passwordHash, now));
      await recordAnswers(tx, {
        accountId: isTaken ? undefined : accountId,
        moduleTypeId: request.registration_module_type_id,
        storeId: request.store_id,
        answers: request.disclaimers.map((each) => ({ disclaimerId: each.disclaimer_id, accepted: each.accepted })),
        complete: true,
        now,
      });
      if (!isTaken) await insertBelongings(tx, accountId, request, checked, { welcome: shop.welcome, now });
      if (!mayWrite) return;
      if (existing) await writeOutbox(tx, 'auth.mail', { kind: 'already-registered', accountId });
      else if (former) await writeOutbox(tx, 'auth.mail', { kind: 'email-changed', accountId, codeId: former.codeId });
      else {
        const codeId = await askForCode(tx, { accountId, purpose: 'confirm-email', now });
        await writeOutbox(tx, 'auth.mail', { kind: 'confirm-email', accountId, codeId });
      }
    });
  } catch (error) {
    // Registered twice at the same moment: the first one counts, its mail is on the way.
    if (!isUniqueViolation(error, 'account_email') && !isUniqueViolation(error, 'account_login')) throw error;
  }
}

async function openAccount(
  tx: Tx,
  request: Registration,
  { phone, fiscalCode, fidelityCard, business }: CheckedFields,
  passwordHash: string,
  now: Date,
): Promise<number> {
  const company =
    business &&
    (await findOrFoundCompany(tx, {
      name: business.company_name,
      vat_number: business.vat_number,
      fiscal_code: business.fiscal_code,
      recipient_code: business.recipient_code ?? null,
      pec: business.pec ?? null,
    }));
  // A VAT number is public, so it opens nothing: who gives the number of a known company waits for the yes of its master.
  const founded = company?.isNew ? company : undefined;
  const segment = founded ? 'business' : 'household';
  const accountId = await insertAccount(tx, {
    login: request.e_mail,
    email: request.e_mail,
    password_hash: passwordHash,
    first_name: request.first_name,
    last_name: request.last_name,
    phone,
    birth_date: request.birth_date ?? null,
    fiscal_code: fiscalCode,
    segment,
    price_list_id: priceLists[segment],
    company_id: founded?.companyId ?? null,
    is_master: founded !== undefined,
    is_member: fidelityCard !== null,
    fidelity_card: fidelityCard,
    invoice_requested: request.invoice_requested,
  });
  if (company && !founded) {
    await insertJoinRequest(tx, { companyId: company.companyId, accountId, business, now });
  }
  return accountId;
}

/** Addresses, and what else comes with the kind of account: who invoices are made out to, or the welcome voucher. */
async function insertBelongings(
  tx: Tx,
  accountId: number,
  request: Registration,
  checked: CheckedFields,
  { welcome, now }: { welcome: WelcomeVoucher; now: Date },
): Promise<void> {
  await insertAddresses(
    tx,
    accountId,
    checked.addresses.map((address) => addressRow(address, checked.phone)),
  );
  if (checked.business) await insertInvoiceHolder(tx, accountId, checked.business, request);
  else if (welcome.cents > 0) await insertWelcomeVoucher(tx, accountId, welcome, now);
}

const addressRow = (address: CheckedFields['addresses'][number], phone: string | null) => ({
  address_name: address.address_name,
  ...(address.recipient ? { recipient: address.recipient } : {}),
  address1: address.address1,
  address_number: address.address_number,
  city: address.city,
  province: address.province,
  postalcode: address.postalcode,
  stairway: address.stairway ?? null,
  doorbell: address.doorbell ?? null,
  floor: address.floor ?? null,
  has_lift: address.has_lift ?? null,
  notes: address.notes ?? null,
  phone: address.phone ?? phone,
});

/** Makes invoices out to the company itself, at its registered office: the first one needs nothing more. */
async function insertInvoiceHolder(
  tx: Tx,
  accountId: number,
  business: NonNullable<CheckedFields['business']>,
  { billing_address, address }: Registration,
): Promise<void> {
  const office = billing_address ?? address;
  if (!office) return;
  await insertFiscalPerson(
    tx,
    accountId,
    {
      type: 'business',
      first_name: null,
      last_name: null,
      company_name: business.company_name,
      fiscal_code: business.fiscal_code,
      vat_number: business.vat_number,
      recipient_code: business.recipient_code ?? null,
      pec: business.pec ?? null,
      address1: office.address1,
      address_number: office.address_number,
      city: office.city,
      province: office.province,
      postalcode: office.postalcode,
    },
    { asMain: true },
  );
}

async function insertWelcomeVoucher(tx: Tx, accountId: number, welcome: WelcomeVoucher, now: Date): Promise<void> {
  await insertGiftCertificate(tx, {
    code: `BENVENUTO-${randomBytes(5).toString('hex').toUpperCase()}`,
    description: 'Buono di benvenuto',
    initial_cents: welcome.cents,
    balance_cents: welcome.cents,
    minimum_order_cents: welcome.minimumOrderCents,
    account_id: accountId,
    valid_from: now,
    valid_to: new Date(now.getTime() + welcome.validDays * 86_400_000),
  });
}

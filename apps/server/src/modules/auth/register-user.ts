import { randomBytes } from 'node:crypto';
import type { calls } from '@sporta/contract';
import { checkCap, checkPartitaIva } from '@sporta/domain';
import { type Db, isUniqueViolation, type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { CallContext } from '../../platform/http/register-call.ts';
import { mayMail } from '../../platform/mail-budget.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { Refusals } from '../../platform/refusals.ts';
import {
  assertPossibleBirthDate,
  insertFiscalPerson,
  isGrownUp,
  normalFidelityCard,
  normalFiscalCode,
  normalPhone,
  recordAnswers,
} from '../profile/index.ts';
import { askForCode, findUndoOf } from './account-tokens.ts';
import { findByLogin } from './accounts.repo.ts';
import { weakPassword } from './auth.errors.ts';
import { hashPassword, passwordProblem } from './passwords.ts';
import { welcomeVoucher } from './welcome.ts';

export type Registration = CallContext<typeof calls.account.registerUser>['input'];

const priceLists = { household: 1, business: 2 } as const;

/**
 * Registers a person or a business. An address that is in use gets the same answer in the same time, and its owner a mail.
 * @throws BusinessError the codes of `registration/register_user`; HttpError 429 when too much was registered from one address
 */
export async function registerUser(
  { db }: Pick<Deps, 'db'>,
  request: Registration,
  { ip, now }: { ip: string; now: Date },
): Promise<void> {
  const checked = await checkRegistration(db, request, now);
  const mayWrite = await mayMail(db, { to: request.e_mail, from: { ip }, now });
  const passwordHash = await hashPassword(request.password);
  try {
    await withTransaction(db, async (tx) => {
      const existing = await findByLogin(tx, request.e_mail);
      // An address that was taken off an account is its owner's, who gets it back with the mail that says so.
      const former = existing ? undefined : await findUndoOf(tx, request.e_mail, now);
      const isTaken = existing !== undefined || former !== undefined;
      // The answers are checked even when the address is in use: a refusal must not tell which it is.
      const accountId =
        existing?.accountId ?? former?.accountId ?? (await insertAccount(tx, request, checked, passwordHash, now));
      await recordAnswers(tx, {
        accountId: isTaken ? undefined : accountId,
        moduleTypeId: request.registration_module_type_id,
        storeId: request.store_id,
        answers: request.disclaimers.map((each) => ({ disclaimerId: each.disclaimer_id, accepted: each.accepted })),
        complete: true,
        now,
      });
      if (!isTaken) await insertBelongings(tx, accountId, request, checked, now);
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

type Business = NonNullable<Registration['business']>;
type RegisteredAddress = NonNullable<Registration['address']>;

interface CheckedFields {
  fiscalCode: string | null;
  phone: string | null;
  fidelityCard: string | null;
  /** The main one first, phone numbers in their normal form. */
  addresses: RegisteredAddress[];
  /** Only of business accounts. */
  business: (Business & { fiscal_code: string }) | undefined;
}

/** Checks everything before refusing: who registers learns at once all there is to put right. */
async function checkRegistration(db: Db, request: Registration, now: Date): Promise<CheckedFields> {
  const refusals = new Refusals();
  await refusals.try(() => checkPassword(request));
  await refusals.try(() => checkBirthDate(request.birth_date, now));
  const fidelityCard = await refusals.try(() =>
    request.fidelity_card === undefined ? null : normalFidelityCard(db, request.fidelity_card),
  );
  const places = [
    ...(request.address ? [{ address: request.address, field: 'address' }] : []),
    ...(request.other_addresses ?? []).map((address, index) => ({ address, field: `other_addresses.${index}` })),
  ];
  const addresses: RegisteredAddress[] = [];
  for (const { address, field } of places) {
    const checked = await refusals.try(() => checkedAddress(address, field));
    if (checked) addresses.push(checked);
  }
  const { billing_address: office } = request;
  if (office) await refusals.try(() => checkPlace(office, 'billing_address'));
  const fiscalCode = await refusals.try(() =>
    request.fiscal_code === undefined ? null : normalFiscalCode(request.fiscal_code),
  );
  const business = await refusals.try(() => checkedBusiness(request));
  const phone = request.phone === undefined ? null : normalPhone(request.phone);
  refusals.throwIfAny();
  return { fiscalCode: fiscalCode ?? null, phone, fidelityCard: fidelityCard ?? null, addresses, business };
}

function checkPassword({ password, e_mail, first_name, last_name }: Registration): void {
  const problem = passwordProblem(password, [e_mail, first_name, last_name]);
  if (problem) throw weakPassword(problem, 'password');
}

function checkBirthDate(birthDate: string | undefined, now: Date): void {
  if (birthDate === undefined) return;
  assertPossibleBirthDate(birthDate, now);
  if (isGrownUp(birthDate, now)) return;
  throw new BusinessError('underage', 'Per registrarti devi avere almeno 18 anni.', { field: 'birth_date' });
}

/** @param field where it stands in the request */
function checkPlace({ postalcode }: { postalcode: string }, field: string): void {
  if (checkCap(postalcode).ok) return;
  throw new BusinessError('postalcode-unknown', 'Questo CAP non esiste: controlla l’indirizzo.', {
    field: `${field}.postalcode`,
  });
}

function checkedAddress(address: RegisteredAddress, field: string): RegisteredAddress {
  checkPlace(address, field);
  return address.phone === undefined ? address : { ...address, phone: normalPhone(address.phone, `${field}.phone`) };
}

function checkedBusiness({ account_type, business }: Registration): CheckedFields['business'] {
  if (!business) return undefined;
  const vat = checkPartitaIva(business.vat_number);
  if (!vat.ok) throw new BusinessError('invalid-vat-number', vat.message, { field: 'business.vat_number' });
  const fiscalCode =
    business.fiscal_code === undefined
      ? business.vat_number
      : normalFiscalCode(business.fiscal_code, 'business.fiscal_code');
  return account_type === 'business' ? { ...business, fiscal_code: fiscalCode } : undefined;
}

async function insertAccount(
  tx: Tx,
  request: Registration,
  checked: CheckedFields,
  passwordHash: string,
  now: Date,
): Promise<number> {
  const company = checked.business ? await findOrFoundCompany(tx, checked.business) : undefined;
  // A VAT number is public, so it opens nothing: a company that is there already is joined when its master says yes.
  const founded = company?.isNew ? company : undefined;
  const segment = founded ? 'business' : 'household';
  const { account_id } = await tx
    .insertInto('account')
    .values({
      login: request.e_mail,
      email: request.e_mail,
      password_hash: passwordHash,
      first_name: request.first_name,
      last_name: request.last_name,
      phone: checked.phone,
      birth_date: request.birth_date ?? null,
      fiscal_code: checked.fiscalCode,
      segment,
      price_list_id: priceLists[segment],
      company_id: founded?.companyId ?? null,
      is_master: founded !== undefined,
      is_member: checked.fidelityCard !== null,
      fidelity_card: checked.fidelityCard,
      invoice_requested: request.invoice_requested,
    })
    .returning('account_id')
    .executeTakeFirstOrThrow();
  if (company && !founded) {
    await tx
      .insertInto('company_join_request')
      .values({
        company_id: company.companyId,
        account_id,
        requested_at: now,
        business: JSON.stringify(checked.business),
      })
      .execute();
  }
  return account_id;
}

/** The company of the VAT number. Who registers it first is its master account; its data are never overwritten by others. */
async function findOrFoundCompany(
  tx: Tx,
  business: NonNullable<CheckedFields['business']>,
): Promise<{ companyId: number; isNew: boolean }> {
  const inserted = await tx
    .insertInto('company')
    .values({
      name: business.company_name,
      vat_number: business.vat_number,
      fiscal_code: business.fiscal_code,
      recipient_code: business.recipient_code ?? null,
      pec: business.pec ?? null,
    })
    .onConflict((conflict) => conflict.column('vat_number').doNothing())
    .returning('company_id')
    .executeTakeFirst();
  if (inserted) return { companyId: inserted.company_id, isNew: true };
  const known = await tx
    .selectFrom('company')
    .select('company_id')
    .where('vat_number', '=', business.vat_number)
    .executeTakeFirstOrThrow();
  return { companyId: known.company_id, isNew: false };
}

/** Addresses, and what else comes with the kind of account: who invoices are made out to, or the welcome voucher. */
async function insertBelongings(
  tx: Tx,
  accountId: number,
  request: Registration,
  checked: CheckedFields,
  now: Date,
): Promise<void> {
  await insertAddresses(tx, accountId, checked);
  if (checked.business) await insertInvoiceHolder(tx, accountId, checked.business, request);
  else await insertWelcomeVoucher(tx, accountId, now);
}

async function insertAddresses(tx: Tx, accountId: number, { addresses, phone }: CheckedFields): Promise<void> {
  if (addresses.length === 0) return;
  await tx
    .insertInto('address')
    .values(
      addresses.map((address, index) => ({
        account_id: accountId,
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
        is_default: index === 0,
      })),
    )
    .execute();
}

/** The company itself, at its registered office: the first invoice needs nothing more. */
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

async function insertWelcomeVoucher(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx
    .insertInto('gift_certificate')
    .values({
      code: `BENVENUTO-${randomBytes(5).toString('hex').toUpperCase()}`,
      description: 'Buono di benvenuto',
      initial_cents: welcomeVoucher.cents,
      balance_cents: welcomeVoucher.cents,
      minimum_order_cents: welcomeVoucher.minimumOrderCents,
      account_id: accountId,
      valid_from: now,
      valid_to: new Date(now.getTime() + welcomeVoucher.validDays * 86_400_000),
    })
    .execute();
}

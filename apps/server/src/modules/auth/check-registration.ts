import type { calls } from '@sporta/contract';
import { checkCap, checkPartitaIva } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { CallContext } from '../../platform/http/register-call.ts';
import { Refusals } from '../../platform/refusals.ts';
import {
  assertPossibleBirthDate,
  isGrownUp,
  normalFidelityCard,
  normalFiscalCode,
  normalPhone,
} from '../profile/index.ts';
import { weakPassword } from './auth.errors.ts';
import { passwordProblem } from './passwords.ts';

export type Registration = CallContext<typeof calls.account.registerUser>['input'];

type Business = NonNullable<Registration['business']>;
type RegisteredAddress = NonNullable<Registration['address']>;

export interface CheckedFields {
  fiscalCode: string | null;
  phone: string | null;
  fidelityCard: string | null;
  /** The main one first, phone numbers in their normal form. */
  addresses: RegisteredAddress[];
  /** Only of business accounts. */
  business: (Business & { fiscal_code: string }) | undefined;
}

/**
 * Checks everything before refusing, so that who registers learns at once all there is to put right.
 * @throws BusinessError the codes of `registration/register_user`
 */
export async function checkRegistration(db: Db, request: Registration, now: Date): Promise<CheckedFields> {
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

/** @param field its name in the request */
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

import { personInfoTypes } from '@sporta/contract';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError, HttpError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import {
  assertPossibleBirthDate,
  isGrownUp,
  normalFidelityCard,
  normalFiscalCode,
  normalPhone,
} from './personal-fields.ts';
import { type AccountChanges, updateAccount } from './profile.repo.ts';

/** Absent fields stay as they are. */
export interface ProfileChanges {
  firstName?: string | undefined;
  lastName?: string | undefined;
  phone?: string | undefined;
  birthDate?: string | undefined;
  fiscalCode?: string | undefined;
  fidelityCard?: string | undefined;
  deliveryNotice?: boolean | undefined;
  /** Facts to forget; one that is also given is changed instead. */
  clear?: readonly ClearableFact[] | undefined;
}

type ClearableFact = 'phone' | 'birthDate' | 'fiscalCode' | 'fidelityCard';

/**
 * Changes personal data and returns the account as later answers show it.
 * @throws BusinessError `invalid-fiscal-code`, `fidelity-card-not-valid`, `birth-date-not-valid`
 */
export async function updateProfile(
  { db }: Pick<Deps, 'db'>,
  account: Account,
  changes: ProfileChanges,
  now: Date,
): Promise<Account> {
  const { accountId } = account;
  // Clients send the whole user back: what has not changed is not judged again.
  if (changes.birthDate !== undefined && changes.birthDate !== account.birthDate) {
    assertPossibleBirthDate(changes.birthDate, now, 'birthDate');
    if (!isGrownUp(changes.birthDate, now)) {
      throw new BusinessError('birth-date-not-valid', 'Per fare la spesa devi avere almeno 18 anni.', {
        field: 'birthDate',
      });
    }
  }
  const card =
    changes.fidelityCard === undefined || changes.fidelityCard === account.fidelityCard
      ? undefined
      : await normalFidelityCard(db, changes.fidelityCard, accountId, 'fidelityCard');
  const cleared = new Set(changes.clear?.filter((fact) => changes[fact] === undefined));
  const values: AccountChanges = {
    ...(cleared.has('phone') ? { phone: null } : {}),
    ...(cleared.has('birthDate') ? { birth_date: null } : {}),
    ...(cleared.has('fiscalCode') ? { fiscal_code: null } : {}),
    ...(cleared.has('fidelityCard') ? { fidelity_card: null, is_member: false } : {}),
    ...(changes.firstName === undefined ? {} : { first_name: changes.firstName }),
    ...(changes.lastName === undefined ? {} : { last_name: changes.lastName }),
    ...(changes.phone === undefined ? {} : { phone: normalPhone(changes.phone) }),
    ...(changes.birthDate === undefined ? {} : { birth_date: changes.birthDate }),
    ...(changes.fiscalCode === undefined ? {} : { fiscal_code: normalFiscalCode(changes.fiscalCode, 'fiscalCode') }),
    ...(card === undefined ? {} : { fidelity_card: card, is_member: true }),
    ...(changes.deliveryNotice === undefined ? {} : { delivery_notice: changes.deliveryNotice }),
  };
  await updateAccount(db, accountId, values);
  return {
    ...account,
    firstName: changes.firstName ?? account.firstName,
    lastName: changes.lastName ?? account.lastName,
    birthDate: cleared.has('birthDate') ? null : (changes.birthDate ?? account.birthDate),
    fidelityCard: cleared.has('fidelityCard') ? null : (card ?? account.fidelityCard),
    isMember: !cleared.has('fidelityCard') && (account.isMember || card !== undefined),
  };
}

const fieldOfType = new Map<number, keyof typeof personInfoTypes>(
  Object.entries(personInfoTypes).map(([field, id]) => [id, field as keyof typeof personInfoTypes]),
);

/**
 * Changes one fact by its type id.
 * @throws BusinessError `person-info-type-not-found`, `invalid-value`
 */
export async function updatePersonInfo(
  deps: Pick<Deps, 'db'>,
  account: Account,
  { personInfoTypeId, value }: { personInfoTypeId: number; value: string },
  now: Date,
): Promise<Account> {
  const field = fieldOfType.get(personInfoTypeId);
  if (!field) {
    throw new BusinessError('person-info-type-not-found', 'Questo dato non esiste.', { field: 'personInfoTypeId' });
  }
  const invalid = (message: string) => new BusinessError('invalid-value', message, { field: 'value' });
  if (value === '') throw invalid('Il valore non può mancare.');
  if (field === 'language') {
    if (value !== 'it') throw invalid('Per ora parliamo solo italiano.');
    return account;
  }
  if (field === 'birthDate' && !/^\d{4}-\d{2}-\d{2}$/.test(value)) throw invalid('La data va scritta come 1988-05-14.');
  if ((field === 'firstName' || field === 'lastName') && value.length > 80) throw invalid('Al massimo 80 caratteri.');
  try {
    return await updateProfile(deps, account, { [field]: value }, now);
  } catch (error) {
    if (error instanceof BusinessError || error instanceof HttpError) throw invalid(error.message);
    throw error;
  }
}

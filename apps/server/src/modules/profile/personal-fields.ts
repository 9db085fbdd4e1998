import { ageOn, checkCodiceFiscale, checkPhone, isAdult, isEan, shopDay } from '@sporta/domain';
import { isValidPhoneNumber } from 'libphonenumber-js/max';
import type { Db } from '../../platform/db/database.ts';
import { BusinessError, malformedRequest } from '../../platform/errors.ts';
import { isOthersCard } from './profile.repo.ts';

/* Registration and profile take facts about a person here: checked and in their one normal form. */

/** @throws BusinessError `invalid-fiscal-code` */
export function normalFiscalCode(code: string, field = 'fiscal_code'): string {
  const check = checkCodiceFiscale(code);
  if (!check.ok) throw new BusinessError('invalid-fiscal-code', check.message, { field });
  return check.value;
}

/**
 * A number a rider can call: the form of the page's own check, in a range that is in use in its country (E.164).
 * @throws HttpError 400
 */
export function normalPhone(phone: string, field = 'phone'): string {
  const check = checkPhone(phone);
  if (!check.ok) throw malformedRequest(check.message, field);
  if (!isValidPhoneNumber(check.value)) {
    throw malformedRequest('Controlla il numero di telefono: nessun numero è fatto così', field);
  }
  return check.value;
}

/** @throws BusinessError `birth-date-not-valid` (not yet come, or more than 120 years ago) */
export function assertPossibleBirthDate(birthDate: string, now: Date, field = 'birth_date'): void {
  const today = shopDay(now.getTime());
  if (birthDate > today || ageOn(birthDate, today) > 120) {
    throw new BusinessError('birth-date-not-valid', 'Controlla la data di nascita: non sembra giusta.', { field });
  }
}

export function isGrownUp(birthDate: string, now: Date): boolean {
  return isAdult(birthDate, shopDay(now.getTime()));
}

/**
 * Number of a loyalty card: 13 digits with check digit, and nobody else's.
 * @param accountId whose card it may already be
 * @throws BusinessError `fidelity-card-not-valid`
 */
export async function normalFidelityCard(
  db: Db,
  card: string,
  accountId?: number,
  field = 'fidelity_card',
): Promise<string> {
  const digits = card.replace(/[\s-]/g, '');
  if (!/^\d{13}$/.test(digits) || !isEan(digits)) {
    throw new BusinessError(
      'fidelity-card-not-valid',
      'Il numero della carta non è corretto: sono le 13 cifre sotto il codice a barre.',
      { field },
    );
  }
  if (await isOthersCard(db, digits, accountId)) {
    throw new BusinessError('fidelity-card-not-valid', 'Questa carta è già collegata a un altro account.', { field });
  }
  return digits;
}

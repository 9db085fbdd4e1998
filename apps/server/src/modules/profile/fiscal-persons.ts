import type { calls, FiscalPerson } from '@sporta/contract';
import { checkCap, checkCodiceFiscale, checkPartitaIva } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { CallContext } from '../../platform/http/register-call.ts';
import {
  changeFiscalPerson,
  hideFiscalPerson,
  insertFiscalPerson,
  listFiscalPersons,
  lockHolders,
  makeMain,
  type NewFiscalPerson,
} from './fiscal-persons.repo.ts';

type BillingRequest = CallContext<typeof calls.fiscal.insertBillingAddress>['input'];

/**
 * Adds somebody invoices can be made out to.
 * @param asMain the new one becomes the main one
 * @throws BusinessError `invalid-fiscal-code`, `invalid-vat-number`, `postalcode-unknown`
 */
export async function addFiscalPerson(
  { db }: Pick<Deps, 'db'>,
  accountId: number,
  request: BillingRequest,
  { asMain }: { asMain: boolean },
): Promise<FiscalPerson[]> {
  const person = checkedPerson(request);
  return withTransaction(db, async (tx) => {
    await lockHolders(tx, accountId);
    await insertFiscalPerson(tx, accountId, person, { asMain });
    return listFiscalPersons(tx, accountId);
  });
}

/** @throws BusinessError `person-fiscal-not-found` */
export async function removeFiscalPerson(
  { db }: Pick<Deps, 'db'>,
  { accountId, personFiscalId, now }: { accountId: number; personFiscalId: number; now: Date },
): Promise<FiscalPerson[]> {
  return changeHolders(db, accountId, (tx) => hideFiscalPerson(tx, accountId, personFiscalId, now));
}

type UpdateRequest = CallContext<typeof calls.fiscal.updatePersonFiscal>['input'];

/**
 * Changes somebody in place: carts that chose them follow, orders keep the holder they were placed with.
 * @throws BusinessError `person-fiscal-not-found`, `invalid-fiscal-code`, `invalid-vat-number`, `postalcode-unknown`
 */
export async function updateFiscalPerson(
  { db }: Pick<Deps, 'db'>,
  accountId: number,
  request: UpdateRequest,
): Promise<FiscalPerson[]> {
  const person = checkedPerson(request);
  return changeHolders(db, accountId, (tx) => changeFiscalPerson(tx, accountId, request.person_fiscal_id, person));
}

/** @throws BusinessError `person-fiscal-not-found` */
export async function setMainFiscalPerson(
  { db }: Pick<Deps, 'db'>,
  accountId: number,
  personFiscalId: number,
): Promise<FiscalPerson[]> {
  return changeHolders(db, accountId, (tx) => makeMain(tx, accountId, personFiscalId));
}

/** @param change false = not there, or somebody else's */
async function changeHolders(db: Deps['db'], accountId: number, change: (tx: Tx) => Promise<boolean>) {
  return withTransaction(db, async (tx) => {
    await lockHolders(tx, accountId);
    if (!(await change(tx))) {
      throw new BusinessError('person-fiscal-not-found', 'Non abbiamo trovato questo intestatario.', {
        field: 'person_fiscal_id',
      });
    }
    return listFiscalPersons(tx, accountId);
  });
}

function checkedPerson(request: BillingRequest): NewFiscalPerson {
  const fiscal = request.fiscal_code === undefined ? undefined : checkCodiceFiscale(request.fiscal_code);
  if (fiscal && !fiscal.ok) throw new BusinessError('invalid-fiscal-code', fiscal.message, { field: 'fiscal_code' });
  const vat = request.vat_number === undefined ? undefined : checkPartitaIva(request.vat_number);
  if (vat && !vat.ok) throw new BusinessError('invalid-vat-number', vat.message, { field: 'vat_number' });
  if (!checkCap(request.postalcode).ok) {
    throw new BusinessError('postalcode-unknown', 'Questo CAP non esiste.', { field: 'postalcode' });
  }
  return {
    type: request.type,
    first_name: request.first_name ?? null,
    last_name: request.last_name ?? null,
    company_name: request.company_name ?? null,
    fiscal_code: fiscal?.value ?? null,
    vat_number: vat?.value ?? null,
    recipient_code: request.recipient_code ?? null,
    pec: request.pec ?? null,
    address1: request.address1,
    address_number: request.address_number,
    city: request.city,
    province: request.province,
    postalcode: request.postalcode,
  };
}

import { checkCodiceFiscale, checkPartitaIva } from '@sporta/domain';
import { isUniqueViolation, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type AuditActor, writeAudit } from '../audit/index.ts';
import { type CompanyData, companyOfVat, followHolders, writeData } from './company.repo.ts';
import { lockAsked } from './manage-company.ts';
import { assertStill, dataVersion } from './versions.ts';

/**
 * Writes who a company is. Invoices are made out to what its people entered: what said the same as the company follows it.
 * @param seen the version of the data that were changed
 * @throws BusinessError `company-not-found`, `changed-meanwhile`, `invalid-vat-number`, `invalid-fiscal-code`, `vat-number-taken`
 */
export async function saveData(
  deps: Deps,
  actor: AuditActor,
  companyId: number,
  { seen, data }: { seen: string; data: CompanyData },
): Promise<void> {
  const vat = checkPartitaIva(data.vatNumber);
  if (!vat.ok) throw new BusinessError('invalid-vat-number', vat.message, { field: 'vat_number' });
  const fiscal = checkCodiceFiscale(data.fiscalCode);
  if (!fiscal.ok) throw new BusinessError('invalid-fiscal-code', fiscal.message, { field: 'fiscal_code' });
  const taken = (by: string) =>
    new BusinessError('vat-number-taken', `Questa partita Iva è già di ${by}`, { field: 'vat_number' });
  const work = withTransaction(deps.db, async (tx) => {
    const { name, vatNumber, fiscalCode, recipientCode, pec } = await lockAsked(tx, companyId);
    const before = { name, vatNumber, fiscalCode, recipientCode, pec };
    assertStill(seen, dataVersion(before));
    const other = await companyOfVat(tx, data.vatNumber, companyId);
    if (other !== undefined) throw taken(other);
    await writeData(tx, companyId, data);
    await followHolders(tx, companyId, before, data);
    await writeAudit(tx, actor, 'company.data', {
      subject: { kind: 'company', id: companyId, name: data.name },
      before,
      after: data,
    });
  });
  await work.catch((error: unknown) => {
    // two companies given one number at the same moment
    throw isUniqueViolation(error) ? taken('un’altra azienda') : error;
  });
}

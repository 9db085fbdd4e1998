import type { StaffCompany } from '@sporta/contract';
import { InternalNotes } from '../../shared/notes/index.ts';
import { useCompanyActs } from './company-query.ts';

/** What colleagues should know of the company. */
export function CompanyNotes({ company: { companyId, notes } }: { company: StaffCompany }) {
  const { addNote } = useCompanyActs(companyId);
  return <InternalNotes notes={notes} onAdd={addNote} hint="Scrivi una nota. L’azienda non la vede." />;
}

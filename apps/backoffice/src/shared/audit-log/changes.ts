import type { AuditEntry } from '@sporta/contract';
import { formatEuro } from '@sporta/domain';

export interface Change {
  field: string;
  before: string;
  after: string;
}

/** Fields in words; another keeps the name it has in the log. */
const fieldNames: Record<string, string> = {
  name: 'Nome',
  vatNumber: 'P. Iva',
  fiscalCode: 'Codice fiscale',
  recipientCode: 'Codice SdI',
  pec: 'PEC',
  paysByInvoice: 'Paga a scadenza',
  limitCents: 'Fido',
  paymentDays: 'Giorni per pagare',
  blockAfterDays: 'Giorni prima del blocco',
};

const words = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Cents of a limit; a limit that is none is unlimited. */
const inWords = (field: string, value: unknown): string => {
  if (field !== 'limitCents') return words(value);
  return typeof value === 'number' ? formatEuro(value) : 'senza limite';
};

/** The fields an entry changed, as they were and as they are; those that stayed the same are left out. */
export function changesOf({ before = {}, after = {} }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => ({
      field: fieldNames[field] ?? field,
      before: inWords(field, before[field]),
      after: inWords(field, after[field]),
    }))
    .filter((change) => change.before !== change.after);
}

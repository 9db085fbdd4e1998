import type { AuditEntry } from '@sporta/contract';

export interface Change {
  field: string;
  before: string;
  after: string;
}

const words = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** The fields an entry changed, as they were and as they are; those that stayed the same are left out. */
export function changesOf({ before = {}, after = {} }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => ({ field, before: words(before[field]), after: words(after[field]) }))
    .filter((change) => change.before !== change.after);
}

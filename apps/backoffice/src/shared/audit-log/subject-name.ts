import type { AuditEntry } from '@sporta/contract';
import { formatDayShort } from '@sporta/domain';

/** A slot is written down by its day and hours: "2026-11-25 16:00–18:00" reads "mer 25 nov 16:00–18:00". */
const inDays = (name: string) => name.replace(/^\d{4}-\d\d-\d\d(?= |$)/, formatDayShort);

/** Customers are written down without a name, which may have to be forgotten: they are called as on their page. */
const NUMBERED: Partial<Record<AuditEntry['subject']['kind'], string>> = { customer: 'C', company: 'A' };

/** What an entry of the log is about, in words. */
export function subjectName({ kind, id, name }: AuditEntry['subject']): string {
  if (name) return inDays(name);
  if (id === undefined) return '–';
  const letter = NUMBERED[kind];
  return letter ? `${letter}-${id}` : String(id);
}

import type { AuditEntry } from '@sporta/contract';
import { isInside, nameOf, valueText } from './words.ts';

export interface Change {
  field: string;
  /** Absent where the log says how a thing is or was, and not both. */
  before?: string;
  after: string;
}

/** Says nothing about something that was not there before. */
const saysNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0);

/**
 * The fields an entry changed, in words, as they were and as they are. Left out: what stayed the same, ids, and of what was not
 * there before whatever is empty.
 */
export function changesOf({ before = {}, after = {} }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !isInside(field));
  return fields.flatMap((field): Change[] => {
    const now = valueText(field, after[field]);
    if (!(field in before)) return saysNothing(after[field]) ? [] : [{ field: nameOf(field), after: now }];
    const was = valueText(field, before[field]);
    // what is said of before alone names a thing that went, or tells which one it was
    if (!(field in after)) return saysNothing(before[field]) ? [] : [{ field: nameOf(field), after: was }];
    return was === now ? [] : [{ field: nameOf(field), before: was, after: now }];
  });
}

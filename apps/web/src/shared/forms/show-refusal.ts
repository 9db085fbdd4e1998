import { isApiError } from '@sporta/contract';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** The field of the form that a field of the request, or a code of refusal, belongs to. */
export type RefusalFields<Values extends FieldValues> = Record<string, Path<Values>>;

/**
 * Writes what the server refused under its fields and brings the focus to the first one.
 * @returns false when no field was named: then the form says it at its foot
 */
export function showRefusal<Values extends FieldValues>(
  error: unknown,
  fields: RefusalFields<Values>,
  setError: UseFormSetError<Values>,
): boolean {
  if (!isApiError(error)) return false;
  let placed = false;
  for (const each of error.errors) {
    const field = (each.field ? fields[each.field] : undefined) ?? fields[each.code];
    if (!field) continue;
    setError(field, { type: 'server', message: each.error }, { shouldFocus: !placed });
    placed = true;
  }
  return placed;
}

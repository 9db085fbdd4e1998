import { importRow } from '@sporta/contract/import/catalogue-rows.ts';
import type { z } from 'zod';
import { unsortedCategory } from './complete-row.ts';
import type { ImportRow } from './import-rows.ts';

/** What a product cannot be without, while the rest of its row is checked. */
const standIns = { code: '?', name: '??', vat: 22, categories: [unsortedCategory.path] };

/**
 * A wrong row without its wrong fields, so that its other fields can be checked too and all reasons told at once.
 * @returns undefined when nothing can be told of the rest
 */
export function readablePart(
  row: Record<string, unknown>,
  issues: readonly z.core.$ZodIssue[],
): { row: ImportRow; wrong: ReadonlySet<string> } | undefined {
  const wrong = new Set(issues.map(({ path }) => String(path[0] ?? '')));
  const rest = Object.fromEntries(Object.entries(row).filter(([field]) => !wrong.has(field)));
  const parsed = importRow.safeParse(row.kind === 'product' ? { ...standIns, ...rest } : rest);
  return parsed.success ? { row: parsed.data, wrong } : undefined;
}

/** Whether a reason speaks of none of the fields that are wrong already: it would only follow from their absence. */
export const isOfItsOwn = (reason: string, wrong: ReadonlySet<string>): boolean =>
  !reason.split(/[^A-Za-z]+/).some((word) => wrong.has(word));

import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { readValue, setPath, settleArrivals } from './columns.ts';
import { isProductField } from './known-fields.ts';

const ownField = z.string().refine(isProductField, { error: 'a product has no such field' });

/**
 * How to read a file whose columns have other names: `fields` says which of our fields each foreign one becomes (a foreign
 * one may fill several), `defaults` fills what the file does not have, `nutrition` gathers columns into the table.
 */
const mappingSchema = z.strictObject({
  fields: z.record(z.string(), z.union([ownField, z.array(ownField)])),
  defaults: z.record(ownField, z.unknown()).default({}),
  /** Foreign column → name of the row in the nutrition table and unit behind the value. */
  nutrition: z.record(z.string(), z.strictObject({ name: z.string(), unit: z.string().default('g') })).default({}),
  nutritionPer: z.string().default('100 g'),
});

export type Mapping = z.infer<typeof mappingSchema>;

/** Reads a mapping file; throws with the field that is wrong. */
export async function readMapping(file: string): Promise<Mapping> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`The mapping "${file}" cannot be read: ${(error as Error).message}`);
  }
  const parsed = mappingSchema.safeParse(content);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`The mapping "${file}" is wrong at "${issue?.path.join('.')}": ${issue?.message}`);
  }
  return parsed.data;
}

/** A foreign row as ours; empty foreign values count as absent. */
export function applyMapping(mapping: Mapping, row: Record<string, unknown>): Record<string, unknown> {
  const mapped: Record<string, unknown> = { kind: 'product', ...structuredClone(mapping.defaults) };
  for (const [foreign, ours] of Object.entries(mapping.fields)) {
    const value = given(row, foreign);
    if (value === undefined) continue;
    for (const field of [ours].flat()) setPath(mapped, field, readValue(field, value));
  }
  const rows = Object.entries(mapping.nutrition).flatMap(([foreign, { name, unit }]) => {
    const value = given(row, foreign);
    return value === undefined ? [] : [{ name, value: `${String(value).replace('.', ',')} ${unit}`.trim() }];
  });
  if (rows.length > 0) setPath(mapped, 'facts.nutrition', { per: mapping.nutritionPer, rows });
  settleArrivals(mapped);
  return mapped;
}

function given(row: Record<string, unknown>, name: string): unknown {
  const value = Object.hasOwn(row, name) ? row[name] : undefined;
  const bare = typeof value === 'string' ? value.trim() : value;
  return bare === null || bare === '' ? undefined : bare;
}

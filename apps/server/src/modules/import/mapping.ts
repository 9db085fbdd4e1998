import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { readNumber, setPath } from './csv-columns.ts';

/**
 * How to read a file whose columns have other names: `fields` says which of our fields each foreign one becomes (a field
 * may be filled from several), `defaults` fills what the file does not have, `nutrition` gathers columns into the table.
 */
const mappingSchema = z.strictObject({
  fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  defaults: z.record(z.string(), z.unknown()).default({}),
  /** Foreign column → name of the row in the nutrition table and unit behind the value. */
  nutrition: z.record(z.string(), z.object({ name: z.string(), unit: z.string().default('g') })).default({}),
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

const listFields = new Set(['eans', 'categories', 'labels']);
const numberFields = new Set(['price', 'content', 'alcoholPercent', 'popularity', 'averageGrams']);

/** A foreign row as ours; empty foreign values count as absent. */
export function applyMapping(mapping: Mapping, row: Record<string, unknown>): Record<string, unknown> {
  const mapped: Record<string, unknown> = { kind: 'product', ...structuredClone(mapping.defaults) };
  for (const [foreign, ours] of Object.entries(mapping.fields)) {
    const value = row[foreign];
    if (value === undefined || value === null || value === '') continue;
    for (const field of [ours].flat()) setPath(mapped, field, convert(field, value));
  }
  const rows = Object.entries(mapping.nutrition).flatMap(([foreign, { name, unit }]) => {
    const value = row[foreign];
    if (value === undefined || value === null || value === '') return [];
    return [{ name, value: `${String(value).replace('.', ',')} ${unit}`.trim() }];
  });
  if (rows.length > 0) setPath(mapped, 'facts.nutrition', { per: mapping.nutritionPer, rows });
  return mapped;
}

function convert(field: string, value: unknown): unknown {
  if (listFields.has(field)) return [value].flat().map(String);
  if (numberFields.has(field)) return typeof value === 'string' ? readNumber(value) : value;
  return typeof value === 'number' ? String(value) : value;
}

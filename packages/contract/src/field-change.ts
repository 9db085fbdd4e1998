import { z } from 'zod';

/** The value may be missing: null, or an empty text. */
export function orNone<O, I>(schema: z.ZodType<O, I>) {
  return z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable());
}

/** The schema of a field by its name; undefined for one there is not. */
type SchemaOf = (field: string) => z.ZodType | undefined;
interface Sink {
  issues: z.core.$ZodRawIssue[];
}

const fieldName = z.string().max(40);

/**
 * A change of one field names the value it was made upon, so that nobody overwrites what they have not seen.
 */
export function fieldChangeOf(schemaOf: SchemaOf) {
  return z
    .object({ field: fieldName, before: z.unknown(), after: z.unknown() })
    .transform(({ field, before, after }, context) => {
      const read = readField(schemaOf, field, after, context);
      if (!read) return z.NEVER;
      const seen = read.schema.safeParse(before);
      // what was there before may break a rule that is younger than it
      return { field, before: seen.success ? seen.data : before, after: read.value };
    });
}

/** The value of one field of something new. */
export function fieldValueOf(schemaOf: SchemaOf) {
  return z.object({ field: fieldName, value: z.unknown() }).transform(({ field, value }, context) => {
    const read = readField(schemaOf, field, value, context);
    return read ? { field, value: read.value } : z.NEVER;
  });
}

function readField(schemaOf: SchemaOf, field: string, value: unknown, { issues }: Sink) {
  const schema = schemaOf(field);
  if (!schema) {
    issues.push({ code: 'custom', message: `Il campo “${field}” non esiste`, input: field });
    return undefined;
  }
  const read = schema.safeParse(value);
  if (read.success) return { schema, value: read.data };
  const message = read.error.issues[0]?.message ?? 'Il valore non è valido';
  issues.push({ code: 'custom', message, input: value, path: [field] });
  return undefined;
}

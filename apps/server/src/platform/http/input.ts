import { invalidFields } from '@sporta/contract/envelope.ts';
import type { z } from 'zod';
import { HttpError, malformedRequest } from '../errors.ts';

const MAX_DEPTH = 20;

/**
 * Query, body and path parameters as one object; the path wins over the body, the body over the query.
 * @throws 400 on a body that is not an object, and on absurd nesting.
 */
export function mergeInput(query: unknown, body: unknown, params: unknown): Record<string, unknown> {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) {
    throw malformedRequest('Il corpo della richiesta deve essere un oggetto');
  }
  if (body) assertShallow(body);
  return { ...(query as object), ...(body as object), ...(params as object) };
}

function assertShallow(root: object): void {
  for (const { depth } of nodesOf(root))
    if (depth > MAX_DEPTH) throw malformedRequest('La richiesta è annidata troppo in profondità');
}

/** PostgreSQL keeps no U+0000 in a text: refused here, by field, and not by the first statement that meets it. */
function fieldWithNul(input: unknown): string | undefined {
  const fields = (input ?? {}) as Record<string, unknown>;
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    if (hasNul(name)) return name.replaceAll('\0', '');
    if (hasNul(value)) return name;
    if (typeof value !== 'object' || value === null) continue;
    for (const { node } of nodesOf(value)) if (Object.entries(node).flat().some(hasNul)) return name;
  }
  return undefined;
}

const hasNul = (value: unknown): boolean => typeof value === 'string' && value.includes('\0');

/** An object and all below it, level by level, because recursion on hostile nesting would overflow the stack. */
function* nodesOf(root: object): Generator<{ node: object; depth: number }> {
  let level: object[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    const next: object[] = [];
    for (const node of level) {
      yield { node, depth };
      for (const value of Object.values(node)) if (typeof value === 'object' && value !== null) next.push(value);
    }
    level = next;
  }
}

/**
 * Checks `input` with the schema of the call.
 * @throws 400 naming every wrong field, in Italian.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const field = fieldWithNul(input);
  if (field !== undefined)
    throw malformedRequest(`Il campo «${field}» contiene un carattere che non si può salvare (U+0000)`, field);
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new HttpError(400, invalidFields(parsed.error));
}

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

/** Level by level, because recursion on hostile nesting would overflow the stack. */
function assertShallow(root: object): void {
  let level: object[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw malformedRequest('La richiesta è annidata troppo in profondità');
    const next: object[] = [];
    for (const node of level) {
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
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new HttpError(400, invalidFields(parsed.error));
}

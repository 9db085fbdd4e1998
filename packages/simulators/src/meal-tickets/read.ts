import type { z } from 'zod';
import { WireError } from './wire-error.ts';

/** What was sent, if it is valid. @throws {WireError} 400, naming the fields that are not */
export function read<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : String(issue.path[0] ?? 'body'),
  );
  throw new WireError(400, 'invalid-request', `Campi mancanti o non validi: ${[...new Set(names)].join(', ')}`);
}

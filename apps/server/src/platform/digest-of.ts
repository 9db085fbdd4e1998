import { createHash } from 'node:crypto';

/**
 * Names a state by its content, as a version: somebody who changes it sends the version they saw, and it is refused when somebody else was faster.
 * @param state anything JSON holds; the order of its fields counts
 */
export const digestOf = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 16);

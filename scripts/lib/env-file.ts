import { existsSync } from 'node:fs';
import { inRoot } from './paths.ts';

/** Reads `.env` of the project when there is one; what the environment already says wins. */
export function loadEnvFile(): void {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
}

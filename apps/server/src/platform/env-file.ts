import { existsSync } from 'node:fs';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../../../../.env');

/** Reads `.env` of the project when there is one; what the environment already says wins. For commands, not for the server. */
export function loadEnvFile(): void {
  if (existsSync(FILE)) process.loadEnvFile(FILE);
}

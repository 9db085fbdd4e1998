import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where the settings of the project are kept; it need not be there. */
export const ENV_FILE = path.resolve(import.meta.dirname, '../../../../.env');

/** Reads `.env` of the project when there is one; what the environment already says wins. For commands, not for the server. */
export function loadEnvFile(): void {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
}

import { isLoopbackUrl } from './loopback.ts';

/** The way to the exchange system of the tax office (SdI). */
export type EinvoiceSettings =
  | { kind: 'folder'; folder: string; timeoutMs: number }
  | { kind: 'http'; url: string; token: string; timeoutMs: number };

interface EinvoiceEnvironment {
  EINVOICE_FOLDER?: string | undefined;
  EINVOICE_URL?: string | undefined;
  EINVOICE_TOKEN?: string | undefined;
  EINVOICE_TIMEOUT_SECONDS: number;
}

/** A folder goes before an address. Undefined: invoices are written, and wait. */
export function readEinvoice(env: EinvoiceEnvironment): EinvoiceSettings | undefined {
  const timeoutMs = env.EINVOICE_TIMEOUT_SECONDS * 1000;
  if (env.EINVOICE_FOLDER) return { kind: 'folder', folder: env.EINVOICE_FOLDER, timeoutMs };
  if (!env.EINVOICE_URL || !env.EINVOICE_TOKEN) return undefined;
  return { kind: 'http', url: env.EINVOICE_URL.replace(/\/+$/, ''), token: env.EINVOICE_TOKEN, timeoutMs };
}

/** What is wrong at any shop, one line each; values are not printed. */
export function einvoiceProblems(given: Record<string, string | undefined>): string[] {
  const { EINVOICE_URL, EINVOICE_TOKEN } = given;
  const problems: string[] = [];
  if (Boolean(EINVOICE_URL) !== Boolean(EINVOICE_TOKEN))
    problems.push('EINVOICE_URL and EINVOICE_TOKEN go together: set both, or neither');
  if (EINVOICE_URL && !isLoopbackUrl(EINVOICE_URL) && URL.parse(EINVOICE_URL)?.protocol === 'http:')
    problems.push('EINVOICE_URL must be an https address: what goes there must not be read or changed on the way');
  return problems;
}

import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.ts';
import type { Stack } from './stack.ts';

/** A way into the demo shop, exported as `demoAccounts` by apps/server/src/seed.ts. */
export interface DemoAccount {
  login: string;
  password: string;
  /** Who it is, e.g. "Household customer with past orders". */
  description: string;
}

/** Addresses and demo accounts, for the person who just started the shop. */
export async function welcomeText({ addresses, config }: Stack, milliseconds: number): Promise<string> {
  const lines = [
    '',
    `  Sporta is open  (ready in ${(milliseconds / 1000).toFixed(1)} s)`,
    '',
    ...table([
      ['Shop', addresses.shop],
      ['Banco, where staff work', addresses.banco],
      ['API documentation', `${addresses.shop}/ebsn/api/docs`],
      ['Mailbox (all mail ends here)', addresses.mailbox],
      ['Card gateway simulator', addresses.cardGateway],
      ['Stripe simulator', addresses.stripe],
      ['Satispay simulator', addresses.satispay],
      ['Edenred simulator', addresses.edenred],
      ['Other meal tickets simulator', addresses.mealTickets],
      ['Exchange system of electronic invoices', addresses.exchange],
      ['Logs', `${config.dataDir}/log`],
    ]),
  ];
  const accounts = config.isDemo ? await demoAccounts() : [];
  if (accounts.length > 0) {
    lines.push(
      '',
      '  Demo accounts',
      ...table(accounts.map(({ login, password, description }) => [`${login} / ${password}`, description])),
    );
  }
  lines.push('', '  Ctrl-C stops everything.', '');
  return lines.join('\n');
}

async function demoAccounts(): Promise<readonly DemoAccount[]> {
  const file = inRoot('apps/server/src/seed.ts');
  if (process.env.SEED_DEMO === 'false' || !existsSync(file)) return [];
  const seed = (await import(pathToFileURL(file).href)) as { demoAccounts?: readonly DemoAccount[] };
  return seed.demoAccounts ?? [];
}

function table(rows: [string, string | undefined][]): string[] {
  const shown = rows.filter(([, value]) => value !== undefined);
  const width = Math.max(...shown.map(([name]) => name.length));
  return shown.map(([name, value]) => `    ${name.padEnd(width)}  ${value}`);
}

import type { Stack } from './stack.ts';

/** Addresses and demo accounts, for the person who just started the shop. */
export async function welcomeText({ addresses, config, shop }: Stack, milliseconds: number): Promise<string> {
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
  if (shop === 'demo') {
    // loaded only where it is used: a real shop carries no demo
    const { demoAccounts } = await import('../../apps/server/src/seed.ts');
    lines.push(
      '',
      '  Demo accounts',
      ...table(demoAccounts.map(({ login, password, description }) => [`${login} / ${password}`, description])),
    );
  } else if (config.isDemo) {
    lines.push('', '  Your own shop, without the demo. What it needs before it can sell: docs/how-to/own-shop.md');
    if (addresses.banco) lines.push(`  What is still missing: ${addresses.banco}/pronto`);
  }
  lines.push('', '  Ctrl-C stops everything.', '');
  return lines.join('\n');
}

function table(rows: [string, string | undefined][]): string[] {
  const shown = rows.filter(([, value]) => value !== undefined);
  const width = Math.max(...shown.map(([name]) => name.length));
  return shown.map(([name, value]) => `    ${name.padEnd(width)}  ${value}`);
}

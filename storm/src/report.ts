import type { Logbook } from './logbook.ts';
import type { Options } from './options.ts';

/** Prints what happened and what does not hold. */
export function report(options: Options, logbook: Logbook, broken: readonly string[], seconds: number): void {
  const waits = [...logbook.waits].sort((a, b) => a - b);
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
  const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  table('Purchases', [...logbook.outcomes]);
  table('Faults', [...logbook.faults]);
  for (const [title, rows] of logbook.tables) table(title, rows);
  table('Answers to customers', [...logbook.statuses]);
  console.log(`
Without service: ${waits.length} of ${logbook.calls} calls had to be repeated until there was an answer,
  p50 ${inSeconds(at(0.5))}, p99 ${inSeconds(at(0.99))}, longest ${inSeconds(waits.at(-1) ?? 0)}`);
  for (const gap of logbook.failovers) console.log(`Failover: the next order was placed ${gap.toFixed(1)} s later`);
  console.log(`\n${broken.length} violations`);
  for (const line of broken) console.log(`  ✗ ${line}`);
  const faults = [...logbook.faults.values()].reduce((sum, n) => sum + n, 0);
  const purchases = [...logbook.outcomes.values()].reduce((sum, n) => sum + n, 0);
  const again = [
    `--seed ${options.seed}`,
    ...(options.tenders ? ['--tenders'] : []),
    options.orders ? `--orders ${options.orders}` : `--purchases ${options.purchases}`,
    `--crowd ${options.crowd}`,
    ...(options.drill === 'alone' ? [] : [`--${options.drill}`]),
  ].join(' ');
  console.log(
    `\n${purchases} purchases, ${logbook.toldPaid.size} orders, ${faults} faults, ${broken.length} violations, ${seconds.toFixed(0)} s. Again: npm run storm -- ${again}`,
  );
}

function table(title: string, rows: [string, number][]): void {
  console.log(`\n${title}`);
  for (const [name, count] of rows.sort((a, b) => b[1] - a[1])) console.log(`  ${String(count).padStart(6)}  ${name}`);
}

/**
 * `npm start [-- --empty]`: the whole shop on this machine, from nothing.
 * `--empty` opens a shop of one's own instead of the demo (docs/how-to/own-shop.md).
 */
import { parseArgs } from 'node:util';
import { loadEnvFile } from './lib/env-file.ts';
import { startStack } from './lib/stack.ts';
import { runUntilStopped } from './lib/until-stopped.ts';
import { welcomeText } from './lib/welcome.ts';

const { empty } = readArguments();
loadEnvFile();
const begun = performance.now();
runUntilStopped(
  (signal) =>
    startStack({
      signal,
      mode: 'production',
      empty,
      livingDemo: process.env.LIVING_DEMO !== 'false',
      say: (line) => console.log(line),
    }),
  async (stack) => console.log(await welcomeText(stack, performance.now() - begun)),
);

function readArguments() {
  try {
    return parseArgs({ options: { empty: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    console.error(
      `${(error as Error).message}\nUsage: npm start [-- --empty]\n  --empty  open an empty shop of your own instead of the demo`,
    );
    process.exit(1);
  }
}

/** `npm start`: the whole shop on this machine, from nothing. */
import { loadEnvFile } from './lib/env-file.ts';
import { startStack } from './lib/stack.ts';
import { runUntilStopped } from './lib/until-stopped.ts';
import { welcomeText } from './lib/welcome.ts';

loadEnvFile();
const begun = performance.now();
runUntilStopped(
  (signal) =>
    startStack({
      signal,
      mode: 'production',
      livingDemo: process.env.LIVING_DEMO !== 'false',
      say: (line) => console.log(line),
    }),
  async (stack) => console.log(await welcomeText(stack, performance.now() - begun)),
);

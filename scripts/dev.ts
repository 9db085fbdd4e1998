/** `npm run dev`: like `npm start`, with every answer checked against the contract and a restart after each change. */
import { watch } from 'node:fs';
import { loadEnvFile } from './lib/env-file.ts';
import { inRoot } from './lib/paths.ts';
import { type Stack, startStack } from './lib/stack.ts';
import { runUntilStopped } from './lib/until-stopped.ts';
import { buildWeb } from './lib/web-build.ts';
import { welcomeText } from './lib/welcome.ts';

const WATCHED = [
  'apps/server/src',
  'apps/web/src',
  'apps/backoffice/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/search/src',
  'packages/ui/src',
];

/** One reload at a time; changes during a reload cause one more. */
function reloadOnChange(stack: Stack): void {
  let timer: NodeJS.Timeout | undefined;
  let reloading = false;
  let again = false;
  const reload = async () => {
    if (reloading) {
      again = true;
      return;
    }
    reloading = true;
    const begun = performance.now();
    try {
      await buildWeb(() => console.log('Building the web app…'));
      await stack.restartServer();
      console.log(`Reloaded in ${Math.round(performance.now() - begun)} ms.`);
    } catch (error) {
      console.error(`${(error as Error).message}\nWaiting for the next change.`);
    }
    reloading = false;
    if (again) {
      again = false;
      void reload();
    }
  };
  for (const folder of WATCHED) {
    watch(inRoot(folder), { recursive: true }, (_event, file) => {
      if (!file || /\.test\.tsx?$|\.gen\.ts$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(reload, 150);
    });
  }
}

loadEnvFile();
const begun = performance.now();
runUntilStopped(
  (signal) => startStack({ signal, mode: 'development', say: (line) => console.log(line) }),
  async (stack) => {
    console.log(await welcomeText(stack, performance.now() - begun));
    reloadOnChange(stack);
  },
);

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of a Chromium, or of the browser CHROMIUM_PATH names. Installs the package of the system when there is none and we
 * may (root, or sudo that asks for no password). @throws with what to do when that is not possible.
 */
export function ensureChromium(say: (line: string) => void): string {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ['sudo', '-n'];
  const canInstall = existsSync('/usr/bin/apt-get') && (isRoot || spawnSync('sudo', ['-n', 'true']).status === 0);
  if (canInstall) {
    say('Installing Chromium for the browser tests…');
    const apt = (...args: string[]) => {
      const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args];
      return spawnSync(command, rest, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status;
    };
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to a Chrome or Chromium.');
}

function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  return PLACES.find((place) => existsSync(place));
}

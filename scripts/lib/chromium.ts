import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without a window's trappings: the same engine, a fifth less processor time for the browser tests. */
const HEADLESS = ['/usr/bin/chromium-headless-shell'];
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

type Say = (line: string) => void;

/**
 * Path of a Chromium, or of the browser CHROMIUM_PATH names. Installs the package of the system when there is none and we
 * may (root, or sudo that asks for no password). @throws with what to do when that is not possible.
 */
export function ensureChromium(say: Say): string {
  return named() ?? first(WHOLE) ?? installed('chromium', WHOLE, say) ?? missing();
}

/** Path of the lightest Chromium there is or can be installed, for tests that open hundreds of pages. @throws like `ensureChromium` */
export function ensureHeadlessChromium(say: Say): string {
  return named() ?? first(HEADLESS) ?? installed('chromium-headless-shell', HEADLESS, say) ?? ensureChromium(say);
}

function named(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  return path && existsSync(path) ? path : undefined;
}

function first(places: string[]): string | undefined {
  return places.find((place) => existsSync(place));
}

function missing(): never {
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to a Chrome or Chromium.');
}

/** Where the package of the system is, once installed; nothing where we may not install or the system has no such package. */
function installed(name: string, places: string[], say: Say): string | undefined {
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ['sudo', '-n'];
  const mayInstall = existsSync('/usr/bin/apt-get') && (isRoot || spawnSync('sudo', ['-n', 'true']).status === 0);
  if (!mayInstall) return undefined;
  say(`Installing ${name}…`);
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args];
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', name);
  return first(places);
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './lib/paths.ts';

/** The server as it runs for customers: no tests, nor what only they use. */
function serverSources(): { file: string; text: string }[] {
  return globSync('apps/server/src/**/*.ts', { cwd: ROOT })
    .filter((file) => !/\.test\.ts$|\.harness\.ts$|\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

describe('the outside world', () => {
  it('the server reaches the outside world through one door, which has a time limit and is shut in transactions', () => {
    const outsiders =
      /\bfetch\(|from '(nodemailer|openid-client|undici|node:https?|node:http2|node:tls)'|\b(http|https)\.request\(/;
    // a type reaches nobody
    const code = (text: string) => text.replace(/^import type .*$/gm, '');
    const around = serverSources().filter(({ text }) => outsiders.test(code(text)) && !/\boutside\(/.test(text));
    expect(around.map(({ file }) => file)).toEqual([]);
  });

  it('transactions of the server are begun where they are marked as such', () => {
    const begins = serverSources().filter(({ text }) => /\.transaction\(\)|query\('begin/.test(text));
    expect(begins.map(({ file }) => file.replace('apps/server/src/', '')).sort()).toEqual([
      'living-demo/build-demo.ts', // the bulk of eight weeks, of the demo alone
      'modules/catalogue/catalogue.repo.ts', // reads only
      'modules/import/take-turn.ts', // bulk statements need the bare client; reads nothing but its file
      'modules/staff-imports/work/check-file.ts', // the same, in a thread of its own
      'platform/db/database.ts',
      'platform/db/migrations.ts',
      'seed.ts',
    ]);
  });
});

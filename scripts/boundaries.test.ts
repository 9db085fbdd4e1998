import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './lib/paths.ts';

/** Who may import whom (docs/how-to/develop.md). Tests and their helpers may look inside what they test. */

interface Import {
  file: string;
  /** Workspace name (`@sporta/ui`), package name, or the path from the root for relative ones. */
  target: string;
}

function imports(pattern: string): Import[] {
  const files = globSync(pattern, { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$|\/testing\/|\/gallery\/|\/bench\/|\/golden\/|\/write-endpoints\.ts$/.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const specifiers = [
      ...text.matchAll(
        /^\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm,
      ),
    ];
    return specifiers.map(([, from, bare, dynamic]) => {
      const specifier = from ?? bare ?? dynamic ?? '';
      const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
      return { file, target };
    });
  });
}

/** The server as it runs for customers: no tests, nor what only they use. */
function serverSources(): { file: string; text: string }[] {
  return globSync('apps/server/src/**/*.ts', { cwd: ROOT })
    .filter((file) => !/\.test\.ts$|\.harness\.ts$|\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

const workspaceOf = (target: string) => /^@sporta\/([a-z]+)/.exec(target)?.[1];

function breaches(pattern: string, isAllowed: (each: Import) => boolean): string[] {
  return imports(pattern)
    .filter((each) => !isAllowed(each))
    .map(({ file, target }) => `${file} → ${target}`);
}

describe('boundaries', () => {
  it('domain imports nothing from outside itself', () => {
    expect(breaches('packages/domain/src/**/*.ts', ({ target }) => target.startsWith('packages/domain/'))).toEqual([]);
  });

  it('search imports nothing from outside itself', () => {
    expect(breaches('packages/search/src/**/*.ts', ({ target }) => target.startsWith('packages/search/'))).toEqual([]);
  });

  it('contract knows only zod', () => {
    expect(
      breaches(
        'packages/contract/src/**/*.ts',
        ({ target }) => target.startsWith('packages/contract/') || target === 'zod',
      ),
    ).toEqual([]);
  });

  it('the web never imports the server, nor the demo, nor the simulators', () => {
    const allowed = new Set(['contract', 'domain', 'ui', undefined]);
    expect(
      breaches(
        'apps/web/src/**/*.{ts,tsx}',
        ({ target }) => allowed.has(workspaceOf(target)) && !target.startsWith('apps/server'),
      ),
    ).toEqual([]);
  });

  it('features of the web reach each other only through what stands at their door', () => {
    const featureOf = (file: string) => /^apps\/web\/src\/features\/([^/]+)/.exec(file)?.[1];
    expect(
      breaches('apps/web/src/features/**/*.{ts,tsx}', ({ file, target }) => {
        const other = featureOf(target);
        if (other === undefined || other === featureOf(file)) return true;
        // components a feature offers stand directly in its folder, what it knows in model/, its calls in api/
        return /^apps\/web\/src\/features\/[^/]+\/([^/]+|(model|api)\/[^/]+)$/.test(target);
      }),
    ).toEqual([]);
  });

  it('a server module is reached only through its index', () => {
    const moduleOf = (file: string) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(file)?.[1];
    expect(
      breaches('apps/server/src/**/*.ts', ({ file, target }) => {
        const other = moduleOf(target);
        return other === undefined || other === moduleOf(file) || target.endsWith(`/modules/${other}/index.ts`);
      }),
    ).toEqual([]);
  });

  it('the platform of the server knows no module', () => {
    expect(
      breaches('apps/server/src/platform/**/*.ts', ({ target }) => !target.startsWith('apps/server/src/modules')),
    ).toEqual([]);
  });

  it('the server reaches the outside world through one door, which has a time limit and is shut in transactions', () => {
    const outsiders =
      /\bfetch\(|from '(nodemailer|openid-client|undici|node:https?|node:http2|node:tls)'|\b(http|https)\.request\(/;
    const around = serverSources().filter(({ text }) => outsiders.test(text) && !/\boutside\(/.test(text));
    expect(around.map(({ file }) => file)).toEqual([]);
  });

  it('transactions of the server are begun where they are marked as such', () => {
    const begins = serverSources().filter(({ text }) => /\.transaction\(\)|query\('begin/.test(text));
    expect(begins.map(({ file }) => file.replace('apps/server/src/', '')).sort()).toEqual([
      'modules/catalogue/catalogue.repo.ts', // reads only
      'modules/import/import-catalogue.ts', // COPY needs the bare client; reads nothing but its file
      'platform/db/database.ts',
      'platform/db/migrations.ts',
      'seed.ts',
    ]);
  });

  it('production code does not know the simulators', () => {
    expect(
      breaches(
        'apps/server/src/**/*.ts',
        ({ file, target }) => workspaceOf(target) !== 'simulators' || file.includes('harness'),
      ),
    ).toEqual([]);
  });
});

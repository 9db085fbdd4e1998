import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config, { webFloors } from '../.dependency-cruiser.mjs';
import { inRoot, NODE } from './lib/paths.ts';

/** `npm run boundaries` holds the tree to the rules; here each rule is shown to fail on a bad import, in a small tree. */

interface Plant {
  /** The rules the import breaks. */
  rules: string[];
  file: string;
  /** What it imports: a path from the root, or a package. */
  imports: string;
  /** Imports of types hold files together as well. */
  type?: boolean;
}

const web = 'apps/web/src';
const modules = 'apps/server/src/modules';

const plants: Plant[] = [
  // A circle is reported once, at the first of its files.
  { rules: ['no-circle'], file: 'scripts/egg.ts', imports: 'scripts/hen.ts', type: true },
  { rules: [], file: 'scripts/hen.ts', imports: 'scripts/egg.ts' },
  { rules: ['web-feature-alone'], file: `${web}/features/menu/a.ts`, imports: `${web}/features/home/index.ts` },
  {
    rules: ['web-feature-alone'],
    file: `${web}/features/menu/b.ts`,
    imports: `${web}/features/home/index.ts`,
    type: true,
  },
  { rules: ['web-door'], file: `${web}/routes/page.tsx`, imports: `${web}/features/home/home-page.ts` },
  { rules: ['web-door'], file: `${web}/app.ts`, imports: `${web}/shared/cart/inner.ts` },
  { rules: ['web-shared-door'], file: `${web}/features/menu/c.ts`, imports: `${web}/shared/cart/inner.ts` },
  { rules: ['web-shared-door'], file: `${web}/shared/delivery/a.ts`, imports: `${web}/shared/cart/inner.ts` },
  {
    rules: ['web-shared-below-features'],
    file: `${web}/shared/delivery/b.ts`,
    imports: `${web}/features/home/index.ts`,
  },
  { rules: ['web-feature-below-pages'], file: `${web}/features/menu/d.ts`, imports: `${web}/routes/good.tsx` },
  { rules: ['web-lib-lowest'], file: `${web}/lib/a.ts`, imports: `${web}/shared/cart/index.ts` },
  ...webFloors.map(
    ([folder, beside], index): Plant => ({
      rules: [`web-floor-${index + 1}`],
      file: `${web}/shared/${folder}/beside.ts`,
      imports: `${web}/shared/${beside}/index.ts`,
    }),
  ),
  {
    rules: ['web-floor-1'],
    file: `${web}/shared/${webFloors[0]?.[0]}/above.ts`,
    imports: `${web}/shared/${webFloors[1]?.[0]}/index.ts`,
  },
  { rules: ['web-floor-named'], file: `${web}/shared/attic/a.ts`, imports: `${web}/lib/good.ts` },
  { rules: ['web-apart'], file: `${web}/features/menu/e.ts`, imports: 'apps/server/src/good.ts' },
  { rules: ['web-apart', 'no-demo-in-production'], file: `${web}/features/menu/f.ts`, imports: '@sporta/demo' },
  { rules: ['server-module-door'], file: 'apps/server/src/app.ts', imports: `${modules}/lists/inner.ts` },
  { rules: ['server-module-from-module'], file: `${modules}/mails/a.ts`, imports: `${modules}/lists/inner.ts` },
  {
    rules: ['server-payments-below-orders'],
    file: `${modules}/payments/a.ts`,
    imports: `${modules}/orders/index.ts`,
  },
  {
    rules: ['server-order-book-lowest'],
    file: `${modules}/order-book/a.ts`,
    imports: `${modules}/returns/index.ts`,
  },
  { rules: ['server-sql-in-repos'], file: `${modules}/mails/d.ts`, imports: 'kysely' },
  { rules: ['server-platform-lowest'], file: 'apps/server/src/platform/a.ts', imports: `${modules}/lists/index.ts` },
  { rules: ['domain-alone'], file: 'packages/domain/src/a.ts', imports: 'node:fs' },
  { rules: ['domain-alone'], file: 'packages/domain/src/b.ts', imports: '@sporta/contract' },
  { rules: ['search-alone'], file: 'packages/search/src/a.ts', imports: '@sporta/domain' },
  { rules: ['contract-only-zod'], file: 'packages/contract/src/a.ts', imports: '@sporta/domain' },
  { rules: ['ui-apart'], file: 'packages/ui/src/a.ts', imports: '@sporta/contract' },
  { rules: ['no-demo-in-production'], file: `${modules}/mails/b.ts`, imports: '@sporta/demo' },
  { rules: ['no-simulators-in-production'], file: `${modules}/mails/c.ts`, imports: '@sporta/simulators', type: true },
];

/** What is allowed and lies close to what is not. */
const allowed: Plant[] = [
  { rules: [], file: `${web}/routes/good.tsx`, imports: `${web}/features/home/index.ts` },
  { rules: [], file: `${web}/features/home/home-page.ts`, imports: `${web}/shared/cart/index.ts` },
  { rules: [], file: `${web}/shared/delivery/good.ts`, imports: `${web}/shared/cart/index.ts` },
  { rules: [], file: `${web}/features/home/domain.ts`, imports: '@sporta/domain' },
  { rules: [], file: `${modules}/mails/good.ts`, imports: `${modules}/lists/index.ts` },
  { rules: [], file: `${modules}/mails/mails.repo.ts`, imports: 'kysely' },
  { rules: [], file: 'apps/server/src/platform/db/good.ts', imports: 'kysely' },
  { rules: [], file: `${modules}/mails/good.test.ts`, imports: '@sporta/simulators' },
  { rules: [], file: 'apps/server/src/seed/seed-goods.ts', imports: '@sporta/demo' },
  { rules: [], file: 'apps/server/src/good.ts', imports: `${modules}/lists/index.ts` },
  { rules: [], file: 'packages/contract/src/good.ts', imports: 'zod' },
];

const packages = ['contract', 'demo', 'domain', 'simulators'];
let tree: string;

function write(file: string, text: string): void {
  const whole = path.join(tree, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
}

function importing({ file, imports, type }: Plant): string {
  const isPath = /^(apps|packages|scripts)\//.test(imports);
  const from = isPath ? path.posix.relative(path.posix.dirname(file), imports).replace(/^(?!\.)/, './') : imports;
  return type
    ? `import type { A } from '${from}';\nexport type B = A;\n`
    : `import * as all from '${from}';\nexport { all };\n`;
}

beforeAll(() => {
  tree = mkdtempSync(path.join(os.tmpdir(), 'sporta-boundaries-'));
  write('package.json', '{ "type": "module" }');
  for (const name of ['zod', 'kysely']) {
    write(`node_modules/${name}/package.json`, `{ "name": "${name}", "version": "4.0.0", "exports": "./index.js" }`);
    write(`node_modules/${name}/index.js`, 'export const z = {};');
  }
  mkdirSync(path.join(tree, 'node_modules/@sporta'));
  for (const name of packages) {
    write(`packages/${name}/package.json`, `{ "name": "@sporta/${name}", "exports": { ".": "./src/index.ts" } }`);
    write(`packages/${name}/src/index.ts`, 'export {};');
    symlinkSync(`../../packages/${name}`, path.join(tree, 'node_modules/@sporta', name));
  }
  for (const folder of webFloors.flat()) write(`${web}/shared/${folder}/index.ts`, 'export {};');
  for (const file of [`${web}/shared/cart/inner.ts`, `${web}/features/home/index.ts`, `${web}/lib/good.ts`])
    write(file, 'export {};');
  for (const file of ['lists/index.ts', 'lists/inner.ts', 'orders/index.ts', 'returns/index.ts'])
    write(`${modules}/${file}`, 'export {};');
  for (const each of [...allowed, ...plants]) write(each.file, importing(each));
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('boundaries', () => {
  it('fail on a bad import for each rule, and on nothing else', () => {
    const cruiser = inRoot('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const args = [
      cruiser,
      '--config',
      inRoot('.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      'apps',
      'packages',
      'scripts',
    ];
    const { stdout, stderr } = spawnSync(NODE, args, { cwd: tree, encoding: 'utf8', maxBuffer: 2 ** 26 });
    expect(stderr).toBe('');
    const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
    const found = new Set(summary.violations.map(({ from, rule }) => `${from} breaks ${rule.name}`));
    const expected = plants.flatMap(({ file, rules }) => rules.map((rule) => `${file} breaks ${rule}`));
    expect([...found].sort()).toEqual(expected.sort());
  });

  it('have a bad import planted for every rule', () => {
    const broken = new Set(plants.flatMap(({ rules }) => rules));
    expect(config.forbidden.filter(({ name }) => !broken.has(name))).toEqual([]);
  });
});

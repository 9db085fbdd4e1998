import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config, { bancoFloors, webFloors } from '../.dependency-cruiser.mjs';
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
const banco = 'apps/backoffice/src';
const modules = 'apps/server/src/modules';

/** A bad import for each rule of an app of rooms, floors and pages. */
function appPlants(name: string, app: string, floors: string[][]): Plant[] {
  const [[low, beside] = [], [high] = []] = floors;
  const menu = `${app}/features/menu`;
  const home = `${app}/features/home/index.ts`;
  const inner = `${app}/shared/${high}/inner.ts`;
  return [
    { rules: [`${name}-feature-alone`], file: `${menu}/a.ts`, imports: home },
    { rules: [`${name}-feature-alone`], file: `${menu}/b.ts`, imports: home, type: true },
    { rules: [`${name}-door`], file: `${app}/routes/page.tsx`, imports: `${app}/features/home/home-page.ts` },
    { rules: [`${name}-door`], file: `${app}/app.ts`, imports: inner },
    { rules: [`${name}-server-door`], file: `${app}/entry-server.tsx`, imports: `${app}/features/home/home-page.ts` },
    { rules: [`${name}-shared-door`], file: `${menu}/c.ts`, imports: inner },
    { rules: [`${name}-shared-door`, `${name}-floor-1`], file: `${app}/shared/${low}/a.ts`, imports: inner },
    { rules: [`${name}-shared-below-features`], file: `${app}/shared/${high}/b.ts`, imports: home },
    { rules: [`${name}-feature-below-pages`], file: `${menu}/d.ts`, imports: `${app}/routes/good.tsx` },
    { rules: [`${name}-lib-lowest`], file: `${app}/lib/a.ts`, imports: `${app}/shared/${low}/index.ts` },
    ...floors.flatMap((_, index): Plant[] => {
      const [folder, next] = floors.slice(index).flat();
      if (next === undefined) return [];
      return [
        {
          rules: [`${name}-floor-${index + 1}`],
          file: `${app}/shared/${folder}/beside.ts`,
          imports: `${app}/shared/${next}/index.ts`,
        },
      ];
    }),
    {
      rules: [`${name}-floor-1`],
      file: `${app}/shared/${beside}/above.ts`,
      imports: `${app}/shared/${high}/index.ts`,
    },
    { rules: [`${name}-floor-named`], file: `${app}/shared/attic/a.ts`, imports: `${app}/lib/good.ts` },
    { rules: [`${name}-apart`], file: `${menu}/e.ts`, imports: 'apps/server/src/good.ts' },
    { rules: [`${name}-apart`, 'no-demo-in-production'], file: `${menu}/f.ts`, imports: '@sporta/demo' },
  ];
}

/** What is allowed in such an app and lies close to what is not. */
const appAllowed = (app: string, [[low = ''] = [], [high = ''] = []]: string[][]): Plant[] => [
  { rules: [], file: `${app}/routes/good.tsx`, imports: `${app}/features/home/index.ts` },
  { rules: [], file: `${app}/features/home/home-page.ts`, imports: `${app}/shared/${high}/index.ts` },
  { rules: [], file: `${app}/shared/${high}/good.ts`, imports: `${app}/shared/${low}/index.ts` },
  { rules: [], file: `${app}/features/home/domain.ts`, imports: '@sporta/domain' },
];

const plants: Plant[] = [
  // A circle is reported once, at the first of its files.
  { rules: ['no-circle'], file: 'scripts/egg.ts', imports: 'scripts/hen.ts', type: true },
  { rules: [], file: 'scripts/hen.ts', imports: 'scripts/egg.ts' },
  ...appPlants('web', web, webFloors),
  ...appPlants('banco', banco, bancoFloors),
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
  { rules: ['routing-alone'], file: 'packages/routing/src/a.ts', imports: '@sporta/domain' },
  { rules: ['web-apart'], file: `${web}/features/menu/g.ts`, imports: '@sporta/routing' },
  { rules: ['contract-only-zod'], file: 'packages/contract/src/a.ts', imports: '@sporta/domain' },
  { rules: ['ui-apart'], file: 'packages/ui/src/a.ts', imports: '@sporta/contract' },
  { rules: ['no-demo-in-production'], file: `${modules}/mails/b.ts`, imports: '@sporta/demo' },
  { rules: ['no-simulators-in-production'], file: `${modules}/mails/c.ts`, imports: '@sporta/simulators', type: true },
];

/** What is allowed and lies close to what is not. */
const allowed: Plant[] = [
  ...appAllowed(web, webFloors),
  ...appAllowed(banco, bancoFloors),
  { rules: [], file: `${modules}/mails/good.ts`, imports: `${modules}/lists/index.ts` },
  { rules: [], file: `${modules}/mails/mails.repo.ts`, imports: 'kysely' },
  { rules: [], file: 'apps/server/src/platform/db/good.ts', imports: 'kysely' },
  { rules: [], file: `${modules}/mails/good.test.ts`, imports: '@sporta/simulators' },
  { rules: [], file: 'apps/server/src/seed/seed-goods.ts', imports: '@sporta/demo' },
  { rules: [], file: 'apps/server/src/good.ts', imports: `${modules}/lists/index.ts` },
  { rules: [], file: `${banco}/features/home/rounds.ts`, imports: '@sporta/routing' },
  { rules: [], file: 'packages/routing/src/good.ts', imports: 'node:worker_threads' },
  { rules: [], file: 'packages/contract/src/good.ts', imports: 'zod' },
];

const packages = ['contract', 'demo', 'domain', 'routing', 'simulators'];
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
  for (const [app, floors] of [[web, webFloors] as const, [banco, bancoFloors] as const]) {
    for (const folder of floors.flat()) write(`${app}/shared/${folder}/index.ts`, 'export {};');
    for (const file of [`shared/${floors[1]?.[0]}/inner.ts`, 'features/home/index.ts', 'lib/good.ts'])
      write(`${app}/${file}`, 'export {};');
  }
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

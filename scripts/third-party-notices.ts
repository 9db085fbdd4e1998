/**
 * Writes THIRD_PARTY_NOTICES.md: the preamble of this file and one row for each package that is needed at run time, as
 * installed. Run after a change of dependencies: `node_modules/.bin/node scripts/third-party-notices.ts`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './lib/paths.ts';

const TARGET = inRoot('THIRD_PARTY_NOTICES.md');

const PREAMBLE = `# Third-party notices

Sporta is under the [MIT licence](LICENSE). It contains and uses works of others; their notices follow. The texts of the
licences are in the packages named, and at <https://spdx.org/licenses/>.

## In the pages and pictures

| Work | Licence | Copyright |
|---|---|---|
| Figtree, the font of the texts | OFL-1.1 | The Figtree Project Authors |
| Gabarito, the font of the headings | OFL-1.1 | The Gabarito Project Authors |
| Phosphor Icons | MIT | © 2023 Phosphor Icons |
| Fluent Emoji, in the drawn pictures, partly recoloured | MIT | © Microsoft Corporation |
| Serwist, in the worker of the shop | MIT | © 2018-2023 Google LLC, 2019-2023 ShadowWalker, 2020-2023 Anthony Fu, 2023-present Serwist |
| Fonts of the drawn packs, as outlines | OFL-1.1, Chewy Apache-2.0 | see [the notices of the pictures](packages/pictures/src/NOTICE.md) |

Brands, products and people of the demo shop are invented.

## PostgreSQL

The embedded database is PostgreSQL, under the PostgreSQL Licence, © 1996-2026 The PostgreSQL Global Development Group,
© 1994 The Regents of the University of California.

## Packages needed at run time

Written by \`scripts/third-party-notices.ts\` from the packages as installed; those for other platforms differ in name only. The tools that
build the web app are among them.

`;

/** Where the walk begins: what runs on a server and in a browser, not what tests and measures. */
const PRODUCTS = ['', 'apps/server', 'apps/web', 'apps/backoffice'];

interface LockedPackage {
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type: string };
  licenses?: { type: string }[];
  author?: string | { name?: string };
}

function licenceText(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.|-|$)/i.test(name));
  return file ? readFileSync(`${folder}/${file}`, 'utf8') : '';
}

function licenceOf(folder: string, { name, license, licenses }: Manifest): string {
  const named =
    typeof license === 'object' ? license.type : (license ?? licenses?.map(({ type }) => type).join(' OR '));
  if (named) return named;
  if (licenceText(folder).includes('Permission is hereby granted, free of charge, to any person')) return 'MIT';
  throw new Error(`${name} names no licence: look at it before using it`);
}

/** The first copyright line of the licence file, else the author. */
function copyrightOf(folder: string, { author }: Manifest): string {
  const line = licenceText(folder).match(/^\W*copyright\s+((?:\(c\)|©|\d{4}).*)$/im)?.[1];
  const person = typeof author === 'object' ? author.name : author?.replace(/\s*[<(].*$/, '');
  const found = line?.replace(/^(\(c\)|©)\s*/i, '') ?? person;
  if (!found) return 'see the package';
  const bare = found.replace(/[(<]?\s*(https?:|\S+@).*$/, '').replace(/[.,]?\s*all rights reserved\.?/i, '');
  return `© ${bare.replace(/\s+/g, ' ').replaceAll('|', '/').trim()}`;
}

/** Folders of all packages that `PRODUCTS` need, found as Node finds them: next to the asker, then further up. */
function neededFolders(packages: Record<string, LockedPackage>): Set<string> {
  const seen = new Set<string>();
  const visit = (place: string) => {
    if (seen.has(place)) return;
    seen.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = packages[place]!;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      for (let from: string | undefined = place; from !== undefined; from = above(from)) {
        const found = packages[path.posix.join(from, 'node_modules', name)];
        if (!found) continue;
        visit(found.link ? found.resolved! : path.posix.join(from, 'node_modules', name));
        break;
      }
    }
  };
  for (const product of PRODUCTS) visit(product);
  return seen;
}

function above(place: string): string | undefined {
  if (place === '') return undefined;
  const parent = path.posix.dirname(place);
  return parent === '.' ? '' : parent;
}

function table(): string {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const rows = new Map<string, string>();
  for (const place of neededFolders(packages)) {
    const folder = inRoot(place);
    if (!place.includes('node_modules/') || !existsSync(`${folder}/package.json`)) continue;
    const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
    rows.set(
      `${manifest.name} ${manifest.version}`,
      `| ${manifest.name} | ${manifest.version} | ${licenceOf(folder, manifest)} | ${copyrightOf(folder, manifest)} |`,
    );
  }
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  return ['| Package | Version | Licence | Copyright |', '|---|---|---|---|', ...sorted, ''].join('\n');
}

writeFileSync(TARGET, PREAMBLE + table());
execFileSync(inRoot('node_modules/.bin/biome'), ['format', '--write', TARGET], { stdio: 'ignore' });

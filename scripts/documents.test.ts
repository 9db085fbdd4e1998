import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMapping, readRows } from '../apps/server/src/modules/import/index.ts';
import { validateRows } from '../apps/server/src/modules/import/validate-rows.ts';
import { inRoot, ROOT } from './lib/paths.ts';

const documents = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md', 'packages/*/docs/*.md'], { cwd: ROOT });
const examples = 'docs/how-to/examples';

describe('the documents', () => {
  it.each(documents)('%s links to files that exist', (file) => {
    const text = readFileSync(inRoot(file), 'utf8');
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target]) => target!.split('#')[0]!)
      .filter((target) => target !== '' && !/^[a-z]+:/.test(target));
    expect(targets.filter((target) => !existsSync(path.resolve(ROOT, path.dirname(file), target)))).toEqual([]);
  });

  it('name a test for each line of the specification', () => {
    const rows = readFileSync(inRoot('docs', 'specification.md'), 'utf8')
      .split('\n## Where Sporta differs')[0]!
      .split('\n')
      .filter((line) => line.startsWith('| ') && !/^\| (What|-+) /.test(line));
    expect(rows.length).toBeGreaterThan(100);
    const tested = (row: string) => /\]\([^)]+\.test\.tsx?\)/.test(row.split(' | ').at(-1) ?? '');
    expect(rows.filter((row) => !tested(row))).toEqual([]);
  });

  it('show an example of a CSV file that has no bad row', async () => {
    const known = {
      categoryPaths: new Set(['latticini-e-uova', 'colazione-e-dolci']),
      products: new Map(),
      stockedCodes: new Set<string>(),
      eanOwners: new Map<string, string>(),
      warehouseSlugs: new Set<string>(),
    };
    const { products, problems, warnings } = await validateRows(readRows(inRoot(examples, 'catalogue.csv')), known);
    expect({ products: products.length, problems, warnings }).toEqual({ products: 2, problems: [], warnings: [] });
  });

  it('show an example of a mapping that can be read', async () => {
    const mapping = await readMapping(inRoot(examples, 'open-food-facts.mapping.json'));
    expect(mapping.fields.barcode_id).toEqual(['code', 'eans']);
  });
});

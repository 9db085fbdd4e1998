import { type DepartmentValue, mostDepartmentValues } from '@sporta/contract';
import type { Db } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { asUtf8, type Department, Departments, rowsOf, unsortedCategory } from '../import/index.ts';
import { type PlacedCode, readAnswers, readShownDepartments, readWhereProductsLie } from './departments.repo.ts';
import { alikeDepartment } from './file/alike-department.ts';
import { departmentValues } from './file/department-values.ts';
import { keptValues } from './file/kept-values.ts';
import { fingerprintOf, partsOf } from './imports.repo.ts';
import { importOf } from './one-import.ts';

export interface MatchedDepartments {
  values: DepartmentValue[];
  tooMany: boolean;
  departments: Department[];
}

/**
 * What each value of a column with departments is proposed to mean: what staff said, now or for an earlier file of these columns;
 * the department of that name; the one most of its products lie in already; the one most like it. Values without any come first.
 * @throws BusinessError `import-not-found`, `file-incomplete`, `wrong-mapping`
 */
export async function matchDepartments(db: Db, importId: number, column: string): Promise<MatchedDepartments> {
  const { columns, format, layout, mapping, parts } = await importOf(db, importId);
  if (parts === 0 || !format || !mapping)
    throw new BusinessError('file-incomplete', 'Il file non c’è più o non è arrivato tutto: caricalo di nuovo');
  if (!columns.some(({ name }) => name === column))
    throw new BusinessError('wrong-mapping', `Nel file non c’è la colonna “${column}”`, { field: 'column' });
  const codeColumn = Object.entries(mapping.fields).find(([, field]) => field === 'code')?.[0];
  const content = await fingerprintOf(db, importId);
  const found = await keptValues(JSON.stringify([content, format, column, codeColumn]), () =>
    departmentValues(rowsOf(asUtf8(partsOf(db, importId), format.encoding), format.kind), column, codeColumn),
  );
  const shown = (await readShownDepartments(db)).filter(({ path }) => path !== unsortedCategory.path);
  const departments = shown.map(({ path }) => ({ path, name: wholeName(path, shown) }));
  if (found.size > mostDepartmentValues) return { values: [], tooMany: true, departments };
  const answers = new Map(Object.entries({ ...(layout ? await readAnswers(db, layout) : {}), ...mapping.departments }));
  const placed = await whereMostLie(
    db,
    [...found].flatMap(([value, { codes }]) => codes.map((code) => ({ value, code }))),
  );
  const named = new Departments(shown, false);
  const values = [...found].map(([value, { rows: said }]): DepartmentValue => {
    const told = answers.get(value);
    const ways: [DepartmentValue['match'], string | undefined][] = [
      ['answer', told !== undefined && named.has(told) ? told : undefined],
      ['name', named.find(value)],
      ['products', placed.get(value)],
      ['alike', alikeDepartment(value, shown)],
    ];
    const way = told === '' ? undefined : ways.find(([, path]) => path !== undefined);
    return { value, rows: said, match: way?.[0] ?? 'none', ...(way?.[1] === undefined ? {} : { path: way[1] }) };
  });
  const order = (value: DepartmentValue) => (value.match === 'none' ? 0 : value.match === 'alike' ? 1 : 2);
  values.sort((a, b) => order(a) - order(b) || a.value.localeCompare(b.value, 'it', { numeric: true }));
  return { values, tooMany: false, departments };
}

/** The department in which more than half of the products of a value lie that the shop has sorted. */
async function whereMostLie(db: Db, codes: readonly PlacedCode[]): Promise<Map<string, string>> {
  const all = (await readWhereProductsLie(db, codes)).filter(({ path }) => path !== unsortedCategory.path);
  const most = new Map<string, string>();
  for (const [value, places] of Map.groupBy(all, (each) => each.value)) {
    const total = places.reduce((sum, { products }) => sum + products, 0);
    if (places[0]!.products * 2 > total) most.set(value, places[0]!.path);
  }
  return most;
}

/** "Dispensa › Conserve": two departments may have one name. */
function wholeName(path: string, all: readonly Department[]): string {
  const levels = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  return levels.map((level) => all.find((each) => each.path === level)?.name ?? level).join(' › ');
}

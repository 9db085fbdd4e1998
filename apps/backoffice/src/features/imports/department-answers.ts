import type { DepartmentValue } from '@sporta/contract';

/** Value of the file → path of a department; empty: none. */
export type Answers = Readonly<Record<string, string>>;
type Shown = readonly { path: string }[];

/** Path of the department a value is taken for; empty when there is none, or the one that was chosen is gone. */
export function meaningOf({ value, path }: DepartmentValue, answers: Answers, departments: Shown): string {
  const chosen = Object.hasOwn(answers, value) ? answers[value]! : (path ?? '');
  return departments.some((each) => each.path === chosen) ? chosen : '';
}

/**
 * What is said of every value of the table when the file is checked: what is seen is what is done. A value nobody touched and
 * nothing fits says nothing, so that the department may be made.
 */
export function answersOf(values: readonly DepartmentValue[], answers: Answers, departments: Shown): Answers {
  const said: Record<string, string> = {};
  for (const each of values) {
    const path = meaningOf(each, answers, departments);
    if (path !== '' || (each.path !== undefined && Object.hasOwn(answers, each.value))) said[each.value] = path;
  }
  return said;
}

/** Values that mean nothing yet: somebody must look at them. */
export const openValues = (
  { values, departments }: { values: readonly DepartmentValue[]; departments: Shown },
  answers: Answers,
): DepartmentValue[] => values.filter((each) => meaningOf(each, answers, departments) === '');

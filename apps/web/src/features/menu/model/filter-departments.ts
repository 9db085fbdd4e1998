import { plain } from '../../../lib/plain-text.ts';
import type { CategoryNode } from '../../../shared/departments/index.ts';

/**
 * Departments and their categories whose name has a text in it, accents and case aside. A department that fits keeps
 * all its categories.
 */
export function filterDepartments(departments: readonly CategoryNode[], text: string): CategoryNode[] {
  const wanted = plain(text.trim());
  if (!wanted) return [...departments];
  return departments.flatMap((department) => {
    if (plain(department.name).includes(wanted)) return [department];
    const children = department.children.filter(({ name }) => plain(name).includes(wanted));
    return children.length > 0 ? [{ ...department, children }] : [];
  });
}

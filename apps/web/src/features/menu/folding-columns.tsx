import type { CategoryNode } from '../../shared/departments/index.ts';
import { useHeaderLinks, useServiceLinks } from '../../shared/navigation/index.ts';
import { FoldingDepartment } from './folding-department.tsx';
import { LinkRows } from './link-rows.tsx';

interface FoldingColumnsProps {
  departments: readonly CategoryNode[];
  unfolded: boolean;
  onFollow: () => void;
}

/** Two columns that do not move when a department opens in the other; one where there is no room. */
export function FoldingColumns({ departments, unfolded, onFollow }: FoldingColumnsProps) {
  const links = useHeaderLinks();
  const service = useServiceLinks();
  const half = Math.ceil(departments.length / 2);
  const columns = [departments.slice(0, half), departments.slice(half)].filter((column) => column.length > 0);
  return (
    <>
      <nav className="folding-columns" aria-label="Reparti">
        {columns.map((column) => (
          <ul key={column[0]?.categoryId} className="drawer-list">
            {column.map((department) => (
              <li key={department.categoryId}>
                <FoldingDepartment department={department} unfolded={unfolded} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        ))}
      </nav>
      {/* the second row of the header has no room here */}
      {unfolded ? null : <LinkRows links={[...links, ...service]} onFollow={onFollow} />}
    </>
  );
}

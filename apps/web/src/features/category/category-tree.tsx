import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import type { CategoryNode } from '../../shared/departments/index.ts';

interface CategoryTreeProps {
  /** From the department to the category we are in. */
  path: readonly CategoryNode[];
}

/** The department, its categories with the number of products, and the open one's own. */
export function CategoryTree({ path }: CategoryTreeProps) {
  const [department, ...inside] = path;
  if (!department) return null;
  const current = path.at(-1);
  return (
    <nav className="fc" aria-label="Reparto">
      <ul className="tree">
        <li>
          <TreeLink node={department} current={current === department} />
          <Branch nodes={department.children} inside={inside} current={current} />
        </li>
      </ul>
    </nav>
  );
}

interface BranchProps {
  nodes: readonly CategoryNode[];
  inside: readonly CategoryNode[];
  current: CategoryNode | undefined;
}

function Branch({ nodes, inside, current }: BranchProps) {
  const shown = nodes.filter((node) => node.count > 0 || node === current);
  if (shown.length === 0) return null;
  const [open, ...deeper] = inside;
  return (
    <ul>
      {shown.map((node) => (
        <li key={node.categoryId}>
          <TreeLink node={node} current={node === current} />
          {node === open ? <Branch nodes={node.children} inside={deeper} current={current} /> : null}
        </li>
      ))}
    </ul>
  );
}

function TreeLink({ node, current }: { node: CategoryNode; current: boolean }) {
  return (
    <Link href={`/${node.slug}`} aria-current={current ? 'page' : undefined}>
      {node.name} <span>{node.count}</span>
    </Link>
  );
}

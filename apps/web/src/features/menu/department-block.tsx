import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import type { CategoryNode } from '../../shared/departments/index.ts';

interface DepartmentBlockProps {
  department: CategoryNode;
  onFollow: () => void;
}

/** One department with the categories under it; all of them lead to their page. */
export function DepartmentBlock({ department, onFollow }: DepartmentBlockProps) {
  const { name, slug, tint, picture, children } = department;
  return (
    <section>
      <Link className="dep" href={`/${slug}`} onClick={onFollow}>
        <Thumb picture={picture ? { src: picture } : undefined} tint={tint} size="s" />
        <b>{name}</b>
      </Link>
      <ul>
        {children.map((child) => (
          <li key={child.categoryId}>
            <Link href={`/${child.slug}`} onClick={onFollow}>
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

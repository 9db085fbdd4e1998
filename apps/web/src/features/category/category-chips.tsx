import { ChipLink } from '@sporta/ui/components/form/Chip.tsx';
import type { CategoryNode } from '../../shared/departments/index.ts';

/** "Tutto" and the categories one level down; on a leaf, its neighbours. */
export function CategoryChips({ path }: { path: readonly CategoryNode[] }) {
  const current = path.at(-1);
  if (!current) return null;
  const parent = current.children.length > 0 ? current : (path.at(-2) ?? current);
  const children = parent.children.filter(({ count }) => count > 0);
  if (children.length === 0) return null;
  return (
    <nav className="chips" aria-label="Categorie">
      <ChipLink href={`/${parent.slug}`} current={parent === current}>
        Tutto
      </ChipLink>
      {children.map((child) => (
        <ChipLink key={child.categoryId} href={`/${child.slug}`} current={child === current}>
          {child.name}
        </ChipLink>
      ))}
    </nav>
  );
}

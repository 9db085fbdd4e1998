import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { CaretDownBold } from '@sporta/ui/icons/CaretDownBold.ts';
import { useState } from 'react';
import type { CategoryNode } from '../../shared/departments/index.ts';

interface FoldingDepartmentProps {
  department: CategoryNode;
  onFollow: () => void;
  /** Open whatever is pressed, and beside others: what was searched for is in it. */
  unfolded?: boolean;
}

/** Opens to the categories under it, which are drawn when it is pressed (specification, section 2); one is open at a time. */
export function FoldingDepartment({ department, onFollow, unfolded = false }: FoldingDepartmentProps) {
  const { name, slug, tint, picture, children } = department;
  const [open, setOpen] = useState(false);
  return (
    <details
      name={unfolded ? undefined : 'departments'}
      open={unfolded || open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Thumb picture={picture ? { src: picture } : undefined} tint={tint} size="xs" />
        <span className="grow">{name}</span>
        <CaretDownBold />
      </summary>
      {unfolded || open ? (
        <ul>
          {children.map((child) => (
            <li key={child.categoryId}>
              <Link href={`/${child.slug}`} onClick={onFollow}>
                {child.name}
              </Link>
            </li>
          ))}
          <li>
            <Link className="all" href={`/${slug}`} aria-label={`Vedi tutto: ${name}`} onClick={onFollow}>
              Vedi tutto
            </Link>
          </li>
        </ul>
      ) : null}
    </details>
  );
}

import { cx } from '@sporta/ui/components/cx.ts';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { ProductPicture } from '@sporta/ui/components/product/ProductPicture.tsx';
import { tintClass } from '@sporta/ui/components/product/tint.ts';
import type { CategoryNode } from './category-query.ts';

/** Departments as tinted tiles with their picture. */
export function DepartmentGrid({ departments }: { departments: readonly CategoryNode[] }) {
  return (
    <ul className="departments">
      {departments.map(({ categoryId, name, slug, tint, picture }) => (
        <li key={categoryId}>
          <Link href={`/${slug}`} className="department">
            <span className={cx('tinted', tintClass(tint))}>
              <ProductPicture picture={picture ? { src: picture } : undefined} size={124} />
            </span>
            <b>{name}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}

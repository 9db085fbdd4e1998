import { CaretRightBold } from '../../icons/CaretRightBold.ts';
import { Link } from '../link/LinkContext.tsx';

export interface Crumb {
  label: string;
  /** The last one, where we are, has none. */
  href?: string | undefined;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumb" aria-label="Percorso">
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href ?? crumb.label}>
            {index > 0 ? <CaretRightBold /> : null}
            {crumb.href ? <Link href={crumb.href}>{crumb.label}</Link> : <span aria-current="page">{crumb.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

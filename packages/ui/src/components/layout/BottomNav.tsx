import type { Icon } from '../../icons/drawIcon.tsx';
import { Link } from '../link/LinkContext.tsx';

export interface BottomNavItem {
  label: string;
  href: string;
  icon: Icon;
  /** Fill version, for the place we are in. */
  activeIcon: Icon;
  current?: boolean | undefined;
  /** Number on a lemon badge. */
  badge?: number | undefined;
  /** Spoken in place of the label: "Carrello, 25 prodotti". */
  spoken?: string | undefined;
}

/** Navigation at the bottom of small screens: Home, Reparti, Acquistati, Ordini, Carrello. */
export function BottomNav({ items }: { items: readonly BottomNavItem[] }) {
  return (
    <nav className="bnav" aria-label="Navigazione principale">
      <ul>
        {items.map(({ label, href, icon, activeIcon, current, badge, spoken }) => {
          const Glyph = current ? activeIcon : icon;
          return (
            <li key={label}>
              <Link href={href} aria-current={current ? 'page' : undefined} aria-label={spoken}>
                <Glyph />
                {badge ? <em aria-hidden={spoken ? true : undefined}>{badge}</em> : null}
                <span>{label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

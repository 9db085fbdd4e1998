import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import type { NavLink } from '../../shared/navigation/index.ts';

interface LinkRowsProps {
  links: readonly NavLink[];
  className?: string;
  onFollow: () => void;
}

/** Configurable links one under the other, each as wide as a thumb needs. */
export function LinkRows({ links, className, onFollow }: LinkRowsProps) {
  return (
    <ul className={className ? `info-links ${className}` : 'info-links'}>
      {links.map(({ label, href, target, icon, hot }) => (
        <li key={href}>
          <Link href={href} target={target} className={hot ? 'hot' : undefined} onClick={onFollow}>
            {icon ? <img src={icon} alt="" width="20" height="20" /> : null}
            <span className="grow">{label}</span>
            <CaretRightBold />
          </Link>
        </li>
      ))}
    </ul>
  );
}

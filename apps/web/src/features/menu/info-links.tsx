import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { footerGroups, footerQuery } from '../shell/model/navigation.ts';

/** The tab Informazioni: the configurable links of the shop, in their groups. */
export function InfoLinks({ onFollow }: { onFollow: () => void }) {
  const { data: groups = footerGroups } = useQuery(footerQuery(useApi()));
  return (
    <div className="info-groups">
      {groups.map(({ title, links }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul className="info-links">
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} onClick={onFollow}>
                  <span className="grow">{label}</span>
                  <CaretRightBold />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

import { InstallOffer } from '../../shared/install/index.ts';
import { useFooterGroups } from '../../shared/navigation/index.ts';
import { LinkRows } from './link-rows.tsx';

/** The tab Informazioni: the configurable links of the shop, in their groups. */
export function InfoLinks({ onFollow }: { onFollow: () => void }) {
  const groups = useFooterGroups();
  return (
    <div className="info-groups">
      <InstallOffer />
      {groups.map(({ title, links }) => (
        <section key={title}>
          <h3>{title}</h3>
          <LinkRows links={links.filter(({ isText }) => !isText)} onFollow={onFollow} />
        </section>
      ))}
    </div>
  );
}

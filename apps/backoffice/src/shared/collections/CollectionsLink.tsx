import { staffEndpoints } from '@sporta/contract';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { ArrowUUpLeft } from '@sporta/ui/icons/ArrowUUpLeft.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { listCount } from '../figures/index.ts';
import { mayUse, useMe } from '../staff/index.ts';
import { collectionsQuery } from './collections-query.ts';

/** The way to the goods that vans fetch, with how many there are. */
export function CollectionsLink() {
  const may = mayUse(useMe(), staffEndpoints.staffOrders.collections);
  const { data } = useQuery({ ...collectionsQuery(useApi(), {}), enabled: may });
  if (!may) return null;
  return (
    <ButtonLink kind="quiet" href="/banco/consegne/ritiri">
      <ArrowUUpLeft />
      Ritiri
      {data && data.counts.open > 0 ? <span className="num">{listCount(data.counts.open)}</span> : null}
    </ButtonLink>
  );
}

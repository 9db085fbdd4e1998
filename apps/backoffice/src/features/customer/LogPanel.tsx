import { staffEndpoints } from '@sporta/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { AuditTable } from '../../shared/audit-log/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { customerKeys } from '../../shared/live/index.ts';
import { TableFoot } from '../../shared/table/index.ts';

interface LogPanelProps {
  userId: number;
  page: number;
  onPage: (page: number) => void;
}

/** Who of the staff looked at the customer or changed something of them. */
export function LogPanel({ userId, page, onPage }: LogPanelProps) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: [...customerKeys.one(userId), 'log', page],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffCustomers.log, { user_id: userId, page }, { signal })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <section className="bx table" aria-label="Registro">
      <div className="client-panel-head">
        <h2>Registro</h2>
      </div>
      {error && !data ? <LoadProblem error={error} what="il registro" onRetry={() => void refetch()} /> : null}
      {error ? null : <AuditTable entries={data?.entries} />}
      {data ? (
        <TableFoot
          page={data.page.selPage}
          pageSize={data.page.itemsPerPage}
          total={data.page.totItems}
          onPage={onPage}
        />
      ) : null}
    </section>
  );
}

import { staffEndpoints } from '@sporta/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { AuditTable } from '../../shared/audit-log/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { TableFoot } from '../../shared/table/index.ts';

/** Who of the staff changed or looked at what, the latest first. */
export function AuditPage({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['audit', page],
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staff.audit, { page }, { signal })).data,
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <LoadProblem error={error} what="il registro" onRetry={() => void refetch()} />;
  return (
    <>
      <title>Registro | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Registro</h1>
          <p className="muted">Chi ha cambiato o guardato che cosa. Non si può cancellare.</p>
        </div>
      </div>
      <section className="bx table" aria-label="Registro">
        <AuditTable entries={data?.entries} ofMany />
        {data?.entries.length === 0 ? <p className="muted pad">Ancora niente.</p> : null}
        {data ? (
          <TableFoot
            page={data.page.selPage}
            pageSize={data.page.itemsPerPage}
            total={data.page.totItems}
            onPage={onPage}
          />
        ) : null}
      </section>
    </>
  );
}

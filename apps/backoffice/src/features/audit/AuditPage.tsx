import { staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { ClockCounterClockwise } from '@sporta/ui/icons/ClockCounterClockwise.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { AuditTable } from '../../shared/audit-log/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { TableFoot } from '../../shared/table/index.ts';
import { AuditFilters } from './AuditFilters.tsx';
import type { AuditSearch } from './audit-search.ts';

interface AuditPageProps {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

/** Who of the staff changed or looked at what, the latest first. The address holds what is asked. */
export function AuditPage({ search, onSearch }: AuditPageProps) {
  const api = useApi();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['audit', search],
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staff.audit, search, { signal })).data,
    placeholderData: keepPreviousData,
  });
  if (error && !data)
    return <LoadProblem page="Registro" error={error} what="il registro" onRetry={() => void refetch()} />;
  return (
    <>
      <title>Registro | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Registro</h1>
          <p className="muted">Chi ha cambiato o guardato che cosa. Non si può cancellare.</p>
        </div>
      </div>
      <section className="bx table" aria-label="Registro" aria-busy={isPlaceholderData}>
        <AuditFilters
          search={search}
          people={data?.people ?? []}
          subjectName={data?.entries[0]?.subject.name}
          onChange={(part) => onSearch({ ...search, page: undefined, ...part })}
        />
        {data?.entries.length === 0 ? (
          <EmptyState
            icon={ClockCounterClockwise}
            title="Niente qui"
            body="Con questi filtri nessuno ha cambiato o guardato niente."
            actions={
              <Button kind="line" onClick={() => onSearch({})}>
                Togli i filtri
              </Button>
            }
          />
        ) : (
          <AuditTable entries={data?.entries} ofMany />
        )}
        {data && data.entries.length > 0 ? (
          <TableFoot page={data.page} onPage={(page) => onSearch({ ...search, page: page === 1 ? undefined : page })} />
        ) : null}
      </section>
    </>
  );
}

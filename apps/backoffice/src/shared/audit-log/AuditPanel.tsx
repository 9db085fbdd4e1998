import type { AuditEntry, Page } from '@sporta/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LoadProblem } from '../errors/index.ts';
import { TableFoot } from '../table/index.ts';
import { AuditTable } from './AuditTable.tsx';

interface AuditPanelProps {
  /** Of who or what the log is about. */
  subjectKey: readonly unknown[];
  read: (page: number, signal: AbortSignal) => Promise<{ entries: AuditEntry[]; page: Page }>;
  page: number;
  onPage: (page: number) => void;
}

/** Who of the staff looked at somebody or changed something of them. */
export function AuditPanel({ subjectKey, read, page, onPage }: AuditPanelProps) {
  const { data, error, refetch } = useQuery({
    queryKey: [...subjectKey, 'log', page],
    queryFn: ({ signal }) => read(page, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="bx table" aria-label="Registro">
      <div className="client-panel-head">
        <h2>Registro</h2>
      </div>
      {error && !data ? <LoadProblem error={error} what="il registro" onRetry={() => void refetch()} /> : null}
      {error ? null : <AuditTable entries={data?.entries} />}
      {data ? <TableFoot page={data.page} onPage={onPage} /> : null}
    </section>
  );
}

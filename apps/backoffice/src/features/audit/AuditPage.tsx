import { type AuditEntry, staffEndpoints } from '@sporta/contract';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { moment } from '../../shared/figures/index.ts';
import { type Column, DataTable, TableFoot } from '../../shared/table/index.ts';
import { changesOf } from './changes.ts';

/** Who of the staff changed or looked at what, the latest first. */
export function AuditPage({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const api = useApi();
  const router = useRouter();
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
        <DataTable
          caption="Registro"
          columns={columns}
          rows={data?.entries}
          rowId={({ auditId }) => auditId}
          rowName={({ label }) => label}
          onOpen={(entry) => {
            const href = subjectHref(entry);
            if (href) void router.navigate({ href });
          }}
        />
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

const subjectHref = ({ subject: { kind, id } }: AuditEntry): string | undefined =>
  kind === 'order' && id ? hrefOf(`/ordini/${id}`) : undefined;

const columns: Column<AuditEntry>[] = [
  { key: 'at', header: 'Quando', cell: ({ at }) => <span className="num">{moment(at, new Date())}</span> },
  { key: 'who', header: 'Chi', cell: ({ name }) => <b>{name}</b> },
  {
    key: 'what',
    header: 'Che cosa',
    cell: ({ label, reason }) => (
      <>
        {label}
        {reason ? <small>“{reason}”</small> : null}
      </>
    ),
  },
  { key: 'subject', header: 'Su', from: 'tablet', cell: (entry) => <Subject entry={entry} /> },
  {
    key: 'change',
    header: 'Prima e dopo',
    from: 'small-desk',
    cell: (entry) =>
      changesOf(entry).map(({ field, before, after }) => (
        <small key={field}>
          {field}: {before} → {after}
        </small>
      )),
  },
];

function Subject({ entry }: { entry: AuditEntry }) {
  const href = subjectHref(entry);
  const name = entry.subject.name ?? entry.subject.id ?? '–';
  return href ? (
    <Link className="link" href={href}>
      {name}
    </Link>
  ) : (
    name
  );
}

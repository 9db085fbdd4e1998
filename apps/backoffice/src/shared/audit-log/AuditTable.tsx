import type { AuditEntry } from '@sporta/contract';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { useRouter } from '@tanstack/react-router';
import { hrefOf } from '../../lib/search-params.ts';
import { moment } from '../figures/index.ts';
import { type Column, DataTable } from '../table/index.ts';
import { changesOf } from './changes.ts';

const subjectHref = ({ subject: { kind, id } }: AuditEntry): string | undefined =>
  kind === 'order' && id ? hrefOf(`/ordini/${id}`) : undefined;

const subjectColumn: Column<AuditEntry> = {
  key: 'subject',
  header: 'Su',
  from: 'tablet',
  cell: (entry) => <Subject entry={entry} />,
};

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
    <Link className="link tap" href={href}>
      {name}
    </Link>
  ) : (
    name
  );
}

interface AuditTableProps {
  /** Absent while they are read. */
  entries: readonly AuditEntry[] | undefined;
  /** They are about more than one thing: each says about what. */
  ofMany?: boolean;
}

/** Entries of the log: when, who, what, and what was there before. */
export function AuditTable({ entries, ofMany = false }: AuditTableProps) {
  const router = useRouter();
  return (
    <DataTable
      caption="Registro"
      columns={ofMany ? [...columns.slice(0, 3), subjectColumn, ...columns.slice(3)] : columns}
      rows={entries}
      rowId={({ auditId }) => auditId}
      rowName={({ label }) => label}
      onOpen={(entry) => {
        const href = subjectHref(entry);
        if (href) void router.navigate({ href });
      }}
    />
  );
}

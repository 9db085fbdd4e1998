import type { AuditEntry } from '@sporta/contract';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { useRouter } from '@tanstack/react-router';
import { hrefOf } from '../../lib/search-params.ts';
import { moment } from '../figures/index.ts';
import { type Column, DataTable } from '../table/index.ts';
import { changesOf } from './changes.ts';
import { subjectName } from './subject-name.ts';

/** Where the things of the log have a page. */
const PAGES: Partial<Record<AuditEntry['subject']['kind'], string>> = {
  order: '/ordini',
  customer: '/clienti',
  company: '/clienti/aziende',
  product: '/catalogo',
};

const subjectHref = ({ subject: { kind, id } }: AuditEntry): string | undefined => {
  const page = PAGES[kind];
  return page && id ? hrefOf(`${page}/${id}`) : undefined;
};

const subjectColumn: Column<AuditEntry> = {
  key: 'subject',
  header: 'Su',
  from: 'tablet',
  cell: (entry) => <Subject entry={entry} />,
};

const columns: Column<AuditEntry>[] = [
  {
    key: 'at',
    header: 'Quando',
    beside: true,
    cell: ({ at }) => <span className="num">{moment(at, new Date())}</span>,
  },
  { key: 'who', header: 'Chi', cell: ({ name }) => <b>{name}</b> },
  {
    key: 'what',
    header: 'Che cosa',
    cell: (entry) => (
      <>
        {entry.label}
        {entry.reason ? <small>“{entry.reason}”</small> : null}
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
          {field}: {before === undefined ? after : `${before} → ${after}`}
        </small>
      )),
  },
];

/** On a phone there is no room for a column of its own: the thing stands below what was done with it. */
const columnsOfMany: Column<AuditEntry>[] = columns.flatMap((column) => {
  if (column.key !== 'what') return [column];
  const cell: Column<AuditEntry>['cell'] = (entry) => (
    <>
      {column.cell(entry)}
      <small className="phone-only">
        <Subject entry={entry} />
      </small>
    </>
  );
  return [{ ...column, cell }, subjectColumn];
});

function Subject({ entry }: { entry: AuditEntry }) {
  const href = subjectHref(entry);
  const name = subjectName(entry.subject);
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
      columns={ofMany ? columnsOfMany : columns}
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

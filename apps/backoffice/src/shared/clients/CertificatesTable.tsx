import type { StaffCertificate } from '@sporta/contract';
import { formatDayNumeric, shopDay } from '@sporta/domain';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { euro } from '../figures/index.ts';
import { type Column, DataTable } from '../table/index.ts';

const day = (at: string) => formatDayNumeric(shopDay(Date.parse(at)));

const stateNames = { active: 'Attivo', used: 'Usato', expired: 'Scaduto', 'taken-back': 'Ritirato' } as const;

/** @param more after the name of the certificate @param last at the end of the row */
const columnsOf = <Row extends StaffCertificate>(
  more: readonly Column<Row>[],
  last: readonly Column<Row>[],
): Column<Row>[] => [
  {
    key: 'description',
    header: 'Buono',
    cell: ({ description, reason, code, validTo }) => (
      <>
        {reason ?? description} <small>{code}</small>
        {/* A phone has no room for the column of days. */}
        {validTo ? <small className="phone-only">Vale fino al {day(validTo)}</small> : null}
      </>
    ),
  },
  ...more,
  {
    key: 'given',
    header: 'Dato da',
    from: 'small-desk',
    cell: ({ givenBy, givenAt }) => `${givenBy ?? 'Automatico'}, ${day(givenAt)}`,
  },
  { key: 'valid', header: 'Vale fino al', from: 'tablet', cell: ({ validTo }) => (validTo ? day(validTo) : '—') },
  { key: 'value', header: 'Valore', figures: true, from: 'tablet', cell: ({ value }) => euro(value) },
  { key: 'left', header: 'Resta', figures: true, cell: ({ left }) => <b>{euro(left)}</b> },
  {
    key: 'state',
    header: 'Stato',
    cell: ({ state }) => <Tag tone={state === 'active' ? 'green' : undefined}>{stateNames[state]}</Tag>,
  },
  ...last,
];

interface CertificatesTableProps<Row extends StaffCertificate> {
  certificates: readonly Row[];
  /** What else a page says of each. */
  more?: readonly Column<Row>[];
  /** What can be done with each. */
  last?: readonly Column<Row>[];
}

/** Certificates, who gave them and why, and what is left on each. */
export function CertificatesTable<Row extends StaffCertificate>({
  certificates,
  more = [],
  last = [],
}: CertificatesTableProps<Row>) {
  if (certificates.length === 0) return <p className="client-none muted">Nessun buono.</p>;
  return (
    <DataTable
      caption="Buoni"
      columns={columnsOf(more, last)}
      rows={certificates}
      rowId={({ giftCertificateId }) => giftCertificateId}
      rowName={({ description }) => description}
    />
  );
}

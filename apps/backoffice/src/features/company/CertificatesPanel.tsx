import type { CompanyCertificate, StaffCompany } from '@sporta/contract';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { hrefOf } from '../../lib/search-params.ts';
import { CertificatesTable } from '../../shared/clients/index.ts';
import type { Column } from '../../shared/table/index.ts';
import { VoucherButton } from './VoucherButton.tsx';

/** A certificate is a person's: their page gives more. */
const whose: Column<CompanyCertificate>[] = [
  {
    key: 'person',
    header: 'Di chi',
    from: 'small-desk',
    cell: ({ person: { userId, name } }) => (
      <Link className="row-link of-two-lines client-link" href={hrefOf(`/clienti/${userId}`)}>
        {name}
      </Link>
    ),
  },
];

/** What the people of the company hold to spend. */
export function CertificatesPanel({ company: { certificates, mainPerson } }: { company: StaffCompany }) {
  return (
    <section className="bx table" aria-label="Buoni">
      <div className="client-panel-head">
        <h2>Buoni e crediti</h2>
        {mainPerson ? <VoucherButton person={mainPerson} /> : null}
      </div>
      <CertificatesTable certificates={certificates} more={whose} />
    </section>
  );
}

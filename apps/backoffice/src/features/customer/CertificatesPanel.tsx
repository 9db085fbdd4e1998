import { type StaffCertificate, type StaffCustomer, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { Plus } from '@sporta/ui/icons/Plus.ts';
import { useState } from 'react';
import { useCustomerActs, VoucherDialog } from '../../shared/client-acts/index.ts';
import { CertificatesTable } from '../../shared/clients/index.ts';
import { euro } from '../../shared/figures/index.ts';
import { ReasonDialog } from '../../shared/reason/index.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';
import type { Column } from '../../shared/table/index.ts';

/** Certificates with what is left on each, the button that gives one, and the one that takes back what was given by mistake. */
export function CertificatesPanel({ customer }: { customer: StaffCustomer }) {
  const me = useMe();
  const acts = useCustomerActs(customer.userId);
  const [giving, setGiving] = useState(false);
  const [taking, setTaking] = useState<StaffCertificate>();
  const { certificates, may } = customer;
  const mayTakeBack = mayUse(me, staffEndpoints.staffCustomers.takeBackVoucher);
  return (
    <section className="bx table" aria-label="Buoni">
      <div className="client-panel-head">
        <h2>Buoni e crediti</h2>
        {may.voucher > 0 ? (
          <Button kind="soft" size="sm" onClick={() => setGiving(true)}>
            <Plus />
            Dai un buono
          </Button>
        ) : null}
      </div>
      <CertificatesTable
        certificates={certificates}
        last={mayTakeBack && certificates.some((each) => each.mayBeTakenBack) ? [takeBackColumn(setTaking)] : []}
      />
      <VoucherDialog open={giving} onClose={() => setGiving(false)} customer={customer} />
      {taking ? (
        <ReasonDialog
          title={`Ritirare il buono ${taking.code}?`}
          action={`Ritira ${euro(taking.left)}`}
          label="Motivo, lo legge il cliente"
          onClose={() => setTaking(undefined)}
          onConfirm={async (reason) => {
            await acts.takeBackVoucher(taking.giftCertificateId, reason);
            toast.success('Buono ritirato: gli abbiamo scritto');
          }}
        >
          Da adesso non si usa più. Quello che un ordine ha già messo da parte resta dell’ordine.
        </ReasonDialog>
      ) : null}
    </section>
  );
}

const takeBackColumn = (onTake: (certificate: StaffCertificate) => void): Column<StaffCertificate> => ({
  key: 'take-back',
  header: <span className="sr">Ritiro</span>,
  cell: (certificate) =>
    certificate.mayBeTakenBack ? (
      <Button
        kind="line"
        size="sm"
        aria-label={`Ritira il buono ${certificate.code}`}
        onClick={() => onTake(certificate)}
      >
        Ritira
      </Button>
    ) : null,
});

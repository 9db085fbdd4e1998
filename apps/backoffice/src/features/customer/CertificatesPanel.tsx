import type { StaffCustomer } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Plus } from '@sporta/ui/icons/Plus.ts';
import { useState } from 'react';
import { VoucherDialog } from '../../shared/client-acts/index.ts';
import { CertificatesTable } from '../../shared/clients/index.ts';

/** Certificates with what is left on each, and the button that gives one. */
export function CertificatesPanel({ customer }: { customer: StaffCustomer }) {
  const [giving, setGiving] = useState(false);
  const { certificates, may } = customer;
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
      <CertificatesTable certificates={certificates} />
      <VoucherDialog open={giving} onClose={() => setGiving(false)} customer={customer} />
    </section>
  );
}

import { type StaffCompany, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Plus } from '@sporta/ui/icons/Plus.ts';
import { useState } from 'react';
import { VoucherDialog } from '../../shared/client-acts/index.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';

/** Gives a voucher to who answers for the company: vouchers are a person's. */
export function VoucherButton({ person }: { person: NonNullable<StaffCompany['mainPerson']> }) {
  const me = useMe();
  const [giving, setGiving] = useState(false);
  if (person.may.voucher <= 0 || !mayUse(me, staffEndpoints.staffCustomers.giveVoucher)) return null;
  return (
    <>
      <Button kind="soft" size="sm" onClick={() => setGiving(true)}>
        <Plus />
        Dai un buono
        <span className="sr"> a {person.name}</span>
      </Button>
      <VoucherDialog open={giving} onClose={() => setGiving(false)} customer={person} />
    </>
  );
}

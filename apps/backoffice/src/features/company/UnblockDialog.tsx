import type { StaffCompany } from '@sporta/contract';
import { addDays, shopDay } from '@sporta/domain';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useState } from 'react';
import { ReasonForm } from '../../shared/reason/index.ts';
import { useCompanyActs } from './company-query.ts';

interface UnblockDialogProps {
  open: boolean;
  onClose: () => void;
  company: StaffCompany;
}

/** Lets the company order on account for some days more, though it is late. */
export function UnblockDialog({ open, onClose, company }: UnblockDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Sblocca il pagamento a scadenza" keepOnOutsidePress>
      <UnblockForm company={company} onDone={onClose} />
    </Dialog>
  );
}

function UnblockForm({ company, onDone }: { company: StaffCompany; onDone: () => void }) {
  const acts = useCompanyActs(company.companyId);
  const today = shopDay(Date.now());
  const [until, setUntil] = useState<string>(addDays(today, 7));
  return (
    <ReasonForm
      action="Sblocca"
      filled={until !== ''}
      onClose={onDone}
      onConfirm={async (reason) => {
        await acts.unblock(until, reason);
        toast.success('Può ordinare a scadenza di nuovo');
      }}
    >
      <TextInput
        label="Fino al"
        type="date"
        required
        min={today}
        max={addDays(today, 90)}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
    </ReasonForm>
  );
}

import type { ClientAccount } from '@sporta/contract';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { ReasonForm } from '../reason/index.ts';
import { fullName } from '../staff/index.ts';
import { sayUndoable } from '../undo/index.ts';
import { useCustomerActs } from './use-customer-acts.ts';

interface BlockDialogProps {
  open: boolean;
  onClose: () => void;
  customer: ClientAccount;
}

/** Keeps somebody from buying; the reason is for colleagues. */
export function BlockDialog({ open, onClose, customer }: BlockDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Bloccare gli ordini?" keepOnOutsidePress>
      <BlockForm customer={customer} onDone={onClose} />
    </Dialog>
  );
}

function BlockForm({ customer, onDone }: { customer: ClientAccount; onDone: () => void }) {
  const acts = useCustomerActs(customer.userId);
  return (
    <ReasonForm
      action="Blocca gli ordini"
      label="Motivo, lo leggono solo i colleghi"
      dangerous
      onClose={onDone}
      onConfirm={async (reason) => {
        await acts.block(reason);
        sayUndoable('Ordini bloccati', acts.unblock);
      }}
    >
      <p>
        {fullName(customer) || customer.email} entra e guarda, ma non può comprare. Gli ordini già fatti vanno avanti.
        Al momento di pagare legge di sentire il servizio clienti.
      </p>
    </ReasonForm>
  );
}

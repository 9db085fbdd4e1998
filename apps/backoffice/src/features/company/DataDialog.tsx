import type { StaffCompany } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../../shared/dialogs/index.ts';
import { errorAt, isOfNoField } from '../../shared/errors/index.ts';
import { type CompanyData, useCompanyActs } from './company-query.ts';

interface DataDialogProps {
  open: boolean;
  onClose: () => void;
  company: StaffCompany;
}

/** Who the company is, as its invoices say. */
export function DataDialog({ open, onClose, company }: DataDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Dati dell’azienda" keepOnOutsidePress>
      <DataForm company={company} onDone={onClose} />
    </Dialog>
  );
}

interface Field {
  field: keyof CompanyData;
  /** Name on the wire. */
  wire: string;
  label: string;
  hint?: string;
  required?: boolean;
}

const fields: readonly Field[] = [
  { field: 'name', wire: 'name', label: 'Ragione sociale', required: true },
  { field: 'vatNumber', wire: 'vat_number', label: 'Partita Iva', required: true },
  { field: 'fiscalCode', wire: 'fiscal_code', label: 'Codice fiscale', required: true },
  {
    field: 'recipientCode',
    wire: 'recipient_code',
    label: 'Codice SdI',
    hint: '7 lettere o cifre. Senza, serve la PEC.',
  },
  { field: 'pec', wire: 'pec', label: 'PEC' },
];
const names = fields.map(({ wire }) => wire);

function DataForm({ company, onDone }: { company: StaffCompany; onDone: () => void }) {
  const acts = useCompanyActs(company.companyId);
  // what was seen when the form opened: an answer that comes meanwhile must not pass for it
  const [seen] = useState(company.versions.data);
  const [data, setData] = useState<CompanyData>({
    name: company.name,
    vatNumber: company.vatNumber,
    fiscalCode: company.fiscalCode,
    recipientCode: company.recipientCode ?? '',
    pec: company.pec ?? '',
  });
  const save = useMutation({
    mutationFn: () => acts.saveData(data, seen),
    onSuccess: () => {
      toast.success('Dati dell’azienda cambiati');
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form className="stack" onSubmit={submit}>
      <p className="muted">Valgono dalla prossima fattura. Quelle già fatte restano come sono.</p>
      {fields.map(({ field, wire, label, hint, required }) => (
        <TextInput
          key={field}
          label={label}
          hint={hint}
          required={required ?? false}
          autoComplete="off"
          value={data[field]}
          error={errorAt(save.error, wire)}
          onChange={(event) => setData({ ...data, [field]: event.target.value })}
        />
      ))}
      <DialogFoot error={isOfNoField(save.error, names) ? save.error : undefined} onBack={onDone}>
        <Button type="submit" busy={save.isPending}>
          Salva
        </Button>
      </DialogFoot>
    </form>
  );
}

import { isApiError, type StaffInvoice } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Checkbox } from '@sporta/ui/components/form/Checkbox.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../shared/errors/index.ts';
import { useResend } from './invoices-query.ts';

const fields = [
  ['name', 'Nome o ragione sociale'],
  ['vat_number', 'Partita IVA'],
  ['fiscal_code', 'Codice fiscale'],
  ['recipient_code', 'Codice destinatario'],
  ['pec', 'PEC'],
  ['address', 'Indirizzo, CAP, comune e provincia'],
] as const;

type Field = (typeof fields)[number][0];

const valuesOf = ({ holderDetails: holder }: StaffInvoice): Record<Field, string> => ({
  name: holder.name,
  vat_number: holder.vatNumber ?? '',
  fiscal_code: holder.fiscalCode ?? '',
  recipient_code: holder.recipientCode ?? '',
  pec: holder.pec ?? '',
  address: holder.address,
});

/** Corrects who a document is made out to, and sends it again with its number. */
export function ResendForm({ invoice }: { invoice: StaffInvoice }) {
  const before = valuesOf(invoice);
  const [values, setValues] = useState(before);
  const [late, setLate] = useState(false);
  const resend = useResend(invoice.einvoiceId);
  const { error } = resend;
  const wrongField = isApiError(error) ? error.field : undefined;
  const isNamed = fields.some(([field]) => field === wrongField);
  /** What was wrong before, until the server says otherwise. */
  const problemOf = (field: Field) =>
    error ? field === wrongField && messageOf(error) : invoice.problems.find((each) => each.field === field)?.text;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changed = fields.filter(([field]) => values[field].trim() !== before[field]);
    resend.mutate(
      { ...Object.fromEntries(changed.map(([field]) => [field, values[field].trim()])), late },
      { onSuccess: ({ number }) => toast.success(`${number} parte di nuovo`) },
    );
  };
  return (
    <form className="stack" aria-label="Correggi e invia" noValidate onSubmit={submit}>
      <h3>Correggi e invia</h3>
      <div className="invoices-fields">
        {fields.map(([field, label]) => (
          <TextInput
            key={field}
            label={label}
            maxLength={250}
            value={values[field]}
            error={problemOf(field) || undefined}
            onChange={(event) => setValues({ ...values, [field]: event.target.value })}
          />
        ))}
      </div>
      {invoice.late ? (
        <Checkbox
          label="I termini sono passati: invia lo stesso, il commercialista lo sa"
          checked={late}
          onChange={(event) => setLate(event.target.checked)}
        />
      ) : null}
      {error && !isNamed ? (
        <Note kind="err" live>
          {messageOf(error)}
        </Note>
      ) : null}
      <div>
        <Button type="submit" busy={resend.isPending} disabled={invoice.late && !late}>
          Invia di nuovo
        </Button>
      </div>
    </form>
  );
}

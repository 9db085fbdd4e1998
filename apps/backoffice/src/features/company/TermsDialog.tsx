import type { StaffCompany } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Checkbox } from '@sporta/ui/components/form/Checkbox.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../../shared/dialogs/index.ts';
import { sayUndoable } from '../../shared/undo/index.ts';
import { useCompanyActs } from './company-query.ts';

interface TermsDialogProps {
  open: boolean;
  onClose: () => void;
  company: StaffCompany;
}

/** How the company pays. */
export function TermsDialog({ open, onClose, company }: TermsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Come paga" keepOnOutsidePress>
      <TermsForm company={company} onDone={onClose} />
    </Dialog>
  );
}

const wholeIn = (text: string, most: number): number | undefined =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) <= most ? Number(text) : undefined;

const euroIn = (text: string): number | undefined =>
  /^\d{1,6}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined;

function TermsForm({ company, onDone }: { company: StaffCompany; onDone: () => void }) {
  // what was seen when the form opened: an answer that comes meanwhile must not pass for it
  const [{ terms, versions }] = useState(company);
  const acts = useCompanyActs(company.companyId);
  const [paysByInvoice, setPaysByInvoice] = useState(terms.paysByInvoice);
  const [limit, setLimit] = useState(
    terms.creditLimit === undefined ? '' : String(terms.creditLimit).replace('.', ','),
  );
  const [maxOrder, setMaxOrder] = useState(
    terms.maxOrder === undefined ? '' : String(terms.maxOrder).replace('.', ','),
  );
  const [days, setDays] = useState(String(terms.paymentDays));
  const [monthly, setMonthly] = useState(terms.monthlyInvoice);
  const [block, setBlock] = useState(String(terms.blockAfterDays));
  const paymentDays = wholeIn(days, 180);
  const blockAfterDays = wholeIn(block, 365);
  const creditLimit = limit.trim() === '' ? undefined : euroIn(limit);
  const limitIsOdd = limit.trim() !== '' && creditLimit === undefined;
  const largest = maxOrder.trim() === '' ? undefined : euroIn(maxOrder);
  const largestIsOdd = maxOrder.trim() !== '' && !largest;
  const ready = paymentDays !== undefined && blockAfterDays !== undefined && !limitIsOdd && !largestIsOdd;
  const save = useMutation({
    mutationFn: () =>
      acts.saveTerms(
        {
          paysByInvoice,
          ...(creditLimit === undefined ? {} : { creditLimit }),
          ...(largest === undefined ? {} : { maxOrder: largest }),
          paymentDays: paymentDays ?? 0,
          blockAfterDays: blockAfterDays ?? 0,
          monthlyInvoice: monthly,
        },
        versions.terms,
      ),
    onSuccess: (saved) => {
      sayUndoable('Condizioni cambiate', () => acts.saveTerms(terms, saved.versions.terms));
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) save.mutate();
  };
  return (
    <form className="stack" onSubmit={submit}>
      <Checkbox
        label="Può pagare a scadenza, con bonifico"
        checked={paysByInvoice}
        onChange={(event) => setPaysByInvoice(event.target.checked)}
      />
      <TextInput
        label="Fido"
        hint="Vuoto: senza limite. Contano le fatture aperte e gli ordini in corso."
        inputMode="decimal"
        value={limit}
        end="€"
        error={limitIsOdd ? 'Serve un importo in euro' : undefined}
        onChange={(event) => setLimit(event.target.value)}
      />
      <TextInput
        label="Ordine massimo a scadenza"
        hint="Vuoto: conta solo il fido. Chi ordina di più paga con carta o Satispay."
        inputMode="decimal"
        value={maxOrder}
        end="€"
        error={largestIsOdd ? 'Serve un importo in euro, più di zero' : undefined}
        onChange={(event) => setMaxOrder(event.target.value)}
      />
      <TextInput
        label="Giorni per pagare, dalla data della fattura"
        inputMode="numeric"
        required
        value={days}
        error={paymentDays === undefined ? 'Servono da 0 a 180 giorni' : undefined}
        onChange={(event) => setDays(event.target.value)}
      />
      <TextInput
        label="Blocco automatico, giorni dopo la scadenza"
        inputMode="numeric"
        required
        value={block}
        error={blockAfterDays === undefined ? 'Servono da 0 a 365 giorni' : undefined}
        onChange={(event) => setBlock(event.target.value)}
      />
      <Checkbox
        label="Una fattura al mese, per tutte le consegne (differita)"
        checked={monthly}
        onChange={(event) => setMonthly(event.target.checked)}
      />
      <DialogFoot error={save.error} onBack={onDone}>
        <Button type="submit" busy={save.isPending} disabled={!ready}>
          Salva
        </Button>
      </DialogFoot>
    </form>
  );
}

import type { StaffDeliveryPassOffer } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { type FormEvent, useRef, useState } from 'react';
import { DialogFoot } from '../../shared/dialogs/index.ts';
import { errorAt, isOfNoField } from '../../shared/errors/index.ts';
import { OfferPreview } from './OfferPreview.tsx';
import { draftOf, emptyDraft, type OfferField, offerFields, readDraft } from './offer-draft.ts';
import { usePassActs } from './passes-query.ts';

interface OfferDialogProps {
  /** The one that is changed; absent: a new one. */
  offer?: StaffDeliveryPassOffer | undefined;
  onClose: () => void;
}

/** Writes what the shop sells, with what its buyer will read below the fields. */
export function OfferDialog({ offer, onClose }: OfferDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={offer ? `Cambia «${offer.name}»` : 'Nuovo abbonamento consegne'}
      width={500}
      keepOnOutsidePress
    >
      <OfferForm offer={offer} onClose={onClose} />
    </Dialog>
  );
}

interface FieldWords {
  name: OfferField;
  label: string;
  hint: string;
  end?: string;
  mode?: 'numeric' | 'decimal';
}

const fields: readonly FieldWords[] = [
  { name: 'days', label: 'Durata in giorni', hint: 'Il giorno dell’acquisto è in più', mode: 'numeric' },
  { name: 'price', label: 'Prezzo', hint: 'IVA compresa', end: '€', mode: 'decimal' },
  {
    name: 'free_from',
    label: 'Consegna gratis da',
    hint: 'Spesa dopo le offerte',
    end: '€',
    mode: 'decimal',
  },
  {
    name: 'per_week',
    label: 'Consegne alla settimana',
    hint: 'Facoltativo; vuoto: quante ne vuole',
    mode: 'numeric',
  },
];

function OfferForm({ offer, onClose }: OfferDialogProps) {
  const { saving } = usePassActs();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => (offer ? draftOf(offer) : emptyDraft));
  // who is still writing is told nothing: "1" may become "19,90"
  const [left, setLeft] = useState<ReadonlySet<OfferField>>(new Set());
  const { input, problems } = readDraft(draft);
  const at = (name: OfferField) => ({
    value: draft[name],
    error: (left.has(name) ? problems[name] : undefined) ?? errorAt(saving.error, name),
    onBlur: () => setLeft((was) => new Set([...was, name])),
    onChange: ({ target }: { target: { value: string } }) => {
      // what the server said was of another value
      saving.reset();
      setDraft((was) => ({ ...was, [name]: target.value }));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    if (!input) {
      setLeft(new Set(offerFields));
      const first = offerFields.find((name) => problems[name]);
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    saving.mutate(
      { ...input, offerId: offer?.offerId },
      {
        onSuccess: () => {
          toast.success(offer ? 'Salvato' : `${input.name} è in vendita`);
          onClose();
        },
      },
    );
  };
  return (
    <form ref={form} className="stack" onSubmit={submit} noValidate>
      <TextInput
        name="name"
        label="Nome"
        hint="Lo legge il cliente, per esempio «Mensile»"
        maxLength={60}
        autoComplete="off"
        required
        {...at('name')}
      />
      <div className="pass-fields">
        {fields.map(({ name, label, hint, end, mode }) => (
          <TextInput
            key={name}
            name={name}
            label={label}
            hint={hint}
            end={end}
            inputMode={mode}
            autoComplete="off"
            required={name !== 'per_week'}
            {...at(name)}
          />
        ))}
      </div>
      <OfferPreview offer={input} />
      <DialogFoot error={isOfNoField(saving.error, offerFields) ? saving.error : undefined} onBack={onClose}>
        <Button type="submit" busy={saving.isPending}>
          {offer ? 'Salva' : 'Metti in vendita'}
        </Button>
      </DialogFoot>
    </form>
  );
}

import type { ProductChoices, StaffProduct } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { useState } from 'react';
import { DialogFoot } from '../../shared/dialogs/index.ts';
import type { FieldEdit } from '../../shared/edits/index.ts';
import { instantOf, moment } from '../../shared/figures/index.ts';
import { fieldName, valueText } from './field-words.ts';
import { MeetingNotes } from './MeetingNotes.tsx';

interface PublishDialogProps {
  open: boolean;
  onClose: () => void;
  product: StaffProduct;
  choices: ProductChoices | undefined;
  edits: readonly FieldEdit[];
  warnings: readonly string[];
  title: string;
  /** What happens at once: "Pubblica ora". */
  verb: string;
  /** @param at ISO instant; absent: now. @returns whether it happened */
  onPublish: (at: string | undefined) => Promise<boolean>;
}

/** What changes, what is to be said about it, and when it shall hold. */
export function PublishDialog(props: PublishDialogProps) {
  const { open, onClose, product, choices, edits, warnings, title, verb, onPublish } = props;
  const [from, setFrom] = useState('');
  const [busy, setBusy] = useState(false);
  const at = instantOf(from);
  const publish = async () => {
    setBusy(true);
    const done = await onPublish(at);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={title} keepOnOutsidePress>
      <div className="stack">
        <ul className="plans">
          {edits.map(({ field, before, after }) => (
            <li key={field}>
              <b>{fieldName(field, product)}</b>
              <p className="small">
                {valueText(field, before, choices)} → {valueText(field, after, choices)}
              </p>
            </li>
          ))}
        </ul>
        {warnings.map((text) => (
          <Note key={text} kind="warn">
            {text}
          </Note>
        ))}
        <TextInput
          label="Da quando"
          hint="Vuoto: da subito"
          type="datetime-local"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        {at ? <MeetingNotes at={Date.parse(at)} changes={edits} lists={product.priceLists} /> : null}
        <DialogFoot back="Torna a modificare" onBack={onClose}>
          <Button busy={busy} disabled={from !== '' && !at} onClick={() => void publish()}>
            {at ? `Programma per ${moment(at, new Date())}` : verb}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}

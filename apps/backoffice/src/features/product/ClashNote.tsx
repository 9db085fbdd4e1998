import type { ProductChoices, StaffProduct } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import type { Edits } from '../../shared/edits/index.ts';
import { fieldName, valueText } from './field-words.ts';

interface ClashNoteProps {
  edits: Edits;
  product: StaffProduct;
  choices: ProductChoices | undefined;
}

/** Both values side by side where a colleague was faster: nobody is overwritten unseen. */
export function ClashNote({ edits, product, choices }: ClashNoteProps) {
  return edits.clashes.map(({ field, after, now }) => (
    <Note
      key={field}
      kind="warn"
      live
      className="clash"
      action={
        <span className="row">
          <Button kind="line" size="sm" onClick={() => edits.drop(field)}>
            Tieni il suo
          </Button>
          <Button kind="line" size="sm" onClick={() => edits.insist(field)}>
            Tieni il mio
          </Button>
        </span>
      }
    >
      <b>{fieldName(field, product)}</b>: qualcuno ha appena scritto “{valueText(field, now, choices)}”, tu “
      {valueText(field, after, choices)}”.
    </Note>
  ));
}

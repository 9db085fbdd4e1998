import type { ProductChoices, StaffProductRow } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { useState } from 'react';
import { DialogFoot } from '../../shared/dialogs/index.ts';
import { findDepartments, placeOf, useProductChange } from '../../shared/product-acts/index.ts';
import { moves } from './new-departments.ts';
import { countProducts } from './use-row-acts.ts';

interface BulkDepartmentDialogProps {
  open: boolean;
  onClose: () => void;
  /** After the products were moved. */
  onDone: () => void;
  rows: readonly StaffProductRow[];
  choices: ProductChoices | undefined;
}

/** Another main department for all chosen products; the others they lie in stay. */
export function BulkDepartmentDialog({ open, onClose, ...rest }: BulkDepartmentDialogProps) {
  const title = `Sposta ${countProducts(rest.rows.length)} di reparto`;
  return (
    <Dialog open={open} onClose={onClose} title={title} width={500} keepOnOutsidePress>
      <BulkDepartmentForm {...rest} onCancel={onClose} />
    </Dialog>
  );
}

type FormProps = Pick<BulkDepartmentDialogProps, 'rows' | 'choices' | 'onDone'> & { onCancel: () => void };

function BulkDepartmentForm({ rows, choices, onDone, onCancel }: FormProps) {
  const { change } = useProductChange();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<number>();
  const [busy, setBusy] = useState(false);
  const all = choices?.categories ?? [];
  const found = findDepartments(all, text, []);
  const target = all.find(({ categoryId }) => categoryId === chosen);
  const changes = chosen === undefined ? [] : moves(rows, chosen);

  const save = async () => {
    if (!target) return;
    setBusy(true);
    try {
      if (await change(changes, `${countProducts(changes.length)} in ${target.name}`)) onDone();
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="stack">
      <TextInput
        type="search"
        autoComplete="off"
        label="Nuovo reparto principale"
        hint={text.trim() && found.length === 0 ? 'Nessun reparto si chiama così' : 'Scrivi una parte del nome'}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(undefined);
        }}
      />
      {found.length > 0 ? (
        <fieldset className="stack tight">
          <legend className="sr">Reparti trovati</legend>
          {found.map((category) => (
            <label key={category.categoryId} className="chk">
              <input
                type="radio"
                name="department"
                checked={category.categoryId === chosen}
                onChange={() => setChosen(category.categoryId)}
              />
              <span>
                {category.name} <small className="muted">{placeOf(all, category)}</small>
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {target && changes.length < rows.length ? (
        <p className="muted small">
          {rows.length - changes.length === 1 ? 'Uno è già' : `${rows.length - changes.length} sono già`} in{' '}
          {target.name}.
        </p>
      ) : null}
      <DialogFoot onBack={onCancel}>
        <Button disabled={changes.length === 0} busy={busy} onClick={() => void save()}>
          Sposta {changes.length === 0 ? null : countProducts(changes.length)}
        </Button>
      </DialogFoot>
    </div>
  );
}

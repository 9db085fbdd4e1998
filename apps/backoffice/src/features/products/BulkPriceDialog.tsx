import type { StaffProductRow } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useState } from 'react';
import { DialogFoot } from '../../shared/dialogs/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { euro, instantOf } from '../../shared/figures/index.ts';
import { readAmount, sayRemarks, useProductChange } from '../../shared/product-acts/index.ts';
import { newPrices } from './new-prices.ts';
import { countProducts } from './use-row-acts.ts';

interface BulkPriceDialogProps {
  open: boolean;
  onClose: () => void;
  rows: readonly StaffProductRow[];
}

/** A new price for all chosen products, by percent or as one amount, now or from a moment on. */
export function BulkPriceDialog({ open, onClose, rows }: BulkPriceDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Cambia prezzo a ${countProducts(rows.length)}`} keepOnOutsidePress>
      <BulkPriceForm rows={rows} onDone={onClose} />
    </Dialog>
  );
}

type Kind = 'up' | 'down' | 'amount';

function BulkPriceForm({ rows, onDone }: { rows: readonly StaffProductRow[]; onDone: () => void }) {
  const { change, send } = useProductChange();
  const [kind, setKind] = useState<Kind>('up');
  const [text, setText] = useState('');
  const [from, setFrom] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const size = readAmount(text, 2) ?? 0;
  const move =
    kind === 'amount'
      ? ({ kind: 'amount', euro: size } as const)
      : ({ kind: 'percent', percent: kind === 'up' ? size : -size } as const);
  const changes = size > 0 ? newPrices(rows, move) : [];

  const at = instantOf(from);

  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      if (!at) {
        if (await change(changes, `${countProducts(changes.length)}: prezzo cambiato`)) onDone();
        return;
      }
      const { remarks } = await send(changes, at);
      sayRemarks(remarks);
      toast.success(`${countProducts(changes.length)}: prezzo programmato`);
      onDone();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="stack">
      <Segmented
        label="Come cambia"
        block
        value={kind}
        onChange={setKind}
        options={[
          { value: 'up', label: 'Aumenta' },
          { value: 'down', label: 'Abbassa' },
          { value: 'amount', label: 'Prezzo unico' },
        ]}
      />
      <TextInput
        label={kind === 'amount' ? 'Nuovo prezzo' : 'Di quanto'}
        inputMode="decimal"
        value={text}
        end={<span className="unit">{kind === 'amount' ? '€' : '%'}</span>}
        onChange={(event) => setText(event.target.value)}
      />
      <TextInput
        label="Da quando"
        hint="Vuoto: da subito"
        type="datetime-local"
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <ul className="cat-moves" aria-label="Nuovi prezzi">
        {changes.slice(0, 6).map(({ product_id: productId, before, after }) => (
          <li key={String(productId)}>
            <span>{rows.find((row) => row.productId === productId)?.name}</span>
            <span className="num">
              {euro(Number(before))} → <b>{euro(Number(after))}</b>
            </span>
          </li>
        ))}
        {changes.length > 6 ? <li className="muted">e altri {changes.length - 6}</li> : null}
      </ul>
      <DialogFoot error={problem} onBack={onDone}>
        <Button disabled={changes.length === 0 || (from !== '' && !at)} busy={busy} onClick={() => void save()}>
          {from === '' ? 'Cambia' : 'Programma'} {countProducts(changes.length)}
        </Button>
      </DialogFoot>
    </div>
  );
}

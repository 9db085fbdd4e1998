import type { ColdCell } from '@sporta/contract';
import { type ColdKind, coldDefaults, coldKindLabels, coldKinds } from '@sporta/contract/staff-cold-words.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Checkbox } from '@sporta/ui/components/form/Checkbox.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../../shared/dialogs/index.ts';
import { useMe } from '../../shared/staff/index.ts';
import { readDegrees } from './cold-words.ts';
import { useColdActs } from './use-cold-acts.ts';

interface CellDialogProps {
  /** Undefined: a new one. */
  cell: ColdCell | undefined;
  onClose: () => void;
}

/** A cold room: where, how warm it may be, and when somebody is called. */
export function CellDialog({ cell, onClose }: CellDialogProps) {
  return (
    <Dialog open onClose={onClose} title={cell ? `Cambia ${cell.name}` : 'Nuova cella'} keepOnOutsidePress>
      <CellForm cell={cell} onClose={onClose} />
    </Dialog>
  );
}

const minutesOf = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined);
const typed = (celsius: number) => String(celsius).replace('.', ',');

function CellForm({ cell, onClose }: CellDialogProps) {
  const { stores } = useMe();
  const acts = useColdActs();
  const [store, setStore] = useState(cell?.warehouseId ?? stores[0]?.warehouseId ?? 0);
  const [name, setName] = useState(cell?.name ?? '');
  const [kind, setKind] = useState<ColdKind>(cell?.kind ?? 'frozen');
  const [max, setMax] = useState(typed(cell?.max ?? coldDefaults.frozen));
  const [warm, setWarm] = useState(String(cell?.alertMinutes ?? 15));
  const [silent, setSilent] = useState(String(cell?.silentMinutes ?? 30));
  const [active, setActive] = useState(cell?.active ?? true);
  const celsius = readDegrees(max);
  const [alertMinutes, silentMinutes] = [minutesOf(warm), minutesOf(silent)];
  const save = useMutation({
    mutationFn: () =>
      acts.save({
        cell_id: cell?.cellId,
        warehouse_id: store,
        name: name.trim(),
        kind,
        max: celsius ?? 0,
        alert_minutes: alertMinutes ?? 0,
        silent_minutes: silentMinutes ?? 0,
        active,
      }),
    onSuccess: onClose,
  });
  const ready =
    name.trim() !== '' && celsius !== undefined && alertMinutes !== undefined && silentMinutes !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !save.isPending) save.mutate();
  };
  const chooseKind = (next: ColdKind) => {
    if (celsius === coldDefaults[kind]) setMax(typed(coldDefaults[next]));
    setKind(next);
  };
  return (
    <form className="stack" onSubmit={submit}>
      {stores.length > 1 ? (
        <Select
          label="Sede"
          value={store}
          disabled={cell !== undefined}
          onChange={(event) => setStore(Number(event.target.value))}
        >
          {stores.map(({ warehouseId, name: storeName }) => (
            <option key={warehouseId} value={warehouseId}>
              {storeName}
            </option>
          ))}
        </Select>
      ) : null}
      <TextInput
        label="Nome"
        required
        maxLength={60}
        placeholder="Cella surgelati"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Select label="Che cosa tiene" value={kind} onChange={(event) => chooseKind(event.target.value as ColdKind)}>
        {coldKinds.map((each) => (
          <option key={each} value={each}>
            {coldKindLabels[each]}
          </option>
        ))}
      </Select>
      <TextInput
        label="Soglia: più calda di così non va"
        required
        end={<span className="unit">°C</span>}
        value={max}
        error={celsius === undefined ? 'Scrivila come -18 o 4,5' : undefined}
        onChange={(event) => setMax(event.target.value)}
      />
      <MinutesInput label="Avvisa dopo, sopra la soglia" text={warm} onType={setWarm} />
      <MinutesInput label="Avvisa se la sonda tace per" text={silent} onType={setSilent} />
      <Checkbox label="In uso" checked={active} onChange={(event) => setActive(event.target.checked)} />
      <DialogFoot error={save.error} onBack={onClose}>
        <Button type="submit" busy={save.isPending} disabled={!ready}>
          Salva la cella
        </Button>
      </DialogFoot>
    </form>
  );
}

interface MinutesInputProps {
  label: string;
  text: string;
  onType: (text: string) => void;
}

const MinutesInput = ({ label, text, onType }: MinutesInputProps) => (
  <TextInput
    label={label}
    required
    inputMode="numeric"
    end={<span className="unit">min</span>}
    value={text}
    error={minutesOf(text) === undefined ? 'Servono minuti' : undefined}
    onChange={(event) => onType(event.target.value)}
  />
);

import { type LockerDoor, type LockerStation, lockerSizeLabels, lockerSizes, staffEndpoints } from '@sporta/contract';
import { storageZoneLabels, storageZones } from '@sporta/contract/staff-order-words.ts';
import { countText, cratesOfSize } from '@sporta/domain';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Tag, type TagTone } from '@sporta/ui/components/feedback/Badges.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { Printer } from '@sporta/ui/icons/Printer.ts';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { errorAt, messageOf } from '../../shared/errors/index.ts';
import { useStationAct } from '../../shared/lockers/index.ts';

const stateWords: Record<LockerDoor['state'], string> = {
  free: 'libero',
  reserved: 'prenotato',
  filled: 'pieno',
  'out-of-order': 'guasto',
};

const stateTones: Partial<Record<LockerDoor['state'], TagTone>> = {
  reserved: 'lemon',
  filled: 'green',
  'out-of-order': 'err',
};

/** "2 casse": what goes in says more than how it is called. */
const doorSizes = Object.fromEntries(
  lockerSizes.map((size) => [size, countText(cratesOfSize[size], 'cassa', 'casse')]),
) as Record<(typeof lockerSizes)[number], string>;

/** Every door of the station with what is behind it; who runs the store changes them. */
export function DoorsPanel({ store, maySetUp }: { store: LockerStation; maySetUp: boolean }) {
  const [editing, setEditing] = useState<LockerDoor | 'new'>();
  const labels = useApi().url(staffEndpoints.staffLockers.labels, { warehouse_id: store.warehouseId });
  return (
    <section className="bx" aria-labelledby="locker-doors">
      <div className="row locker-head">
        <h2 id="locker-doors" className="grow">
          Vani
        </h2>
        {maySetUp && store.doors.length > 0 ? (
          <ButtonLink kind="quiet" size="sm" href={labels} target="_blank" rel="noreferrer">
            <Printer />
            Stampa le targhette
          </ButtonLink>
        ) : null}
        {maySetUp ? (
          <Button kind="line" size="sm" onClick={() => setEditing('new')}>
            Aggiungi un vano
          </Button>
        ) : null}
      </div>
      {store.doors.length === 0 ? (
        <p className="muted">Nessun vano, per ora: senza vani nessuno può ordinare.</p>
      ) : null}
      <ul className="locker-doors">
        {store.doors.map((door) => (
          <li key={door.compartmentId}>
            <DoorCard door={door} onEdit={maySetUp ? () => setEditing(door) : undefined} />
          </li>
        ))}
      </ul>
      {editing ? <DoorDialog store={store} door={editing} onClose={() => setEditing(undefined)} /> : null}
    </section>
  );
}

function DoorCard({ door, onEdit }: { door: LockerDoor; onEdit: (() => void) | undefined }) {
  const { label, state, size, temperature, orderNumber, outOfOrder } = door;
  const text = (
    <>
      <span className="head">
        <b>{label}</b>
        {state === 'free' ? <small>libero</small> : <Tag tone={stateTones[state]}>{stateWords[state]}</Tag>}
      </span>
      <small>
        {storageZoneLabels[temperature]}, {doorSizes[size]}
      </small>
      {orderNumber ? <small>{orderNumber}</small> : null}
      {outOfOrder ? <small>{outOfOrder}</small> : null}
    </>
  );
  const className = `locker-door is-${state}`;
  return onEdit ? (
    <button type="button" className={className} onClick={onEdit}>
      <span className="sr">Modifica il vano </span>
      {text}
    </button>
  ) : (
    <div className={className}>{text}</div>
  );
}

interface DoorDialogProps {
  store: LockerStation;
  door: LockerDoor | 'new';
  onClose: () => void;
}

function DoorDialog({ store, door, onClose }: DoorDialogProps) {
  const known = door === 'new' ? undefined : door;
  return (
    <Dialog open onClose={onClose} title={known ? `Vano ${known.label}` : 'Nuovo vano'} width={400} keepOnOutsidePress>
      <DoorForm store={store} door={known} onClose={onClose} />
    </Dialog>
  );
}

function DoorForm({
  store,
  door,
  onClose,
}: {
  store: LockerStation;
  door: LockerDoor | undefined;
  onClose: () => void;
}) {
  const api = useApi();
  const [label, setLabel] = useState(door?.label ?? '');
  const [size, setSize] = useState(door?.size ?? 'medium');
  const [temperature, setTemperature] = useState(door?.temperature ?? 'dry');
  const [outOfOrder, setOutOfOrder] = useState(door?.outOfOrder ?? '');
  const [without, setWithout] = useState<string[]>([]);
  const which = { warehouse_id: store.warehouseId, ...(door ? { compartment_id: door.compartmentId } : {}) };
  const save = useStationAct(async (api) => {
    const answer = await api.call(staffEndpoints.staffLockers.saveDoor, {
      ...which,
      label,
      size,
      temperature,
      ...(outOfOrder.trim() ? { out_of_order: outOfOrder.trim() } : {}),
    });
    setWithout(answer.data.without);
    if (answer.data.without.length === 0) onClose();
    return answer;
  });
  const remove = useStationAct((api) =>
    api.call(staffEndpoints.staffLockers.removeDoor, {
      warehouse_id: store.warehouseId,
      compartment_id: door?.compartmentId ?? 0,
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(undefined);
  };
  const problem = save.error ?? remove.error;
  return (
    <form className="stack" onSubmit={submit}>
      <TextInput
        label="Targhetta sul vano"
        required
        maxLength={12}
        placeholder="A1"
        value={label}
        onChange={({ target }) => setLabel(target.value.toUpperCase())}
        error={errorAt(save.error, 'label')}
      />
      <Select label="Misura" value={size} onChange={({ target }) => setSize(target.value as typeof size)}>
        {lockerSizes.map((each) => (
          <option key={each} value={each}>
            {lockerSizeLabels[each]}
          </option>
        ))}
      </Select>
      <Select
        label="Temperatura"
        value={temperature}
        onChange={({ target }) => setTemperature(target.value as typeof temperature)}
      >
        {storageZones.map((each) => (
          <option key={each} value={each}>
            {storageZoneLabels[each]}
          </option>
        ))}
      </Select>
      {door ? (
        <TextInput
          label="Guasto, se non si può usare"
          maxLength={120}
          placeholder="Lo sportello non chiude"
          value={outOfOrder}
          onChange={({ target }) => setOutOfOrder(target.value)}
          error={errorAt(save.error, 'out_of_order')}
        />
      ) : null}
      {without.length > 0 ? (
        <Note kind="warn" live>
          Salvato. Senza un altro vano libero restano: {without.join(', ')}. Cambia la fascia o consegnali al banco.
        </Note>
      ) : null}
      {problem ? (
        <Note kind="err" live>
          {messageOf(problem)}
        </Note>
      ) : null}
      <Button type="submit" block busy={save.isPending}>
        Salva il vano
      </Button>
      {door ? (
        <ButtonLink
          kind="quiet"
          block
          href={api.url(staffEndpoints.staffLockers.labels, {
            warehouse_id: store.warehouseId,
            compartment_ids: String(door.compartmentId),
          })}
          target="_blank"
          rel="noreferrer"
        >
          <Printer />
          Stampa la targhetta
        </ButtonLink>
      ) : null}
      {door ? (
        <Button
          kind="line"
          block
          busy={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: onClose })}
        >
          Togli il vano
        </Button>
      ) : null}
    </form>
  );
}

import { type LockerStation, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Checkbox } from '@sporta/ui/components/form/Checkbox.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { type FormEvent, useState } from 'react';
import { errorAt, messageOf } from '../../shared/errors/index.ts';
import { useStationAct } from '../../shared/lockers/index.ts';

type Draft = ReturnType<typeof draftOf>;

/** Where a station stands, when one gets to it, and how long goods stay. */
export function StationDialog({ store, onClose }: { store: LockerStation; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={store.station ? 'Modifica il locker' : 'Apri un locker'}
      width={750}
      keepOnOutsidePress
    >
      <StationForm store={store} onClose={onClose} />
    </Dialog>
  );
}

function StationForm({ store, onClose }: { store: LockerStation; onClose: () => void }) {
  const [draft, setDraft] = useState(() => draftOf(store));
  const save = useStationAct((api, wanted: Draft) =>
    api.call(staffEndpoints.staffLockers.saveStation, {
      warehouse_id: store.warehouseId,
      revision: store.station?.revision ?? 0,
      name: wanted.name,
      address1: wanted.address1,
      ...(wanted.addressNumber ? { address_number: wanted.addressNumber } : {}),
      city: wanted.city,
      province: wanted.province,
      postalcode: wanted.postalcode,
      latitude: wanted.latitude.replace(',', '.'),
      longitude: wanted.longitude.replace(',', '.'),
      ...(wanted.directions ? { directions: wanted.directions } : {}),
      hours: wanted.always
        ? []
        : [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: wanted.opens, closes: wanted.closes })),
      stay_hours: wanted.stayHours,
      per_order: wanted.perOrder,
      operator: 'keypad',
      active: wanted.active,
    }),
  );
  const field = (name: keyof Draft & string, label: string, at: string, more: object = {}) => (
    <TextInput
      label={label}
      value={draft[name] as string}
      onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
      error={errorAt(save.error, at)}
      {...more}
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(draft, { onSuccess: onClose });
  };
  return (
    <form className="stack locker-form" onSubmit={submit}>
      {field('name', 'Nome, lo leggono i clienti', 'name', { required: true, maxLength: 60 })}
      <div className="locker-pair">
        {field('address1', 'Via', 'address1', { required: true, maxLength: 120 })}
        {field('addressNumber', 'Civico', 'address_number', { maxLength: 20 })}
      </div>
      <div className="locker-three">
        {field('postalcode', 'CAP', 'postalcode', { required: true, inputMode: 'numeric', maxLength: 5 })}
        {field('city', 'Città', 'city', { required: true, maxLength: 80 })}
        {field('province', 'Provincia', 'province', { required: true, maxLength: 2 })}
      </div>
      <div className="locker-pair even">
        {field('latitude', 'Latitudine', 'latitude', { required: true, inputMode: 'decimal' })}
        {field('longitude', 'Longitudine', 'longitude', { required: true, inputMode: 'decimal' })}
      </div>
      {field('directions', 'Come si trova', 'directions', {
        maxLength: 200,
        placeholder: 'Di fianco all’ingresso del parcheggio',
      })}
      <Checkbox
        label="Aperto giorno e notte"
        checked={draft.always}
        onChange={({ target }) => setDraft({ ...draft, always: target.checked })}
      />
      {draft.always ? null : (
        <div className="locker-pair even">
          {field('opens', 'Apre alle', 'hours', { type: 'time', required: true })}
          {field('closes', 'Chiude alle', 'hours', { type: 'time', required: true })}
        </div>
      )}
      <div className="locker-pair even">
        {field('stayHours', 'Ore che la spesa può restare', 'stay_hours', {
          type: 'number',
          min: 1,
          max: 72,
          required: true,
        })}
        {field('perOrder', 'Vani al massimo per ordine', 'per_order', {
          type: 'number',
          min: 1,
          max: 4,
          required: true,
        })}
      </div>
      <p className="muted small">
        Serratura a tastiera: quando riempi un vano il Banco ti dà il codice da impostare sulla tastiera.
      </p>
      <Checkbox
        label="Acceso: i clienti lo possono scegliere"
        checked={draft.active}
        onChange={({ target }) => setDraft({ ...draft, active: target.checked })}
      />
      {save.isError ? (
        <Note kind="err" live>
          {messageOf(save.error)}
        </Note>
      ) : null}
      <Button type="submit" block busy={save.isPending}>
        Salva il locker
      </Button>
    </form>
  );
}

function draftOf({ station, warehouseName }: LockerStation) {
  const [opening] = station?.hours ?? [];
  return {
    name: station?.name ?? `Locker ${warehouseName}`,
    address1: station?.address1 ?? '',
    addressNumber: station?.addressNumber ?? '',
    city: station?.city ?? '',
    province: station?.province ?? '',
    postalcode: station?.postalcode ?? '',
    latitude: station ? String(station.latitude) : '',
    longitude: station ? String(station.longitude) : '',
    directions: station?.directions ?? '',
    always: !opening,
    opens: opening?.opens ?? '07:00',
    closes: opening?.closes ?? '22:00',
    stayHours: String(station?.stayHours ?? 24),
    perOrder: String(station?.perOrder ?? 3),
    active: station?.active ?? false,
  };
}

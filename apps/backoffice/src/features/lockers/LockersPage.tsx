import { type LockerStation, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { countOf } from '../../shared/figures/index.ts';
import { lockersQuery } from '../../shared/lockers/index.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';
import { DoorsPanel } from './DoorsPanel.tsx';
import { StationDialog } from './StationDialog.tsx';
import { VisitsPanel } from './VisitsPanel.tsx';
import './lockers.css';

/** Locker stations: their doors, and the orders that go in and out. */
export function LockersPage() {
  const { data, error, refetch } = useQuery(lockersQuery(useApi()));
  const [chosen, setChosen] = useState<number>();
  if (error && !data) return <LoadProblem page="Locker" error={error} what="i locker" onRetry={() => void refetch()} />;
  const store =
    data?.find(({ warehouseId }) => warehouseId === chosen) ?? data?.find(({ station }) => station) ?? data?.[0];
  return (
    <>
      <title>Locker | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Locker</h1>
          <p className="muted">{store ? summaryOf(store) : 'Guardo i locker…'}</p>
        </div>
        {data && data.length > 1 ? (
          <Select
            label="Sede"
            hideLabel
            value={store?.warehouseId}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {data.map(({ warehouseId, warehouseName }) => (
              <option key={warehouseId} value={warehouseId}>
                {warehouseName}
              </option>
            ))}
          </Select>
        ) : null}
      </div>
      {store ? <Station key={store.warehouseId} store={store} /> : <RowsSkeleton count={6} label="I locker" />}
    </>
  );
}

function Station({ store }: { store: LockerStation }) {
  const me = useMe();
  const [editing, setEditing] = useState(false);
  const maySetUp = mayUse(me, staffEndpoints.staffLockers.saveStation);
  const { station, doors } = store;
  return (
    <>
      {station ? (
        <section className="bx locker-about" aria-labelledby="locker-name">
          <div className="grow">
            <h2 id="locker-name">
              {station.name} <Tag tone={station.active ? 'green' : 'warn'}>{station.active ? 'Acceso' : 'Spento'}</Tag>
            </h2>
            <p>
              {`${station.address1} ${station.addressNumber}`.trim()}, {station.postalcode} {station.city}
            </p>
            <p className="muted small">
              {station.hours.length === 0 ? 'Aperto giorno e notte' : 'Aperto a orario'} · la spesa ci resta{' '}
              {countOf(station.stayHours, 'ora', 'ore')} · al massimo {countOf(station.perOrder, 'vano', 'vani')} per
              ordine
            </p>
          </div>
          {maySetUp ? (
            <Button kind="line" size="sm" onClick={() => setEditing(true)}>
              Modifica
            </Button>
          ) : null}
        </section>
      ) : (
        <section className="bx">
          <h2>Qui non c’è ancora un locker</h2>
          <p className="muted">
            Scrivi dove sta e quanto ci resta la spesa, poi aggiungi i vani: quando lo accendi, i clienti lo trovano tra
            i modi di consegna.
          </p>
          {maySetUp ? <Button onClick={() => setEditing(true)}>Apri un locker</Button> : null}
        </section>
      )}
      {station && !station.active && doors.length > 0 ? (
        <Note kind="n">Il locker è spento: i clienti non lo vedono. Gli ordini già presi vanno avanti.</Note>
      ) : null}
      {station ? (
        <div className="locker-cols">
          <VisitsPanel store={store} />
          <DoorsPanel store={store} maySetUp={maySetUp} />
        </div>
      ) : null}
      {editing ? <StationDialog store={store} onClose={() => setEditing(false)} /> : null}
    </>
  );
}

function summaryOf({ station, doors, visits }: LockerStation): string {
  if (!station) return 'Nessuna stazione in questa sede';
  const count = (state: (typeof visits)[number]['state']) => visits.filter((visit) => visit.state === state).length;
  const free = doors.filter(({ state }) => state === 'free').length;
  return [
    `${free} di ${doors.length} vani liberi`,
    `${count('to-fill')} da riempire`,
    `${count('in')} dentro`,
    ...(count('over') > 0 ? [`${count('over')} da riprendere`] : []),
  ].join(' · ');
}

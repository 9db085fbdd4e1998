import { type LockerStation, type LockerVisit, staffEndpoints } from '@sporta/contract';
import { formatDayShort } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { AlertDialog } from '@sporta/ui/components/overlay/AlertDialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useState } from 'react';
import { messageOf } from '../../shared/errors/index.ts';
import { FillDialog, type Placed, useStationAct } from '../../shared/lockers/index.ts';
import { ReasonDialog } from '../../shared/reason/index.ts';
import { CodeDialog } from './CodeDialog.tsx';

const groups: readonly { state: LockerVisit['state']; title: string; none: string }[] = [
  { state: 'over', title: 'Da riprendere', none: '' },
  { state: 'to-fill', title: 'Da riempire', none: 'Nessun ordine pronto per il locker.' },
  { state: 'in', title: 'Dentro', none: 'Nessuna spesa nei vani.' },
];

/** Orders of the station by what is to be done with them. */
export function VisitsPanel({ store }: { store: LockerStation }) {
  return (
    <div className="locker-visits">
      {groups.map(({ state, title, none }) => {
        const visits = store.visits.filter((visit) => visit.state === state);
        if (visits.length === 0 && !none) return null;
        return (
          <section key={state} className="bx" aria-labelledby={`locker-${state}`}>
            <h2 id={`locker-${state}`}>
              {title}{' '}
              {visits.length > 0 ? <Tag tone={state === 'over' ? 'err' : undefined}>{visits.length}</Tag> : null}
            </h2>
            {visits.length === 0 ? <p className="muted">{none}</p> : null}
            <ul>
              {visits.map((visit) => (
                <li key={visit.orderId} className="locker-visit">
                  <VisitRow visit={visit} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function VisitRow({ visit }: { visit: LockerVisit }) {
  const { orderId, orderNumber, customer, state, doors } = visit;
  const [doing, setDoing] = useState<'fill' | 'code' | 'empty' | 'early'>();
  const close = () => setDoing(undefined);
  const empty = useStationAct((api) => api.call(staffEndpoints.staffLockers.handOver, { order_id: orderId }));
  const out = useStationAct((api, reason: string | undefined) =>
    api.call(staffEndpoints.staffLockers.takeOut, { order_id: orderId, ...(reason ? { reason } : {}) }),
  );
  const fill = useStationAct((api, all: Placed[]) =>
    api.call(staffEndpoints.staffLockers.fill, { order_id: orderId, placed: all }),
  );
  const [placed, setPlaced] = useState<Placed[]>([]);
  const problem = empty.error ?? out.error;
  return (
    <>
      <div className="grow">
        <p className="name">
          <a className="link tap" href={`/banco/ordini/${orderId}`}>
            {orderNumber}
          </a>{' '}
          {customer} {visit.travelling ? <Tag tone="lemon">sul furgone</Tag> : null}
        </p>
        <p className="muted small">
          {whenText(visit)}
          {doors.length > 0
            ? ` · ${doors.length === 1 ? 'vano' : 'vani'} ${doors.map(({ label }) => label).join(', ')}`
            : state === 'to-fill'
              ? ' · vani da trovare'
              : ''}
        </p>
        {problem ? (
          <Note kind="err" live>
            {messageOf(problem)}
          </Note>
        ) : null}
      </div>
      <div className="row acts">
        {state === 'to-fill' ? (
          <Button size="sm" aria-label={`Riempi per ${orderNumber}`} onClick={() => setDoing('fill')}>
            Riempi
          </Button>
        ) : (
          <>
            <Button
              kind="line"
              size="sm"
              aria-label={`Ha il codice di ${orderNumber}`}
              onClick={() => setDoing('code')}
            >
              Ha il codice
            </Button>
            <Button
              kind="line"
              size="sm"
              busy={empty.isPending}
              aria-label={`Vano vuoto, ${orderNumber} ritirato`}
              onClick={() => setDoing('empty')}
            >
              Vano vuoto
            </Button>
            <Button
              kind={state === 'over' ? 'primary' : 'line'}
              size="sm"
              busy={out.isPending}
              aria-label={`Riprendi ${orderNumber}`}
              onClick={() => (state === 'over' ? out.mutate(undefined) : setDoing('early'))}
            >
              Riprendi
            </Button>
          </>
        )}
      </div>
      {doing === 'fill' ? (
        <FillDialog
          orderId={orderId}
          orderNumber={orderNumber}
          placed={placed}
          onPlaced={setPlaced}
          onFill={(all) => fill.mutateAsync(all)}
          onClose={close}
        />
      ) : null}
      {doing === 'code' ? <CodeDialog orderId={orderId} orderNumber={orderNumber} onClose={close} /> : null}
      <AlertDialog
        open={doing === 'empty'}
        title={`${orderNumber}: il vano è vuoto?`}
        body={`L’ordine di ${customer} diventa ritirato e il vano libero: non si torna indietro. Guarda dentro prima.`}
        yesLabel="È vuoto"
        noLabel="Torna indietro"
        onNo={close}
        onYes={() => {
          close();
          empty.mutate(undefined, { onSuccess: () => toast.success(`${orderNumber} ritirato`) });
        }}
      />
      {doing === 'early' ? (
        <ReasonDialog
          title={`Riprendi ${orderNumber}`}
          action="Riprendi la spesa"
          onClose={close}
          onConfirm={(reason) => out.mutateAsync(reason)}
        >
          Il cliente ha ancora tempo per venire: legge il motivo e lo richiamiamo.
        </ReasonDialog>
      ) : null}
    </>
  );
}

const moment = new Intl.DateTimeFormat('it-IT', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Rome',
});

function whenText({ state, date, beginTime, endTime, until }: LockerVisit): string {
  if (state === 'to-fill' || !until) return `${formatDayShort(date)}, ${beginTime}–${endTime}`;
  return `${state === 'over' ? 'tempo finito' : 'fino a'} ${moment.format(new Date(until))}`;
}

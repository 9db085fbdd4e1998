import { type LockerFilling, staffEndpoints } from '@sporta/contract';
import { storageZoneLabels } from '@sporta/contract/staff-order-words.ts';
import { lockerCodeText } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { BarcodeBold } from '@sporta/ui/icons/BarcodeBold.ts';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../errors/index.ts';
import { countOf } from '../figures/index.ts';
import { CameraDialog, signal, useScans } from '../scan/index.ts';
import { nextScan, type Placed } from './placing.ts';
import './fill.css';

interface FillDialogProps {
  orderId: number;
  orderNumber: string;
  /** Known on the device: nobody is asked. */
  filling?: LockerFilling | undefined;
  /** What was scanned so far; who opens this keeps it. */
  placed: Placed[];
  onPlaced: (placed: Placed[]) => void;
  plannedOnly?: boolean;
  /** Tells the shop that all is in. */
  onFill: (placed: Placed[]) => Promise<unknown>;
  onClose: () => void;
  /** It was told; this has been closed. */
  onFilled?: (() => void) | undefined;
}

/** Which door takes which crates, the code to set, and the scans that say that each is in. */
export function FillDialog({ orderId, orderNumber, filling, onClose, onFilled, ...scans }: FillDialogProps) {
  const onDone = () => {
    onClose();
    onFilled?.();
  };
  return (
    <Dialog open onClose={onClose} title={`Riempi per ${orderNumber}`} width={500} keepOnOutsidePress>
      {filling ? (
        <Scans {...filling} {...scans} onDone={onDone} />
      ) : (
        <AskedScans orderId={orderId} {...scans} onDone={onDone} />
      )}
    </Dialog>
  );
}

type HowToScan = Pick<FillDialogProps, 'placed' | 'onPlaced' | 'plannedOnly' | 'onFill'> & { onDone: () => void };

function AskedScans({ orderId, ...scans }: HowToScan & { orderId: number }) {
  const api = useApi();
  const { data, error } = useQuery({
    queryKey: ['lockers', 'begin', orderId],
    queryFn: async () => (await api.call(staffEndpoints.staffLockers.begin, { order_id: orderId })).data,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (error) {
    return (
      <Note kind="err" live>
        {messageOf(error)}
      </Note>
    );
  }
  if (!data) return <RowsSkeleton count={3} label="I vani" />;
  return <Scans {...data} {...scans} />;
}

function Scans({ visit, code, placed, onPlaced, plannedOnly, onFill, onDone }: LockerFilling & HowToScan) {
  const [inHand, setInHand] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [typed, setTyped] = useState('');
  const [camera, setCamera] = useState(false);
  const done = useMutation({ mutationFn: () => onFill(placed), onSuccess: onDone, networkMode: 'always' });
  const left = visit.crates.filter((crate) => !placed.some((each) => each.crate === crate.code));
  const scan = (text: string) => {
    const next = nextScan(text, { visit, placed, inHand, plannedOnly });
    setProblem(next.problem);
    setInHand(next.inHand);
    onPlaced(next.placed);
    signal(next.problem ? 'wrong' : 'right');
    if (next.placed.length > placed.length) toast.info(`Cassa nel vano ${next.placed.at(-1)?.door}`);
  };
  useScans({ onCode: scan, onTyped: () => undefined });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) scan(typed);
    setTyped('');
  };
  return (
    <div className="stack">
      <div className="locker-code">
        <span className="muted small">Codice da impostare sui vani</span>
        <b>{lockerCodeText(code)}</b>
      </div>
      <ul className="locker-plan">
        {visit.doors.map(({ label, zone, crates }) => (
          <li key={label}>
            <b>Vano {label}</b> {countOf(crates, 'cassa', 'casse')}, {storageZoneLabels[zone]}
          </li>
        ))}
      </ul>
      {visit.crates.length > 0 ? (
        <ul className="locker-crates">
          {visit.crates.map((crate) => {
            const at = placed.find((each) => each.crate === crate.code);
            return (
              <li key={crate.code} className={at ? 'ok' : inHand === crate.code ? 'now' : undefined}>
                {at ? <CheckBold /> : null}
                <span className="grow">
                  {crate.code}, {storageZoneLabels[crate.zone]}
                </span>
                <span className="muted small">
                  {at ? `vano ${at.door}` : inHand === crate.code ? 'in mano' : 'da mettere'}
                </span>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="muted">Questo ordine non ha casse con etichetta: scrivi solo i vani che hai riempito.</p>
      )}
      <form className="row locker-scan" onSubmit={submit}>
        <TextInput
          label={inHand || visit.crates.length === 0 ? 'Leggi la targhetta del vano' : 'Leggi l’etichetta di una cassa'}
          autoComplete="off"
          maxLength={40}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={problem}
        />
        <Button kind="line" type="submit">
          Leggi
        </Button>
      </form>
      <Button kind="line" block onClick={() => setCamera(true)}>
        <BarcodeBold />
        Leggi con la fotocamera
      </Button>
      <CameraDialog
        open={camera}
        onClose={() => setCamera(false)}
        title={inHand ? 'Leggi il vano' : 'Leggi la cassa'}
        onCode={(code) => {
          setCamera(false);
          scan(code);
        }}
      />
      {done.isError ? (
        <Note kind="err" live>
          {messageOf(done.error)}
        </Note>
      ) : null}
      <Button
        block
        size="lg"
        disabled={left.length > 0 || placed.length === 0}
        busy={done.isPending}
        onClick={() => done.mutate()}
      >
        {left.length > 0 ? (left.length === 1 ? 'Manca 1 cassa' : `Mancano ${left.length} casse`) : 'La spesa è dentro'}
      </Button>
    </div>
  );
}

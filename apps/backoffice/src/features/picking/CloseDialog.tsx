import { type PickingClosed, type PickingOrder, staffEndpoints, storageZoneLabels } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Checkbox } from '@sporta/ui/components/form/Checkbox.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { euro } from '../../shared/figures/index.ts';
import { pickingKeys } from '../../shared/live/index.ts';
import { CrateBays } from './CrateBays.tsx';
import { OrderCrates } from './CratesDialog.tsx';
import { type BaysTyped, baysOf } from './model/bays.ts';
import { usePicking } from './use-picking.ts';

/** Closes an order: its crates and where they wait, the bags, and what the customer pays now. */
export function CloseDialog({ order, onClose }: { order: PickingOrder; onClose: () => void }) {
  const [closed, setClosed] = useState<PickingClosed>();
  const queries = useQueryClient();
  const leave = () => {
    onClose();
    if (closed) void queries.invalidateQueries({ queryKey: pickingKeys.all });
  };
  return (
    <Dialog open onClose={leave} title={closed ? 'Ordine chiuso' : `Chiudi ${order.orderNumber}`} keepOnOutsidePress>
      {closed ? <Closed closed={closed} onDone={leave} /> : <CloseForm order={order} onClosed={setClosed} />}
    </Dialog>
  );
}

function CloseForm({ order, onClosed }: { order: PickingOrder; onClosed: (closed: PickingClosed) => void }) {
  const api = useApi();
  const { work } = usePicking();
  // Crates opened here are in the work as it is now.
  const now = work?.orders.find(({ orderId }) => orderId === order.orderId) ?? order;
  const { crates } = now;
  const without = withoutCrate(now);
  const [bays, setBays] = useState<BaysTyped>({ all: '', own: {} });
  const [bags, setBags] = useState(String(order.bagsOrdered ?? 0));
  const rewards = now.rewards ?? [];
  const [packed, setPacked] = useState<readonly number[]>([]);
  const close = useMutation({
    mutationFn: async () =>
      (
        await api.call(staffEndpoints.staffPicking.close, {
          order_id: order.orderId,
          ...(order.bagsOrdered === undefined ? {} : { bags: Number(bags) }),
          ...(packed.length > 0 ? { reward_request_ids: [...packed] } : {}),
          crates: baysOf(crates, bays),
        })
      ).data.closed,
    onSuccess: onClosed,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close.mutate();
  };
  return (
    <form className="pk-close" onSubmit={submit} noValidate>
      <OrderCrates order={now} several={false} />
      <CrateBays crates={crates} typed={bays} onType={setBays} />
      {order.bagsOrdered === undefined ? null : (
        <TextInput
          label="Sacchetti usati"
          hint={`Ordinati ${order.bagsOrdered}.`}
          inputMode="numeric"
          value={bags}
          autoComplete="off"
          onChange={(event) => setBags(event.target.value.replace(/\D/g, '').slice(0, 3))}
        />
      )}
      {rewards.map(({ rewardRequestId, text }) => (
        <Checkbox
          key={rewardRequestId}
          label={`Premio messo nella cassa: ${text}`}
          checked={packed.includes(rewardRequestId)}
          onChange={(event) =>
            setPacked(
              event.target.checked ? [...packed, rewardRequestId] : packed.filter((each) => each !== rewardRequestId),
            )
          }
        />
      ))}
      {close.isError ? (
        <Note kind="err" live>
          {messageOf(close.error)}
        </Note>
      ) : null}
      <Button type="submit" size="lg" block busy={close.isPending} disabled={without.length > 0}>
        {without.length > 0
          ? `Apri prima una cassa per ${new Intl.ListFormat('it').format(without)}`
          : 'Chiudi e avvisa il cliente'}
      </Button>
    </form>
  );
}

/** Temperatures of what came that have no crate yet, as far as this person's zones say. */
function withoutCrate({ lines, crates }: PickingOrder): string[] {
  const came = lines.filter(({ state }) => state.status !== 'missing' && state.status !== 'refused');
  const open = new Set(crates.map(({ temperature }) => temperature));
  return [...new Set(came.map(({ temperature }) => temperature))]
    .filter((temperature) => !open.has(temperature))
    .map((temperature) => storageZoneLabels[temperature]);
}

/** What the mail tells the customer. */
function Closed({ closed, onDone }: { closed: PickingClosed; onDone: () => void }) {
  const { picked, substituted, missing, bags } = closed;
  const rows: [string, string][] = [
    ['Righe preparate', String(picked)],
    ['Sostituite', String(substituted)],
    ['Mancanti', String(missing)],
    ...(bags === undefined ? [] : [['Sacchetti', String(bags)] as [string, string]]),
    ['Ordinato', euro(closed.orderedTotal)],
    ['Da pagare', euro(closed.total)],
  ];
  return (
    <div className="pk-closed">
      <p>
        <b>
          {closed.orderNumber}: {closed.stateLabel}
        </b>
      </p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {closed.missingAmount > 0 ? (
        <Note kind="warn">
          Mancano {euro(closed.missingAmount)}: l’ordine resta in negozio finché il cliente non li paga.
        </Note>
      ) : null}
      <Button size="lg" block onClick={onDone}>
        Avanti
      </Button>
    </div>
  );
}

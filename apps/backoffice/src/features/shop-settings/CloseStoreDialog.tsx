import { type StoreClosing, staffEndpoints } from '@sporta/contract';
import { addDays, formatDayLong, shopDay } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { DialogFoot } from '../../shared/dialogs/index.ts';
import { errorAt } from '../../shared/errors/index.ts';
import { StoreOwes } from './StoreOwes.tsx';
import { type StoresOnPage, storesKey } from './stores-on-page.ts';

interface CloseStoreDialogProps {
  store: { warehouseId: number; name: string; closesOn?: string | undefined };
  open: boolean;
  onClose: () => void;
}

/** Closes a store from a day on; shows first what it still owes that day, and who would be without it. */
export function CloseStoreDialog({ store, open, onClose }: CloseStoreDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Chiudere ${store.name}?`} width={750} keepOnOutsidePress>
      <CloseStoreForm store={store} onClose={onClose} />
    </Dialog>
  );
}

function CloseStoreForm({ store: { warehouseId, closesOn }, onClose }: Omit<CloseStoreDialogProps, 'open'>) {
  const api = useApi();
  const queries = useQueryClient();
  const today = shopDay(Date.now());
  const [from, setFrom] = useState(closesOn && closesOn > today ? closesOn : addDays(today, 1));
  const [reason, setReason] = useState('');
  const { data, error } = useQuery({
    queryKey: ['store-closing', warehouseId, from],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffStores.closing, { warehouse_id: warehouseId, from }, { signal })).data
        .closing,
    enabled: from !== '',
    staleTime: 0,
  });
  const closing = useMutation({
    mutationFn: async (orders: 'keep' | 'move') =>
      (
        await api.call(staffEndpoints.staffStores.close, {
          warehouse_id: warehouseId,
          from,
          seen: data?.closesOn,
          orders,
          reason: reason.trim().length >= 3 ? reason.trim() : undefined,
        })
      ).data,
    onSuccess: ({ stores, closed, moved, closing: left }) => {
      queries.setQueryData<StoresOnPage>(storesKey, { stores, closed });
      // its name goes from each choice of stores, its windows from other pages
      void queries.invalidateQueries();
      toast.success(saidOf(left, moved));
      onClose();
    },
    onError: () => void queries.invalidateQueries({ queryKey: ['store-closing', warehouseId] }),
  });
  const refused = closing.error ?? error;
  const dayError = from === '' ? 'Serve un giorno' : errorAt(refused, 'from');
  const press = { busy: closing.isPending, disabled: !data || data.isLast || from === '' };
  return (
    <div className="stack">
      <p>
        Da quel giorno non prende più ordini e i clienti non lo trovano più. Quello che ha promesso resta promesso:
        sparisce quando ha finito. Si può sempre riaprire.
      </p>
      <TextInput
        className="store-closes-on"
        type="date"
        label="Chiude da"
        min={today}
        max={addDays(today, 366)}
        value={from}
        error={dayError}
        onChange={({ target }) => setFrom(target.value)}
      />
      {data?.isLast ? (
        <Note kind="err" live>
          È l’unico punto vendita che resta: prima aprine un altro.
        </Note>
      ) : data ? (
        <StoreOwes closing={data} />
      ) : refused ? null : (
        <RowsSkeleton count={4} label="Guardo che cosa deve ancora" />
      )}
      <TextInput
        label="Motivo (facoltativo)"
        hint="Resta nel registro; lo legge chi viene spostato"
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <DialogFoot error={errorAt(refused, 'from') ? undefined : refused} back="Torna indietro" onBack={onClose}>
        {data && data.laterOrders > 0 ? (
          <>
            <Button kind="line" {...press} onClick={() => closing.mutate('keep')}>
              Chiudi e lascia gli ordini
            </Button>
            {from > today ? (
              <Button {...press} onClick={() => closing.mutate('move')}>
                Chiudi e sposta
              </Button>
            ) : null}
          </>
        ) : (
          <Button {...press} onClick={() => closing.mutate('keep')}>
            Chiudi il negozio
          </Button>
        )}
      </DialogFoot>
    </div>
  );
}

function saidOf(left: StoreClosing | undefined, moved: number): string {
  if (!left) return 'Il punto vendita è chiuso';
  const spostati = moved === 0 ? '' : moved === 1 ? ', 1 ordine spostato' : `, ${moved} ordini spostati`;
  return `Chiude da ${formatDayLong(left.from)}${spostati}`;
}

import { type PickingStoreSettings, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { AislesField } from './AislesField.tsx';
import { storeQuery } from './store-query.ts';

const numbers = [
  ['cartOrders', 'Ordini sul carrello', 'Da 1 a 6.'],
  ['silenceMinutes', 'Minuti di silenzio', 'Dopo, un altro può continuare il lavoro.'],
  ['tolerancePercent', 'Tolleranza del peso, %', 'Al massimo 15.'],
  ['finishMinutes', 'Minuti prima della fascia', 'Quando l’ordine deve essere in cella.'],
] as const;

/** The rules of a store and its way through the departments, saved together as they were seen. */
export function RulesForm({ store, onReadAgain }: { store: PickingStoreSettings; onReadAgain: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(numbers.map(([field]) => [field, String(store[field])])),
  );
  const [layouts, setLayouts] = useState(store.codeLayouts.join('\n'));
  const [aisles, setAisles] = useState(store.aisles);
  const save = useMutation({
    mutationFn: () =>
      api.call(staffEndpoints.staffPickingStore.saveStore, {
        warehouse_id: store.warehouseId,
        version: store.version,
        cart_orders: Number(typed.cartOrders),
        silence_minutes: Number(typed.silenceMinutes),
        tolerance_percent: Number(typed.tolerancePercent),
        finish_minutes: Number(typed.finishMinutes),
        code_layouts: layouts.split(/\s+/).filter(Boolean),
        aisles: aisles.map(({ tint, label }) => ({ tint, label: label.trim() })),
      }),
    onSuccess: ({ data }) => {
      toast.success('Regole salvate');
      queries.setQueryData(storeQuery(api, store.warehouseId).queryKey, data.store);
      onReadAgain();
    },
  });
  return (
    <form
      className="bx pkst-rules"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <h2>Come si prepara</h2>
      <div className="pkst-numbers">
        {numbers.map(([field, label, hint]) => (
          <TextInput
            key={field}
            label={label}
            hint={hint}
            inputMode="numeric"
            autoComplete="off"
            value={typed[field] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value.replace(/\D/g, '').slice(0, 3) })}
          />
        ))}
      </div>
      <TextArea
        label="Codici del negozio"
        hint="Uno per riga, 13 segni: 2 e altre cifre fisse, I articolo, W grammi o P centesimi, C controllo. Per esempio 2IIIIIIWWWWWC."
        rows={3}
        value={layouts}
        onChange={({ target }) => setLayouts(target.value.toUpperCase())}
      />
      <AislesField aisles={aisles} onChange={setAisles} />
      {save.isError ? (
        <Note kind="err" live>
          {messageOf(save.error)}
        </Note>
      ) : null}
      <div className="row flow">
        <Button type="submit" busy={save.isPending}>
          Salva le regole
        </Button>
        {save.isError ? (
          <Button kind="line" onClick={onReadAgain}>
            Leggi di nuovo
          </Button>
        ) : null}
      </div>
    </form>
  );
}

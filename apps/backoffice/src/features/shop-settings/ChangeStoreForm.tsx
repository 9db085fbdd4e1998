import { type StoreDetail, staffEndpoints } from '@sporta/contract';
import { storeChangeNames } from '@sporta/contract/staff-store-words.ts';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { useUnsaved } from '../../shared/unsaved/index.ts';
import { StoreForm } from './StoreForm.tsx';
import { addressKey, addressOf, changeOf, draftOfStore, rebased, type StoreDraft } from './store-draft.ts';
import { type StoresOnPage, storesKey } from './stores-on-page.ts';

interface ChangeStoreFormProps {
  warehouseId: number;
  onDone: () => void;
}

/** Changes a store that is open. */
export function ChangeStoreForm({ warehouseId, onDone }: ChangeStoreFormProps) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['store', warehouseId],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffStores.detail, { warehouse_id: warehouseId }, { signal })).data.store,
    // nothing reads it again by itself: what is typed stays, and saving says when it is out of date
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  if (error && !data) return <LoadProblem error={error} what="il punto vendita" onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton count={4} label="Il punto vendita" />;
  return <LoadedForm store={data} onStale={() => void refetch()} onDone={onDone} />;
}

interface LoadedFormProps {
  store: StoreDetail;
  /** Somebody else may have changed it: it is read again. */
  onStale: () => void;
  onDone: () => void;
}

/** What was typed, and on what. */
interface KeptChange {
  draft: StoreDraft;
  from: StoreDraft;
}

function LoadedForm({ store, onStale, onDone }: LoadedFormProps) {
  const api = useApi();
  const queries = useQueryClient();
  const { warehouseId, version, toFetch } = store;
  const saved = draftOfStore(store);
  const [draft, setDraft] = useState<StoreDraft>(saved);
  const [typedOn, setTypedOn] = useState(store);
  if (typedOn.version !== version) {
    setTypedOn(store);
    setDraft(rebased(draft, draftOfStore(typedOn), saved));
  }
  const isChanged = JSON.stringify(changeOf(draft)) !== JSON.stringify(changeOf(saved));
  const unsaved = useMemo(
    () => (isChanged ? { draft, from: draftOfStore(typedOn) } : undefined),
    [isChanged, draft, typedOn],
  );
  const kept = useUnsaved<KeptChange>({
    name: `store.${warehouseId}`,
    value: unsaved,
    onTake: (left) => setDraft(rebased(left.draft, left.from, saved)),
  });
  const changing = useMutation({
    mutationFn: async () =>
      (await api.call(staffEndpoints.staffStores.change, { warehouse_id: warehouseId, version, ...changeOf(draft) }))
        .data,
    onSuccess: ({ stores }) => {
      kept.saved();
      queries.setQueryData<StoresOnPage>(storesKey, (was) => was && { ...was, stores });
      // its name is in each choice of stores, its hours and place on other pages
      void queries.invalidateQueries();
      toast.success('Salvato: i clienti lo vedono da subito');
      onDone();
    },
    onError: onStale,
  });
  const moves = addressKey(addressOf(draft)) !== addressKey(addressOf(saved));
  return (
    <StoreForm
      title={`Cambia ${store.name}`}
      draft={draft}
      onChange={setDraft}
      saved={saved}
      warehouseId={warehouseId}
      offer={kept.offer}
      names={storeChangeNames}
      error={changing.error}
      busy={changing.isPending}
      submitLabel="Salva il punto vendita"
      idle={!isChanged}
      about={
        <>
          Nei file si chiama sempre <code>{store.slug}</code>
        </>
      }
      onSubmit={() => changing.mutate()}
      onCancel={onDone}
    >
      {moves && toFetch > 0 ? (
        <Note kind="warn" live>
          {toFetch === 1
            ? 'Un ordine è ancora da ritirare qui: il suo cliente riceve una e-mail con il posto nuovo.'
            : `${toFetch} ordini sono ancora da ritirare qui: i clienti ricevono una e-mail con il posto nuovo.`}
        </Note>
      ) : null}
    </StoreForm>
  );
}

import { staffEndpoints } from '@sporta/contract';
import { storeAnswerNames } from '@sporta/contract/staff-store-words.ts';
import { Switch } from '@sporta/ui/components/form/Switch.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { errorAt } from '../../shared/errors/index.ts';
import { useUnsaved } from '../../shared/unsaved/index.ts';
import { type WeekDraft, WeekFields } from '../../shared/week/index.ts';
import { StoreFields, StoreForm, WeekError } from './StoreForm.tsx';
import { newStoreDraft, openingOf, type StoreDraft, usualWindows } from './store-draft.ts';
import { capacityField, homeFields } from './store-fields.ts';
import { type StoresOnPage, storesKey } from './stores-on-page.ts';

const untouched = JSON.stringify(newStoreDraft());

/** Asks all of a new store at once; nothing is written before everything can be read. @param near another store, for its map */
export function NewStoreForm({ near, onDone }: { near: number | undefined; onDone: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<StoreDraft>(newStoreDraft);
  const isTyped = JSON.stringify(draft) !== untouched;
  const kept = useUnsaved<StoreDraft>({ name: 'new-store.2', value: isTyped ? draft : undefined, onTake: setDraft });
  const opening = useMutation({
    mutationFn: async () => (await api.call(staffEndpoints.staffStores.open, openingOf(draft))).data.stores,
    onSuccess: (stores) => {
      kept.saved();
      queries.setQueryData<StoresOnPage>(storesKey, (was) => was && { ...was, stores });
      // the store is in each choice of stores and in the checks
      void queries.invalidateQueries();
      toast.success(`${draft.texts.name?.trim()} è aperto: manca la merce`);
      onDone();
    },
  });
  const { error, isPending } = opening;
  const fields = { draft, error, onChange: setDraft };
  return (
    <StoreForm
      title="Un altro punto vendita"
      draft={draft}
      onChange={setDraft}
      saved={undefined}
      warehouseId={near}
      offer={kept.offer}
      names={storeAnswerNames}
      error={error}
      busy={isPending}
      submitLabel="Apri il punto vendita"
      about="Apre vuoto: si compra quando ci sono le giacenze"
      onSubmit={() => opening.mutate()}
      onCancel={onDone}
    >
      <ServiceWeek
        title="Ritiro in negozio"
        about="Le fasce in cui i clienti vengono a prendere la spesa"
        week={draft.pickup}
        error={errorAt(error, 'pickup_slots')}
        onChange={(pickup) => setDraft((now) => ({ ...now, pickup }))}
      />
      <ServiceWeek
        title="Consegna a domicilio"
        about="Zone e confini si disegnano poi nelle fasce"
        week={draft.home}
        error={errorAt(error, 'home_slots')}
        onChange={(home) => setDraft((now) => ({ ...now, home }))}
      >
        <StoreFields fields={homeFields} {...fields} />
      </ServiceWeek>
      {draft.pickup || draft.home ? <StoreFields fields={[capacityField]} {...fields} /> : null}
    </StoreForm>
  );
}

interface ServiceWeekProps {
  title: string;
  about: string;
  week: WeekDraft | undefined;
  error: string | undefined;
  onChange: (week: WeekDraft | undefined) => void;
  children?: ReactNode;
}

/** A service and the week of its windows. */
function ServiceWeek({ title, about, week, error, onChange, children }: ServiceWeekProps) {
  return (
    <fieldset className="store-service">
      <legend className="sr">{title}</legend>
      <Switch
        label={<b>{title}</b>}
        description={about}
        checked={week !== undefined}
        onChange={({ target }) => onChange(target.checked ? usualWindows() : undefined)}
      />
      {week ? (
        <>
          {children}
          <WeekFields repeats value={week} onChange={onChange} />
        </>
      ) : null}
      <WeekError error={error} />
    </fieldset>
  );
}

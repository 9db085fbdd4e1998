import { staffEndpoints } from '@sporta/contract';
import { type StoreAnswerName, storeAnswerNames } from '@sporta/contract/staff-store-words.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { errorAt, isOfNoField, messageOf } from '../../shared/errors/index.ts';
import { KeptNote, useUnsaved } from '../../shared/unsaved/index.ts';
import { storeFieldGroups } from './store-fields.ts';

type Answers = Partial<Record<StoreAnswerName, string>>;

/** Asks all of a new store at once; nothing is written before everything can be read. */
export function NewStoreForm({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const isTyped = Object.values(answers).some((text) => text.trim() !== '');
  const kept = useUnsaved<Answers>({ name: 'new-store', value: isTyped ? answers : undefined, onTake: setAnswers });
  const opening = useMutation({
    mutationFn: async () => (await api.call(staffEndpoints.staffStores.open, answers)).data.stores,
    onSuccess: (stores) => {
      kept.saved();
      queries.setQueryData(['stores'], stores);
      // the store is in each choice of stores and in the checks
      void queries.invalidateQueries();
      toast.success(`${answers.name?.trim()} è aperto: manca la merce`);
      onDone();
    },
  });
  const { error, isPending } = opening;
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) opening.mutate();
  };
  return (
    <form ref={form} className="shop-new-store" onSubmit={submit} noValidate aria-labelledby="new-store">
      <h3 id="new-store">Un altro punto vendita</h3>
      <KeptNote offer={kept.offer} />
      {storeFieldGroups.map(({ title, about, fields }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {about ? <p className="muted small">{about}</p> : null}
          <div className="shop-fields">
            {fields.map(({ name, label, example, optional, wide, hint }) => (
              <TextInput
                key={name}
                className={wide ? 'wide' : undefined}
                label={optional ? `${label} (facoltativo)` : label}
                autoComplete="off"
                placeholder={example}
                hint={hint}
                value={answers[name] ?? ''}
                error={errorAt(error, name)}
                onChange={({ target }) => setAnswers((now) => ({ ...now, [name]: target.value }))}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {isOfNoField(error, storeAnswerNames) ? (
        <Note kind="err" live>
          {messageOf(error)}
        </Note>
      ) : null}
      <div className="shop-new-store-acts">
        <p className="muted small grow">Apre vuoto: si compra quando ci sono le giacenze</p>
        <Button kind="ghost" onClick={onDone} disabled={isPending}>
          Lascia stare
        </Button>
        <Button type="submit" busy={isPending}>
          Apri il punto vendita
        </Button>
      </div>
    </form>
  );
}

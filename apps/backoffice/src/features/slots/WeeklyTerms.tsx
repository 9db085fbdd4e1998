import { staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { errorAt, isOfNoField, LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { weeklyTermsQuery } from './slots-queries.ts';
import type { SlotsSearch } from './slots-search.ts';

/** A number as typed; an empty field is none, not 0, and the shop asks for it. */
const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));

const fields = ['share_percent', 'release_hours'];

/** How much of each slot is kept for customers who want it every week, and until when. */
export function WeeklyTerms({ search }: { search: SlotsSearch }) {
  const { data: terms, error, refetch } = useQuery(weeklyTermsQuery(useApi(), search));
  if (error && !terms) return <LoadProblem error={error} what="le fasce settimanali" onRetry={() => void refetch()} />;
  if (!terms) return null;
  return <Editor key={terms.version} search={search} terms={terms} />;
}

function Editor({
  search,
  terms,
}: {
  search: SlotsSearch;
  terms: { sharePercent: number; releaseHours: number; version: string };
}) {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = weeklyTermsQuery(api, search);
  const [share, setShare] = useState(String(terms.sharePercent));
  const [hours, setHours] = useState(String(terms.releaseHours));
  const save = useMutation({
    mutationFn: () =>
      api.call(staffEndpoints.staffWeeklySlots.save, {
        warehouse_id: search.store,
        version: terms.version,
        share_percent: numberIn(share),
        release_hours: numberIn(hours),
      }),
    onSuccess: ({ data }) => {
      queries.setQueryData(queryKey, data.terms);
      toast.success('Fasce settimanali salvate');
    },
    // somebody else may have written meanwhile: the page shows what there is now, and why what was typed is gone
    onError: (problem) => {
      if (isOfNoField(problem, fields)) toast.error(messageOf(problem));
      return queries.invalidateQueries({ queryKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className="bx slot-prices" aria-labelledby="weekly-terms-title" onSubmit={submit} noValidate>
      <h2 id="weekly-terms-title">Fasce settimanali</h2>
      <p className="muted small">
        I clienti possono tenere una fascia ogni settimana. Con quota 0 non se ne tengono di nuove. Chi ne ha già una la
        tiene fino all’ora che gli abbiamo detto.
      </p>
      <div className="slot-price-fields">
        <TextInput
          label="Quota di ogni fascia, %"
          inputMode="numeric"
          value={share}
          error={errorAt(save.error, 'share_percent')}
          onChange={({ target }) => setShare(target.value)}
        />
        <TextInput
          label="Libera senza ordine, ore prima del limite"
          inputMode="numeric"
          value={hours}
          error={errorAt(save.error, 'release_hours')}
          onChange={({ target }) => setHours(target.value)}
        />
      </div>
      <div>
        <Button type="submit" busy={save.isPending}>
          Salva
        </Button>
      </div>
    </form>
  );
}
